#include "tournament/rounds/elimination.h"

#include "tournament/rounds/chips.h"

namespace cardroom::tournament {

void eliminate(TournamentFlow& flow, PlayerId player, Chips contributed) {
  const auto place = static_cast<std::uint16_t>(players_left(flow.state));
  flow.emit(event::Eliminated{player, contributed, place, flow.cite().places});
}

void end_play_if_one_is_left(TournamentFlow& flow) {
  const Tournament& tournament = flow.state;
  if (tournament.phase != TournamentPhase::playing || players_left(tournament) != 1) return;
  for (const Entry& entry : tournament.entries)
    if (is_in(entry)) {
      flow.emit(event::PlayEnded{entry.player, flow.cite().places});
      return;
    }
}

// At a physical table the director says who has nothing left.
Refusal perform(TournamentFlow& flow, const command::Bust& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().places;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, clause)) return refusal;
  if (auto refusal = refuse_player(tournament, asked.player)) return refusal;
  const Entry& entry = *find_entry(tournament, asked.player);
  if (!is_counted(tournament, entry.table)) return refuse(refusal::tables_report, clause);
  if (entry.status == EntryStatus::busted) return refuse(refusal::no_change, clause);
  if (auto refusal = refuse_while_dealt(tournament, entry)) return refusal;
  // T-14: it decides the place. A stake may have grown since the last count, but not beyond all.
  if (asked.contributed < Chips(0) || asked.contributed > chips_in_play(tournament))
    return refuse(refusal::chips_do_not_add_up, clause,
                  {{"contributed", asked.contributed.count()},
                   {"in play", chips_in_play(tournament).count()}});
  if (rebuys_open(tournament, entry.table))
    flow.emit(event::Busted{asked.player, asked.contributed, flow.cite().rebuy});
  else
    eliminate(flow, asked.player, asked.contributed);
  end_play_if_one_is_left(flow);
  return std::nullopt;
}

// T-26: the director confirms that a player without chips does not buy again.
Refusal perform(TournamentFlow& flow, const command::Eliminate& asked) {
  const Clause clause = flow.cite().places;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_player(flow.state, asked.player)) return refusal;
  const Entry& entry = *find_entry(flow.state, asked.player);
  if (entry.status != EntryStatus::busted)
    return refuse(refusal::still_has_chips, clause, {{"stake", entry.stake.count()}});
  eliminate(flow, asked.player, entry.contributed);
  end_play_if_one_is_left(flow);
  return std::nullopt;
}

}  // namespace cardroom::tournament
