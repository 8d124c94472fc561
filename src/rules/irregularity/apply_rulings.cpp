#include "rules/irregularity/apply_rulings.h"

#include <algorithm>

#include "rules/betting/legal.h"
#include "rules/betting/limits.h"
#include "rules/betting/turn.h"

namespace cardroom {

namespace {

void move_forward(Round& round, Seat seat, Chips amount) {
  round.stake[seat.index()] -= amount;
  round.odd.forward[seat.index()] += amount;
  round.odd.forward_total += amount;
}

// Cards dealt to each player before the present betting round.
int cards_of_street(const Terms& terms, const Round& round) {
  int cards = 0;
  for (const auto packet : terms.game->streets[round.street].to_each) cards += packet.cards;
  return cards;
}

Hand without_last(const Hand& hand, int cards) {
  Hand kept;
  for (std::size_t at = 0; at + static_cast<std::size_t>(cards) < hand.count; ++at)
    kept.add(hand.cards[at], hand.is_up(at) ? Face::up : Face::down);
  return kept;
}

void reopen_first(const Terms& terms, Round& round) {
  round.opener = opener_of(terms, round);
  pass_turn(terms, round, seat_before(round.opener));
}

}  // namespace

void apply_to(const Terms&, Round& round, const event::Ruled& ruled) {
  const bool named = !ruled.card.is_none();
  if (named && ruled.what == Irregularity::hole_exposed) round.odd.exposed.insert(ruled.card);
  if (named && ruled.what == Irregularity::communal_early) round.odd.early.insert(ruled.card);
  if (ruled.ruling == Ruling::supervisor_decides) {
    round.odd.offered = ruled.what;
    round.odd.offered_card = ruled.card;
  } else if (round.stage == Stage::ruling) {
    round.stage = round.odd.resume;
  }
}

void apply_to(const Terms& terms, Round& round, const event::PutForward& put) {
  switch (put.what) {
    case Ahead::fold:
      round.odd.folded_ahead.insert(put.seat);
      return;
    case Ahead::check:
      round.odd.checked_ahead.insert(put.seat);
      return;
    case Ahead::wager:
      round.odd.wagered_ahead.insert(put.seat);
      return move_forward(round, put.seat, put.amount);
    case Ahead::short_call:
      move_forward(round, put.seat, put.amount);
      round.odd.must_complete = put.seat;
      list_legal(terms, round);
      return;
  }
}

namespace {

void take_back(const Terms& terms, Round& round, Seat seat, Chips amount) {
  round.stake[seat.index()] += amount;
  round.odd.forward[seat.index()] -= amount;
  round.odd.forward_total -= amount;
  round.odd.wagered_ahead.erase(seat);
  round.odd.exceeded.erase(seat);
  round.odd.folded_ahead.erase(seat);
  round.odd.checked_ahead.erase(seat);
  if (round.odd.must_complete == seat) round.odd.must_complete = Seat::none();
  if (round.turn == seat) list_legal(terms, round);
}

}  // namespace

void apply_to(const Terms& terms, Round& round, const event::TakenUp& taken) {
  take_back(terms, round, taken.seat, taken.amount);
}

void apply_to(const Terms& terms, Round& round, const event::GivenBack& given) {
  take_back(terms, round, given.seat, given.amount);
}

void apply_to(const Terms& terms, Round& round, const event::Misdealt&) {
  for (const Seat seat : round.dealt) {
    const auto at = seat.index();
    round.hands[at] = {};
    round.thrown[at] = {};
    // P-12: blinds and antes stand; the blinds count as wagers of the first round again.
    round.total[at] = round.forced[at] - std::min(round.forced[at], terms.ante);
  }
  round.active = round.dealt;
  round.tapped_out = {};
  for (const Seat seat : round.dealt)
    if (round.stake_of(seat) == Chips(0)) round.tapped_out.insert(seat);
  round.board.clear();
  round.burnt = {};
  round.shoe = {};
  round.street = 0;
  round.bet_later = false;
  round.drawn = {};
  round.drawer = Seat::none();
  round.draw_due = 0;
  round.fifth_card_due.clear();
  round.highest = round.last_increment = round.last_blind;
  round.opened = round.blinds_posted > 0;
  round.turn = round.last_folded = Seat::none();
  const std::int64_t now = round.odd.now_s;
  const SeatSet absent = round.odd.absent;  // They are absent from the new deal too.
  round.odd = {};
  round.odd.absent = absent;
  round.odd.now_s = now;
  round.stage = Stage::misdealt;
  round.legal = {};
}

void apply_to(const Terms&, Round& round, const event::HoleReplaced& replaced) {
  check(round.shoe.take() == replaced.in, "the replacement is not the next card of the shoe");
  Hand& hand = round.hands[replaced.seat.index()];
  std::replace(hand.cards.begin(), hand.cards.begin() + hand.count, replaced.out, replaced.in);
  round.burnt.insert(replaced.out);
  round.odd.skip_burn = true;
}

void apply_to(const Terms& terms, Round& round, const event::FaceTurned& turned) {
  Hand& hand = round.hands[turned.seat.index()];
  hand.up = 0;
  for (std::size_t at = 0; at < hand.count; ++at)
    if (hand.cards[at] == turned.up) hand.up = static_cast<std::uint8_t>(1U << at);
  // The card it shows may make another player open.
  if (round.actions == 0) reopen_first(terms, round);
}

void apply_to(const Terms& terms, Round& round, const event::BettingLimited& limited) {
  if (limited.to == Ruling::limited_to_wagered) round.odd.limited_to_wagered = true;
  if (limited.to == Ruling::limited_to_minimum) {
    round.odd.limited_to_minimum = true;
    set_to_table_minimum(terms, round.limits);
  }
  round.odd.limited_by = limited.clause;
  ++round.odd.shown_ahead;
  // C-08: if nothing is wagered yet, no wager may be made, and the round closes.
  if (round.odd.limited_to_wagered && round.highest == Chips(0)) {
    round.pending = {};
    round.turn = Seat::none();
  }
  list_legal(terms, round);
}

void apply_to(const Terms& terms, Round& round, const event::BurnUsed&) {
  // The burnt card comes first; the last communal card dealt is the next of the shoe again.
  const std::size_t cards = terms.game->streets[round.street].communal;
  const std::size_t from = round.board.size() - cards;
  CardList order;
  order.push_back(round.board.back());
  for (const Card card : round.shoe) order.push_back(card);
  for (std::size_t at = round.board.size() - 1; at > from; --at)
    round.board[at] = round.board[at - 1];
  round.board[from] = round.last_burnt;
  round.burnt.erase(round.last_burnt);
  round.last_burnt = {};
  round.shoe = Shoe::from_order(order);
}

void apply_to(const Terms& terms, Round& round, const event::StreetTakenBack&) {
  const int cards = cards_of_street(terms, round);
  CardList order = round.shoe.rest();
  for (const Seat seat : round.active) {
    Hand& hand = round.hands[seat.index()];
    for (std::size_t at = hand.count - static_cast<std::size_t>(cards); at < hand.count; ++at)
      order.push_back(hand.cards[at]);
    hand = without_last(hand, cards);
  }
  round.shoe = Shoe::from_order(order);
  round.odd.resume = Stage::forced;
}

void apply_to(const Terms& terms, Round& round, const event::FinalExposed& exposed) {
  round.odd.final_exposed.insert(exposed.seat);
  reopen_first(terms, round);
}

void apply_to(const Terms& terms, Round& round, const event::DeemedTappedOut& deemed) {
  round.tapped_out.insert(deemed.seat);
  round.pending.erase(deemed.seat);
  if (round.actions < 255) ++round.actions;
  round.bet_later = round.bet_later || round.street > 0;
  if (round.turn == deemed.seat) pass_turn(terms, round, deemed.seat);
}

void apply_to(const Terms& terms, Round& round, const event::HandDied& died) {
  round.active.erase(died.seat);
  round.pending.erase(died.seat);
  hand_went_out(terms, round, died.seat);
}

void apply_to(const Terms&, Round& round, const event::HandRevived& revived) {
  round.active.insert(revived.seat);
  round.odd.revived = revived.seat;
}

void apply_to(const Terms&, Round& round, const event::SettlementReversed&) {
  for (std::size_t at = 0; at < round.won.size(); ++at) round.stake[at] -= round.won[at];
  round.won = {};
  round.paid_out = round.house = Chips(0);
  round.stage = Stage::showdown;
}

namespace {

// Players who need not act again at the present highest total: those who have checked or put it in.
SeatSet have_answered(const Round& round) {
  if (round.highest == Chips(0)) return round.checked;
  SeatSet answered;
  for (const Seat seat : round.active)
    if (round.total_of(seat) >= round.highest) answered.insert(seat);
  // The last blind has its option until it acts.
  if (round.street == 0 && round.highest == round.last_blind) answered.erase(round.last_blind_seat);
  return answered;
}

// G-08: a void wager was not made. The others answer the wager before it, or the highest that one
// of them has put in since.
void undo_highest(Round& round, Seat seat) {
  const Chips blind = round.street == 0 ? round.last_blind : Chips(0);
  const Chips highest = std::max(blind, *std::max_element(round.total.begin(), round.total.end()));
  if (highest >= round.highest) return;
  round.highest = highest;
  BeforeHighest before;
  before.last_increment = blind;
  before.full = blind;
  before.opened = blind > Chips(0);
  const bool known = round.before_highest.by == seat;
  if (known) before = round.before_highest;
  round.before_highest = {};
  // If an earlier void wager removed the trace, steps stay unless no wager is left at all.
  if (known || highest == blind) {
    round.last_increment = before.last_increment;
    round.full = before.full;
    round.aggressor = before.aggressor;
    round.raises = before.raises;
    round.opened = before.opened;
  }
  round.pending = round.pending - have_answered(round);
  round.may_raise = round.may_raise & round.pending;
}

}  // namespace

void apply_to(const Terms&, Round& round, const event::Refunded& refunded) {
  const auto at = refunded.seat.index();
  round.stake[at] += refunded.amount;
  round.dead_total -= round.dead[at];
  round.dead[at] = round.forced[at] = round.total[at] = round.paid[at] = Chips(0);
  if (round.stage == Stage::betting) undo_highest(round, refunded.seat);
}

void apply_to(const Terms&, Round& round, const event::PotRemoved& removed) {
  round.paid_out += removed.amount;
  round.odd.removed += removed.amount;
}

void apply_to(const Terms&, Round& round, const event::RoundVoided&) {
  round.stage = Stage::over;
  round.turn = Seat::none();
  round.odd.voided = true;
  round.legal = {};
}

void apply_to(const Terms&, Round& round, const event::ChoiceOffered&) {
  round.odd.resume = round.stage;
  round.stage = Stage::ruling;
}

void apply_to(const Terms&, Round& round, const event::ClockStarted& started) {
  round.odd.clocked = started.seat;
  round.odd.clock_s = round.odd.now_s;
}

void apply_to(const Terms&, Round& round, const event::ClockStopped&) {
  round.odd.clocked = Seat::none();
}

void apply_to(const Terms&, Round& round, const event::TimePassed& passed) {
  round.odd.now_s = passed.now_s;
}

}  // namespace cardroom
