// The chances of the players in a round that is over, as one person can know them.
#pragma once

#include <optional>
#include <vector>

#include "base/seat_set.h"
#include "room/game/shown.h"
#include "room/messages/state.h"
#include "rules/game/terms.h"
#include "rules/round/round.h"
#include "rules/table/table.h"

namespace cardroom::room {

// Whose hands this person has seen: when the round is over, their own, those that were shown, and
// for the inspector all.
SeatSet hands_seen_by(const Onlooker& onlooker, const Table& table);

// The share of the pot of each player still in, over the cards that may come, when the hands at
// `seen` are known from the first card on; of the others only what lies face up. None where nothing
// can be said: fewer than two players are in, no seen hand is among them, or a draw is to come.
std::vector<outgoing::SeatChances> chances_in(const Terms& terms, const Round& round, SeatSet seen);

// Those of one player who knows their own hand only.
std::optional<outgoing::SeatChances> own_chances(const Terms& terms, const Round& round, Seat seat);

}  // namespace cardroom::room
