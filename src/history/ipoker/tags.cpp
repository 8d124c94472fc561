#include "history/ipoker/tags.h"

#include <algorithm>

namespace cardroom::history {

std::string without_entities(std::string_view text) {
  struct Entity {
    std::string_view written;
    char letter;
  };
  constexpr Entity known[] = {
      {"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}};
  std::string plain;
  while (!text.empty()) {
    const auto* const found = std::find_if(
        std::begin(known), std::end(known),
        [&](const Entity& one) { return text.substr(0, one.written.size()) == one.written; });
    const bool entity = found != std::end(known);
    plain += entity ? found->letter : text[0];
    text.remove_prefix(entity ? found->written.size() : 1);
  }
  return plain;
}

std::optional<std::string> Tag::attribute(std::string_view key) const {
  for (std::size_t at = attributes.find(key); at != attributes.npos;
       at = attributes.find(key, at + 1)) {
    const std::size_t equals = at + key.size();
    const bool whole = at > 0 && attributes[at - 1] == ' ' && attributes.substr(equals, 2) == "=\"";
    if (!whole) continue;
    const std::size_t end = attributes.find('"', equals + 2);
    if (end == attributes.npos) return std::nullopt;
    return without_entities(attributes.substr(equals + 2, end - equals - 2));
  }
  return std::nullopt;
}

std::string_view Tags::take(std::size_t size) {
  const std::string_view taken = text_.substr(0, size);
  line_ += static_cast<std::size_t>(std::count(taken.begin(), taken.end(), '\n'));
  text_.remove_prefix(taken.size());
  return taken;
}

std::optional<Tag> Tags::next() {
  take(std::min(text_.find('<'), text_.size()));
  const std::size_t end = text_.find('>');
  if (text_.empty() || end == text_.npos) return std::nullopt;
  Tag tag;
  tag.line = line_;
  std::string_view inside = take(end + 1);
  inside = inside.substr(1, inside.size() - 2);
  tag.name = inside.substr(0, std::min(inside.find_first_of(" \n\r\t"), inside.size()));
  tag.attributes = inside.substr(tag.name.size());
  tag.text = text_.substr(0, text_.find('<'));
  return tag;
}

}  // namespace cardroom::history
