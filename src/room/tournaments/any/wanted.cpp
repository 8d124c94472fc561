#include "room/tournaments/any/wanted.h"

#include "room/tournaments/draws.h"

namespace cardroom::room {

records::TournamentAnnounced announcement(const TournamentWanted& wanted, std::uint32_t number,
                                          const Seed& key, std::int64_t now_ms) {
  constexpr std::int64_t day_ms = 86'400'000;
  records::TournamentAnnounced announced;
  announced.tournament = number;
  announced.name_ = wanted.name;
  announced.format = wanted.format;
  announced.directing = wanted.directing;
  announced.conditions = wanted.conditions;
  announced.table_settings = wanted.table_settings;
  announced.house = wanted.house;
  announced.origin_ms = now_ms / day_ms * day_ms;
  announced.starts_ms = wanted.starts_ms;
  announced.bots_up_to = wanted.bots_up_to;
  if (wanted.tables != records::TournamentTables::dealt) announced.tables = wanted.tables;
  announced.key = key;
  announced.commitment = commitment_to_ballot(number, key);
  return announced;
}

}  // namespace cardroom::room
