#include "protocol/markdown.h"

#include <set>

#include "protocol/commands.h"
#include "protocol/log_notices.h"
#include "protocol/messages.h"
#include "protocol/records.h"
#include "protocol/requests.h"
#include "protocol/type_text.h"

namespace cardroom::protocol {

namespace {

using codec::Shape;
using codec::ShapeField;

std::string code(std::string_view text) { return "`" + std::string(text) + "`"; }

// A bar inside a table would end its column.
std::string fields_text(const Shape& shape) {
  std::string text;
  for (const ShapeField& field : all_fields(shape)) {
    std::string one = field.is_inlined ? type_name(field.shape.name) : field_text(field);
    for (auto at = one.find(" | "); at != one.npos; at = one.find(" | "))
      one.replace(at, 3, " or ");
    text += (text.empty() ? "" : ", ") + code(one);
  }
  return text;
}

std::string listed(const std::vector<std::string_view>& words) {
  std::string text;
  for (const std::string_view word : words) text += (text.empty() ? "" : ", ") + std::string(word);
  return text;
}

std::string who(const std::vector<std::string_view>& roles) {
  constexpr std::size_t all = 6;
  if (roles.front() == "visitor") return "anybody";
  return roles.size() == all ? "anybody signed in" : listed(roles);
}

std::string row(std::initializer_list<std::string> cells) {
  std::string text = "|";
  for (const std::string& cell : cells) text += cell.empty() ? " |" : " " + cell + " |";
  return text + "\n";
}

// The objects that messages hold, each once, in the order in which they are met.
void add_parts(std::string& text, std::set<std::string_view>& seen, const Shape& shape) {
  for (const Shape& inner : shape.inside) add_parts(text, seen, inner);
  if (shape.kind != Shape::Kind::object) return;
  bool is_told = false;
  for (const ShapeField& field : shape.fields)
    is_told = is_told || (field.is_inlined && field.shape.kind == Shape::Kind::either);
  if (seen.insert(shape.name).second && !is_told)
    text += row({code(type_name(shape.name)), fields_text(shape)});
  for (const ShapeField& field : all_fields(shape))
    if (!field.is_inlined) add_parts(text, seen, field.shape);
}

template <class List>
std::string part_table(const List& list) {
  std::string text = "\nWhat they hold:\n\n" + row({"part", "fields"}) + "|---|---|\n";
  std::set<std::string_view> seen;
  for (const auto& one : list)
    for (const ShapeField& field : one.shape.fields) add_parts(text, seen, field.shape);
  return text;
}

std::string word_table() {
  std::string text = "\nWords:\n\n" + row({"type", "words"}) + "|---|---|\n";
  for (const NamedWords& named : named_words()) {
    std::string words;
    for (const std::string_view word : named.words)
      words += (words.empty() ? "" : ", ") + code(word);
    text += row({code(named.name), words});
  }
  return text;
}

}  // namespace

std::string request_table() {
  std::string text =
      row({"request", "fields", "who", "answer", "what"}) + "|---|---|---|---|---|\n";
  for (const RequestEntry& one : requests())
    text += row({code(one.shape.name), fields_text(one.shape), who(one.roles), code(one.answer),
                 std::string(one.what)});
  return text;
}

std::string command_table() {
  std::string text;
  for (const GameCommands& game : games()) {
    std::string where(game.where);
    where.front() = static_cast<char>(where.front() - 'a' + 'A');
    text += (text.empty() ? "" : "\n") + where + ":\n\n" + row({"command", "fields", "who"}) +
            "|---|---|---|\n";
    for (const CommandEntry& one : game.commands)
      text += row({code(one.shape.name), fields_text(one.shape), who(one.roles)});
  }
  return text;
}

std::string message_table() {
  std::string text = row({"message", "fields", "what"}) + "|---|---|---|\n";
  for (const MessageEntry& one : messages())
    text += row({code(one.shape.name), fields_text(one.shape), std::string(one.what)});
  return text + part_table(messages()) + word_table();
}

std::string log_table() {
  std::string text = row({"notice", "level", "fields", "what"}) + "|---|---|---|---|\n";
  for (const LogNotice& one : log_notices())
    text += row({code(one.shape.name), std::string(one.level), fields_text(one.shape),
                 std::string(one.what)});
  return text;
}

std::string record_table() {
  std::string text = row({"stream", "record", "fields", "what"}) + "|---|---|---|---|\n";
  for (const RecordEntry& one : records())
    text += row(
        {code(one.stream), code(one.shape.name), fields_text(one.shape), std::string(one.what)});
  return text + part_table(records());
}

}  // namespace cardroom::protocol
