// TournamentWanted: a tournament as somebody wants to announce it.
#pragma once

#include <cstdint>
#include <string>

#include "records/tournament_records.h"

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

// A table's name has its number after it.
inline constexpr std::size_t tournament_name_most = 28;

// What goes on record when it is announced, under its number and the key of its ballot.
records::TournamentAnnounced announcement(const TournamentWanted& wanted, std::uint32_t number,
                                          const Seed& key, std::int64_t now_ms);

}  // namespace cardroom::room
