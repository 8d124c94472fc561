#include "tournament/rounds/elimination.h"

#include <algorithm>
#include <utility>

#include "tournament/rounds/chips.h"

namespace cardroom::tournament {

namespace {

// What decides between players who are out: when they went, and what they put in then.
using OutKey = std::pair<std::uint32_t, Chips>;

OutKey key_when_out(const Tournament& tournament, const Gone& gone) {
  const Entry& entry = *find_entry(tournament, gone.player);
  const Instant& instant = tournament.instant;
  const bool same = instant.at_s == tournament.now_s;
  const bool busted = entry.status == EntryStatus::busted;
  return {busted ? entry.out_at : instant.number + (same ? 0 : 1), gone.contributed};
}

// Of those who are out, how many are better placed. Only in the same instant, and where somebody
// might have bought again, can there be any.
int better_out(const Tournament& tournament, OutKey key) {
  if (key.first > tournament.instant.number) return 0;
  return static_cast<int>(
      std::count_if(tournament.entries.begin(), tournament.entries.end(), [&](const Entry& entry) {
        return took_part(entry) && !is_in(entry) && OutKey(entry.out_at, entry.contributed) > key;
      }));
}

}  // namespace

void eliminate(TournamentFlow& flow, GoneList gone) {
  const Tournament& tournament = flow.state;
  const auto key_of = [&](const Gone& one) { return key_when_out(tournament, one); };
  std::stable_sort(gone.begin(), gone.end(),
                   [&](const Gone& one, const Gone& other) { return key_of(one) < key_of(other); });
  FixedList<std::uint16_t, seats_max> places;
  const int left = players_left(tournament) - static_cast<int>(gone.size());
  for (const Gone& one : gone) {
    const OutKey key = key_of(one);
    const auto better = std::count_if(gone.begin(), gone.end(),
                                      [&](const Gone& other) { return key_of(other) > key; });
    places.push_back(static_cast<std::uint16_t>(left + 1 + better + better_out(tournament, key)));
  }
  for (std::size_t at = 0; at < gone.size(); ++at)
    flow.emit(
        event::Eliminated{gone[at].player, gone[at].contributed, places[at], flow.cite().places});
}

void lose_chips(TournamentFlow& flow, TableNumber table, const GoneList& gone, Clause clause) {
  if (!rebuys_open(flow.state, table)) return eliminate(flow, gone);
  for (const Gone& one : gone) flow.emit(event::Busted{one.player, one.contributed, clause});
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
  lose_chips(flow, entry.table, {{asked.player, asked.contributed}}, flow.cite().rebuy);
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
  eliminate(flow, {{asked.player, entry.contributed}});
  end_play_if_one_is_left(flow);
  return std::nullopt;
}

}  // namespace cardroom::tournament
