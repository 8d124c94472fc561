#include "script/players.h"

#include <algorithm>

namespace cardroom {

bool NamedPlayers::has(const std::string& name) const {
  return std::find(names_.begin(), names_.end(), name) != names_.end();
}

PlayerId NamedPlayers::find_or_add(const std::string& name) {
  const auto found = std::find(names_.begin(), names_.end(), name);
  const auto at = static_cast<std::uint32_t>(found - names_.begin());
  if (found == names_.end()) names_.push_back(name);
  return PlayerId(at + 1);
}

const std::string& NamedPlayers::name_of(PlayerId player) const {
  static const std::string nobody;
  return player.is_none() || player.number() > names_.size() ? nobody : names_[player.number() - 1];
}

}  // namespace cardroom
