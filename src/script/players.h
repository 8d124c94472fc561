// The players of a script, by name.
#pragma once

#include <string>
#include <vector>

#include "base/player.h"

namespace cardroom {

// A PlayerId is a place in the list of names, counted from one.
class NamedPlayers {
 public:
  // The player with this name; a new one if nobody has it.
  PlayerId find_or_add(const std::string& name);
  bool has(const std::string& name) const;

  // Empty for nobody.
  const std::string& name_of(PlayerId player) const;
  const std::vector<std::string>& names() const { return names_; }

 private:
  std::vector<std::string> names_;
};

}  // namespace cardroom
