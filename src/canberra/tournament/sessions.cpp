#include "canberra/tournament/sessions.h"

#include <algorithm>
#include "canberra/tournament/standings.h"

namespace cardroom::canberra::tournament {

namespace {

using Group = FixedList<const Entrant*, entrants_most>;

// How well a player did in the session: how long they lasted, what they had, additional rounds.
struct SessionResult {
  std::int64_t round = 0;
  std::int64_t stack = 0;
  std::int64_t play_off = 0;
  friend constexpr auto operator<=>(const SessionResult&, const SessionResult&) = default;
};

SessionResult result_of(const Tournament& tournament, const Entrant& entrant) {
  const std::int64_t off = entrant.play_off;
  if (entrant.status == EntrantStatus::in)
    return {tournament.conditions.rounds + 1, entrant.stack.count(), off};
  return {entrant.last_round, entrant.last_stack.count(), off};
}

// The players of the table, the best first.
Group ranked(const Tournament& tournament, TableNumber table) {
  Group group;
  for (const Entrant& entrant : tournament.entrants)
    if (entrant.table == table && entrant.status != EntrantStatus::forfeited &&
        entrant.status != EntrantStatus::excluded)
      group.push_back(&entrant);
  std::stable_sort(group.begin(), group.end(), [&](const Entrant* left, const Entrant* right) {
    return result_of(tournament, *left) > result_of(tournament, *right);
  });
  return group;
}

bool equal(const Tournament& tournament, const Entrant* left, const Entrant* right) {
  return result_of(tournament, *left) == result_of(tournament, *right);
}

std::size_t advancing(const Tournament& tournament) {
  return tournament.kind == SessionKind::repechage ? tournament.conditions.repechage
                                                   : tournament.conditions.advance;
}

bool is_last(const Tournament& tournament) {
  return tournament.session >= tournament.conditions.sessions &&
         tournament.kind != SessionKind::repechage;
}

bool table_is_over(const Tournament& tournament, TableNumber number) {
  const SessionTable& table = tournament.table(number);
  const bool played = table.rounds >= tournament.conditions.rounds;
  return table.stage == RoundStage::none && (played || seats_at(tournament, number).empty());
}

bool all_tables_over(const Tournament& tournament) {
  for (TableNumber number = 1; number <= tables_most; ++number)
    if (tournament.table(number).in_use && !table_is_over(tournament, number)) return false;
  return true;
}

// CP17-17.3(a)(ix)(B): if equal players are on both sides of the line, they play off. True if some
// must.
bool call_play_off(TournamentFlow& flow, const Group& group) {
  const Tournament& tournament = flow.state;
  const std::size_t line = advancing(tournament);
  if (tournament.conditions.session_tie != SessionTie::play_off || group.size() <= line)
    return false;
  const Entrant* const last_in = group[line - 1];
  if (last_in->stack < tournament.conditions.eliminated_below) return false;
  if (last_in->status != EntrantStatus::in || !equal(tournament, last_in, group[line]))
    return false;
  for (const Entrant* const entrant : group)
    if (equal(tournament, entrant, last_in))
      flow.emit(event::Tied{entrant->player, clause("CP17-17.3(a)(ix)(B)")});
  return true;
}

// CP17-17.3(a)(ii)(C), CP17-17.3(a)(ix)(A): the best players of the table go on; the others are
// out.
void send_on(TournamentFlow& flow, const Group& group) {
  const Tournament& tournament = flow.state;
  const std::size_t line = std::min(advancing(tournament), group.size());
  // CP17-17.3(a)(ix)(B): equal players all go on, unless they played off.
  const Group ordered = group;
  FixedList<bool, entrants_most> on;
  for (std::size_t at = 0; at < ordered.size(); ++at)
    on.push_back(ordered[at]->status == EntrantStatus::in &&
                 ordered[at]->stack >= tournament.conditions.eliminated_below &&
                 (at < line || equal(tournament, ordered[at], ordered[line - 1])));
  for (std::size_t at = 0; at < ordered.size(); ++at) {
    if (ordered[at]->status != EntrantStatus::in) continue;
    if (on[at]) {
      flow.emit(event::Advanced{ordered[at]->player, clause("CP17-17.3(a)(ii)(C)")});
      continue;
    }
    const bool too_few = ordered[at]->stack < tournament.conditions.eliminated_below;
    flow.emit(event::Eliminated{ordered[at]->player,
                                too_few ? Out::too_few_chips : Out::not_advancing,
                                clause("CP17-17.3(a)(ix)(A)")});
  }
}

// CP17-17.3(a)(ii)(D): points by place; CP17-17.3(a)(x)(B), K-28: equal players share them.
void give_points(TournamentFlow& flow, const Group& group) {
  const Tournament& tournament = flow.state;
  const auto& points = tournament.conditions.points;
  const auto of_place = [&](std::size_t at) { return at < points.size() ? points[at] : 0; };
  for (std::size_t from = 0; from < group.size();) {
    std::size_t to = from;
    std::int64_t sum = 0;
    for (; to < group.size() && equal(tournament, group[from], group[to]); ++to)
      sum += of_place(to);
    const bool share = tournament.conditions.points_tie == PointsTie::share;
    const auto each = share ? sum / static_cast<std::int64_t>(to - from) : of_place(from);
    for (; from < to; ++from)
      if (each > 0)
        flow.emit(event::PointsWon{group[from]->player, each, clause("CP17-17.3(a)(x)(B)")});
  }
}

// The players who may play an extra session.
FixedList<PlayerId, entrants_most> qualified(const Tournament& tournament, SessionKind kind) {
  FixedList<PlayerId, entrants_most> players;
  const EntrantStatus wanted =
      kind == SessionKind::repechage ? EntrantStatus::out : EntrantStatus::forfeited;
  for (const Entrant& entrant : tournament.entrants)
    if (entrant.status == wanted && entrant.last_session == tournament.session)
      players.push_back(entrant.player);
  return players;
}

bool may_have_extra(const Tournament& tournament, SessionKind kind) {
  const Conditions& conditions = tournament.conditions;
  if (tournament.extra_played || tournament.session == 0) return false;
  const bool sessions = conditions.competition == Competition::sessions;
  const bool offered = kind == SessionKind::repechage ? sessions && conditions.repechage > 0 &&
                                                            tournament.session < conditions.sessions
                                                      : !sessions && conditions.catch_up;
  return offered && !qualified(tournament, kind).empty();
}

// CP17-17.3(a)(xii)(A), CP17-17.3(a)(xii)(B): equal players play off when a prize depends on it.
bool call_final_play_off(TournamentFlow& flow) {
  if (flow.state.conditions.final_tie != FinalTie::play_off) return false;
  const Standings standings = standings_of(flow.state);
  for (const SharedPlace& standing : standings) {
    if (standing.players.size() < 2) continue;
    if (standing.place > flow.state.conditions.prizes.size()) return false;
    for (const PlayerId player : standing.players)
      flow.emit(event::Tied{player, clause("CP17-17.3(a)(xii)(D)")});
    return true;
  }
  return false;
}

}  // namespace

void end_session_if_over(TournamentFlow& flow) {
  const Tournament& tournament = flow.state;
  if (!all_tables_over(tournament)) return;
  const bool points = tournament.conditions.competition == Competition::points;
  const bool goes_on = !points && !is_last(tournament);
  for (TableNumber number = 1; goes_on && number <= tables_most; ++number)
    if (tournament.table(number).in_use && call_play_off(flow, ranked(tournament, number))) return;
  for (TableNumber number = 1; number <= tables_most; ++number) {
    if (!tournament.table(number).in_use) continue;
    if (points) give_points(flow, ranked(tournament, number));
    if (goes_on) send_on(flow, ranked(tournament, number));
  }
  flow.emit(event::SessionEnded{tournament.session, tournament.kind, clause("CP17-DEF-Session")});
  finish_if_over(flow);
}

void finish_if_over(TournamentFlow& flow) {
  const Tournament& tournament = flow.state;
  if (may_have_extra(tournament, SessionKind::repechage) ||
      may_have_extra(tournament, SessionKind::catch_up))
    return;
  const bool sessions = tournament.conditions.competition == Competition::sessions;
  const bool buy_backs = tournament.conditions.buy_backs.most > 0 &&
                         tournament.session < tournament.conditions.sessions;
  const bool alone = sessions && still_in(tournament) <= 1 && !buy_backs;
  if (tournament.session < tournament.conditions.sessions && !alone) return;
  end_play(flow);
}

void end_play(TournamentFlow& flow) {
  if (!call_final_play_off(flow)) flow.emit(event::Finished{clause("CP17-17.20")});
}

Refusal perform(TournamentFlow& flow, const command::BeginExtra& asked) {
  const Clause extra = clause("CP17-17.3(a)(ii)(E)");
  if (auto refusal = refuse_role(asked.by, {Role::director}, extra)) return refusal;
  if (auto refusal = refuse_phase(flow.state, {CanberraPhase::between}, extra)) return refusal;
  if (asked.kind == SessionKind::ordinary || !may_have_extra(flow.state, asked.kind))
    return refuse(refusal::no_extra_session, extra);
  flow.emit(event::ExtraCalled{flow.state.session, asked.kind, extra});
  for (const PlayerId player : qualified(flow.state, asked.kind))
    flow.emit(event::Advanced{player, extra});
  return std::nullopt;
}

// CP17-17.3(a)(ii)(F), CP17-17.6: no second entry, except as the conditions allow.
Refusal perform(TournamentFlow& flow, const command::BuyBack& asked) {
  const Clause back = clause("CP17-17.3(a)(ii)(F)");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_phase(tournament, {CanberraPhase::between}, back)) return refusal;
  const Entrant* const entrant = find_entrant(tournament, asked.player);
  if (entrant == nullptr) return refuse(refusal::not_entered, back);
  const BuyBacks& offered = tournament.conditions.buy_backs;
  if (entrant->status != EntrantStatus::out || entrant->buy_backs >= offered.most ||
      entrant->last_session > offered.until_session)
    return refuse(refusal::no_buy_back, back, {{"most", offered.most}});
  flow.emit(event::BoughtBack{asked.player, offered.price, back});
  return std::nullopt;
}

