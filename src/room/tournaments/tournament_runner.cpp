#include "room/tournaments/tournament_runner.h"

#include <algorithm>

#include "room/tournaments/busy.h"
#include "room/tournaments/money.h"
#include "room/tournaments/schedule.h"
#include "room/tournaments/walk_ins.h"
#include "tournament/house/late_entry.h"
#include "tournament/players/proposals.h"
#include "tournament/prizes/prizes.h"
#include "tournament/rounds/chips.h"

namespace cardroom::room {

namespace {

namespace command = tournament::command;
using tournament::EntryStatus;
using tournament::TableNumber;
using tournament::TournamentPhase;

constexpr std::int64_t rebuy_ms = 20'000;  // House setting: how long a player may think about it.
constexpr std::int64_t hosted_rebuy_ms = 120'000;  // Where they walk to the cage.
constexpr std::int64_t retry_ms = 1'000;
constexpr std::int64_t start_again_ms = 10'000;
constexpr std::int64_t undo_ms =
    30'000;  // House setting: how long a hosted round can be put right.
constexpr int passes_most = 8;

bool is_playing(const LiveTournament& tournament) {
  return !tournament.stopped && tournament.state.phase == TournamentPhase::playing;
}

std::int64_t time_to_buy(const LiveTournament& tournament) {
  return tournament.is_hosted() ? hosted_rebuy_ms : rebuy_ms;
}

// Nobody plays for anything but the seat that all of them have won.
bool all_win_a_seat(const tournament::Tournament& state) {
  const Cents seat = state.conditions.seat_value;
  if (seat == Cents(0) || late_entry_open(state)) return false;
  if (in_rebuy_period(state.conditions, clock_s(state))) return false;
  const Cents seats = seat * players_left(state);
  if (pool_of(state) < seats || pool_of(state) >= seats + seat) return false;
  const std::vector<Cents> prizes = prizes_left(state);
  return std::all_of(prizes.begin(), prizes.end(), [&](Cents one) { return one == seat; }) &&
         std::none_of(state.entries.begin(), state.entries.end(),
                      [](const auto& entry) { return entry.status == EntryStatus::busted; });
}

std::vector<PlayerId> entrants_at(const LiveTournament& tournament, TableNumber number) {
  std::vector<PlayerId> players;
  const tournament::TournamentTable& table = tournament.state.table(number);
  for (const Seat seat : seats_taken(table))
    players.push_back(tournament.state.entry_at(table, seat).player);
  return players;
}

}  // namespace

void TournamentRunner::plan(std::int64_t now_ms) {
  tournaments_.forget_old();
  for (auto& [number, tournament] : tournaments_.all()) {
    tournaments_.due_at(tournament, 0, clock_due_ms(tournament, now_ms));
    if (!is_playing(tournament)) continue;
    for (const auto& [table, room] : tournament.tables) {
      tournaments_.due_at(tournament, table, now_ms);
      if (LiveTable* const live = floor_.table_of(tournament, table))
        live->is_reported = !tournament.state.table(table).dealing;
      floor_.tell_bots(tournament, table);
    }
  }
}

void TournamentRunner::run(const Moment& at) {
  tournaments_.forget_old();
  for (const TournamentDue& due : tournaments_.take_due(at.now_ms)) {
    LiveTournament& tournament = *tournaments_.find(due.tournament);
    if (tournament.stopped) continue;
    performer_.contain(tournament, at, [&] {
      if (due.table == 0)
        look_at_clock(tournament, at);
      else
        go_on(tournament, due.table, at);
    });
  }
  // Tables of contests rest for their own runner.
  const auto is_other = [&](std::uint32_t number) {
    return tournaments_.contests().find(number) == nullptr;
  };
  for (int pass = 0; pass < passes_most; ++pass) {
    const auto resting = tables_.take_resting_of(is_other);
    if (resting.empty()) return;
    for (const std::uint32_t number : resting) {
      const OfTournament of = tables_.at(number).of;
      LiveTournament* const tournament = tournaments_.find(of.tournament);
      if (tournament == nullptr || tournament->stopped) continue;
      performer_.contain(*tournament, at,
                         [&] { rest(*tournament, static_cast<TableNumber>(of.table), at); });
    }
  }
}

void TournamentRunner::look_at_clock(LiveTournament& tournament, const Moment& at) {
  performer_.pass_time(tournament, at);
  const bool room_directs = tournament.is_directed_by_room();
  if (tournament.state.phase == TournamentPhase::entries && room_directs)
    return start(tournament, at);
  if (tournament.state.phase == TournamentPhase::over && room_directs)
    (void)performer_.direct(tournament, command::Award{}, at);
  if (!tournament.due_ms.contains(0))
    tournaments_.due_at(tournament, 0, clock_due_ms(tournament, at.now_ms));
}

// T-10, T01-*-3.1: with too few entrants it is cancelled, and everybody gets their money back.
void TournamentRunner::start(LiveTournament& tournament, const Moment& at) {
  const int wanted = entrants_wanted(tournament);
  const int missing = wanted - entrants(tournament.state);
  if (tournament.announced.bots_up_to > 0 && missing > 0) (void)add_bots(tournament, missing, at);
  const bool ready = entrants(tournament.state) >= tournament.state.conditions.players_least;
  if (ready) {
    const bool drawn =
        tournament.state.balloted || performer_.direct(tournament, command::Ballot{}, at);
    if (drawn && performer_.direct(tournament, command::Start{}, at))
      return announce_next(tournament.announced, at);
    // The room is full, or the published time has not come: it is tried again.
    return tournaments_.due_at(tournament, 0, at.now_ms + start_again_ms);
  }
  if (tournament.announced.starts_ms == 0) return;
  (void)performer_.perform(tournament, command::Cancel{Role::operator_},
                           {PlayerId(), Role::operator_}, {}, at);
}

// A tournament that bots fill up whenever somebody comes is followed by the next one.
void TournamentRunner::announce_next(const records::TournamentAnnounced& last, const Moment& at) {
  if (last.bots_up_to == 0 || last.starts_ms != 0) return;
  (void)performer_.announce({.format = last.format,
                             .name = last.name_,
                             .directing = last.directing,
                             .conditions = last.conditions,
                             .table_settings = last.table_settings,
                             .house = last.house,
                             .starts_ms = 0,
                             .bots_up_to = last.bots_up_to},
                            at);
}

// A bot gets what a command asks of it from the house.
bool TournamentRunner::pays(LiveTournament& tournament, PlayerId bot,
                            const tournament::Command& command, const Moment& at) {
  if (const auto price = price_of(tournament.state, command))
    counter_.give(bot, price->cents - counter_.wallet(bot), at);
  return !performer_.perform(tournament, command, {bot, Role::player}, {}, at);
}

std::optional<Refused> TournamentRunner::add_bots(LiveTournament& tournament, int count,
                                                  const Moment& at) {
  const auto wanted = static_cast<std::size_t>(std::max(count, 0));
  for (const PlayerId bot : bots_.free_bots(wanted, busy_players(tables_, tournaments_), at)) {
    const command::Enter enter{bot, true};
    if (const auto price = price_of(tournament.state, enter))
      counter_.give(bot, price->cents - counter_.wallet(bot), at);
    if (auto refused = performer_.perform(tournament, enter, {bot, Role::player}, {}, at))
      return refused;
  }
  return std::nullopt;
}

void TournamentRunner::agree_for_bots(LiveTournament& tournament, const Moment& at) {
  if (!is_deal_open(tournament.state)) return;
  const tournament::Deal deal = *tournament.state.deal;
  for (const tournament::DealShare& share : deal.shares)
    if (!share.agreed && accounts_.is_bot(plays_for(*find_entry(tournament.state, share.player))))
      (void)performer_.perform(tournament, command::AgreeDeal{share.player},
                               {share.player, Role::player}, {}, at);
}

void TournamentRunner::rest(LiveTournament& tournament, TableNumber number, const Moment& at) {
  if (!is_playing(tournament) || !tournament.state.tables.has(number)) return;
  const LiveTable* const table = floor_.table_of(tournament, number);
  if (table == nullptr || table->game->dealing() || table->told_to_deal) return;
  if (tournament.state.table(number).dealing) {
    // With real cards an entry may still be taken back.
    const std::int64_t reports_ms = table->since_ms + (tournament.is_hosted() ? undo_ms : 0);
    if (at.now_ms < reports_ms) return tournaments_.due_at(tournament, number, reports_ms);
    end_round(tournament, number, at);
  }
  if (!is_playing(tournament) || tournament.due_ms.contains(number)) return;
  tournaments_.due_at(tournament, number, at.now_ms + table->house.pause_ms);
}

void TournamentRunner::go_on_now(LiveTournament& tournament, TableNumber number, const Moment& at) {
  if (tournament.stopped || !is_playing(tournament) || !tournament.state.tables.has(number)) return;
  const LiveTable* const table = floor_.table_of(tournament, number);
  if (table == nullptr || table->told_to_deal) return;
  performer_.contain(tournament, at, [&] {
    if (tournament.state.table(number).dealing) end_round(tournament, number, at);
    go_on(tournament, number, at);
  });
}

bool TournamentRunner::may_undo(const LiveTournament& tournament, TableNumber number) {
  return is_playing(tournament) && tournament.state.tables.has(number) &&
         tournament.state.table(number).dealing;
}

// M-18: chips that a ruling took out of play leave the tournament too.
void TournamentRunner::end_round(LiveTournament& tournament, TableNumber number, const Moment& at) {
  performer_.pass_time(tournament, at);
  const tournament::StakesAt stakes = floor_.stakes_at(tournament, number);
  const tournament::TournamentTable& table = tournament.state.table(number);
  command::InvalidateRound removed{
      number, tournament::Cause::impractical, tournament::Wagers::removed, {}};
  Chips gone;
  for (const Seat seat : table.dealt) {
    const Chips lost = tournament.state.entry_at(table, seat).stake - stakes[seat.index()];
    removed.wagered[seat.index()] = lost;
    gone += lost;
  }
  const bool done = gone == Chips(0)
                        ? performer_.direct(tournament, command::EndRound{number, stakes}, at)
                        : performer_.direct(tournament, removed, at);
  check(done, "a tournament refused the report of its table");
}

void TournamentRunner::go_on(LiveTournament& tournament, TableNumber number, const Moment& at) {
  if (!is_playing(tournament) || !tournament.state.tables.has(number)) return;
  LiveTable* const table = floor_.table_of(tournament, number);
  if (table == nullptr || table->game->dealing() || table->told_to_deal) return;
  if (tournament.state.table(number).dealing) return rest(tournament, number, at);
  const auto again = [&] { tournaments_.due_at(tournament, number, at.now_ms + retry_ms); };
  if (table->stopped || table->paused) return again();
  performer_.pass_time(tournament, at);
  if (tournament.state.clock.on_break) return;
  if (!settle_busted(tournament, number, at)) return again();
  if (waits_for_top_ups(tournament, number, at)) return again();
  keep_out_excluded(tournament, number, at);
  if (tournament.is_directed_by_room()) {
    // At hosted tables the director sees who is there.
    if (!tournament.is_hosted()) see_who_is_there(tournament, number, at);
    top_up_bots(tournament, number, at);
    race_off(tournament, number, at);
    if (!is_playing(tournament) || !reseat(tournament, number, at)) return;
  }
  if (!is_playing(tournament)) return;
  // T-18: a satellite is over when all players left win the same; the others finish their rounds.
  if (tournament.is_directed_by_room() && all_win_a_seat(tournament.state)) {
    if (!performer_.direct(tournament, command::EndPlay{}, at)) again();
    return;
  }
  floor_.align(tournament, number, at);
  if (!performer_.direct(tournament, command::StartRound{number}, at)) again();
}

bool TournamentRunner::settle_busted(LiveTournament& tournament, TableNumber number,
                                     const Moment& at) {
  bool waits = false;
  for (const PlayerId player : entrants_at(tournament, number)) {
    const tournament::Entry& entry = *find_entry(tournament.state, player);
    if (entry.status != EntryStatus::busted) continue;
    const command::Rebuy rebuy{player};
    const bool is_bot = accounts_.is_bot(player);
    if (is_bot && entry.rebuys == 0 && pays(tournament, player, rebuy, at)) continue;
    const bool here = tournament.is_hosted() || is_here(plays_for(entry), at);
    const bool can_pay = is_walk_in(player, accounts_) ||
                         counter_.wallet(player) >= tournament.state.conditions.rebuy_price;
    const bool can = !is_bot && here && can_pay;
    const std::int64_t until_ms = at.now_ms + time_to_buy(tournament);
    const auto until = tournament.rebuys_until_ms.try_emplace(number, until_ms).first;
    if (can && at.now_ms < until->second) {
      waits = true;
      continue;
    }
    (void)performer_.direct(tournament, command::Eliminate{player}, at);
    if (!is_playing(tournament)) return true;
  }
  if (!waits) tournament.rebuys_until_ms.erase(number);
  return !waits;
}

// T-08: the next round ends the top-ups, so whoever may still have one is given the time to ask.
bool TournamentRunner::waits_for_top_ups(LiveTournament& tournament, TableNumber number,
                                         const Moment& at) {
  const tournament::Tournament& state = tournament.state;
  const tournament::Conditions& conditions = state.conditions;
  if (!conditions.rebuys.allowed() || in_rebuy_period(conditions, clock_s(state)) ||
      !top_ups_open(state, number))
    return false;
  const std::vector<PlayerId> players = entrants_at(tournament, number);
  const bool somebody = std::any_of(players.begin(), players.end(), [&](PlayerId player) {
    const tournament::Entry& entry = *find_entry(state, player);
    if (entry.topped_up || accounts_.is_bot(player)) return false;
    if (!tournament.is_hosted() && !is_here(plays_for(entry), at)) return false;
    return is_walk_in(player, accounts_) || counter_.wallet(player) >= conditions.top_up_price;
  });
  const std::int64_t until_ms = at.now_ms + time_to_buy(tournament);
  const auto until = tournament.top_ups_until_ms.try_emplace(number, until_ms).first;
  return somebody && at.now_ms < until->second;
}

bool TournamentRunner::is_here(PlayerId player, const Moment& at) const {
  return accounts_.is_bot(player) ||
         (connections_.is_here(player) && performer_.may_play(player, at.now_ms));
}

// Whoever has excluded themselves plays no further round, whoever directs.
void TournamentRunner::keep_out_excluded(LiveTournament& tournament, TableNumber number,
                                         const Moment& at) {
  for (const PlayerId player : entrants_at(tournament, number)) {
    const tournament::Entry& entry = *find_entry(tournament.state, player);
    if (!entry.absent && !performer_.may_play(plays_for(entry), at.now_ms))
      (void)performer_.direct(tournament, command::MarkAbsent{player}, at);
  }
}

// T01-17.3, S05-20.11: the cards of players who are not there are folded.
void TournamentRunner::see_who_is_there(LiveTournament& tournament, TableNumber number,
                                        const Moment& at) {
  for (const PlayerId player : entrants_at(tournament, number)) {
    const tournament::Entry& entry = *find_entry(tournament.state, player);
    const PlayerId who = plays_for(entry);
    const bool here = is_here(who, at);
    if (here && entry.absent)
      (void)performer_.direct(tournament, command::MarkPresent{player}, at);
    else if (!here && !entry.absent)
      (void)performer_.direct(tournament, command::MarkAbsent{player}, at);
  }
}

void TournamentRunner::top_up_bots(LiveTournament& tournament, TableNumber number,
                                   const Moment& at) {
  const tournament::Conditions& conditions = tournament.state.conditions;
  if (!conditions.rebuys.allowed() || in_rebuy_period(conditions, clock_s(tournament.state)) ||
      !top_ups_open(tournament.state, number))
    return;
  for (const PlayerId player : entrants_at(tournament, number))
    if (accounts_.is_bot(player) && !find_entry(tournament.state, player)->topped_up)
      (void)pays(tournament, player, command::TopUp{player}, at);
}

void TournamentRunner::race_off(LiveTournament& tournament, TableNumber number, const Moment& at) {
  while (is_playing(tournament) &&
         race_off_due(tournament.state.conditions, tournament.state.table(number).chip,
                      clock_s(tournament.state))) {
    command::RaceOff race{number, tournament.state.table(number).chip, {}, {}, true};
    if (!performer_.direct(tournament, race, at)) return;
    if (!settle_busted(tournament, number, at)) return;
  }
}

bool TournamentRunner::reseat(LiveTournament& tournament, TableNumber number, const Moment& at) {
  if (table_to_break(tournament.state) == number &&
      performer_.direct(tournament, command::BreakTable{number, {}}, at))
    return false;
  while (const auto move = move_to_balance(tournament.state)) {
    if (move->from != number) break;
    if (!performer_.direct(tournament, command::Move{move->player, move->to, move->seat}, at))
      break;
  }
  return true;
}

}  // namespace cardroom::room
