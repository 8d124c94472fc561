#include "rules/showdown.h"

#include <algorithm>

#include "eval/high_board.h"
#include "rules/betting.h"
#include "rules/flow.h"

namespace cardroom {

namespace {

SeatSet best_of(SeatSet seats, const std::array<Strength, seats_max>& strength) {
  SeatSet best;
  Strength most = 0;
  for (const Seat seat : seats) {
    const Strength own = strength[seat.index()];
    if (own > most) {
      most = own;
      best = {};
    }
    if (own == most && own > 0) best.insert(seat);
  }
  return best;
}

// M-16: a hand is shown if it ties or beats the best shown so far in some pot its owner contests.
bool must_show(const Pots& pots, const Strengths& strengths, SeatSet shown, Seat seat) {
  const auto level = [&](const std::array<Strength, seats_max>& strength, SeatSet rivals) {
    const Strength own = strength[seat.index()];
    if (own == 0) return false;
    for (const Seat rival : rivals)
      if (strength[rival.index()] > own) return false;
    return true;
  };
  return std::any_of(pots.begin(), pots.end(), [&](const Pot& pot) {
    if (!pot.eligible.contains(seat)) return false;
    const SeatSet rivals = shown & pot.eligible;
    return level(strengths.high, rivals) || level(strengths.low, rivals);
  });
}

void show_hands(Flow& flow, const Pots& pots, const Strengths& strengths) {
  const Seat first = first_to_show(flow.terms, flow.round);
  const Clause clause =
      flow.round.aggressor.is_none() ? flow.cite().showdown_unbet : flow.cite().showdown;
  flow.emit(event::ShowdownOpened{first, clause});
  clockwise_from(flow.round.active, first, [&](Seat seat) {
    const bool shows = seat == first || must_show(pots, strengths, flow.round.shown, seat);
    if (shows && !flow.round.shown.contains(seat)) flow.emit(event::Shown{seat, clause});
  });
}

// Whole units to each; what cannot be divided goes whole to the winner nearest first position
// (M-05, M-06, M-07).
struct Division {
  std::uint8_t pot;
  Share share;
  Clause clause;
};

void divide(Flow& flow, Chips amount, SeatSet winners, Division division) {
  const Chips unit = flow.terms.chip;
  Chips each = amount / winners.size();
  each = each - each % unit;
  const Chips odd = amount - each * winners.size();
  const Seat nearest = winners.from(flow.round.first);
  clockwise_from(winners, flow.round.first, [&](Seat seat) {
    const Chips share = seat == nearest ? each + odd : each;
    if (share > Chips(0))
      flow.emit(event::Won{.seat = seat,
                           .pot = division.pot,
                           .share = division.share,
                           .clause = division.clause,
                           .amount = share});
  });
}

// H-12, N-17: half to each; the odd unit between the halves to the nearest winner himself.
void divide_high_low(Flow& flow, const WonPot& won, Chips net) {
  const Clause clause = flow.cite().high_low;
  const Chips half = net / 2 - net / 2 % flow.terms.chip;
  divide(flow, half, won.high, {won.index, Share::high, clause});
  divide(flow, half, won.low, {won.index, Share::low, clause});
  const SeatSet near = flow.terms.readings.odd_unit_to_high ? won.high : won.high | won.low;
  if (net > 2 * half)
    flow.emit(event::Won{.seat = near.from(flow.round.first),
                         .pot = won.index,
                         .share = Share::odd_unit,
                         .clause = flow.cite().tie,
                         .amount = net - 2 * half});
}

void pay_pots(Flow& flow, WonPots& pots, Clause sole_winner) {
  reckon_commission(flow.terms, pots);
  const Clause announced = flow.cite().announced;
  for (const auto& won : pots)
    if (announced || won.commission > Chips(0))
      flow.emit(
          event::CommissionTaken{.pot = won.index,
                                 .clause = announced ? announced : flow.cite().commission_taken,
                                 .amount = won.commission,
                                 .of = won.pot.amount});
  for (const auto& won : pots) {
    const Chips net = won.pot.amount - won.commission;
    if (!won.low.empty()) {
      divide_high_low(flow, won, net);
      continue;
    }
    const Clause clause = won.high.size() > 1 ? flow.cite().tie : sole_winner;
    divide(flow, net, won.high, {won.index, Share::whole, clause});
  }
}

// Many hands, one board: made ready once.
Strengths high_with_board(const High& high, const Round& round) {
  Strengths strengths;
  const HighBoard board(high, {round.board.begin(), round.board.size()});
  for (const Seat seat : round.active) {
    const Hand& hand = round.hands[seat.index()];
    strengths.high[seat.index()] = board.best_two_of({hand.cards.data(), hand.count});
  }
  return strengths;
}

}  // namespace

Strengths strengths_of(const Terms& terms, const Round& round) {
  Strengths strengths;
  const int from_hole = terms.game->showdown.from_hole;
  const std::span<const Card> board(round.board.begin(), round.board.size());
  const HandKey shared = key_of(board);
  std::array<Card, 12> cards;  // The communal cards, then the player's own.
  std::copy(board.begin(), board.end(), cards.begin());
  if (from_hole > 0 && terms.win == Win::high) return high_with_board(*terms.high, round);
  for (const Seat seat : round.active) {
    const Hand& hand = round.hands[seat.index()];
    const std::span<const Card> hole(hand.cards.data(), hand.count);
    for (std::size_t at = 0; at < hole.size(); ++at) cards[board.size() + at] = hole[at];
    const std::span<const Card> all(cards.data(), board.size() + hole.size());
    if (terms.win != Win::low)
      strengths.high[seat.index()] = from_hole > 0 ? terms.high->best_two_of(hole, board)
                                                   : terms.high->best(all, shared + key_of(hole));
    if (terms.win != Win::high)
      strengths.low[seat.index()] =
          from_hole > 0 ? terms.low->best_two_of(hole, board) : terms.low->best(all);
  }
  return strengths;
}

WonPots winners_of(const Terms& terms, const Pots& pots, const Strengths& strengths) {
  WonPots won;
  std::uint8_t index = 0;
  for (const auto& pot : pots) {
    WonPot& one = won.extend();
    one = {};
    one.pot = pot;
    one.index = index++;
    one.high = best_of(pot.eligible, terms.win == Win::low ? strengths.low : strengths.high);
    // H-10: with no low that qualifies the high hand wins the whole pot.
    if (terms.win == Win::high_low) one.low = best_of(pot.eligible, strengths.low);
  }
  return won;
}

Seat first_to_show(const Terms& terms, const Round& round) {
  if (!round.aggressor.is_none() && round.active.contains(round.aggressor)) return round.aggressor;
  const Opens opens = terms.game->streets[round.street].opens;
  const bool by_card = opens == Opens::highest_card || opens == Opens::low_or_high_card ||
                       opens == Opens::best_showing;
  if (by_card && round.actions > 0) return round.active.from(round.opener);
  // RWS17-3.13.2(b), P-14: who has tapped out is active and shows in his place.
  return opener_among(terms, round, round.active);
}

void settle(Flow& flow) {
  Round& round = flow.round;
  const Pots pots = pots_of(round);
  if (round.active.size() > 1) {
    const Strengths strengths = strengths_of(flow.terms, round);
    show_hands(flow, pots, strengths);
    WonPots won = winners_of(flow.terms, pots, strengths);
    pay_pots(flow, won, flow.cite().settle);
  } else {
    // RWS17-3.13.1, M-21: the last player left wins and need not show.
    WonPots won = winners_of(flow.terms, pots, Strengths{});
    for (auto& pot : won) pot.high = round.active;
    pay_pots(flow, won,
             round.street == 0 ? flow.cite().one_left_first : flow.cite().one_left_later);
  }
  flow.emit(event::RoundEnded{flow.cite().marker});
}

}  // namespace cardroom
