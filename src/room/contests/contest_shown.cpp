#include "room/contests/contest_shown.h"

#include <algorithm>

#include "base/overloaded.h"
#include "canberra/tournament/entries.h"
#include "canberra/tournament/standings.h"
#include "room/contests/contest_floor.h"
#include "room/contests/contest_schedule.h"
#include "room/messages/refused.h"
#include "room/tournaments/display/log_line.h"
#include "room/tournaments/draws.h"
#include "store/hash.h"

namespace cardroom::room {

namespace {

using contest::CanberraPhase;
using contest::EntrantStatus;
using tournament::TournamentPhase;

constexpr std::size_t contestants_shown = 128;
constexpr std::size_t contest_log_shown = 40;

TournamentPhase shown_phase(CanberraPhase phase) {
  switch (phase) {
    case CanberraPhase::conditions:
    case CanberraPhase::entries:
      return TournamentPhase::entries;
    case CanberraPhase::between:
    case CanberraPhase::session:
    case CanberraPhase::play_off:
      return TournamentPhase::playing;
    case CanberraPhase::finished:
      return TournamentPhase::over;
    case CanberraPhase::awarded:
      return TournamentPhase::finished;
    case CanberraPhase::cancelled:
      break;
  }
  return TournamentPhase::cancelled;
}

// CP17-17.2(b), CP17-17.3(b): the conditions in plain words with their clauses, and what prevails.
std::vector<std::string> sign_of_contest(const LiveContest& live) {
  std::vector<std::string> sign;
  for (const contest::Condition& condition : contest::condition_list()) {
    const auto said = live.said.find(condition.key);
    if (said == live.said.end()) continue;
    sign.push_back(std::string(condition.meaning) + ": " + said->second + " (" +
                   std::string(condition.clause.id()) + ")");
  }
  sign.emplace_back(
      "The director conducts the tournament under these conditions and the rules. Where they "
      "differ, the rules prevail (CP17-17.3(b)).");
  return sign;
}

bool by_points(const contest::Tournament& state) {
  return state.conditions.competition == contest::Competition::points;
}

Chips in_front_of(const contest::Entrant& entrant) {
  return entrant.stack + entrant.ante + entrant.bet;
}

// The best first: places, then points, then whoever is still in by their chips.
bool stands_before(const contest::Entrant* one, const contest::Entrant* other) {
  if (one->place != other->place)
    return other->place == 0 || (one->place != 0 && one->place < other->place);
  if (one->points != other->points) return one->points > other->points;
  const bool in = one->status == EntrantStatus::in;
  if (in != (other->status == EntrantStatus::in)) return in;
  return in_front_of(*one) > in_front_of(*other);
}

int entered_in(const contest::Tournament& state) {
  return static_cast<int>(std::count_if(
      state.entrants.begin(), state.entrants.end(),
      [](const contest::Entrant& one) { return one.status != EntrantStatus::reserve; }));
}

// In additional rounds, those who tie sit at tables of their own.
tournament::TableNumber number_of_table(const LiveContest& live, const contest::Entrant& entrant) {
  const auto& tied = live.state.tied;
  const auto at = std::find(tied.begin(), tied.end(), entrant.player);
  if (live.state.phase != CanberraPhase::play_off || at == tied.end()) return entrant.table;
  const auto place = static_cast<std::size_t>(at - tied.begin());
  return static_cast<tournament::TableNumber>(play_off_tables + 1 +
                                              place / live.state.conditions.seats);
}

outgoing::TournamentYou you_in(const LiveContest& live, PlayerId asker, const Accounts& accounts) {
  const contest::Tournament& state = live.state;
  outgoing::TournamentYou you;
  you.buy_back_cents = state.conditions.buy_backs.price;
  you.must_agree = state.agreement && !state.agreed.contains(asker);
  if (asker.is_none() || live.stopped) return you;
  const contest::Entrant* const entrant = find_entrant(state, entrant_of(state, asker));
  if (entrant != nullptr) you.entry = shown_entrant(live, *entrant, accounts);
  you.can_enter = state.phase == CanberraPhase::entries && !refuse_gate(state) && !state.balloted &&
                  entrant == nullptr && still_in(state) < state.conditions.most;
  if (entrant == nullptr) return you;
  you.can_take_seat = state.balloted && entrant->status == EntrantStatus::in &&
                      entrant->table != 0 && !entrant->seated;
  you.can_buy_back = may_buy_back(state, *entrant);
  return you;
}

void add_players(outgoing::Tournament& shown, const LiveContest& live, const Accounts& accounts) {
  std::vector<const contest::Entrant*> order = by_standing(live);
  Chips in_play;
  for (const contest::Entrant& entrant : live.state.entrants) in_play += in_front_of(entrant);
  if (order.size() > contestants_shown) order.resize(contestants_shown);
  for (const contest::Entrant* const entrant : order)
    shown.players.push_back(shown_entrant(live, *entrant, accounts));
  shown.in_play = in_play;
  const int left = still_in(live.state);
  shown.average = left == 0 ? Chips(0) : in_play / left;
}

void add_log(outgoing::Tournament& shown, const LiveContest& live) {
  for (auto at = live.log.rbegin(); at != live.log.rend() && shown.log.size() < contest_log_shown;
       ++at)
    shown.log.push_back(
        shown_line(*at, [&](std::uint32_t act) { return find_act(live.state, act) != nullptr; }));
}

}  // namespace

std::vector<const contest::Entrant*> by_standing(const LiveContest& live) {
  std::vector<const contest::Entrant*> order;
  for (const contest::Entrant& entrant : live.state.entrants) order.push_back(&entrant);
  std::stable_sort(order.begin(), order.end(), stands_before);
  return order;
}

outgoing::TournamentLine line_of_contest(const LiveContest& live) {
  const contest::Tournament& state = live.state;
  const std::int64_t starts_ms = live.announced.starts_ms;
  return {.tournament = live.number(),
          .name_ = live.announced.name_,
          .format = LiveContest::format,
          .game = "Canberra Poker, 2017",
          .phase = shown_phase(state.phase),
          .directing = live.announced.directing,
          .fee_cents = state.conditions.fee,
          .commission_cents = state.conditions.commission,
          .pool_cents = prize_pool(state),
          .entrants = entered_in(state),
          .least = state.conditions.least,
          .most = state.conditions.most,
          .left = still_in(state),
          .level = state.session,
          .starts_ms = starts_ms == 0 ? std::nullopt : std::optional(starts_ms),
          .bots_up_to = live.announced.bots_up_to,
          .stopped = live.stopped.has_value(),
          .late_until_ms = {},
          .bounty_cents = {},
          .guarantee_cents = {}};
}

outgoing::TournamentPlayer shown_entrant(const LiveContest& live, const contest::Entrant& entrant,
                                         const Accounts& accounts) {
  const auto table = live.tables.find(number_of_table(live, entrant));
  outgoing::TournamentPlayer shown{
      .player = entrant.player,
      .name_ = accounts.name_of(entrant.player),
      .bot = accounts.is_bot(entrant.player),
      .status = word(entrant.status),
      .number = entrant.table,
      .table = table == live.tables.end() ? std::nullopt : std::optional(table->second),
      .seat = entrant.seat,
      .stake = in_front_of(entrant),
      .rebuys = entrant.buy_backs,
      .place = entrant.place,
      .prize_cents = entrant.prize,
      .bounty_cents = {}};
  if (by_points(live.state)) shown.session_points = contest::say_points(entrant.points);
  return shown;
}

outgoing::Tournament shown_contest(const LiveContest& live, PlayerId asker, const std::string& id,
                                   const Accounts& accounts) {
  const contest::Tournament& state = live.state;
  outgoing::Tournament shown;
  shown.id = outgoing::id_of(id);
  shown.line = line_of_contest(live);
  shown.sign = sign_of_contest(live);
  if (const auto refusal = refuse_gate(state)) {
    const Refused closed = refused_by(*refusal);
    shown.gate = {closed.sentence, closed.clause};
  }
  shown.on_break = state.on_break;
  if (live.break_ends_ms != 0) shown.break_ends_ms = live.break_ends_ms;
  for (const contest::SessionTable& table : state.tables) shown.tables += table.in_use ? 1 : 0;
  add_players(shown, live, accounts);
  for (std::size_t place = 1; place <= state.conditions.prizes.size(); ++place)
    if (const Cents cents = prize_of_place(state, place); cents > Cents(0))
      shown.prizes.push_back({static_cast<int>(place), cents});
  add_log(shown, live);
  if (!state.history.list.empty()) {
    const contest::SessionAct& act = state.history.list.back();
    shown.last_act = {act.number, contest::say(act, [&](PlayerId player) {
                        return std::string(accounts.name_of(player));
                      })};
  }
  shown.commitment = commitment_of(live);
  if (live.ballot) shown.key = store::to_hex(live.ballot->key);
  shown.you = you_in(live, asker, accounts);
  shown.sessions = outgoing::TournamentSessions{.phase = word(state.phase),
                                                .session = state.session,
                                                .sessions = state.conditions.sessions,
                                                .kind = word(state.kind),
                                                .rounds = state.conditions.rounds,
                                                .by_points = by_points(state)};
  return shown;
}

std::vector<ContestNotice> notices_in(const contest::Tournament& state,
                                      const contest::Events& events) {
  namespace event = contest::event;
  std::vector<ContestNotice> notices;
  const auto out = [](contest::Out why) -> std::string {
    if (why == contest::Out::no_chips)
      return "You are out: you have fewer chips than the smallest ante.";
    if (why == contest::Out::forfeited)
      return "You have forfeited your position: you had not taken your seat.";
    return "You are out: others go on to the next session.";
  };
  const overloaded tell{
      [&](const event::Drawn& e) {
        notices.push_back({e.player,
                           "Your seat in the next session is table " + std::to_string(e.table) +
                               ", seat " + std::to_string(e.seat.number()) + ".",
                           e.clause});
      },
      [&](const event::SessionStarted& e) {
        for (const contest::Entrant& one : state.entrants)
          if (one.status == EntrantStatus::in && one.table != 0)
            notices.push_back({one.player, "The session begins.", e.clause});
      },
      [&](const event::Advanced& e) {
        notices.push_back({e.player, "You play in the next session.", e.clause});
      },
      [&](const event::Eliminated& e) {
        notices.push_back({e.player, out(e.why), e.clause});
      },
      [&](const event::Tied& e) {
        notices.push_back({e.player, "You tie: additional rounds decide.", e.clause});
      },
      [&](const event::PlaceAwarded& e) {
        notices.push_back({e.player,
                           "The tournament is over. Your place: " + std::to_string(e.place) + ".",
                           e.clause});
      },
      [](const auto&) {}};
  for (const contest::Event& one : events) std::visit(tell, one);
  return notices;
}

}  // namespace cardroom::room
