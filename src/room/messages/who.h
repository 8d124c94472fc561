// Roles that the lists of permissions share.
#pragma once

#include "room/messages/permissions.h"

namespace cardroom::room::who {

inline constexpr Roles player{Role::player};
inline constexpr Roles floor{Role::dealer, Role::supervisor};
inline constexpr Roles supervisor{Role::supervisor};
inline constexpr Roles chooser{Role::supervisor, Role::operator_};
inline constexpr Roles operator_only{Role::operator_};
// A tournament's director rules where the book says so; elsewhere the book itself refuses them.
inline constexpr Roles ruling{Role::operator_, Role::director};
inline constexpr Roles clocking{Role::supervisor, Role::director};
inline constexpr Roles inspector{Role::inspector};
// Who enters what happens at a hosted table, and reports what went wrong at any.
inline constexpr Roles entering{Role::dealer, Role::supervisor, Role::operator_};

}  // namespace cardroom::room::who
