#include "history/phh/toml.h"

#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace cardroom::history {

namespace {

// The text of a file by line and column, as toml++ counts them: columns are code points.
class Source {
 public:
  explicit Source(std::string_view text) : text_(text) {
    for (std::size_t at = 0; at <= text.size(); at = std::min(text.find('\n', at), text.size()) + 1)
      lines_.push_back(at);
  }

  std::string_view slice(const toml::source_region& region) const {
    const std::size_t from = offset(region.begin);
    const std::size_t to = offset(region.end);
    return from < to ? text_.substr(from, to - from) : std::string_view();
  }

 private:
  std::size_t offset(const toml::source_position& place) const {
    if (place.line == 0 || place.line > lines_.size()) return text_.size();
    std::size_t at = lines_[place.line - 1];
    for (std::size_t left = place.column; left > 1 && at < text_.size(); --left) {
      ++at;
      while (at < text_.size() && (static_cast<unsigned char>(text_[at]) & 0xC0U) == 0x80U) ++at;
    }
    return std::min(at, text_.size());
  }

  std::string_view text_;
  std::vector<std::size_t> lines_;
};

bool is_number(const toml::node& node) { return node.is_integer() || node.is_floating_point(); }

std::string_view keep(PhhDocument& document, std::string text) {
  return *document.kept.emplace_back(std::make_unique<const std::string>(std::move(text)));
}

// 1e3, 0xFF and +inf as other files write them.
std::string plain_number(const toml::node& node) {
  if (const auto* const whole = node.as_integer()) return std::to_string(whole->get());
  const double number = node.as_floating_point()->get();
  std::array<char, 400> text{};
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  return {text.data(), end.ptr};
}

void add_item(const Source& source, const toml::node& node, PhhDocument& document) {
  if (const auto* const text = node.as_string()) {
    document.items.push_back(keep(document, text->get()));
    return;
  }
  std::string digits(source.slice(node.source()));
  std::erase(digits, '_');
  while (!digits.empty() && (digits.back() == ' ' || digits.back() == '\n')) digits.pop_back();
  if (digits.find_first_not_of("+-.0123456789") != digits.npos) digits = plain_number(node);
  document.items.push_back(keep(document, std::move(digits)));
}

PhhKind kind_of_list(const toml::array& list) {
  const auto all = [&](auto is) { return std::all_of(list.begin(), list.end(), is); };
  if (all([](const toml::node& node) { return is_number(node); })) return PhhKind::numbers;
  if (all([](const toml::node& node) { return node.is_string(); })) return PhhKind::texts;
  return PhhKind::other;
}

void add_field(const Source& source, const toml::key& key, const toml::node& node,
               PhhDocument& document) {
  PhhField field;
  field.key = keep(document, std::string(key.str()));
  field.first = document.items.size();
  field.line = key.source().begin.line;
  if (const auto* const list = node.as_array()) {
    field.kind = kind_of_list(*list);
    if (field.kind != PhhKind::other)
      for (const auto& one : *list) add_item(source, one, document);
  } else if (node.is_string() || is_number(node)) {
    field.kind = node.is_string() ? PhhKind::text : PhhKind::number;
    add_item(source, node, document);
  } else if (const auto* const truth = node.as_boolean()) {
    field.kind = PhhKind::truth;
    document.items.push_back(truth->get() ? "true" : "false");
  }
  field.count = document.items.size() - field.first;
  if (!node.is_table()) field.raw = keep(document, std::string(source.slice(node.source())));
  document.fields.push_back(field);
}

PhhDocument document_of(const Source& source, const toml::table& table) {
  std::vector<std::pair<const toml::key*, const toml::node*>> fields;
  for (const auto& [key, node] : table) fields.emplace_back(&key, &node);
  // toml++ sorts them by name; this restores the order of the file.
  std::sort(fields.begin(), fields.end(), [](const auto& left, const auto& right) {
    return left.first->source().begin < right.first->source().begin;
  });
  PhhDocument document;
  for (const auto& [key, node] : fields) add_field(source, *key, *node, document);
  return document;
}

}  // namespace

Result<std::vector<PhhDocument>, ParseError> read_toml(std::string_view text) {
  toml::table root;
  try {
    root = toml::parse(text);
  } catch (const toml::parse_error& error) {
    const auto where = error.source().begin;
    return ParseError{{where.line, where.column}, std::string(error.description())};
  }
  const Source source(text);
  std::vector<PhhDocument> documents;
  const bool several = !root.empty() && std::all_of(root.begin(), root.end(), [](const auto& one) {
    return one.second.is_table();
  });
  if (!several) {
    documents.push_back(document_of(source, root));
    return documents;
  }
  for (const auto& [key, node] : root) {
    documents.push_back(document_of(source, *node.as_table()));
    documents.back().name = keep(documents.back(), std::string(key.str()));
    documents.back().line = key.source().begin.line + 1;
  }
  std::stable_sort(
      documents.begin(), documents.end(),
      [](const PhhDocument& left, const PhhDocument& right) { return left.line < right.line; });
  return documents;
}

}  // namespace cardroom::history
