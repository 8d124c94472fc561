#include "bots/strong/exchange.h"

#include <algorithm>

#include "bots/simple/quick_discards.h"

namespace cardroom::bots {

namespace {

constexpr int first_deals = 40;
constexpr int more_deals = 160;
constexpr std::size_t kept_ways = 5;  // The first, and the best of the first deals.

// The cards of the shoe from one end.
class Replacements {
 public:
  enum class From : std::uint8_t { front, back };
  Replacements(const CardList& shoe, From from) : shoe_(shoe), from_(from) {}

  bool any_left() const { return drawn_ < shoe_.size(); }
  // A card that the hand still lacks.
  void add_to(Hand& hand) {
    Card card;
    replace(card);
    hand.add(card, Face::down);
  }

  // Keeps the card it has when the shoe is out of cards.
  void replace(Card& card) {
    if (drawn_ == shoe_.size()) return;
    ++drawn_;
    card = from_ == From::front ? shoe_[drawn_ - 1] : shoe_[shoe_.size() - drawn_];
  }

 private:
  const CardList& shoe_;
  From from_;
  std::size_t drawn_ = 0;
};

void exchange(Hand& hand, CardSet thrown, Replacements& from) {
  for (std::size_t at = 0; at < hand.count; ++at)
    if (thrown.contains(hand.cards[at])) from.replace(hand.cards[at]);
}

int draws_after(const Game& game, std::size_t street) {
  int draws = 0;
  for (std::size_t at = street + 1; at < game.streets.size(); ++at)
    draws += game.streets[at].draw ? 1 : 0;
  return draws;
}

struct Worth {
  Strength high = 0;
  Strength low = 0;
};
// A hand that lacks cards is worth nothing.
Worth worth_of(const Terms& terms, const Hand& hand) {
  if (hand.count < cards_to_each(*terms.game)) return {};
  const std::span<const Card> cards(hand.cards.data(), hand.count);
  Worth worth;
  if (terms.win != Win::low) worth.high = terms.high->best(cards);
  if (terms.win != Win::high) worth.low = terms.low->best(cards);
  return worth;
}

// Halves of a pot that one player has a share of, and how many others are as good.
struct Standing {
  Strength best = 0;  // Of the others.
  int equal = 0;      // How many of them have it.

  void meet(Strength other) {
    if (other > best) equal = 0;
    best = std::max(best, other);
    if (other == best) ++equal;
  }
  // In sixtieths, which nearly every number of equal hands divides.
  int share(Strength own) const {
    constexpr int whole = 60;
    if (own == 0 || own < best) return 0;
    return own > best ? whole : whole / (equal + 1);
  }
  bool nobody(Strength own) const { return own == 0 && best == 0; }
};

// What the others end with in one imagined deal.
class Others {
 public:
  Others(const Terms& terms, const Known& known, const Round& round, Replacements& from) {
    const int later = draws_after(*terms.game, round.street);
    for (const Seat seat : round.active) {
      if (seat == known.self) continue;
      Hand hand = round.hands[seat.index()];
      const int draws = later + (round.drawn.contains(seat) ? 0 : 1);
      for (int draw = 0; draw < draws; ++draw) exchange(hand, quick_discards(terms, hand), from);
      // T01-B-2.5: who drew five gets the fifth after the others have drawn.
      while (hand.count < cards_to_each(*terms.game) && from.any_left()) from.add_to(hand);
      const Worth worth = worth_of(terms, hand);
      high_.meet(worth.high);
      low_.meet(worth.low);
    }
  }

  int share(const Terms& terms, const Worth& own) const {
    if (terms.win == Win::high) return 2 * high_.share(own.high);
    if (terms.win == Win::low) return 2 * low_.share(own.low);
    if (low_.nobody(own.low)) return 2 * high_.share(own.high);
    return high_.share(own.high) + low_.share(own.low);
  }

 private:
  Standing high_;
  Standing low_;
};

// A choice, and how much more it won than the first one: the sum over the deals, and that of the
// squares.
struct Way {
  CardSet thrown;
  std::int64_t more = 0;
  std::int64_t squares = 0;

  // More than luck would do.
  bool is_better() const {
    constexpr double errors = 1.5;
    const auto gained = static_cast<double>(more);
    return gained > 0 && gained * gained > errors * errors * static_cast<double>(squares);
  }
};

// What a quick look says is the first.
std::vector<Way> ways_to_throw(const Terms& terms, const Hand& hand) {
  std::vector<Way> ways = {{quick_discards(terms, hand)}};
  for (unsigned way = 0; way < 1U << hand.count; ++way) {
    CardSet thrown;
    for (std::size_t at = 0; at < hand.count; ++at)
      if ((way >> at & 1U) != 0) thrown.insert(hand.cards[at]);
    if (thrown != ways.front().thrown) ways.push_back({thrown});
  }
  return ways;
}

// Every way meets the same deals, and draws the same cards. The first stays where it is; the others
// are put in order.
void try_ways(const Terms& terms, const Known& known, const Scale& scale, int deals,
              std::vector<Way>& ways, Chance& chance) {
  const int later = draws_after(*terms.game, known.round.street);
  for (int deal = 0; deal < deals; ++deal) {
    const Round round = imagine(known, scale, terms, chance).round;
    const CardList shoe = round.shoe.rest();
    Replacements theirs(shoe, Replacements::From::back);
    const Others others(terms, known, round, theirs);
    std::int64_t won_by_first = 0;
    for (Way& way : ways) {
      Replacements own(shoe, Replacements::From::front);
      Hand hand = known.round.hands[known.self.index()];
      exchange(hand, way.thrown, own);
      for (int draw = 0; draw < later; ++draw) exchange(hand, quick_discards(terms, hand), own);
      const std::int64_t won = others.share(terms, worth_of(terms, hand));
      if (&way == ways.data()) won_by_first = won;
      way.more += won - won_by_first;
      way.squares += (won - won_by_first) * (won - won_by_first);
    }
  }
  std::stable_sort(ways.begin() + 1, ways.end(),
                   [](const Way& left, const Way& right) { return left.more > right.more; });
}

}  // namespace

CardSet choose_discards(const Terms& terms, const Known& known, const Scale& scale,
                        Chance& chance) {
  std::vector<Way> ways = ways_to_throw(terms, known.round.hands[known.self.index()]);
  try_ways(terms, known, scale, first_deals, ways, chance);
  ways.resize(std::min(ways.size(), kept_ways));
  try_ways(terms, known, scale, more_deals, ways, chance);
  return ways[1].is_better() ? ways[1].thrown : ways[0].thrown;
}

}  // namespace cardroom::bots
