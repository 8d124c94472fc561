// What is kept of a command that was not refused, and of all that followed from it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/player.h"
#include "cards/card.h"
#include "cards/seed.h"
#include "codec/values.h"
#include "rulebook/role.h"

namespace cardroom::records {

// Where the order of the cards in a command comes from.
struct Shuffle {
  std::uint64_t round = 0;
  std::uint64_t number = 0;  // Of the shuffles of the round, from 0.
  Seed seed{};
  std::int64_t lifted = 0;
  codec::Maybe<std::vector<Card>> set;  // By hand; no card: whatever the shuffle gives.
  CARDROOM_PART("shuffle", round, number, seed, lifted, set);
};

// A command and the events of whichever game is played.
struct AnyCommand;
struct AnyEvents;

// Held is codec::Encoded for those who write records and codec::Unread for those who read them.
template <template <class> class Held>
struct TableCommand {
  PlayerId player;  // None: the room itself.
  Role role = Role::player;
  std::string id;  // The client's, or empty.
  Held<AnyCommand> command;
  Held<AnyEvents> events;
  codec::Maybe<Shuffle> shuffle;
  CARDROOM_DESCRIBED("command", player, role, id, command, events, shuffle);
};

template <template <class> class Held>
struct CageCommand {
  PlayerId player;
  Role role = Role::player;
  std::string id;
  Held<AnyCommand> command;
  Held<AnyEvents> events;
  CARDROOM_DESCRIBED("command", player, role, id, command, events);
};

}  // namespace cardroom::records
