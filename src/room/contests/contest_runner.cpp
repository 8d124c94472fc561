#include "room/contests/contest_runner.h"

#include <algorithm>

#include "canberra/game/ranking.h"
#include "canberra/table/legal.h"
#include "room/contests/contest_money.h"
#include "room/contests/contest_schedule.h"
#include "room/tournaments/busy.h"

namespace cardroom::room {

namespace {

namespace act = contest::command;
using canberra::BoxStanding;
using canberra::TablePhase;
using contest::CanberraPhase;
using contest::EntrantStatus;
using contest::RoundStage;

constexpr std::int64_t look_again_ms = 1'000;
constexpr std::int64_t jackpot_pause_ms = 5'000;
constexpr int passes_at_once = 16;

// Somebody decided at the table: the round was not void.
bool was_played(const canberra::State& table) {
  return std::any_of(table.boxes.begin(), table.boxes.end(), [](const canberra::Box& box) {
    return box.standing == BoxStanding::bet || box.standing == BoxStanding::folded;
  });
}

Chips chips_at(const canberra::State& table, Seat seat) {
  return Chips(table.stake(seat).count() / 100);
}

// A bot antes once, twice or three times the minimum by turns, and keeps enough for the bet.
Chips bots_ante(const contest::Tournament& state, const contest::Entrant& entrant) {
  const contest::Conditions& conditions = state.conditions;
  const int steps = 1 + (state.table(entrant.table).rounds + entrant.seat.number()) % 3;
  return std::max(conditions.minimum,
                  std::min({conditions.minimum * steps, conditions.maximum, entrant.stack / 3}));
}

}  // namespace

// At hosted tables people sit on chairs, connected or not; the director says who is not there.
bool ContestRunner::is_here(const LiveContest& live, PlayerId player, const Moment& at) const {
  const bool here = live.is_hosted() || connections_.is_here(player);
  return accounts_.is_bot(player) || (here && performer_.may_play(player, at.now_ms));
}

void ContestRunner::plan(std::int64_t now_ms) {
  Contests& contests = tournaments_.contests();
  for (auto& [number, live] : contests.all()) {
    contests.due_at(live, 0, contest_clock_due_ms(live, now_ms));
    for (const auto& [table, room] : live.tables) contests.due_at(live, table, now_ms);
  }
}

void ContestRunner::run(const Moment& at) {
  Contests& contests = tournaments_.contests();
  const auto is_contest = [&](std::uint32_t number) { return contests.find(number) != nullptr; };
  for (int pass = 0; pass < passes_at_once; ++pass) {
    const auto due = contests.take_due(at.now_ms);
    const auto resting = tables_.take_resting_of(is_contest);
    if (due.empty() && resting.empty()) return;
    for (const TournamentDue& one : due) {
      LiveContest& live = *contests.find(one.tournament);
      if (live.stopped) continue;
      performer_.contain(live, at, [&] {
        if (one.table == 0)
          look_at_clock(live, at);
        else
          look_at_table(live, one.table, at);
      });
    }
    for (const std::uint32_t number : resting) {
      const OfTournament of = tables_.at(number).of;
      LiveContest& live = *contests.find(of.tournament);
      if (live.stopped || tables_.at(number).over) continue;
      performer_.contain(live, at, [&] {
        look_at_table(live, static_cast<tournament::TableNumber>(of.table), at);
      });
    }
  }
}

void ContestRunner::look_at_clock(LiveContest& live, const Moment& at) {
  if (live.break_ends_ms != 0 && at.now_ms >= live.break_ends_ms)
    (void)performer_.direct(live, act::EndBreak{}, at);
  Contests& contests = tournaments_.contests();
  const CanberraPhase phase = live.state.phase;
  const bool before = phase == CanberraPhase::entries || phase == CanberraPhase::between;
  if (!live.is_directed_by_room() && before) {
    if (live.state.balloted) seat_bots(live, at);
    const std::int64_t ends_ms = live.break_ends_ms;
    return contests.due_at(live, 0, ends_ms == 0 ? LiveTable::never : ends_ms);
  }
  if (before && live.state.balloted && contest::waits_for_seat(live.state))
    (void)performer_.direct(live, act::Ballot{}, at);
  else if (before && live.state.balloted)
    start_session(live, at);
  else if (phase == CanberraPhase::entries)
    before_first(live, at);
  else if (phase == CanberraPhase::between)
    between(live, at);
  else if (phase == CanberraPhase::play_off && live.is_dealt())
    look_at_play_off(live, at);
  else if (phase == CanberraPhase::finished && live.is_directed_by_room())
    (void)performer_.direct(live, act::AwardPlaces{}, at);
  if (live.due_ms.contains(0)) return;
  const std::int64_t due_ms = contest_clock_due_ms(live, at.now_ms);
  // What could not be done now is tried again.
  contests.due_at(
      live, 0, due_ms == LiveTable::never ? due_ms : std::max(due_ms, at.now_ms + look_again_ms));
}

// CP17-17.3(a)(v), T-10: with too few entrants it is cancelled, and everybody gets their money
// back.
void ContestRunner::before_first(LiveContest& live, const Moment& at) {
  const int missing = entrants_wanted(live) - still_in(live.state);
  if (live.announced.bots_up_to > 0 && missing > 0) (void)add_bots(live, missing, at);
  const contest::Conditions& conditions = live.state.conditions;
  const int needed = std::max<int>(conditions.least, conditions.sit_and_go);
  if (still_in(live.state) >= needed) {
    (void)performer_.direct(live, act::Ballot{}, at);
    return;
  }
  if (live.announced.starts_ms == 0) return;
  (void)performer_.perform(live, act::Cancel{}, {PlayerId(), Role::operator_}, {}, at);
}

std::optional<Refused> ContestRunner::add_bots(LiveContest& live, int count, const Moment& at) {
  const auto wanted = static_cast<std::size_t>(std::max(count, 0));
  for (const PlayerId bot : bots_.free_bots(wanted, busy_players(tables_, tournaments_), at)) {
    const Asker asker{bot, Role::player};
    if (live.state.agreement) (void)performer_.perform(live, act::Agree{bot}, asker, {}, at);
    counter_.give(bot, live.state.conditions.fee - counter_.wallet(bot), at);
    if (auto refused = performer_.perform(live, act::Enter{bot}, asker, {}, at)) return refused;
  }
  return std::nullopt;
}

bool ContestRunner::bot_buys_back(LiveContest& live, const contest::Entrant& entrant,
                                  const Moment& at) {
  const PlayerId bot = entrant.player;
  if (!accounts_.is_bot(bot) || entrant.buy_backs > 0 || !may_buy_back(live.state, entrant))
    return false;
  counter_.give(bot, live.state.conditions.buy_backs.price - counter_.wallet(bot), at);
  return !performer_.perform(live, act::BuyBack{bot}, {bot, Role::player}, {}, at);
}

// CP17-17.3(a)(ii)(E), CP17-17.3(a)(ii)(F): buy-backs, then a repechage or catch-up session, then
// the next session; after the last one the places are awarded.
void ContestRunner::between(LiveContest& live, const Moment& at) {
  const contest::Tournament& state = live.state;
  bool somebody = false;
  for (const contest::Entrant& entrant : state.entrants) {
    if (bot_buys_back(live, entrant, at)) continue;
    somebody = somebody || (may_buy_back(state, entrant) && !accounts_.is_bot(entrant.player) &&
                            is_here(live, entrant.player, at));
  }
  if (somebody && at.now_ms < live.since_ms + buy_back_ms)
    return tournaments_.contests().due_at(live, 0, live.since_ms + buy_back_ms);
  if (state.kind == contest::SessionKind::ordinary &&
      !performer_.direct(live, act::BeginExtra{Role::director, contest::SessionKind::repechage},
                         at))
    (void)performer_.direct(live, act::BeginExtra{Role::director, contest::SessionKind::catch_up},
                            at);
  const bool sessions = state.conditions.competition == contest::Competition::sessions;
  const bool no_more =
      state.session >= state.conditions.sessions || still_in(state) <= (sessions ? 1 : 0);
  if (state.kind == contest::SessionKind::ordinary && no_more)
    (void)performer_.direct(live, act::AwardPlaces{}, at);
  else
    (void)performer_.direct(live, act::Ballot{}, at);
}

void ContestRunner::seat_bots(LiveContest& live, const Moment& at) {
  for (const PlayerId player : next_players(live.state)) {
    const contest::Entrant& entrant = *find_entrant(live.state, player);
    if (entrant.table != 0 && !entrant.seated && accounts_.is_bot(plays_for(entrant)))
      (void)performer_.direct(live, act::TakeSeat{player}, at);
  }
}

void ContestRunner::seat_those_here(LiveContest& live, const Moment& at) {
  for (const PlayerId player : next_players(live.state)) {
    const contest::Entrant& entrant = *find_entrant(live.state, player);
    if (entrant.table != 0 && !entrant.seated && is_here(live, plays_for(entrant), at))
      (void)performer_.direct(live, act::TakeSeat{player}, at);
  }
}

// CP17-17.9: whoever is not here has not taken their seat.
void ContestRunner::start_session(LiveContest& live, const Moment& at) {
  seat_those_here(live, at);
  if (performer_.direct(live, act::StartSession{}, at)) seat_reserves(live, at);
}

// CP17-17.10: the seats of the first session that nobody took, in the order of the list.
void ContestRunner::seat_reserves(LiveContest& live, const Moment& at) {
  const contest::Tournament& state = live.state;
  for (const contest::Entrant& gone : state.entrants) {
    if (gone.status != EntrantStatus::forfeited || gone.table == 0) continue;
    for (const contest::Entrant& reserve : state.entrants)
      if (reserve.status == EntrantStatus::reserve && is_here(live, reserve.player, at) &&
          performer_.direct(live, act::SeatReserve{Role::director, reserve.player, gone.player},
                            at))
        break;
  }
}

void ContestRunner::look_at_table(LiveContest& live, tournament::TableNumber number,
                                  const Moment& at) {
  if (!live.is_dealt()) return;
  if (number > contest::tables_most) return look_at_play_off(live, at);
  const auto own = static_cast<contest::TableNumber>(number);
  if (live.state.phase != CanberraPhase::session || !live.state.table(own).in_use) return;
  LiveTable* const table = floor_.table_of(live, number);
  if (table == nullptr || table->over) return;
  if (table->stopped || table->paused)
    return tournaments_.contests().due_at(live, number, at.now_ms + look_again_ms);
  if (table->game->dealing() || table->told_to_deal) return;
  const TablePhase phase = ContestFloor::state_at(*table).phase;
  switch (live.state.table(own).stage) {
    case RoundStage::none:
      return start_round(live, own, at);
    case RoundStage::antes:
      // A table that was cleared has lost its antes.
      if (phase == TablePhase::wagers) return take_ante(live, own, at);
      return void(performer_.direct(live, act::VoidRound{Role::director, own}, at));
    case RoundStage::bets:
      if (phase == TablePhase::wagers) return floor_.deal(*table, at);
      return end_round(live, own, *table, at);
  }
}

void ContestRunner::start_round(LiveContest& live, contest::TableNumber number, const Moment& at) {
  const contest::Tournament& state = live.state;
  if (state.on_break || state.table(number).rounds >= state.conditions.rounds) return;
  floor_.align(live, number, at);
  const canberra::State& table = ContestFloor::state_at(*floor_.table_of(live, number));
  if (!canberra::legal_for_dealer(table).call_wagers ||
      !performer_.direct(live, act::StartRound{Role::dealer, number}, at))
    tournaments_.contests().due_at(live, number, at.now_ms + look_again_ms);
}

// CP17-4.1(b): whoever has anted has the time to join the jackpot before the next player is asked.
bool ContestRunner::is_due_jackpot(LiveContest& live, const contest::Entrant& asked,
                                   std::int64_t now_ms) {
  const PlayerId who = plays_for(asked);
  return !accounts_.is_bot(who) && connections_.is_here(who) && asked.jackpot == Cents(0) &&
         now_ms < live.anted_ms[asked.table] + jackpot_pause_ms &&
         !floor_.refuse_jackpot(live, asked.player, now_ms);
}

// CP17-17.14: everybody wagers at least the minimum, so it is placed for a player who does not.
void ContestRunner::take_ante(LiveContest& live, contest::TableNumber number, const Moment& at) {
  const contest::Tournament& state = live.state;
  const contest::Entrant& asked = *at_seat(state, number, state.table(number).asked);
  // With real chips the dealer enters the antes, and the next player is asked with theirs.
  if (live.is_hosted()) {
    void_referred(live, number, at);
    return floor_.ask(live, number, asked.seat, at);
  }
  if (asked.ante > Chips(0)) {
    if (is_due_jackpot(live, asked, at.now_ms))
      return tournaments_.contests().due_at(live, number, live.anted_ms[number] + jackpot_pause_ms);
    if (!performer_.direct(live, act::AskNext{Role::dealer, number}, at))
      rule_on_antes(live, number, at);
    return;
  }
  floor_.ask(live, number, asked.seat, at);
  const PlayerId who = plays_for(asked);
  const bool is_bot = accounts_.is_bot(who);
  const std::int64_t until_ms =
      live.asked_ms[number] + floor_.table_of(live, number)->house.wager_ms;
  if (!is_bot && is_here(live, who, at) && at.now_ms < until_ms)
    return tournaments_.contests().due_at(live, number, until_ms);
  const Chips ante = is_bot ? bots_ante(state, asked) : state.conditions.minimum;
  if (!performer_.direct(live, act::PlaceAnte{asked.player, ante}, at))
    tournaments_.contests().due_at(live, number, at.now_ms + look_again_ms);
}

// CP17-17.15, K-24: where the room directs, a further ante out of order is void, and its player is
// asked in turn.
void ContestRunner::void_referred(LiveContest& live, contest::TableNumber number,
                                  const Moment& at) {
  if (!live.is_directed_by_room()) return;
  for (const contest::Entrant& entrant : live.state.entrants)
    if (entrant.table == number && entrant.referred)
      (void)performer_.direct(live, act::RuleAnte{Role::director, entrant.player, false}, at);
}

void ContestRunner::rule_on_antes(LiveContest& live, contest::TableNumber number,
                                  const Moment& at) {
  void_referred(live, number, at);
  tournaments_.contests().due_at(live, number, at.now_ms + look_again_ms);
}

// CP17-10.5, CP17-11.1, CP17-11.3: what the table has paid from the jackpot: all of the pool or a
// part of it for a royal flush, a tenth of that for a straight flush.
void ContestRunner::report_jackpot(LiveContest& live, PlayerId player, const canberra::Box& box,
                                   const Moment& at) {
  const Cents paid = box.result.jackpot_paid;
  if (paid == Cents(0)) return;
  const Category hand = canberra::Ranking::get().category(box.cards);
  const act::DeclareJackpot declared{Role::dealer, player, hand,
                                     hand == Category::straight_flush ? paid * 10 : paid};
  check(performer_.direct(live, declared, at), "a contest refused what its table paid");
}

// CP17-17.1: what the game gave back to each player, as the table has it.
void ContestRunner::end_round(LiveContest& live, contest::TableNumber number,
                              const LiveTable& table, const Moment& at) {
  const canberra::State& played = ContestFloor::state_at(table);
  if (!was_played(played))
    return check(performer_.direct(live, act::VoidRound{Role::director, number}, at),
                 "a contest refused that a round was void");
  act::Settle settle;
  settle.table = number;
  for (const Seat seat : seats_at(live.state, number)) {
    const PlayerId player = at_seat(live.state, number, seat)->player;
    const bool bets = played.box(seat).standing == BoxStanding::bet;
    const bool told = bets ? performer_.direct(live, act::Bet{player}, at)
                           : performer_.direct(live, act::Fold{player}, at);
    check(told, "a contest refused what a player decided");
    if (!bets) continue;
    report_jackpot(live, player, played.box(seat), at);
    settle.players.push_back(player);
    settle.back.push_back(chips_at(played, seat) - find_entrant(live.state, player)->stack);
  }
  check(performer_.direct(live, settle, at), "a contest refused the report of its table");
}

// CP17-17.3(a)(xii)(D): when every table of the play-off has played, the chips decide.
void ContestRunner::look_at_play_off(LiveContest& live, const Moment& at) {
  if (live.state.phase != CanberraPhase::play_off) return;
  act::PlayOff off;
  bool again = false;
  bool any = false;
  for (const auto& [number, room] : live.tables) {
    if (number <= contest::tables_most) continue;
    any = true;
    LiveTable& table = tables_.at(room);
    if (table.stopped || table.game->dealing() || table.told_to_deal) return;
    const canberra::State& played = ContestFloor::state_at(table);
    if (played.phase == TablePhase::wagers) return floor_.deal(table, at);
    again = again || !was_played(played);
    for (const PlayerId player : table.game->people()) {
      off.players.push_back(entrant_of(live.state, player));
      off.chips.push_back(chips_at(played, table.game->seat_of(player)));
    }
  }
  floor_.close_play_off(live, at);
  const bool whole = any && !again;
  if (whole)
    check(performer_.direct(live, off, at), "a contest refused the report of its play-off");
  if (live.state.phase == CanberraPhase::play_off) floor_.open_play_off(live, at);
}

}  // namespace cardroom::room
