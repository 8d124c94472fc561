#include "room/tournaments/any/wanted.h"

#include "room/desk/name_signs.h"
#include "room/tournaments/draws.h"

namespace cardroom::room {

std::optional<Refused> refuse_heading(const TournamentWanted& wanted, std::int64_t now_ms) {
  constexpr std::size_t name_most = 28;  // A table's name has its number after it.
  constexpr std::int64_t late_ms = 60'000;
  constexpr std::int64_t year_ms = 366LL * 86'400'000;
  if (!has_signs_of_a_title(wanted.name, name_most))
    return refused_by(rule::bad_message, "name: 1 to 28 signs that can be seen");
  const std::int64_t starts_ms = wanted.starts_ms;
  if (starts_ms != 0 && (starts_ms < now_ms - late_ms || starts_ms > now_ms + year_ms))
    return refused_by(rule::bad_message, "starts_ms: it has passed, or is more than a year away");
  return std::nullopt;
}

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
