// The tags of an XML text, one after the other. No schema, no nesting: enough for hand histories.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cardroom::history {

struct Tag {
  std::string_view name;        // "/game" for an end.
  std::string_view attributes;  // As written.
  std::string_view text;        // Up to the next tag.
  std::size_t line = 1;

  // With its entities as letters; nullopt if there is no such attribute.
  std::optional<std::string> attribute(std::string_view key) const;
};

class Tags {
 public:
  Tags(std::string_view text, std::size_t line) : text_(text), line_(line) {}

  std::optional<Tag> next();  // Nullopt at the end, or where a tag is not finished.
  bool finished() const { return text_.empty(); }
  std::size_t line() const { return line_; }

 private:
  std::string_view take(std::size_t size);

  std::string_view text_;
  std::size_t line_;
};

// "A &amp; B" as "A & B".
std::string without_entities(std::string_view text);

}  // namespace cardroom::history
