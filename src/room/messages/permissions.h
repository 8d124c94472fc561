// Who may send which message: one table. A message that is not in it is allowed to nobody. A game's
// commands that are not in it are the room's own acts, as the dealer of every table.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "rulebook/role.h"

namespace cardroom::room {

// Some of the roles, and visitors who have not signed in.
class Roles {
 public:
  constexpr Roles() = default;
  constexpr Roles(std::initializer_list<Role> roles) {
    for (const Role role : roles) bits_ = static_cast<std::uint8_t>(bits_ | bit(role));
  }
  static constexpr Roles anybody() { return from_bits(0xFF); }
  static constexpr Roles signed_in() { return from_bits(0x3F); }

  constexpr bool contains(Role role) const { return (bits_ & bit(role)) != 0; }
  constexpr bool has_visitors() const { return (bits_ & 0x80U) != 0; }

 private:
  static constexpr unsigned bit(Role role) { return 1U << static_cast<unsigned>(role); }
  static constexpr Roles from_bits(unsigned bits) {
    Roles roles;
    roles.bits_ = static_cast<std::uint8_t>(bits);
    return roles;
  }
  std::uint8_t bits_ = 0;
};

// Roles that several lists share.
namespace who {

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

}  // namespace who

struct Permission {
  std::string_view type;
  Roles roles;
};

// Messages to the room, commands at tables of poker between players and at hosted ones, commands at
// tables of Canberra Poker, commands of tournaments, commands of tournaments of Canberra Poker.
std::span<const Permission> room_permissions();
std::span<const Permission> poker_permissions();
std::span<const Permission> canberra_permissions();
std::span<const Permission> tournament_permissions();
std::span<const Permission> contest_permissions();

// Null if nobody may.
const Permission* find_permission(std::span<const Permission> list, std::string_view type);

}  // namespace cardroom::room
