// TableFlow: a command being put to a table.
#pragma once

#include "rulebook/engine.h"
#include "rules/table/refusals.h"
#include "rules/table/table.h"

namespace cardroom {

using TableFlow = Flow<Table, TableEvents>;

Refusal perform(TableFlow& flow, const Command& command);
Refusal perform(TableFlow& flow, const table_command::Sit& sit);
Refusal perform(TableFlow& flow, const table_command::Want& want);
Refusal perform(TableFlow& flow, const table_command::GiveUp& give_up);
Refusal perform(TableFlow& flow, const table_command::JoinList& join);
Refusal perform(TableFlow& flow, const table_command::LeaveList& leave);
Refusal perform(TableFlow& flow, const table_command::ChangeSeat& change);
Refusal perform(TableFlow& flow, const table_command::Leave& leave);
Refusal perform(TableFlow& flow, const table_command::SitOut& sit_out);
Refusal perform(TableFlow& flow, const table_command::SitIn& sit_in);
Refusal perform(TableFlow& flow, const table_command::Post& post);
Refusal perform(TableFlow& flow, const table_command::Wait& wait);
Refusal perform(TableFlow& flow, const table_command::TopUp& top_up);
Refusal perform(TableFlow& flow, const table_command::TakeOff& take_off);
Refusal perform(TableFlow& flow, const table_command::OverBlind& over_blind);
Refusal perform(TableFlow& flow, const table_command::StartRound& start);
Refusal perform(TableFlow& flow, const table_command::PlaceMarker& marker);
Refusal perform(TableFlow& flow, const table_command::AwardSeat& award);
Refusal perform(TableFlow& flow, const table_command::Determine& determined);
Refusal perform(TableFlow& flow, const table_command::Vacate& vacate);
Refusal perform(TableFlow& flow, const table_command::Exclude& exclude);
Refusal perform(TableFlow& flow, const table_command::CloseTable& close);
Refusal perform(TableFlow& flow, const table_command::RestrictGroup& restriction);
Refusal perform(TableFlow& flow, const table_command::Admit& admit);
Refusal perform(TableFlow& flow, const table_command::ApproveTable& approve);
Refusal perform(TableFlow& flow, const table_command::CheckCards& check);
Refusal perform(TableFlow& flow, const table_command::ChangeCards& change);
Refusal perform(TableFlow& flow, const table_command::OrderCount& order);
Refusal perform(TableFlow& flow, const table_command::CountDeck& count);
Refusal perform(TableFlow& flow, const table_command::DealOut& deal_out);
Refusal perform(TableFlow& flow, const table_command::RecordConduct& record);
Refusal perform(TableFlow& flow, const table_command::ShareInformation& share);
Refusal perform(TableFlow& flow, const table_command::OpenDispute& open);
Refusal perform(TableFlow& flow, const table_command::RuleDispute& rule);
Refusal perform(TableFlow& flow, const table_command::RequestReview& request);
Refusal perform(TableFlow& flow, const table_command::ReviewDispute& review);
Refusal perform(TableFlow& flow, const table_command::Propose& propose);
Refusal perform(TableFlow& flow, const table_command::Answer& answer);
Refusal perform(TableFlow& flow, const table_command::Decide& decide);
Refusal perform(TableFlow& flow, const table_command::MarkAbsent& mark);
Refusal perform(TableFlow& flow, const table_command::IssueChips& issue);
Refusal perform(TableFlow& flow, const table_command::RemoveChips& remove);

// That the seat is one of the table's.
Refusal refuse_number(const Table& table, Seat seat);

// That somebody sits there, too.
Refusal refuse_seat(const Table& table, Seat seat);

// T01-18.3, T01-18.6: in a tournament the director has the operator's powers over players.
constexpr Role who_rules(const Table& table) {
  return table.game->director_rules ? Role::director : Role::operator_;
}

// T01-4.5, T01-8.4: in a tournament a player changes neither his chips nor his seat.
Refusal refuse_own_chips(const Table& table);
Refusal refuse_own_seat(const Table& table);

// The director takes a player from the table, to another or out of the tournament.
Refusal take_from_table(TableFlow& flow, const table_command::Vacate& vacate);

// That the table and its cards are fit for a round of play.
Refusal refuse_unready(const Table& table, std::int64_t now_s);

// C-25: closes what was put to the players once nobody is left to answer.
void conclude_agreement(TableFlow& flow);

// *95-5.3, *95-5.4, S05-4.3, RWS17-3.4: an amount, in whole chips, of at least the minimum stake.
Refusal refuse_buy_in(const Table& table, Chips stake);

// That it is a number of whole chips above nothing.
Refusal refuse_amount(const Table& table, Chips amount);

// That he is in the round of play under way, so that his chips are.
bool is_in_round(const Table& table, Seat seat);

// Takes a player from his seat, with his chips.
void depart(TableFlow& flow, Seat seat, Departure why, Clause clause);

// S05-17.13: whether `to` is further from the blinds than `from`.
bool further_from_blinds(const Table& table, Seat from, Seat to);

}  // namespace cardroom
