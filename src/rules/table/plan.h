// What the next round of play of a table would be: who is dealt in, where the marker is, and what
// is posted besides the forced bets.
#pragma once

#include "rules/table/table.h"

namespace cardroom {

struct RoundPlan {
  SeatSet players;
  Seat marker;
  FixedList<ExtraPost, seats_max> posts;
  SeatSet newcomers;  // Those who post because they are new.
  SeatSet broke;      // They have no chips and leave before the round.
  SeatSet owes_time;  // They owe a time charge.
  SeatSet unpaid;     // They cannot pay it and sit out.
  Seat refuses_buck;  // P-07: the player is due the buck, but sits out.
};

RoundPlan plan_round(const Table& table, std::int64_t now_s);

// The revolution when the marker has come to `marker` (S05-17.12).
Revolution revolved_to(const Table& table, Seat marker);

// The player who posts this blind when these players are dealt in; none if nobody does.
Seat blind_seat(const Terms& terms, SeatSet players, Seat marker, int blind);

// P-10: which blind is "the big blind".
constexpr int big_blind_index(const Terms& terms) { return terms.blinds >= 2 ? 1 : 0; }

// S05-17.4, S05-17.11, S05-17.13: they post before being dealt in, or wait for the big blind.
bool owes_a_blind(const Table& table, Seat seat);
// S05-17.11: of those, a new player who has missed no blind.
bool is_newcomer(const Table& table, Seat seat);

// S05-17.4, S05-17.11: the button is due at this seat next, so its player cannot come in there.
bool button_is_due_at(const Table& table, Seat seat);

// B-32: the player who may announce the next over-blind; none if nobody may.
Seat next_over_blind(const Terms& terms, const RoundPlan& plan);

// The amount of the over-blind with this index.
Chips over_blind_amount(const Terms& terms, int index);

}  // namespace cardroom
