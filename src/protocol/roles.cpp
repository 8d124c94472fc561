#include "protocol/roles.h"

namespace cardroom::protocol {

std::vector<std::string_view> roles_in(std::span<const room::Permission> permissions,
                                       std::string_view type) {
  std::vector<std::string_view> roles;
  const room::Permission* const permission = room::find_permission(permissions, type);
  if (permission == nullptr) return roles;
  if (permission->roles.has_visitors()) roles.push_back("visitor");
  for (int role = 0; role < role_count; ++role)
    if (permission->roles.contains(static_cast<Role>(role)))
      roles.push_back(word(static_cast<Role>(role)));
  return roles;
}

}  // namespace cardroom::protocol
