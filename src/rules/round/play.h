// The round of play: begin it, play its commands, apply its events.
//
// play() is decide and apply in one: it refuses before anything changes, or applies each event as
// it makes it, so that what follows by itself (the next card, the showdown) is decided on the state
// that results. decide() is the same on a copy. Only apply() changes a Round, and it cannot refuse.
#pragma once

#include <array>
#include <optional>

#include "base/result.h"
#include "rulebook/engine.h"
#include "rules/game/terms.h"
#include "rules/round/commands.h"
#include "rules/round/events.h"
#include "rules/round/round.h"

namespace cardroom {

// A blind posted besides the forced ones: an over-blind, or missed blinds of a returning player.
struct ExtraPost {
  Seat seat;
  Forcing what = Forcing::over_blind;
  Chips live;  // Counts as a wager.
  Chips dead;  // P-11: goes only to the pot.
  CARDROOM_DESCRIBED("extra_post", seat, what, live, dead);
  friend constexpr bool operator==(const ExtraPost&, const ExtraPost&) = default;
};

// What a round of play starts from.
struct Setup {
  std::array<Chips, seats_max> stakes{};
  SeatSet players;  // Players who are dealt in.
  SeatSet absent;   // Those of them who are absent (T-12).
  Seat marker;
  Shoe shoe;
  FixedList<ExtraPost, seats_max> posts;
  SeatSet newcomers;  // Those of them who are new and have missed no blind.
};

// Forced bets and cards, up to the first decision.
Round deal(const Terms& terms, const Setup& setup, Events& events);

// The state before the first event of that round; its events can be applied to it again.
Round before_deal(const Terms& terms, const Setup& setup);

// Refuses and changes nothing, or obeys and appends what happened.
Refusal play(const Terms& terms, Round& round, const Command& command, Events& events);

Result<Events, Violation> decide(const Terms& terms, const Round& round, const Command& command);

// The cards to be shuffled when the draw waits for it (T01-B-2.6).
CardSet cards_to_shuffle(const Round& round);

void apply(const Terms& terms, Round& round, const Event& event);

}  // namespace cardroom
