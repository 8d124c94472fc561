#include "history/stats/all_in.h"

#include "base/chance.h"
#include "cards/card_list.h"
#include "rules/round/pots.h"
#include "rules/round/showdown.h"

namespace cardroom::history {

namespace {

constexpr int samples = 20'000;
constexpr std::size_t counted_most = 2;  // Cards to come of which every way is counted.

bool is_wager(ActKind kind) {
  return kind == ActKind::fold || kind == ActKind::check_or_call || kind == ActKind::bet_to ||
         kind == ActKind::bring_in;
}

// How many communal cards there were at the last wager.
std::size_t cards_at_last_wager(const ToldHand& told) {
  std::size_t cards = 0;
  std::size_t at_wager = 0;
  for (const Act& act : told.acts) {
    if (act.kind == ActKind::board) cards += act.cards.size();
    if (is_wager(act.kind)) at_wager = cards;
  }
  return at_wager;
}

// The shares of all pots, added up over many boards.
class Shares {
 public:
  Shares(const Terms& terms, const Round& round, std::size_t known)
      : terms_(terms), round_(round), pots_(pots_of(round)) {
    CardSet seen;
    round_.board.clear();
    for (std::size_t at = 0; at < known; ++at) {
      round_.board.push_back(round.board[at]);
      seen.insert(round.board[at]);
    }
    for (const Seat seat : round.active) {
      const Hand& hand = round.hands[seat.index()];
      for (std::size_t at = 0; at < hand.count; ++at) seen.insert(hand.cards[at]);
    }
    for (const Card card : terms.deck.cards() - seen) unseen_.push_back(card);
    missing_ = static_cast<std::size_t>(terms.communal) - known;
  }

  std::array<double, seats_max> average() {
    if (missing_ <= counted_most)
      every(0);
    else
      sample();
    for (double& sum : sums_) sum /= static_cast<double>(boards_);
    return sums_;
  }

 private:
  void every(std::size_t from) {
    if (round_.board.size() == static_cast<std::size_t>(terms_.communal)) return add();
    for (std::size_t at = from; at < unseen_.size(); ++at) {
      round_.board.push_back(unseen_[at]);
      every(at + 1);
      round_.board.pop_back();
    }
  }

  void sample() {
    Chance chance(1);  // The same hand is worth the same every time.
    for (int sample = 0; sample < samples; ++sample) {
      for (std::size_t card = 0; card < missing_; ++card) {
        const auto left = static_cast<std::uint32_t>(unseen_.size() - card);
        std::swap(unseen_[card], unseen_[card + chance.below(left)]);
        round_.board.push_back(unseen_[card]);
      }
      add();
      for (std::size_t card = 0; card < missing_; ++card) round_.board.pop_back();
    }
  }

  void add() {
    ++boards_;
    for (const WonPot& won : winners_of(terms_, pots_, strengths_of(terms_, round_))) {
      const double amount = static_cast<double>(won.pot.amount.count());
      give(won.high, won.low.empty() ? amount : amount / 2);
      give(won.low, amount / 2);
    }
  }

  void give(SeatSet winners, double amount) {
    for (const Seat seat : winners) sums_[seat.index()] += amount / winners.size();
  }

  const Terms& terms_;
  Round round_;
  Pots pots_;
  CardList unseen_;
  std::size_t missing_ = 0;
  std::uint64_t boards_ = 0;
  std::array<double, seats_max> sums_{};
};

}  // namespace

std::optional<std::array<double, seats_max>> expected_winnings(const ToldHand& told,
                                                               const Terms& terms,
                                                               const Round& round,
                                                               SeatSet unknown) {
  const std::size_t known = cards_at_last_wager(told);
  const auto communal = static_cast<std::size_t>(terms.communal);
  if (communal != 5 || known >= communal || round.board.size() != communal) return std::nullopt;
  // All but one are all-in: nobody could have wagered any more.
  const bool all_in = (round.active - round.tapped_out).size() <= 1;
  if (!all_in || !round.contested || round.active.size() < 2 || !(round.active & unknown).empty())
    return std::nullopt;
  // What the house took, it takes from every share.
  Chips pots;
  for (const Pot& pot : pots_of(round)) pots += pot.amount;
  Chips paid;
  for (const Chips won : round.won) paid += won;
  if (pots == Chips(0)) return std::nullopt;
  const double part = static_cast<double>(paid.count()) / static_cast<double>(pots.count());
  auto expected = Shares(terms, round, known).average();
  for (double& share : expected) share *= part;
  return expected;
}

}  // namespace cardroom::history
