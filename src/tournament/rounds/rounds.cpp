#include "tournament/rounds/rounds.h"

#include "tournament/house/house_acts.h"
#include "tournament/rounds/chips.h"
#include "tournament/rounds/elimination.h"
namespace cardroom::tournament {

namespace {

// Announces what has happened on the clock since `before_s`: levels, chips that may be taken out,
// the end of the rebuy period.
void announce(TournamentFlow& flow, std::int64_t before_s) {
  const Tournament& tournament = flow.state;
  const Conditions& conditions = tournament.conditions;
  const std::int64_t now = clock_s(tournament);
  LevelNow level = level_at(conditions, before_s);
  while (level.to_s != 0 && level.to_s <= now) {
    level = level_at(conditions, level.to_s);
    flow.emit(event::LevelBegan{level.number, level.blinds, level.ante, tournament.format->levels});
  }
  for (const RaceOffDue& due : conditions.race_offs) {
    const std::int64_t at = std::int64_t{60} * due.at_min;
    if (before_s < at && at <= now)
      flow.emit(event::RaceOffCalled{due.chip, tournament.format->levels});
  }
  const std::int64_t end = std::int64_t{60} * conditions.rebuys.until_min;
  if (conditions.rebuys.allowed() && before_s < end && end <= now)
    flow.emit(event::RebuysEnded{tournament.format->rebuys});
}

// The clock comes to a second of the day.
void pass_to(TournamentFlow& flow, std::int64_t now_s) {
  const Tournament& tournament = flow.state;
  const std::int64_t before_s = clock_s(tournament);
  flow.emit(event::TimePassed{now_s, tournament.format->clock});
  const TournamentClock& clock = tournament.clock;
  if (clock.on_break && clock.break_ends_s != 0 && clock.break_ends_s <= now_s)
    flow.emit(event::BreakEnded{clock.break_ends_s, tournament.format->breaks});
  if (tournament.phase == TournamentPhase::playing) announce(flow, before_s);
}

struct BreakDue {
  std::int64_t began_s = 0;  // A second of the day.
  std::int32_t length_s = 0;
};

// The next planned break that begins by this second of the day.
std::optional<BreakDue> break_until(const Tournament& tournament, std::int64_t now_s) {
  const TournamentClock& clock = tournament.clock;
  if (tournament.phase != TournamentPhase::playing || !clock.running) return std::nullopt;
  if (clock.on_break && clock.break_ends_s == 0) return std::nullopt;
  const PlannedBreak* const next = next_break(tournament.conditions, clock_s(tournament));
  if (next == nullptr) return std::nullopt;
  const std::int64_t stands_s = clock.on_break ? clock.break_ends_s - clock.break_began_s : 0;
  const std::int64_t began_s =
      clock.began_s + clock.breaks_s + stands_s + std::int64_t{60} * next->at_min;
  if (began_s > now_s) return std::nullopt;
  return BreakDue{began_s, 60 * next->length_min};
}

// T-26: players who have not rebought when the next round begins are out.
void eliminate_busted(TournamentFlow& flow, const TournamentTable& table) {
  GoneList gone;
  for (const Seat seat : seats_taken(table)) {
    const Entry& entry = flow.state.entry_at(table, seat);
    if (entry.status == EntryStatus::busted) gone.push_back({entry.player, entry.contributed});
  }
  eliminate(flow, gone);
}

int able_to_play(const Tournament& tournament, const TournamentTable& table) {
  int able = 0;
  for (const Seat seat : seats_taken(table))
    able += tournament.entry_at(table, seat).status == EntryStatus::playing ? 1 : 0;
  return able;
}

void begin_round(TournamentFlow& flow, TableNumber number) {
  const Tournament& tournament = flow.state;
  const TournamentTable& table = tournament.table(number);
  const LevelNow level = level_now(tournament);
  const SeatSet taken = seats_taken(table);
  event::RoundBegan began;
  began.table = number;
  began.number = table.rounds + 1;
  began.level = level.number;
  began.blinds = level.blinds;
  began.ante = level.ante;
  began.chip = table.chip;
  began.buck = taken.from(table.buck);
  began.clause = tournament.format->levels;
  for (const Seat seat : taken) {
    began.players.push_back(seat);
    if (tournament.entry_at(table, seat).absent) began.absent.push_back(seat);
  }
  flow.emit(began);
}

// The stakes of the players dealt in, seat by seat; others count as 0.
Chips stakes_dealt(const Tournament& tournament, const TournamentTable& table) {
  Chips all;
  for (const Seat seat : table.dealt) all += tournament.entry_at(table, seat).stake;
  return all;
}

Refusal refuse_stakes(const Tournament& tournament, const TournamentTable& table,
                      const StakesAt& stakes) {
  Chips all;
  for (unsigned at = 0; at < seats_max; ++at) {
    const bool dealt = table.dealt.contains(seat_at(at));
    if (stakes[at] < Chips(0) || (!dealt && stakes[at] != Chips(0)))
      return refuse(refusal::chips_do_not_add_up, tournament.cite().guard,
                    {{"seat", static_cast<std::int64_t>(at) + 1}, {"stake", stakes[at].count()}});
    all += stakes[at];
  }
  const Chips before = stakes_dealt(tournament, table);
  if (all == before) return std::nullopt;
  return refuse(refusal::chips_do_not_add_up, tournament.cite().guard,
                {{"before", before.count()}, {"after", all.count()}});
}

// Whoever won most in the round has the bounties of those who went out in it.
PlayerId winner_of(const Tournament& tournament, const TournamentTable& table,
                   const StakesAt& stakes) {
  PlayerId winner;
  Chips most;
  for (const Seat seat : table.dealt) {
    const Entry& entry = tournament.entry_at(table, seat);
    const Chips won = stakes[seat.index()] - entry.stake;
    if (won <= most) continue;
    winner = entry.player;
    most = won;
  }
  return winner;
}

}  // namespace

// T-20, T01-*-3.6: the clock starts with the first round and stops during breaks. A planned break
// begins at its own second, however late the clock is looked at.
Refusal perform(TournamentFlow& flow, const command::PassTime& asked) {
  const Tournament& tournament = flow.state;
  if (asked.now_s < tournament.now_s)
    return refuse(refusal::time_goes_back, tournament.format->clock, {{"now_s", tournament.now_s}});
  while (const auto planned = break_until(tournament, asked.now_s)) {
    pass_to(flow, planned->began_s);
    flow.emit(event::BreakBegan{planned->length_s, tournament.format->breaks});
  }
  pass_to(flow, asked.now_s);
  return std::nullopt;
}

// T01-*-3.6, S05-20.4(b): the clock shows the time of play. Where it does not, because it started
// late or a break was not noted, the director sets it; a level comes earlier or again by it.
Refusal perform(TournamentFlow& flow, const command::SetClock& asked) {
  constexpr std::int64_t most_s = 360'000;
  const Tournament& tournament = flow.state;
  const Clause clause = tournament.format->clock;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, clause)) return refusal;
  if (asked.reason.empty()) return refuse(refusal::reason_missing, clause);
  if (!tournament.clock.running) return refuse(refusal::clock_not_running, clause);
  const std::int64_t before_s = clock_s(tournament);
  if (asked.clock_s == before_s) return refuse(refusal::no_change, clause);
  if (asked.clock_s < 0 || asked.clock_s > most_s)
    return refuse(refusal::setting_value, clause, {{"clock_s", asked.clock_s}});
  // T-04: small chips that were raced off do not come back for an earlier level.
  const LevelNow then = level_at(tournament.conditions, asked.clock_s);
  for (const TournamentTable& table : tournament.tables)
    if (table.in_use && !payable_in(then, table.chip))
      return refuse(refusal::odd_chips, flow.cite().race_off, {{"chip", table.chip.count()}});
  const std::int32_t level = level_now(tournament).number;
  flow.emit(event::ClockSet{asked.clock_s, asked.reason, clause});
  if (asked.clock_s > before_s) announce(flow, before_s);
  const LevelNow now = level_now(tournament);
  if (now.number < level)
    flow.emit(event::LevelBegan{now.number, now.blinds, now.ante, tournament.format->levels});
  return std::nullopt;
}

