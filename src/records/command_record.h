// The record of a command that was not refused, and of everything that followed from it.
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
  std::uint64_t number = 0;  // Which shuffle of the round, from 0.
  Seed seed{};
  std::int64_t lifted = 0;
  codec::Maybe<std::vector<Card>> set;  // Set by hand; where there is no card, the shuffle decides.
  CARDROOM_PART("shuffle", round, number, seed, lifted, set);
};

// A command and the events of any game.
struct AnyCommand;
struct AnyEvents;

// Held is codec::Encoded for those who write records and codec::Unread for those who read them.
template <template <class> class Held>
struct TableCommand {
  PlayerId player;  // Nobody: the room itself.
  Role role = Role::player;
  std::string id;  // The client's id, or empty.
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
