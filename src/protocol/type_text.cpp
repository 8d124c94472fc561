#include "protocol/type_text.h"

#include "canberra/table/enum_words.h"
#include "records/protection_records.h"
#include "records/records.h"
#include "rulebook/role.h"
#include "rules/irregularity/irregularity.h"

namespace cardroom::protocol {

namespace {

using codec::Shape;
using codec::ShapeField;

std::string joined(const std::vector<std::string>& all) {
  std::string text;
  for (const std::string& one : all) text += (text.empty() ? "" : " | ") + one;
  return text;
}

std::string in_list(const std::string& item) {
  return item.find('|') == item.npos ? item + "[]" : "(" + item + ")[]";
}

std::string without_null(const Shape& shape) {
  std::vector<std::string> all;
  switch (shape.kind) {
    case Shape::Kind::whole:
      return "number";
    case Shape::Kind::flag:
      return "boolean";
    case Shape::Kind::text:
      return "string";
    case Shape::Kind::card:
      return "Card";
    case Shape::Kind::words:
      for (const NamedWords& named : named_words())
        if (named.words == shape.words) return std::string(named.name);
      for (const std::string_view word : shape.words) all.push_back("'" + std::string(word) + "'");
      return joined(all);
    case Shape::Kind::list:
      return in_list(type_text(shape.inside[0]));
    case Shape::Kind::pair:
      return "[" + type_text(shape.inside[0]) + ", " + type_text(shape.inside[1]) + "]";
    case Shape::Kind::named:
      return "Record<string, " + type_text(shape.inside[0]) + ">";
    case Shape::Kind::changes:
      return "Changes<" + type_text(shape.inside[0]) + ">";
    case Shape::Kind::object:
    case Shape::Kind::other:
      return type_name(shape.name);
    case Shape::Kind::either:
      for (const Shape& one : shape.inside) all.push_back(type_text(one));
      return joined(all);
  }
  return {};
}

template <class Enum>
NamedWords words_named(std::string_view name) {
  return {name, codec::shape_of<Enum>().words};
}

}  // namespace

const std::vector<NamedWords>& named_words() {
  static const std::vector<NamedWords> all = {words_named<Role>("Role"),
                                              words_named<Irregularity>("IrregularityWord"),
                                              words_named<Ruling>("RulingWord"),
                                              words_named<Category>("HandWord"),
                                              words_named<records::Restriction>("Restriction"),
                                              words_named<records::Limit>("LimitName")};
  return all;
}

std::string type_name(std::string_view name) {
  std::string text;
  bool capital = true;
  for (const char letter : name) {
    if (letter != '_')
      text += capital && letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A')
                                                        : letter;
    capital = letter == '_';
  }
  return text;
}

std::string type_text(const Shape& shape) {
  return without_null(shape) + (shape.or_null ? " | null" : "");
}

std::string field_text(const ShapeField& field) {
  return std::string(field.name) + (field.may_be_left_out ? "?: " : ": ") + type_text(field.shape);
}

std::vector<ShapeField> all_fields(const Shape& object) {
  std::vector<ShapeField> fields;
  for (const ShapeField& field : object.fields) {
    if (field.is_inlined && field.shape.kind == Shape::Kind::object)
      for (const ShapeField& inner : all_fields(field.shape)) fields.push_back(inner);
    else
      fields.push_back(field);
  }
  return fields;
}

}  // namespace cardroom::protocol
