// What the next round of play of a table would be: who is dealt in, where the marker lies, what is
// posted besides the forced bets.
#pragma once

#include "rules/table/table.h"

namespace cardroom {

struct RoundPlan {
  SeatSet players;
  Seat marker;
  FixedList<ExtraPost, seats_max> posts;
  SeatSet broke;      // No chips: they leave before the round.
  SeatSet owes_time;  // A time charge is due from these.
  SeatSet unpaid;     // These cannot pay it and sit out.
  Seat refuses_buck;  // P-07: due the buck, and sits out.
};

RoundPlan plan_round(const Table& table, std::int64_t now_s);

// The revolution when the marker has come to `marker` (S05-17.12).
Revolution revolved_to(const Table& table, Seat marker);

// Who posts the blind with this index when these players are dealt in; none where nobody does.
Seat blind_seat(const Terms& terms, SeatSet players, Seat marker, int blind);

// P-10: which blind is "the big blind".
constexpr int big_blind_index(const Terms& terms) { return terms.blinds >= 2 ? 1 : 0; }

// S05-17.4, S05-17.11, S05-17.13: he posts before he is dealt in, or waits for the big blind.
bool owes_a_blind(const Table& table, Seat seat);

// B-32: who may announce the next over-blind; none when nobody may.
Seat next_over_blind(const Terms& terms, const RoundPlan& plan);

// The amount of the over-blind with this index.
Chips over_blind_amount(const Terms& terms, int index);

}  // namespace cardroom
