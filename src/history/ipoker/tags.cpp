#include "history/ipoker/tags.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "history/encoding.h"

namespace cardroom::history {

namespace {

constexpr std::string_view blanks = " \n\r\t";

// "&#39;" or "&#x27;" at the beginning: the letter's number, and how long it is written.
struct Numbered {
  std::uint32_t letter = 0;
  std::size_t size = 0;
};
Numbered numbered_entity(std::string_view text) {
  const auto end = text.find(';');
  if (text.substr(0, 2) != "&#" || end == text.npos || end > 9) return {};
  const bool sixteen = text.substr(2, 1) == "x";
  const std::string_view digits = text.substr(sixteen ? 3 : 2, end - (sixteen ? 3 : 2));
  std::uint32_t letter = 0;
  const auto [rest, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), letter, sixteen ? 16 : 10);
  const bool whole = error == std::errc() && rest == digits.data() + digits.size();
  const bool half = letter >= 0xD800 && letter < 0xE000;
  if (!whole || half || letter == 0 || letter > 0x10FFFF) return {};
  return {letter, end + 1};
}

// Where a tag ends: a > in quotation marks is part of a name. A < never is: then a mark is missing.
std::size_t tag_end(std::string_view text) {
  char mark = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char letter = text[at];
    if (mark == 0 && letter == '>') return at;
    if (at > 0 && letter == '<') return text.find('>');
    if (mark == 0 && (letter == '"' || letter == '\''))
      mark = letter;
    else if (letter == mark)
      mark = 0;
  }
  return text.npos;
}

std::string_view without_blanks(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(blanks), text.size()));
}

}  // namespace

std::string without_entities(std::string_view text) {
  struct Entity {
    std::string_view written;
    char letter;
  };
  constexpr Entity known[] = {
      {"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}};
  std::string plain;
  while (!text.empty()) {
    if (const auto [letter, size] = numbered_entity(text); size > 0) {
      add_letter(letter, plain);
      text.remove_prefix(size);
      continue;
    }
    const auto* const found = std::find_if(
        std::begin(known), std::end(known),
        [&](const Entity& one) { return text.substr(0, one.written.size()) == one.written; });
    const bool entity = found != std::end(known);
    plain += entity ? found->letter : text[0];
    text.remove_prefix(entity ? found->written.size() : 1);
  }
  return plain;
}

// One attribute after the other, so that no value is taken for a key.
std::optional<std::string> Tag::attribute(std::string_view key) const {
  std::string_view rest = attributes;
  while (true) {
    rest = without_blanks(rest);
    const std::size_t equals = rest.find('=');
    if (equals == rest.npos) return std::nullopt;
    std::string_view found = rest.substr(0, equals);
    found = found.substr(0, found.find_last_not_of(blanks) + 1);
    found = found.substr(found.find_last_of(blanks) + 1);
    rest = without_blanks(rest.substr(equals + 1));
    const bool marked = !rest.empty() && (rest[0] == '"' || rest[0] == '\'');
    const std::size_t end = marked ? rest.find(rest[0], 1) : rest.npos;
    if (end == rest.npos) return std::nullopt;
    if (found == key) return without_entities(rest.substr(1, end - 1));
    rest.remove_prefix(end + 1);
  }
}

std::string_view Tags::take(std::size_t size) {
  const std::string_view taken = text_.substr(0, size);
  line_ += static_cast<std::size_t>(std::count(taken.begin(), taken.end(), '\n'));
  text_.remove_prefix(taken.size());
  return taken;
}

std::optional<Tag> Tags::next() {
  take(std::min(text_.find('<'), text_.size()));
  while (text_.substr(0, 4) == "<!--") {
    take(std::min(text_.find("-->"), text_.size()));
    take(std::min(text_.find('<'), text_.size()));
  }
  const std::size_t end = tag_end(text_);
  if (text_.empty() || end == text_.npos) return std::nullopt;
  Tag tag;
  tag.line = line_;
  std::string_view inside = take(end + 1);
  inside = inside.substr(1, inside.size() - 2);
  tag.name = inside.substr(0, std::min(inside.find_first_of(blanks), inside.size()));
  tag.attributes = inside.substr(tag.name.size());
  tag.text = text_.substr(0, text_.find('<'));
  return tag;
}

}  // namespace cardroom::history
