// The beginning that all answers share: their type, and the id of the message that asked.
#pragma once

#include <string>
#include <string_view>

namespace cardroom::room {

// Without an id it is null. The object is left open.
std::string begin_answer(std::string_view type, const std::string& id);

}  // namespace cardroom::room
