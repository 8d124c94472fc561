// Who may enter what at a hosted table.
#pragma once

#include <span>

#include "room/messages/permissions.h"

namespace cardroom::room {

// Whether somebody enters what happens at the table.
bool may_enter(Role role);

std::span<const Permission> hosted_permissions();
std::span<const Permission> hosted_canberra_permissions();

}  // namespace cardroom::room
