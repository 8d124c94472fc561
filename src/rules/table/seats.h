// Taking, changing and leaving seats, the waiting list, and sitting out.
#pragma once

#include "rules/table/flow.h"

namespace cardroom {

Refusal perform(TableFlow& flow, const table_command::Sit& sit);
Refusal perform(TableFlow& flow, const table_command::Want& want);
Refusal perform(TableFlow& flow, const table_command::GiveUp& give_up);
Refusal perform(TableFlow& flow, const table_command::JoinList& join);
Refusal perform(TableFlow& flow, const table_command::LeaveList& leave);
Refusal perform(TableFlow& flow, const table_command::ChangeSeat& change);
Refusal perform(TableFlow& flow, const table_command::Leave& leave);
Refusal perform(TableFlow& flow, const table_command::SitOut& sit_out);
Refusal perform(TableFlow& flow, const table_command::SitIn& sit_in);

// Refuses a player whom the table is not open to, or who sits there already.
Refusal refuse_newcomer(const Table& table, PlayerId player);

// Refuses a seat that is not one of the table's.
Refusal refuse_number(const Table& table, Seat seat);

// Also refuses an empty seat.
Refusal refuse_seat(const Table& table, Seat seat);

// The two ends of a change of seat.
struct SeatChange {
  Seat from;
  Seat to;
};

// Moves a seated player between rounds of play.
void move_seat(TableFlow& flow, SeatChange change);

// S05-17.13: whether the new seat is further from the blinds than the old one.
bool further_from_blinds(const Table& table, SeatChange change);

// Takes a player from their seat, with their chips.
void depart(TableFlow& flow, Seat seat, Departure why, Clause clause);

}  // namespace cardroom
