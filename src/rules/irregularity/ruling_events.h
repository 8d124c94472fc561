// Events of irregularities: rulings, and what each did to cards and chips.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/money.h"
#include "base/seat.h"
#include "cards/card.h"
#include "rulebook/clause.h"
#include "rulebook/role.h"
#include "rules/irregularity/irregularity.h"

namespace cardroom {

// What was done before its time, or below the amount owed.
enum class Ahead : std::uint8_t { wager, fold, check, short_call };

constexpr std::string_view word(Ahead what) {
  constexpr std::string_view words[] = {"wager", "fold", "check", "short_call"};
  return words[static_cast<std::size_t>(what)];
}

namespace event {

// A ruling: what was found, what was ruled, and the facts it was based on.
struct Ruled {
  Irregularity what = Irregularity::hole_exposed;
  Ruling ruling = Ruling::kept;
  Clause clause;
  Seat seat;
  Card card;
  bool seen = false;
  bool mixed = false;
  std::uint8_t count = 0;
  Role by = Role::dealer;
  CARDROOM_DESCRIBED("ruled", what, ruling, clause, seat, card, seen, mixed, count, by);
};

// What a player did before their turn, or a bet below the call, until it is judged.
struct PutForward {
  Seat seat;
  Ahead what = Ahead::wager;
  Clause clause;
  Chips amount;
  CARDROOM_DESCRIBED("put_forward", seat, what, clause, amount);
};

// The three events that move chips for a seat have the same fields.

// Chips put forward are now wagered in turn.
struct TakenUp {
  Seat seat;
  Clause clause;
  Chips amount;
  CARDROOM_DESCRIBED("taken_up", seat, clause, amount);
};

// The chips go back to the stake.
struct GivenBack {
  Seat seat;
  Clause clause;
  Chips amount;
  CARDROOM_DESCRIBED("given_back", seat, clause, amount);
};

// Wagers of the round go back.
struct Refunded {
  Seat seat;
  Clause clause;
  Chips amount;
  CARDROOM_DESCRIBED("refunded", seat, clause, amount);
};

// S05-17.19
struct FinalExposed {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("final_exposed", seat, clause);
};

struct DeemedTappedOut {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("deemed_tapped_out", seat, clause);
};

struct HandDied {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("hand_died", seat, clause);
};

// C-11: the player who folded last takes the pots.
struct HandRevived {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("hand_revived", seat, clause);
};

struct ClockStarted {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("clock_started", seat, clause);
};

// Cards are collected; forced bets stand (P-12).
struct Misdealt {
  Clause clause;
  CARDROOM_DESCRIBED("misdealt", clause);
};

// H95-16.6
struct BurnUsed {
  Clause clause;
  CARDROOM_DESCRIBED("burn_used", clause);
};

// The street will be shuffled and dealt again.
struct StreetTakenBack {
  Clause clause;
  CARDROOM_DESCRIBED("street_taken_back", clause);
};

// C-24: the payment was wrong.
struct SettlementReversed {
  Clause clause;
  CARDROOM_DESCRIBED("settlement_reversed", clause);
};

struct RoundVoided {
  Clause clause;
  CARDROOM_DESCRIBED("round_voided", clause);
};

struct ChoiceOffered {
  Clause clause;
  CARDROOM_DESCRIBED("choice_offered", clause);
};

struct ClockStopped {
  Clause clause;
  CARDROOM_DESCRIBED("clock_stopped", clause);
};

struct HoleReplaced {
  Seat seat;
  Card out;
  Card in;
  Clause clause;
  CARDROOM_DESCRIBED("hole_replaced", seat, out, in, clause);
};

// S05-17.17: the exposed card is the up card; the one dealt up is turned down.
struct FaceTurned {
  Seat seat;
  Card up;
  Clause clause;
  CARDROOM_DESCRIBED("face_turned", seat, up, clause);
};

struct BettingLimited {
  Ruling to = Ruling::limited_to_wagered;
  Clause clause;
  CARDROOM_DESCRIBED("betting_limited", to, clause);
};

// T01-18.5, M-18: the wagers of an invalidated round that are not refunded leave play.
struct PotRemoved {
  Clause clause;
  Chips amount;
  CARDROOM_DESCRIBED("pot_removed", clause, amount);
};

struct TimePassed {
  Clause clause;
  std::int64_t now_s = 0;
  CARDROOM_DESCRIBED("time_passed", clause, now_s);
};

}  // namespace event
}  // namespace cardroom
