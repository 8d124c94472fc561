// Passwords that guessers try first.
#pragma once

#include <string_view>

namespace cardroom::room {

// Also where digits or signs follow the word, letters are written as digits, or the password is the
// name itself, one character again and again, or a row of the keyboard.
bool is_common_password(std::string_view password, std::string_view name);

}  // namespace cardroom::room
