// Opening a table: what the books ask for before one is opened, and before its first round.
#pragma once

#include <cstdint>
#include <optional>

#include <boost/json/object.hpp>

#include "room/game/table.h"

namespace cardroom::room {

// G-01: the rulebook is not in force on this day, and is not opened as a historical game.
std::optional<Refused> refuse_opening(std::string_view rulebook, const SettingList& settings,
                                      std::int64_t now_ms);

// G-01: only a book that is not in force on this day is marked as a historical game.
SettingList marked_truly(std::string_view rulebook, SettingList settings, std::int64_t now_ms);

// T01-4.1, T01-DEF-TournamentChips, S05-DEF-TournamentChips, *95-19.4: tournament chips are not
// money, so a book of tournaments is not opened as a cash table.
std::optional<Refused> refuse_as_cash(std::string_view rulebook);

// What the house determines at every table unless the operator determines it: *95-3.2, S05-2.4,
// T01-2.3 and S05-1.1, T01-1.1: the cards are checked and the table is approved before the first
// round; S05-15.2(a), RWS17-4.1: the maximum of a commission that pots pay.
SettingList with_house_terms(std::string_view rulebook, SettingList settings);

// One thing that is done at a new table, and by whom.
struct OpeningStep {
  boost::json::object command;
  Role by = Role::dealer;
};

// What the room does itself of what `with_house_terms` added to these settings: as the dealer it
// checks the cards; that the layout is approved is the statement of the operator who opens the
// table.
std::vector<OpeningStep> opening_routine(std::string_view rulebook, const SettingList& settings);

}  // namespace cardroom::room
