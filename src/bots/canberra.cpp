#include "bots/canberra.h"

#include <algorithm>

#include "canberra/game/ranking.h"
#include "odds/canberra_hand.h"

namespace cardroom::bots {

namespace {

// The weakest hand that is worth a bet whatever the up card: no fixed line loses less.
constexpr FiveCards least_bet = {Card(Rank::ace, Suit::clubs), Card(Rank::king, Suit::hearts),
                                 Card(Rank::jack, Suit::spades), Card(Rank::eight, Suit::clubs),
                                 Card(Rank::three, Suit::diamonds)};

const canberra::VisibleBox* box_at(const canberra::VisibleTable& view, Seat seat) {
  for (const auto& box : view.boxes)
    if (box.seat == seat) return &box;
  return nullptr;
}

Chips ante_of(const canberra::VisibleTable& view, const canberra::VisibleBox& box, Chance& chance) {
  const canberra::Legal& sizes = view.legal;
  const Chips more = sizes.minimum + sizes.multiple * chance.below(3);
  // A bet is twice the ante, so the player needs three antes.
  const bool affords = in_cents(more * 3) <= box.stake;
  return affords && more <= sizes.maximum ? more : sizes.minimum;
}

// No hand below Ace-King is worth a bet, and every pair is that is paid in full (docs/canberra.md).
// Between them the up card decides.
bool is_exactly_worth_a_bet(const FiveCards& cards, Card up, const BoxStake& stake) {
  const canberra::Ranking& ranking = canberra::Ranking::get();
  const Strength strength = ranking.strength(cards);
  if (!ranking.qualifies(strength)) return false;
  odds::EdgeRules rules{.ante = stake.ante};
  if (stake.max_payout > Chips(0)) rules.max_payout = stake.max_payout;
  const bool pays_even = rules.bet_winnings(Category::pair) == 2 * stake.ante.count();
  if (ranking.category(strength) != Category::odd_cards && pays_even) return true;
  return odds::canberra_hand(cards, up, rules).bet > -1;
}

}  // namespace

bool bets_on(Temperament temperament, const FiveCards& cards, Card up, const BoxStake& stake,
             Chance& chance) {
  const canberra::Ranking& ranking = canberra::Ranking::get();
  switch (temperament) {
    case Temperament::random:
      return chance.below(2) == 0;
    case Temperament::caller:
      return true;
    case Temperament::tight:
      return ranking.strength(cards) >= ranking.strength(least_bet);
    case Temperament::loose:
      return ranking.qualifies(ranking.strength(cards));
    case Temperament::strong:
      return is_exactly_worth_a_bet(cards, up, stake);
  }
  return false;
}

std::optional<canberra::Command> choose(const canberra::VisibleTable& view, Seat seat,
                                        Chance& chance, Temperament temperament) {
  const canberra::VisibleBox* const box = box_at(view, seat);
  if (box == nullptr) return std::nullopt;
  const canberra::Legal& legal = view.legal;
  if (legal.declare) return canberra::command::Declare{Role::player, seat};
  if (legal.fold || legal.bet) {
    const BoxStake stake{box->ante, view.sign.max_payout};
    if (legal.bet && bets_on(temperament, box->cards, view.dealer[view.up], stake, chance))
      return canberra::command::PlaceBet{seat, legal.bet_size};
    return canberra::command::Fold{seat};
  }
  if (legal.ante && box->ante == Chips(0)) {
    if (in_cents(legal.minimum * 3) > box->stake) return std::nullopt;
    return canberra::command::PlaceAnte{seat, ante_of(view, *box, chance)};
  }
  if (legal.jackpot && box->jackpot == Cents(0) && chance.in_thousand(300))
    return canberra::command::PlaceJackpot{seat, canberra::Pad::lit};
  return std::nullopt;
}

}  // namespace cardroom::bots
