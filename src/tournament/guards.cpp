#include "tournament/guards.h"

namespace cardroom::tournament {

Refusal refuse_phase(const Tournament& tournament, TournamentPhase wanted, Clause clause) {
  if (tournament.phase == wanted) return std::nullopt;
  return refuse(refusal::wrong_phase, clause);
}

Refusal refuse_table(const Tournament& tournament, TableNumber table) {
  if (tournament.tables.has(table)) return std::nullopt;
  return refuse(refusal::no_such_table, tournament.cite().ballot, {{"table", table}});
}

Refusal refuse_player(const Tournament& tournament, PlayerId player) {
  const Entry* entry = find_entry(tournament, player);
  if (player.is_none() || entry == nullptr)
    return refuse(refusal::not_entered, tournament.cite().entry);
  if (!is_in(*entry)) return refuse(refusal::not_playing, tournament.cite().entry);
  return std::nullopt;
}

Refusal refuse_while_dealt(const Tournament& tournament, const Entry& entry) {
  if (entry.table == 0) return std::nullopt;
  const TournamentTable& table = tournament.table(entry.table);
  if (!table.dealing || !table.dealt.contains(entry.seat)) return std::nullopt;
  return refuse(refusal::round_under_way, tournament.cite().guard, {{"table", entry.table}});
}

Refusal refuse_substitute(const Tournament& tournament, PlayerId player, Clause clause) {
  for (const Entry& entry : tournament.entries)
    if (entry.played_by == player && entry.player != player && !player.is_none())
      return refuse(refusal::already_playing, clause);
  return std::nullopt;
}

}  // namespace cardroom::tournament
