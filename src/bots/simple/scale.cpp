#include "bots/simple/scale.h"

#include <deque>
#include <mutex>

#include "base/chance.h"
#include "bots/simple/quick_discards.h"
#include "cards/card_list.h"

namespace cardroom::bots {

namespace {

constexpr int sample_deals = 4'000;
using Looks = std::array<int, looks_most + 1>;

// Cards drawn one after the other from a deck.
class Drawing {
 public:
  Drawing(CardList& deck, Chance& chance) : deck_(deck), chance_(chance) {}
  Card next() {
    const auto left = static_cast<std::uint32_t>(deck_.size() - drawn_);
    std::swap(deck_[drawn_], deck_[drawn_ + chance_.below(left)]);
    return deck_[drawn_++];
  }

 private:
  CardList& deck_;
  Chance& chance_;
  std::size_t drawn_ = 0;
};

void exchange(const Terms& terms, Hand& hand, Drawing& drawing) {
  const CardSet thrown = quick_discards(terms, hand);
  for (std::size_t at = 0; at < hand.count; ++at)
    if (thrown.contains(hand.cards[at])) hand.cards[at] = drawing.next();
}

// One deal: the looks of a hand in each betting round.
void count_deal(const Terms& terms, Drawing drawing, std::array<Looks, 5>& counts) {
  Hand hand;
  FixedList<Card, 5> board;
  std::size_t at = 0;
  for (const Street& street : terms.game->streets) {
    for (const Packet packet : street.to_each)
      for (int card = 0; card < packet.cards; ++card) hand.add(drawing.next(), packet.face);
    for (int card = 0; card < street.communal; ++card) board.push_back(drawing.next());
    if (street.draw) exchange(terms, hand, drawing);
    ++counts[at++][static_cast<std::size_t>(looks_of(terms, hand, board))];
  }
}

struct Made {
  explicit Made(const Terms& given) : terms(given), scale(given) {}
  Terms terms;
  Scale scale;
};

bool is_same_scale(const Terms& one, const Terms& other) {
  return one.game == other.game && one.deck == other.deck && one.win == other.win &&
         one.low_order == other.low_order;
}

}  // namespace

Scale::Scale(const Terms& terms) {
  Chance chance(2017);
  CardList deck = list_of(terms.deck.cards());
  std::array<Looks, 5> counts{};
  for (int deal = 0; deal < sample_deals; ++deal) count_deal(terms, Drawing(deck, chance), counts);
  for (std::size_t street = 0; street < terms.game->streets.size(); ++street) {
    int below = 0;
    for (std::size_t looks = 0; looks < below_[street].size(); ++looks) {
      const int here = counts[street][looks];
      below_[street][looks] =
          static_cast<std::uint16_t>(999 * (2 * below + here) / (2 * sample_deals));
      below += here;
    }
  }
}

const Scale& Scale::of(const Terms& terms) {
  static std::mutex mutex;
  static std::deque<Made> made;
  const std::lock_guard lock(mutex);
  for (const Made& one : made)
    if (is_same_scale(one.terms, terms)) return one.scale;
  return made.emplace_back(terms).scale;
}

}  // namespace cardroom::bots
