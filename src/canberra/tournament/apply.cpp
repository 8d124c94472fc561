#include "canberra/tournament/apply.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "canberra/tournament/undo/before_act.h"

namespace cardroom::canberra::tournament {

namespace {

Entrant& of(Tournament& tournament, PlayerId player) {
  Entrant* const entrant = find_entrant(tournament, player);
  check(entrant != nullptr, "an event is of somebody who entered");
  return *entrant;
}

void forget(FixedList<PlayerId, entrants_most>& list, PlayerId player) {
  for (std::size_t at = list.size(); at > 0; --at)
    if (list[at - 1] == player) list.erase_at(at - 1);
}

// How far the entrant got in this session.
void note_result(const Tournament& tournament, Entrant& entrant, std::uint16_t round) {
  entrant.last_session = tournament.session;
  entrant.last_round = round;
  entrant.last_stack = entrant.stack;
}

std::uint16_t whole_session(const Tournament& tournament) {
  return static_cast<std::uint16_t>(tournament.conditions.rounds + 1);
}

void apply_to(Tournament& tournament, const event::ConditionSet& set) {
  const Condition* const condition = find_condition(set.key.view());
  check(condition != nullptr && condition->read(tournament.conditions, set.value.view()),
        "a condition that was set is one");
  tournament.conditions.given |= std::uint64_t{1} << (condition - condition_list().data());
  tournament.documented = false;
}

void enter_when_ready(Tournament& tournament) {
  if (tournament.documented && tournament.published && tournament.notified)
    tournament.phase = CanberraPhase::entries;
}

void apply_to(Tournament& tournament, const event::Documented&) { tournament.documented = true; }

void apply_to(Tournament& tournament, const event::Published&) {
  tournament.published = true;
  enter_when_ready(tournament);
}

void apply_to(Tournament& tournament, const event::Notified&) {
  tournament.notified = true;
  enter_when_ready(tournament);
}

void apply_to(Tournament& tournament, const event::Nominated&) { tournament.director = true; }

void apply_to(Tournament& tournament, const event::AgreementRequired&) {
  tournament.agreement = true;
}

// Where the list is full, whoever agreed first and has not entered makes room.
void apply_to(Tournament& tournament, const event::Agreed& agreed) {
  auto& list = tournament.agreed;
  for (std::size_t at = 0; list.full() && at < list.size(); ++at)
    if (find_entrant(tournament, list[at]) == nullptr) list.erase_at(at);
  list.push_back(agreed.player);
}

void apply_to(Tournament& tournament, const event::Entered& entered) {
  Entrant entrant;
  entrant.player = entered.player;
  entrant.paid = entered.amount;
  tournament.entrants.push_back(entrant);
}

void apply_to(Tournament& tournament, const event::ReserveJoined& joined) {
  Entrant entrant;
  entrant.player = joined.player;
  entrant.status = EntrantStatus::reserve;
  tournament.entrants.push_back(entrant);
}

void apply_to(Tournament& tournament, const event::ReserveSeated& seated) {
  Entrant& gone = of(tournament, seated.instead_of);
  Entrant& reserve = of(tournament, seated.player);
  reserve.status = EntrantStatus::in;
  reserve.paid = seated.fee;
  reserve.table = gone.table;
  reserve.seat = gone.seat;
  reserve.seated = true;
  reserve.stack = tournament.conditions.chips;
  gone.table = 0;
}

void apply_to(Tournament& tournament, const event::Substituted& substituted) {
  of(tournament, substituted.instead_of).played_by = substituted.player;
}

void apply_to(Tournament& tournament, const event::Withdrew& withdrew) {
  Entrant& entrant = of(tournament, withdrew.player);
  entrant.status = EntrantStatus::forfeited;
  entrant.stack = Chips(0);
  entrant.seated = false;
}

void apply_to(Tournament& tournament, const event::Undone& undone) {
  History& history = tournament.history;
  check(!history.list.empty() && history.list.back().number == undone.act,
        "an act is taken back that is not the last");
  put_back(tournament, *history.list.back().before);
  history.list.pop_back();
}

// The cage moves it.
void apply_to(Tournament&, const event::MoneyReturned&) {}
void apply_to(Tournament&, const event::Reopened&) {}

void apply_to(Tournament& tournament, const event::StackCorrected& corrected) {
  of(tournament, corrected.player).stack = corrected.chips;
}

void apply_to(Tournament&, const event::StartChanged&) {}
void apply_to(Tournament&, const event::Directed&) {}
void apply_to(Tournament&, const event::OnlyFold&) {}
void apply_to(Tournament&, const event::PlayOffTied&) {}
void apply_to(Tournament&, const event::Penalised&) {}

void apply_to(Tournament& tournament, const event::Drawn& drawn) {
  Entrant& entrant = of(tournament, drawn.player);
  entrant.table = drawn.table;
  entrant.seat = drawn.seat;
  entrant.seated = false;
  tournament.balloted = true;
}

void apply_to(Tournament& tournament, const event::SeatTaken& taken) {
  of(tournament, taken.player).seated = true;
}

void apply_to(Tournament& tournament, const event::SessionStarted& started) {
  tournament.phase = CanberraPhase::session;
  tournament.kind = started.kind;
  tournament.session = started.number;
  if (started.kind == SessionKind::ordinary) tournament.extra_played = false;
  tournament.tied.clear();  // The players of an extra session are at its tables now.
  tournament.tables = {};
  for (Entrant& entrant : tournament.entrants) {
    if (entrant.table == 0 || entrant.status != EntrantStatus::in) continue;
    const bool keeps = tournament.conditions.carry && entrant.stack > Chips(0);
    if (!keeps) entrant.stack = tournament.conditions.chips;  // CP17-17.3(a)(iv)
    entrant.play_off = entrant.play_offs = 0;
    SessionTable& table = tournament.table(entrant.table);
    table.in_use = true;
    if (table.marker.is_none() || entrant.seat < table.marker) table.marker = entrant.seat;
  }
}

void apply_to(Tournament& tournament, const event::RoundStarted& started) {
  SessionTable& table = tournament.table(started.table);
  table.stage = RoundStage::antes;
  table.marker = started.seat;
  table.had_turn = {};
  table.asked = Seat::none();
}

void apply_to(Tournament& tournament, const event::AnteAsked& asked) {
  SessionTable& table = tournament.table(asked.table);
  if (!table.asked.is_none()) table.had_turn.insert(table.asked);
  table.asked = asked.seat;
}

void apply_to(Tournament& tournament, const event::AntePlaced& placed) {
  Entrant& entrant = of(tournament, placed.player);
  entrant.stack += entrant.ante - placed.amount;
  entrant.ante = placed.amount;
}

void apply_to(Tournament& tournament, const event::AnteWarned& warned) {
  ++of(tournament, warned.player).warnings;
}

void apply_to(Tournament& tournament, const event::AnteReferred& referred) {
  Entrant& entrant = of(tournament, referred.player);
  ++entrant.warnings;
  entrant.referred = true;
}

void apply_to(Tournament& tournament, const event::AnteRuled& ruled) {
  Entrant& entrant = of(tournament, ruled.player);
  entrant.referred = false;
  if (ruled.stands) return;
  entrant.stack += entrant.ante;
  entrant.ante = Chips(0);
  entrant.jackpot = Cents(0);  // CP17-10.1: there is none without an ante.
}

void apply_to(Tournament& tournament, const event::AntesClosed& closed) {
  tournament.table(closed.table).stage = RoundStage::bets;
}

void apply_to(Tournament& tournament, const event::BetPlaced& placed) {
  Entrant& entrant = of(tournament, placed.player);
  entrant.stack -= placed.amount;
  entrant.bet = placed.amount;
}

void apply_to(Tournament& tournament, const event::Folded& folded) {
  of(tournament, folded.player).folded = true;
}

void apply_to(Tournament& tournament, const event::JackpotWagered& wagered) {
  of(tournament, wagered.player).jackpot = wagered.amount;
}

void apply_to(Tournament& tournament, const event::JackpotWon& won) {
  of(tournament, won.player).jackpot_paid = won.amount;
}

void apply_to(Tournament& tournament, const event::JackpotLost& lost) {
  Entrant& entrant = of(tournament, lost.player);
  entrant.jackpot_lost += lost.amount;
  entrant.jackpot = Cents(0);
}

void apply_to(Tournament& tournament, const event::HadBack& back) {
  of(tournament, back.player).stack += back.amount;
}

void clear_round(Tournament& tournament, TableNumber number) {
  for (Entrant& entrant : tournament.entrants) {
    if (entrant.table != number) continue;
    entrant.ante = entrant.bet = Chips(0);
    entrant.jackpot = entrant.jackpot_paid = Cents(0);
    entrant.folded = entrant.referred = false;
  }
  tournament.table(number).stage = RoundStage::none;
}

// CP17-DEF-StartingMarker: one player clockwise after each round.
void apply_to(Tournament& tournament, const event::RoundEnded& ended) {
  for (Entrant& entrant : tournament.entrants)
    if (entrant.table == ended.table) entrant.jackpot_won += entrant.jackpot_paid;
  clear_round(tournament, ended.table);
  SessionTable& table = tournament.table(ended.table);
  ++table.rounds;
  table.marker = seats_at(tournament, ended.table).after(table.marker);
}

// K-09: a jackpot wager goes back too, and what was won with it is not paid.
void apply_to(Tournament& tournament, const event::RoundVoided& voided) {
  for (Entrant& entrant : tournament.entrants)
    if (entrant.table == voided.table) entrant.stack += entrant.ante + entrant.bet;
  clear_round(tournament, voided.table);
}

void apply_to(Tournament& tournament, const event::Counted& counted) {
  of(tournament, counted.player).stack = counted.amount;
}

void apply_to(Tournament& tournament, const event::TableCounted& counted) {
  tournament.table(counted.table).rounds = tournament.conditions.rounds;
}

bool played_to_end(Out why) { return why == Out::not_advancing || why == Out::too_few_chips; }

void apply_to(Tournament& tournament, const event::Eliminated& eliminated) {
  Entrant& entrant = of(tournament, eliminated.player);
  const std::uint16_t rounds =
      entrant.table == 0 ? std::uint16_t{0} : tournament.table(entrant.table).rounds;
  note_result(tournament, entrant,
              played_to_end(eliminated.why) ? whole_session(tournament) : rounds);
  entrant.stack = Chips(0);
  entrant.status = eliminated.why == Out::forfeited  ? EntrantStatus::forfeited
                   : eliminated.why == Out::excluded ? EntrantStatus::excluded
                                                     : EntrantStatus::out;
}

// The entrant goes on to the next session, or to the extra one.
void apply_to(Tournament& tournament, const event::Advanced& advanced) {
  Entrant& entrant = of(tournament, advanced.player);
  if (entrant.table != 0)
    note_result(tournament, entrant, whole_session(tournament));
  else
    tournament.tied.push_back(advanced.player);
  entrant.status = EntrantStatus::in;
}

void apply_to(Tournament& tournament, const event::PointsWon& won) {
  of(tournament, won.player).points += won.points;
}

void apply_to(Tournament& tournament, const event::SessionEnded&) {
  const bool points = tournament.conditions.competition == Competition::points;
  for (Entrant& entrant : tournament.entrants) {
    if (entrant.table == 0) continue;
    if (entrant.status == EntrantStatus::in)
      note_result(tournament, entrant, whole_session(tournament));
    // CP17-17.3(a)(x): players who collect points play every session, with new chips.
    if (points && entrant.status == EntrantStatus::out) entrant.status = EntrantStatus::in;
    entrant.table = 0;
    entrant.seat = Seat::none();
    entrant.seated = false;
  }
  tournament.tables = {};
  tournament.phase = CanberraPhase::between;
  tournament.kind = SessionKind::ordinary;
  tournament.balloted = false;
  tournament.tied.clear();
}

void apply_to(Tournament& tournament, const event::Tied& tied) {
  tournament.phase = CanberraPhase::play_off;
  tournament.tied.push_back(tied.player);
}

// Seven bits for each time they play off, the first the highest, so a later one never lifts anybody
// above players they lost to before.
void apply_to(Tournament& tournament, const event::PlayedOff& played) {
  Entrant& entrant = of(tournament, played.player);
  const int shift = std::max(0, 49 - 7 * entrant.play_offs);
  entrant.play_off += (std::int64_t{played.beaten} + 1) << shift;
  ++entrant.play_offs;
  forget(tournament.tied, played.player);
  if (!tournament.tied.empty()) return;
  const bool in_session = std::any_of(tournament.tables.begin(), tournament.tables.end(),
                                      [](const SessionTable& table) { return table.in_use; });
  tournament.phase = in_session ? CanberraPhase::session : CanberraPhase::between;
}

void apply_to(Tournament& tournament, const event::ExtraCalled& called) {
  tournament.kind = called.kind;
  tournament.extra_played = true;
  tournament.balloted = false;
  tournament.tied.clear();
}

void apply_to(Tournament& tournament, const event::BoughtBack& bought) {
  Entrant& entrant = of(tournament, bought.player);
  entrant.status = EntrantStatus::in;
  entrant.bought += bought.amount;
  ++entrant.buy_backs;
}

void apply_to(Tournament& tournament, const event::BreakCalled&) { tournament.on_break = true; }
void apply_to(Tournament& tournament, const event::BreakEnded&) { tournament.on_break = false; }
void apply_to(Tournament& tournament, const event::Finished&) {
  tournament.phase = CanberraPhase::finished;
}

void apply_to(Tournament& tournament, const event::PlaceAwarded& awarded) {
  of(tournament, awarded.player).place = awarded.place;
  tournament.phase = CanberraPhase::awarded;
}

void apply_to(Tournament& tournament, const event::PrizePaid& paid) {
  of(tournament, paid.player).prize += paid.amount;
}

void apply_to(Tournament& tournament, const event::Refunded& refunded) {
  of(tournament, refunded.player).refunded += refunded.amount;
}

void apply_to(Tournament& tournament, const event::Cancelled&) {
  tournament.phase = CanberraPhase::cancelled;
}

}  // namespace

void apply(Tournament& tournament, const Event& event) {
  std::visit([&](const auto& happened) { apply_to(tournament, happened); }, event);
}

}  // namespace cardroom::canberra::tournament
