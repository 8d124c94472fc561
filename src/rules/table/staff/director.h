// The director of a tournament at one of its tables.
#pragma once

#include "rules/table/flow.h"

namespace cardroom {

Refusal perform(TableFlow& flow, const table_command::MarkAbsent& mark);
Refusal perform(TableFlow& flow, const table_command::IssueChips& issue);
Refusal perform(TableFlow& flow, const table_command::RemoveChips& remove);

// T01-18.3, T01-18.6: in a tournament the director has the operator's powers over players.
constexpr Role who_rules(const Table& table) {
  return table.game->director_rules ? Role::director : Role::operator_;
}

// T01-4.5, T01-8.4: in a tournament players change neither their chips nor their seats.
Refusal refuse_own_chips(const Table& table);
Refusal refuse_own_seat(const Table& table);

// The director takes a player from the table, to another or out of the tournament.
Refusal take_from_table(TableFlow& flow, const table_command::Vacate& vacate);

}  // namespace cardroom