// T01-*-3.5, S05-20.15: the director gives breaks; S05 requires their length to be stated.
Refusal perform(TournamentFlow& flow, const command::StartBreak& asked) {
  constexpr std::int32_t break_most_s = 24 * 3600;
  const Tournament& tournament = flow.state;
  const Clause clause = tournament.format->breaks;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, clause)) return refusal;
  if (tournament.clock.on_break) return refuse(refusal::on_break, clause);
  if (asked.length_s < 0 || (asked.length_s == 0 && tournament.articles().break_has_length))
    return refuse(refusal::break_length, clause);
  if (asked.length_s > break_most_s)
    return refuse(refusal::break_too_long, clause, {{"seconds", asked.length_s}});
  flow.emit(event::BreakBegan{asked.length_s, clause});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::EndBreak& asked) {
  const Clause clause = flow.state.format->breaks;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (!flow.state.clock.on_break) return refuse(refusal::no_break, clause);
  flow.emit(event::BreakEnded{flow.state.now_s, clause});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::StartRound& asked) {
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, flow.cite().ballot))
    return refusal;
  if (auto refusal = refuse_table(tournament, asked.table)) return refusal;
  const TournamentTable& table = tournament.table(asked.table);
  if (table.dealing)
    return refuse(refusal::round_under_way, flow.cite().ballot, {{"table", asked.table}});
  if (tournament.clock.on_break) return refuse(refusal::on_break, tournament.format->breaks);
  if (able_to_play(tournament, table) < 2)
    return refuse(refusal::table_too_short, flow.cite().reseat, {{"table", asked.table}});
  eliminate_busted(flow, table);
  if (!tournament.clock.running) flow.emit(event::ClockStarted{tournament.format->clock});
  begin_round(flow, asked.table);
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::EndRound& asked) {
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_table(tournament, asked.table)) return refusal;
  const TournamentTable& table = tournament.table(asked.table);
  if (!table.dealing)
    return refuse(refusal::no_round, flow.cite().ballot, {{"table", asked.table}});
  // T01-4.5, S05-20.14: together the players have as much after it as before.
  if (auto refusal = refuse_stakes(tournament, table, asked.stakes)) return refusal;
  // T-14: a player with nothing left put in everything they had.
  GoneList gone;
  for (const Seat seat : table.dealt) {
    const Entry& entry = tournament.entry_at(table, seat);
    if (asked.stakes[seat.index()] == Chips(0) && entry.stake != Chips(0))
      gone.push_back({entry.player, entry.stake});
  }
  const PlayerId winner = winner_of(tournament, table, asked.stakes);
  flow.emit(event::RoundEnded{asked.table, asked.stakes, flow.cite().guard});
  for (const Gone& one : gone) win_bounty(flow, winner, one.player);
  lose_chips(flow, asked.table, gone, flow.cite().rebuy);
  end_play_if_one_is_left(flow);
  return std::nullopt;
}

