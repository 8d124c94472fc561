// What the name of a person is written with: letters of any script, digits, hyphens, underscores,
// and single spaces between them. And what a line of text may be written with.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cardroom::room {

// The sign at the beginning of the text, which is cut off; nullopt where the bytes are not UTF-8.
std::optional<std::uint32_t> take_sign(std::string_view& text);

// 2 to 20 signs in UTF-8. No sign that cannot be seen or turns the text around it, and not Latin
// letters together with Greek or Cyrillic ones, which look like them.
bool has_signs_of_a_name(std::string_view name);

// How many signs a text has that people write for others to read: a line in UTF-8 in which
// something can be seen, and nothing that turns the text around it. Nullopt for any other text.
std::optional<std::size_t> signs_in_line(std::string_view text);

// The name of a thing: 1 to so many signs in UTF-8, punctuation too, each of which can be seen, and
// no space at either end.
bool has_signs_of_a_title(std::string_view title, std::size_t signs_most);

}  // namespace cardroom::room
