#include "room/tournaments/display/floor_plan.h"

#include "tournament/apply.h"
#include "tournament/players/proposals.h"
#include "words/tournament/story.h"

namespace cardroom::room {

namespace {

using tournament::TableNumber;
using tournament::TournamentPhase;

constexpr std::size_t moves_proposed = 20;
constexpr std::size_t tables_shown = 200;

std::string count_at(const tournament::Tournament& state, TableNumber table) {
  return "table " + std::to_string(table) + " has " +
         std::to_string(players_at(state.table(table)));
}

outgoing::TournamentProposal break_of(const tournament::Tournament& state, TableNumber table) {
  const int tables = tables_in_use(state) - 1;
  const std::string left = std::to_string(players_left(state));
  outgoing::TournamentProposal proposal;
  proposal.act = outgoing::ProposedAct::break_table;
  proposal.from = table;
  proposal.reason = tables == 1 ? "The " + left + " players left fit at one table: the final table."
                                : "The " + left + " players left fit at " + std::to_string(tables) +
                                      " tables, and " + count_at(state, table) + ", the fewest.";
  proposal.clause = state.cite().reseat;
  return proposal;
}

// T-11: a table to break comes first, for who moves afterwards depends on its draw. Each move is
// found as if those before it were made.
std::vector<outgoing::TournamentProposal> proposals_of(const tournament::Tournament& state,
                                                       const NameShown& name_of) {
  std::vector<outgoing::TournamentProposal> proposals;
  if (state.phase != TournamentPhase::playing) return proposals;
  if (const TableNumber table = table_to_break(state)) {
    proposals.push_back(break_of(state, table));
    return proposals;
  }
  auto move = move_to_balance(state);
  if (!move) return proposals;
  tournament::Tournament trial = state;
  for (; move && proposals.size() < moves_proposed; move = move_to_balance(trial)) {
    const std::string why = count_at(trial, move->from) + " players, " + count_at(trial, move->to) +
                            ": the buck reaches this player next.";
    proposals.push_back({.act = outgoing::ProposedAct::move,
                         .from = move->from,
                         .player = move->player,
                         .name_ = name_of(move->player),
                         .to = move->to,
                         .seat = move->seat,
                         .reason = "T" + why.substr(1),
                         .clause = state.cite().reseat});
    apply(trial,
          tournament::event::Allotted{move->player, move->to, move->seat, state.cite().reseat});
  }
  return proposals;
}

std::vector<outgoing::TournamentTableLine> tables_of(const LiveTournament& tournament) {
  const tournament::Tournament& state = tournament.state;
  std::vector<outgoing::TournamentTableLine> lines;
  for (TableNumber number = 1; number <= state.tables.highest() && lines.size() < tables_shown;
       ++number) {
    if (!state.tables.has(number)) continue;
    const tournament::TournamentTable& table = state.table(number);
    const auto room = tournament.tables.find(number);
    lines.push_back(
        {.number = number,
         .table = room == tournament.tables.end() ? std::nullopt : std::optional(room->second),
         .players = players_at(table),
         .buck = table.buck,
         .dealing = table.dealing,
         .chip = table.chip,
         .race_off = race_off_due(state.conditions, table.chip, clock_s(state))});
  }
  return lines;
}

std::vector<Chips> chips_of(const tournament::Tournament& state) {
  Chips smallest = state.conditions.first_chip;
  bool first = true;
  for (const tournament::TournamentTable& table : state.tables)
    if (table.in_use && (first || table.chip < smallest)) {
      smallest = table.chip;
      first = false;
    }
  std::vector<Chips> chips;
  for (const Chips chip : state.conditions.chips)
    if (chip >= smallest) chips.push_back(chip);
  return chips;
}

outgoing::TournamentRaceOff shown_of(const RecentRaceOff& race, const NameShown& name_of) {
  const tournament::event::RacedOff& result = race.result;
  outgoing::TournamentRaceOff shown;
  shown.at_ms = race.at_ms;
  shown.table = result.table;
  shown.chip = result.chip;
  for (const tournament::event::CardRaced& card : race.cards)
    shown.cards.push_back({name_of(card.player), card.card, card.odd});
  if (!result.winner.is_none()) shown.winner = name_of(result.winner);
  shown.won = result.won;
  shown.removed = result.removed;
  shown.added = result.added;
  shown.clause = result.clause;
  return shown;
}

}  // namespace

outgoing::TournamentTiming timing_of(const LiveTournament& tournament) {
  const tournament::Tournament& state = tournament.state;
  const tournament::Conditions& conditions = state.conditions;
  const tournament::LevelNow level = level_now(state);
  const std::int64_t now_s = clock_s(state);
  const tournament::TournamentClock& clock = state.clock;
  const bool runs = clock.running && !clock.on_break && state.phase == TournamentPhase::playing;
  const auto moment = [&](std::int64_t second) -> std::optional<std::int64_t> {
    if (!runs) return std::nullopt;
    return tournament.ms_of(clock.began_s + clock.breaks_s + second);
  };
  outgoing::TournamentTiming timing;
  if (level.to_s != 0) {
    const tournament::LevelNow next = level_at(conditions, level.to_s);
    timing.level_s = level.to_s - level.from_s;
    timing.next_bets = tournament::say_bets(next.blinds, next.ante);
    if (!runs) timing.level_left_s = level.to_s - now_s;
  }
  const std::int64_t rebuys_s = std::int64_t{60} * conditions.rebuys.until_min;
  if (conditions.rebuys.allowed() && now_s < rebuys_s) timing.rebuys_end_ms = moment(rebuys_s);
  for (const tournament::RaceOffDue& due : conditions.race_offs) {
    const std::int64_t due_s = std::int64_t{60} * due.at_min;
    if (due_s <= now_s || timing.race_off != Chips(0)) continue;
    timing.race_off = due.chip;
    timing.race_off_ms = moment(due_s);
  }
  if (const tournament::PlannedBreak* const planned = next_break(conditions, now_s)) {
    timing.next_break_s = std::int64_t{60} * planned->length_min;
    timing.next_break_ms = moment(std::int64_t{60} * planned->at_min);
  }
  return timing;
}

outgoing::TournamentFloor floor_of(const LiveTournament& tournament, const NameShown& name_of) {
  const tournament::Tournament& state = tournament.state;
  outgoing::TournamentFloor floor;
  floor.seats = state.conditions.seats;
  floor.stage = state.stage.stage;
  floor.stages = state.stage.number;
  floor.chips = chips_of(state);
  for (const tournament::Entry& entry : state.entries) {
    floor.rebuys += entry.rebuys;
    floor.top_ups += entry.topped_up ? 1 : 0;
  }
  floor.tables = tables_of(tournament);
  floor.proposals = proposals_of(state, name_of);
  const RecentActs& recent = tournament.recent;
  // A move that was taken back, or followed by another, is no news.
  const auto stands = [&](const RecentMove& move) {
    const tournament::Entry* const entry = find_entry(state, move.player);
    return entry != nullptr && entry->table == move.to && entry->seat == move.to_seat;
  };
  for (auto at = recent.moves().rbegin(); at != recent.moves().rend(); ++at)
    if (stands(*at))
      floor.moves.push_back({at->at_ms, name_of(at->player), at->from, at->from_seat, at->to,
                             at->to_seat, at->clause});
  for (auto at = recent.race_offs().rbegin(); at != recent.race_offs().rend(); ++at)
    floor.race_offs.push_back(shown_of(*at, name_of));
  return floor;
}

}  // namespace cardroom::room
