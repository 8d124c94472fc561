#include "rules/round/showdown.h"

#include <algorithm>

#include "eval/high_board.h"
#include "rules/betting/turn.h"

namespace cardroom {

namespace {

SeatSet best_of(SeatSet seats, const std::array<Strength, seats_max>& strength) {
  Strength most = 0;
  for (const Seat seat : seats) most = std::max(most, strength[seat.index()]);
  SeatSet best;
  if (most == 0) return best;
  for (const Seat seat : seats)
    if (strength[seat.index()] == most) best.insert(seat);
  return best;
}

// M-16: a hand is shown if it ties or beats the best shown so far in some pot its owner contests.
class ShownSoFar {
 public:
  ShownSoFar(const Pots& pots, const Strengths& strengths) : pots_(pots), strengths_(strengths) {}

  void add(Seat seat) {
    const std::size_t at = seat.index();
    for (std::size_t pot = 0; pot < pots_.size(); ++pot) {
      if (!pots_[pot].eligible.contains(seat)) continue;
      high_[pot] = std::max(high_[pot], strengths_.high[at]);
      low_[pot] = std::max(low_[pot], strengths_.low[at]);
    }
  }
  // The best so far is at least 1: a hand without a strength ties with nothing.
  bool must_show(Seat seat) const {
    const std::size_t at = seat.index();
    for (std::size_t pot = 0; pot < pots_.size(); ++pot)
      if (pots_[pot].eligible.contains(seat) &&
          (strengths_.high[at] >= high_[pot] || strengths_.low[at] >= low_[pot]))
        return true;
    return false;
  }

 private:
  static constexpr std::array<Strength, seats_max> none = [] {
    std::array<Strength, seats_max> least;
    least.fill(1);
    return least;
  }();
  const Pots& pots_;
  const Strengths& strengths_;
  std::array<Strength, seats_max> high_ = none;
  std::array<Strength, seats_max> low_ = none;
};

void show_hands(RoundFlow& flow, const Pots& pots, const Strengths& strengths, SeatSet not_shown) {
  const Seat first = first_to_show(flow.terms, flow.state);
  const Clause clause =
      flow.state.aggressor.is_none() ? flow.cite().showdown_unbet : flow.cite().showdown;
  flow.emit(event::ShowdownOpened{first, clause});
  ShownSoFar so_far(pots, strengths);
  for (const Seat seat : flow.state.shown) so_far.add(seat);
  clockwise_from(flow.state.active - flow.state.shown - not_shown, first, [&](Seat seat) {
    if (seat != first && !so_far.must_show(seat)) return;
    flow.emit(event::Shown{seat, clause});
    so_far.add(seat);
  });
}

// Whole units to each winner; the remainder goes to the winner nearest first position (M-05, M-06,
// M-07).
struct Division {
  std::uint8_t pot;
  Share share;
  Clause clause;
};

void divide(RoundFlow& flow, Chips amount, SeatSet winners, Division division) {
  const Chips each =
      winners.size() == 1 ? amount : down_to(amount / winners.size(), flow.terms.chip);
  const Chips odd = amount - each * winners.size();
  const Seat nearest = winners.from(flow.state.first);
  clockwise_from(winners, flow.state.first, [&](Seat seat) {
    const Chips share = seat == nearest ? each + odd : each;
    if (share > Chips(0))
      flow.emit(event::Won{.seat = seat,
                           .pot = division.pot,
                           .share = division.share,
                           .clause = division.clause,
                           .amount = share});
  });
}

// H-12, N-17: half to each; the odd unit between the halves goes to the nearest winner.
void divide_high_low(RoundFlow& flow, const WonPot& won, Chips net) {
  const Clause clause = flow.cite().high_low;
  const Chips half = down_to(net / 2, flow.terms.chip);
  divide(flow, half, won.high, {won.index, Share::high, clause});
  divide(flow, half, won.low, {won.index, Share::low, clause});
  const SeatSet near = flow.terms.readings.odd_unit_to_high ? won.high : won.high | won.low;
  if (net > 2 * half)
    flow.emit(event::Won{.seat = near.from(flow.state.first),
                         .pot = won.index,
                         .share = Share::odd_unit,
                         .clause = flow.cite().tie,
                         .amount = net - 2 * half});
}

void pay_pots(RoundFlow& flow, WonPots& pots, Clause sole_winner) {
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

std::span<const Card> cards_of(const Round& round, Seat seat) {
  const Hand& hand = round.hands[seat.index()];
  return {hand.cards.data(), hand.count};
}

// Many hands, one board: prepared once.
void high_of_two(const High& high, const Round& round, Strengths& strengths) {
  const HighBoard board(high, {round.board.begin(), round.board.size()});
  for (const Seat seat : round.active)
    strengths.high[seat.index()] = board.best_two_of(cards_of(round, seat));
}

void high_of_all(const High& high, const Round& round, Strengths& strengths) {
  const std::span<const Card> board(round.board.begin(), round.board.size());
  const HandKey shared = key_of(board);
  for (const Seat seat : round.active) {
    const auto hole = cards_of(round, seat);
    strengths.high[seat.index()] = high.best_of_all(hole, board, shared + key_of(hole));
  }
}

void low_of_two(const Low& low, const Round& round, Strengths& strengths) {
  const std::span<const Card> board(round.board.begin(), round.board.size());
  for (const Seat seat : round.active)
    strengths.low[seat.index()] = low.best_two_of(cards_of(round, seat), board);
}

void low_of_all(const Low& low, const Round& round, Strengths& strengths) {
  FixedList<Card, 12> cards;  // The communal cards, then the player's own.
  for (const Card card : round.board) cards.push_back(card);
  for (const Seat seat : round.active) {
    for (const Card card : cards_of(round, seat)) cards.push_back(card);
    strengths.low[seat.index()] = low.best(cards);
    while (cards.size() > round.board.size()) cards.pop_back();
  }
}

}  // namespace

Strengths strengths_of(const Terms& terms, const Round& round) {
  Strengths strengths;
  const bool two = terms.game->showdown.from_hole > 0;
  if (terms.win != Win::low) (two ? high_of_two : high_of_all)(*terms.high, round, strengths);
  if (terms.win != Win::high) (two ? low_of_two : low_of_all)(*terms.low, round, strengths);
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
    // H-10: if no low hand qualifies, the high hand wins the whole pot.
    if (terms.win == Win::high_low) one.low = best_of(pot.eligible, strengths.low);
  }
  return won;
}

Seat first_to_show(const Terms& terms, const Round& round) {
  if (!round.aggressor.is_none() && round.active.contains(round.aggressor)) return round.aggressor;
  const Opens opens = terms.game->streets[round.street].opens;
  const bool by_card = opens == Opens::highest_card || opens == Opens::low_or_high_card ||
                       opens == Opens::best_showing || opens == Opens::highest_card_ace_low ||
                       opens == Opens::lowest_showing;
  if (by_card && round.actions > 0) return round.active.from(round.opener);
  // RWS17-3.13.2(b), P-14: a player who has tapped out is active and shows in turn.
  return opener_among(terms, round, round.active);
}

void settle(RoundFlow& flow, SeatSet not_shown) {
  Round& round = flow.state;
  const Pots pots = pots_of(round);
  if (round.active.size() > 1) {
    Strengths strengths = strengths_of(flow.terms, round);
    for (const Seat seat : not_shown)
      strengths.high[seat.index()] = strengths.low[seat.index()] = Strength{0};
    show_hands(flow, pots, strengths, not_shown);
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
