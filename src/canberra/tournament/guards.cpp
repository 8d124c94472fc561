#include "canberra/tournament/guards.h"

#include <algorithm>

namespace cardroom::canberra::tournament {

Refusal refuse_phase(const Tournament& tournament, std::initializer_list<CanberraPhase> wanted,
                     Clause clause) {
  if (std::find(wanted.begin(), wanted.end(), tournament.phase) != wanted.end())
    return std::nullopt;
  return refuse(refusal::wrong_phase, clause);
}

Refusal refuse_in(const Tournament& tournament, PlayerId player, Clause clause) {
  const Entrant* const entrant = find_entrant(tournament, player);
  if (entrant == nullptr) return refuse(refusal::not_entered, clause);
  if (entrant->status != EntrantStatus::in) return refuse(refusal::not_in, clause);
  return std::nullopt;
}

Refusal refuse_table(const Tournament& tournament, TableNumber table, Clause clause) {
  if (auto refusal = refuse_phase(tournament, {CanberraPhase::session}, clause)) return refusal;
  if (table == 0 || table > tables_most || !tournament.table(table).in_use)
    return refuse(refusal::no_such_table, clause, {{"table", table}});
  return std::nullopt;
}

Refusal refuse_stage(const Tournament& tournament, PlayerId player, RoundStage stage,
                     Clause clause) {
  if (auto refusal = refuse_in(tournament, player, clause)) return refusal;
  const Entrant& entrant = *find_entrant(tournament, player);
  if (entrant.table == 0) return refuse(refusal::no_ballot, clause);
  if (auto refusal = refuse_table(tournament, entrant.table, clause)) return refusal;
  if (tournament.table(entrant.table).stage != stage) return refuse(refusal::no_round, clause);
  return std::nullopt;
}

}  // namespace cardroom::canberra::tournament
