// How a name looks at a glance: without marks and upper case, and with plain letters for those that
// look like them. Two people of the room must not look the same.
#pragma once

#include <string>
#include <string_view>

namespace cardroom::room {

std::u32string looks_of(std::string_view name);

}  // namespace cardroom::room