// T01-18.1, T01-18.4, T01-18.5, M-18: the round does not count; the wagers go back unless the
// director says otherwise, if the book allows that.
Refusal perform(TournamentFlow& flow, const command::InvalidateRound& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause =
      asked.cause == Cause::disruption ? flow.cite().disruption : flow.cite().invalid_round;
  if (auto refusal = refuse_role(asked.by, {Role::director, Role::operator_}, clause))
    return refusal;
  if (auto refusal = refuse_table(tournament, asked.table)) return refusal;
  const TournamentTable& table = tournament.table(asked.table);
  if (!table.dealing) return refuse(refusal::no_round, clause, {{"table", asked.table}});
  if (asked.wagers == Wagers::removed && tournament.articles().refund_is_duty)
    return refuse(refusal::refund_is_duty, flow.cite().refund);
  StakesAt stakes{};
  for (const Seat seat : table.dealt) {
    const Chips had = tournament.entry_at(table, seat).stake;
    const Chips lost = asked.wagers == Wagers::removed ? asked.wagered[seat.index()] : Chips(0);
    if (lost < Chips(0) || lost > had)
      return refuse(refusal::chips_do_not_add_up, flow.cite().guard, {{"seat", seat.number()}});
    stakes[seat.index()] = had - lost;
  }
  GoneList gone;
  for (const Seat seat : table.dealt) {
    const Entry& entry = tournament.entry_at(table, seat);
    if (stakes[seat.index()] == Chips(0) && entry.status == EntryStatus::playing)
      gone.push_back({entry.player, asked.wagered[seat.index()]});
  }
  if (static_cast<int>(gone.size()) == players_left(tournament))
    return refuse(refusal::nobody_left, clause, {{"players", players_left(tournament)}});
  flow.emit(event::RoundInvalidated{asked.table, asked.cause, asked.wagers, stakes, clause});
  lose_chips(flow, asked.table, gone, flow.cite().rebuy);
  end_play_if_one_is_left(flow);
  return std::nullopt;
}

}  // namespace cardroom::tournament
