// TournamentWanted: a tournament as somebody wants to announce it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "records/tournament_records.h"
#include "room/messages/refused.h"

namespace cardroom::room {

struct TournamentWanted {
  std::string format;
  std::string name;
  records::Directing directing = records::Directing::room;
  records::SettingList conditions;
  records::SettingList table_settings;
  records::SettingList house;
  std::int64_t starts_ms = 0;
  std::uint32_t bots_up_to = 0;
  records::TournamentTables tables = records::TournamentTables::dealt;
};

// What any tournament is refused for: a name that cannot be read, a start that has passed.
std::optional<Refused> refuse_heading(const TournamentWanted& wanted, std::int64_t now_ms);

// What goes on record when it is announced, under its number and the key of its ballot.
records::TournamentAnnounced announcement(const TournamentWanted& wanted, std::uint32_t number,
                                          const Seed& key, std::int64_t now_ms);

}  // namespace cardroom::room
