// The round of play: begin it, put commands to it, apply events to it.
//
// play() is decide and apply in one: it refuses before anything changes, or applies each event as
// it makes it, so that what follows by itself (the next card, the showdown) is decided on the state
// as it then is. decide() is the same on a copy. apply() alone changes a Round and cannot refuse.
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

// A blind somebody posts besides the forced ones: an over-blind, or missed blinds on coming back.
struct ExtraPost {
  Seat seat;
  Forcing what = Forcing::over_blind;
  Chips live;  // Counts as a wager.
  Chips dead;  // P-11: goes to the pot only.
  CARDROOM_DESCRIBED("extra_post", seat, what, live, dead);
  friend constexpr bool operator==(const ExtraPost&, const ExtraPost&) = default;
};

// What a round of play starts from.
struct Setup {
  std::array<Chips, seats_max> stakes{};
  SeatSet players;  // Who is dealt in.
  SeatSet absent;   // Of these, who is not there (T-12).
  Seat marker;
  Shoe shoe;
  FixedList<ExtraPost, seats_max> posts;
};

// Forced bets and cards, up to the first decision.
Round deal(const Terms& terms, const Setup& setup, Events& events);

// The state before the first event of that round, from which its events can be applied again.
Round before_deal(const Terms& terms, const Setup& setup);

// Refuses and changes nothing, or does it and appends what happened.
Refusal play(const Terms& terms, Round& round, const Command& command, Events& events);

Result<Events, Violation> decide(const Terms& terms, const Round& round, const Command& command);

// The cards to be shuffled when the draw waits for it (T01-B-2.6).
CardSet cards_to_shuffle(const Round& round);

void apply(const Terms& terms, Round& round, const Event& event);

}  // namespace cardroom
