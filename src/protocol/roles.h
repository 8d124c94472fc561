// Roles as words, taken from the room's table of permissions.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "room/messages/permissions.h"

namespace cardroom::protocol {

// Who may send a message; empty when nobody may.
std::vector<std::string_view> roles_in(std::span<const room::Permission> permissions,
                                       std::string_view type);

}  // namespace cardroom::protocol
