#include "odds/equity/every_deal.h"

#include <algorithm>

#include "cards/card_list.h"

namespace cardroom::odds {

namespace {

CardSet left_of(const ShowdownRules& rules, const Deals& deals) {
  CardSet left = rules.deck().cards() - deals.board - deals.dead;
  for (const Held* held : deals.hands) left = left - held->cards - held->thrown;
  return left;
}

// The ways to draw so many of the cards that are left, which are fewer from then on.
double draw(int& left, int count) {
  double ways = 1;
  for (int each = 1; each <= count; ++each) ways = ways * left-- / each;
  return ways;
}

// The board first, then a player after the other: a hand is ranked once for all the hands that are
// dealt after it.
class DealCount {
 public:
  DealCount(const Judge& judge, const Deals& deals, Tally& tally)
      : judge_(judge), deals_(deals), tally_(tally) {
    for (const Card card : deals.board) board_.push_back(card);
    for (const Held* held : deals.hands) {
      auto& hole = holes_.extend();
      hole.clear();
      for (const Card card : held->cards) hole.push_back(card);
    }
  }

  // With this card as the lowest of the first cards that are dealt.
  void count(std::size_t first) {
    first_ = first;
    deal_board(left_of(judge_.rules(), deals_));
  }

 private:
  using Cards = FixedList<Card, 7>;

  // Calls visit with what is left after each way of filling `into` up to `whole` cards.
  template <class Visit>
  void fill(CardSet left, Cards& into, CardSet rest, std::size_t whole, const Visit& visit) {
    if (into.size() == whole) {
      visit(rest);
      return;
    }
    const bool begins = !begun_;
    begun_ = true;
    std::size_t at = 0;
    for (const Card card : left) {
      left.erase(card);
      if (begins && at++ != first_) continue;
      into.push_back(card);
      CardSet without = rest;
      without.erase(card);
      fill(left, into, without, whole, visit);
      into.pop_back();
    }
  }

  void deal_board(CardSet left) {
    const auto whole = static_cast<std::size_t>(judge_.rules().board_cards);
    fill(left, board_, left, whole, [this](CardSet rest) {
      shared_ = key_of({board_.begin(), board_.size()});
      deal_to(0, rest);
    });
  }

  void deal_to(std::size_t player, CardSet left) {
    if (player == holes_.size()) {
      tally_.add(shown_, 1);
      return;
    }
    Cards& hole = holes_[player];
    const auto whole = static_cast<std::size_t>(judge_.rules().hole_cards);
    fill(left, hole, left, whole, [&, player](CardSet rest) {
      const Worth worth =
          judge_.worth({hole.begin(), hole.size()}, {board_.begin(), board_.size()}, shared_);
      shown_.high[player] = worth.high;
      shown_.low[player] = worth.low;
      deal_to(player + 1, rest);
    });
  }

  const Judge& judge_;
  const Deals& deals_;
  Tally& tally_;
  Cards board_;
  FixedList<Cards, players_most> holes_;
  HandKey shared_;
  Showdown shown_;
  std::size_t first_ = 0;
  bool begun_ = false;  // The first card of all is the piece's own.
};

}  // namespace

double deals_left(const ShowdownRules& rules, const Deals& deals) {
  int left = left_of(rules, deals).size();
  const int board = rules.board_cards - deals.board.size();
  double ways = draw(left, board);
  for (const Held* held : deals.hands) ways *= draw(left, rules.hole_cards - held->cards.size());
  return ways;
}

std::size_t pieces_of(const ShowdownRules& rules, const Deals& deals) {
  return deals_left(rules, deals) == 1 ? 1 : static_cast<std::size_t>(left_of(rules, deals).size());
}

void count_deals(const Judge& judge, const Deals& deals, std::size_t piece, Tally& tally) {
  DealCount(judge, deals, tally).count(piece);
}

}  // namespace cardroom::odds
