// What each event changes in a Table; those of staff are in rules/table/staff/apply.h. A Table
// changes nowhere else.
#pragma once

#include "rules/table/table.h"

namespace cardroom {

// S05-15.3: time is paid in advance and not given back, so what is left of it waits for the player.
void keep_paid_time(Table& table, const Place& place);

void apply_to(Table& table, const Event& event);
void apply_to(Table& table, const table_event::Sat& sat);
void apply_to(Table& table, const table_event::SeatWanted& wanted);
void apply_to(Table& table, const table_event::SeatGivenUp& given_up);
void apply_to(Table& table, const table_event::DrewForSeat& drew_for_seat);
void apply_to(Table& table, const table_event::ListJoined& joined);
void apply_to(Table& table, const table_event::ListLeft& left);
void apply_to(Table& table, const table_event::SeatChanged& changed);
void apply_to(Table& table, const table_event::LeaveAsked& asked);
void apply_to(Table& table, const table_event::Left& left);
void apply_to(Table& table, const table_event::SatOut& out);
void apply_to(Table& table, const table_event::SatIn& in);
void apply_to(Table& table, const table_event::PostChosen& chosen);
void apply_to(Table& table, const table_event::WaitChosen& chosen);
void apply_to(Table& table, const table_event::StandingRestored& restored);
void apply_to(Table& table, const table_event::MarkerPlaced& placed);
void apply_to(Table& table, const table_event::ToppedUp& topped_up);
void apply_to(Table& table, const table_event::TookOff& took_off);
void apply_to(Table& table, const table_event::OverBlindAnnounced& announced);
void apply_to(Table& table, const table_event::StakeBelow& below);
void apply_to(Table& table, const table_event::TimeCharged& charged);
void apply_to(Table& table, const table_event::RoundStarted& started);
void apply_to(Table& table, const table_event::Determined& made);
void apply_to(Table& table, const table_event::ClosureAnnounced& closure);
void apply_to(Table& table, const table_event::GroupRestricted& restriction);
void apply_to(Table& table, const table_event::Admitted& admitted);

}  // namespace cardroom
