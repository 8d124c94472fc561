#include "room/game/bot_chance.h"

#include "store/hash.h"

namespace cardroom::room {

Chance bot_chance(const Seed& key, BotChance purpose, std::uint64_t number, Seat seat) {
  const store::Hash hash = store::Hasher()
                               .text("cardroom bots 1")
                               .hash(key)
                               .number(static_cast<std::uint64_t>(purpose))
                               .number(number)
                               .number(static_cast<std::uint64_t>(seat.number()))
                               .done();
  std::uint64_t seed = 0;
  for (std::size_t at = 0; at < 8; ++at) seed |= std::uint64_t{hash[at]} << (8 * at);
  return Chance(seed);
}

}  // namespace cardroom::room
