// What the name of a person is written with: letters of any script, digits, hyphens, underscores,
// and single spaces between them.
#pragma once

#include <string_view>

namespace cardroom::room {

// 2 to 20 signs in UTF-8. No sign that cannot be seen or turns the text around it, and not Latin
// letters together with Greek or Cyrillic ones, which look like them.
bool has_signs_of_a_name(std::string_view name);

}  // namespace cardroom::room
