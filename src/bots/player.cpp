#include "bots/player.h"

#include <algorithm>

#include "bots/discards.h"
#include "bots/equity.h"

namespace cardroom::bots {

namespace {

const SeatView& own_seat(const RoundView& view) {
  for (const SeatView& seat : view.seats)
    if (seat.seat == view.legal.seat) return seat;
  check(false, "a bot was asked for a seat that is not in the round");
  return view.seats[0];
}

Chips in_pot(const RoundView& view) {
  Chips all;
  for (const SeatView& seat : view.seats) all += seat.paid;
  return all;
}

int players_in(const RoundView& view) {
  int players = 0;
  for (const SeatView& seat : view.seats) players += seat.active ? 1 : 0;
  return players;
}

Command exchange(const Terms& terms, const RoundView& view, Chance& chance) {
  const SeatView& own = own_seat(view);
  FixedList<Card, 7> hand = own.cards;
  const CardSet thrown = discards(terms, {hand.begin(), hand.size()}, chance);
  if (thrown.empty()) return command::Stand{own.seat};
  return command::Draw{own.seat, thrown};
}

// About two thirds of the pot, adjusted to an allowed size.
Chips size_of(const LegalView& legal, Chips pot, Chance& chance) {
  if (legal.listed) return chance.in_thousand(600) ? legal.low : legal.high;
  const Chips wanted = legal.low + pot * (400 + chance.below(500)) / 1000;
  const Chips top = std::min(wanted, legal.high);
  return legal.low + (top - legal.low) / legal.step * legal.step;
}

Command wager(const RoundView& view, Chance& chance) {
  const LegalView& legal = view.legal;
  if (legal.bet || legal.raise) {
    const Chips to = size_of(legal, in_pot(view), chance);
    if (legal.bet) return command::Bet{legal.seat, to};
    return command::RaiseTo{legal.seat, to};
  }
  return command::TapOut{legal.seat};
}

Command pass(const LegalView& legal) {
  if (legal.decline) return command::Decline{legal.seat};
  return command::Check{legal.seat};
}

// The price of staying in, and how to pay it.
Chips price(const RoundView& view) {
  const LegalView& legal = view.legal;
  if (legal.call) return legal.call_adds;
  return std::min(own_seat(view).stake + own_seat(view).forward, legal.call_adds);
}

Command stay(const RoundView& view, Chance& chance) {
  const LegalView& legal = view.legal;
  if (legal.call) return command::Call{legal.seat};
  if (legal.tap_out) return command::TapOut{legal.seat};
  return wager(view, chance);
}

struct Judged {
  int equity = 0;  // In thousandths of the pot.
  int fair = 0;    // What an average hand would have.
};

Judged judge(const Terms& terms, const RoundView& view, Chance& chance, const Temper& temper) {
  const int players = players_in(view);
  return {equity(terms, view, view.legal.seat, chance, temper.samples), 1000 / players};
}

bool may_wager(const LegalView& legal) { return legal.bet || legal.raise; }

Command without_cost(const RoundView& view, Judged judged, Chance& chance, const Temper& temper) {
  const bool good = judged.equity > judged.fair * 13 / 10;
  const bool wagers =
      good ? !chance.in_thousand(temper.passive) : chance.in_thousand(temper.bluffs);
  if (may_wager(view.legal) && wagers) return wager(view, chance);
  return pass(view.legal);
}

Command with_cost(const RoundView& view, Judged judged, Chance& chance, const Temper& temper) {
  const LegalView& legal = view.legal;
  const Chips cost = price(view);
  const Chips pot = in_pot(view);
  // A player who raises has better cards than random ones, so each raise asks for more.
  const int asked = static_cast<int>(cost * 1000 / (pot + cost)) + 20 * view.raises;
  const bool strong = judged.equity > judged.fair * 16 / 10 + 40 * view.raises;
  if (strong && (may_wager(legal) || legal.tap_out) && !chance.in_thousand(temper.passive))
    return wager(view, chance);
  if (judged.equity >= asked) return stay(view, chance);
  return command::Fold{legal.seat};
}

}  // namespace

Command choose(const Terms& terms, const RoundView& view, Chance& chance, const Temper& temper) {
  const LegalView& legal = view.legal;
  check(!legal.seat.is_none(), "a bot was asked out of turn");
  if (legal.draw) return exchange(terms, view, chance);
  const Judged judged = judge(terms, view, chance, temper);
  if (legal.check || legal.decline) return without_cost(view, judged, chance, temper);
  // B-31: the opener of an ante game must bet.
  if (!legal.fold) return wager(view, chance);
  return with_cost(view, judged, chance, temper);
}

}  // namespace cardroom::bots
