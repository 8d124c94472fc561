#include "tournament/play.h"

#include "tournament/flow.h"
#include "tournament/on_event.h"
#include "tournament/placings.h"

namespace cardroom::tournament {

std::optional<Violation> play(Tournament& tournament, const Command& command, Events& events) {
  Flow flow{tournament, events};
  auto refusal = std::visit([&](const auto& asked) { return perform(flow, asked); }, command);
  check(conserved(tournament), "chips of a tournament came or went");
  return refusal;
}

Result<Events, Violation> decide(const Tournament& tournament, const Command& command) {
  Tournament copy = tournament;
  Events events;
  if (const auto refusal = play(copy, command, events)) return *refusal;
  return events;
}

void apply(Tournament& tournament, const Event& event) {
  std::visit([&](const auto& told) { on(tournament, told); }, event);
}

Clause clause_of(const Event& event) {
  return std::visit([](const auto& told) { return told.clause; }, event);
}

Refusal refuse_role(Role by, std::initializer_list<Role> may, Clause clause) {
  for (const Role role : may)
    if (role == by) return std::nullopt;
  return refused(refusal::not_your_role, clause);
}

Refusal refuse_phase(const Tournament& tournament, Phase wanted, Clause clause) {
  if (tournament.phase == wanted) return std::nullopt;
  return refused(refusal::wrong_phase, clause);
}

Refusal refuse_table(const Tournament& tournament, TableNumber table) {
  if (table >= 1 && table <= tables_most && tournament.table(table).in_use) return std::nullopt;
  return refused(refusal::no_such_table, tournament.cite().ballot, {{"table", table}});
}

Refusal refuse_player(const Tournament& tournament, PlayerId player) {
  const Entry* entry = find_entry(tournament, player);
  if (player.is_none() || entry == nullptr)
    return refused(refusal::not_entered, tournament.cite().entry);
  if (!is_in(*entry)) return refused(refusal::not_playing, tournament.cite().entry);
  return std::nullopt;
}

Refusal refuse_while_dealt(const Tournament& tournament, const Entry& entry) {
  if (entry.table == 0) return std::nullopt;
  const TableState& table = tournament.table(entry.table);
  if (!table.dealing || !table.dealt.contains(entry.seat)) return std::nullopt;
  return refused(refusal::round_under_way, tournament.cite().guard, {{"table", entry.table}});
}

void eliminate(Flow& flow, PlayerId player, Chips contributed) {
  const auto place = static_cast<std::uint16_t>(players_left(flow.tournament));
  flow.emit(event::Eliminated{player, contributed, place, flow.cite().places});
}

void end_play_if_one_is_left(Flow& flow) {
  const Tournament& tournament = flow.tournament;
  if (tournament.phase != Phase::playing || players_left(tournament) != 1) return;
  for (const Entry& entry : tournament.entries)
    if (is_in(entry)) {
      flow.emit(event::PlayEnded{entry.player, flow.cite().places});
      return;
    }
}

}  // namespace cardroom::tournament