// CP17-17.3(a)(xii)(D): additional rounds of play, and more of them while players stay equal.
Refusal perform(TournamentFlow& flow, const command::PlayOff& asked) {
  const Clause rounds = clause("CP17-17.3(a)(xii)(D)");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::director}, rounds)) return refusal;
  if (auto refusal = refuse_phase(tournament, {CanberraPhase::play_off}, rounds)) return refusal;
  bool whole =
      asked.players.size() == tournament.tied.size() && asked.players.size() == asked.chips.size();
  for (std::size_t at = 0; at < asked.players.size() && whole; ++at)
    whole = tournament.tied.contains(asked.players[at]) && asked.chips[at] >= Chips(0) &&
            std::count(asked.players.begin(), asked.players.end(), asked.players[at]) == 1;
  if (!whole) return refuse(refusal::not_the_tied, rounds);
  const bool all_equal = std::all_of(asked.chips.begin(), asked.chips.end(),
                                     [&](Chips one) { return one == asked.chips[0]; });
  if (all_equal) {
    flow.emit(event::PlayOffTied{rounds});
    return std::nullopt;
  }
  const bool in_session = std::any_of(tournament.tables.begin(), tournament.tables.end(),
                                      [](const SessionTable& table) { return table.in_use; });
  for (std::size_t at = 0; at < asked.players.size(); ++at)
    flow.emit(event::PlayedOff{.player = asked.players[at],
                               .amount = asked.chips[at],
                               .beaten = static_cast<std::uint8_t>(std::count_if(
                                   asked.chips.begin(), asked.chips.end(),
                                   [&](Chips other) { return other < asked.chips[at]; })),
                               .clause = rounds});
  if (in_session)
    end_session_if_over(flow);
  else
    finish_if_over(flow);
  return std::nullopt;
}

}  // namespace cardroom::canberra::tournament
