// Whether the tables of a tournament can be dealt at every level of its schedule.
#pragma once

#include <optional>

#include "records/tournament_records.h"
#include "room/messages/refused.h"
#include "tournament/format/format.h"

namespace cardroom::room {

// Says why the book of the tables cannot have the forced bets of one of the levels.
std::optional<Refused> refuse_levels(const tournament::Format& format,
                                     const tournament::Conditions& conditions,
                                     const records::SettingList& table_settings);

}  // namespace cardroom::room
