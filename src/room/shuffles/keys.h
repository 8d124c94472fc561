// Keys: the keys of a table's shuffles. One is drawn for each round and committed to before it, and
// players may mix something of their own into it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/player.h"
#include "cards/seed.h"

namespace cardroom::room {

struct Keys {
  std::uint64_t round = 0;  // The coming round, which the key is for.
  Seed key{};
  std::string commitment;
  std::vector<std::string> entropy;
  std::map<PlayerId, std::size_t> gifts;  // How much of it each player gave.
  // Of the round under way, or of the last round.
  std::uint64_t dealt_round = 0;
  Seed seed{};
  std::uint32_t shuffles = 0;
  std::string dealt_commitment;
  std::size_t set_deals = 0;  // Deals since the start, if they may be set by hand.
};

std::string commitment_to(std::uint32_t table, std::uint64_t round, const Seed& key);
Seed seed_of(const Seed& key, const std::vector<std::string>& entropy);

}  // namespace cardroom::room
