#include "odds/canberra_counts.h"

#include <thread>

#include "canberra/game/ranking.h"

namespace cardroom::odds {

namespace {

constexpr std::size_t lanes = 26;     // The up cards that one sweep handles: half of the deck.
constexpr std::size_t row_size = 32;  // Padded, so that rows fill whole vectors.

// How many sets of two, three and four cards there are among the cards below a given one.
struct SetsBelow {
  std::array<std::uint32_t, 52> two = {};
  std::array<std::uint32_t, 52> three = {};
  std::array<std::uint32_t, 52> four = {};

  constexpr SetsBelow() {
    for (std::uint32_t card = 0; card + 1 < 52; ++card) {
      two[card + 1] = two[card] + card;
      three[card + 1] = three[card] + two[card];
      four[card + 1] = four[card] + three[card];
    }
  }
};
constexpr SetsBelow below;
static_assert(below.two[51] + 51 == 1326);

// Indices of card sets among all sets of their size; the lowest card first.
constexpr std::size_t place(std::size_t a, std::size_t b) { return below.two[b] + a; }
constexpr std::size_t place(std::size_t a, std::size_t b, std::size_t c) {
  return below.three[c] + place(a, b);
}
constexpr std::size_t place(std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
  return below.four[d] + place(a, b, c);
}
static_assert(place(48, 49, 50, 51) + 1 == 270'725);

template <class Count>
using Row = std::array<Count, row_size>;

using Sum = Row<std::int32_t>;

// The dealer's hands seen so far, counted by the cards they hold: for each set of up to four cards
// and each up card beside it. The counts are small, and small counts make short rows.
class Seen {
 public:
  explicit Seen(std::size_t first_up)
      : first_up_(first_up), two_(1326), three_(22'100), four_(270'725) {}

  void add(std::uint32_t hand) {
    const auto cards = unpacked(hand);
    for (std::size_t at = 0; at < cards.size(); ++at) {
      const std::size_t up = cards[at] - first_up_;
      if (up >= lanes) continue;
      std::array<std::size_t, 4> others = {};
      for (std::size_t each = 0, to = 0; each < cards.size(); ++each)
        if (each != at) others[to++] = cards[each];
      add(up, others);
    }
  }

  // For each up card of the sweep, how many of them hold it and none of the player's cards. Sets
  // that are counted twice are subtracted again, and so on.
  Sum without(const std::array<std::uint8_t, 5>& player) const {
    Sum sum = none_;
    for (std::size_t a = 0; a < 5; ++a) subtract(sum, one_[player[a]]);
    for (std::size_t b = 1; b < 5; ++b)
      for (std::size_t a = 0; a < b; ++a) add(sum, two_[place(player[a], player[b])]);
    for (std::size_t c = 2; c < 5; ++c)
      for (std::size_t b = 1; b < c; ++b)
        for (std::size_t a = 0; a < b; ++a)
          subtract(sum, three_[place(player[a], player[b], player[c])]);
    for (std::size_t left_out = 0; left_out < 5; ++left_out) {
      std::array<std::size_t, 4> four = {};
      for (std::size_t each = 0, to = 0; each < 5; ++each)
        if (each != left_out) four[to++] = player[each];
      const std::uint32_t bits = four_[place(four[0], four[1], four[2], four[3])];
      for (std::size_t up = 0; up < row_size; ++up)
        sum[up] += static_cast<std::int32_t>(bits >> up & 1U);
    }
    return sum;
  }

 private:
  void add(std::size_t up, const std::array<std::size_t, 4>& o) {
    ++none_[up];
    for (const auto other : o) ++one_[other][up];
    ++two_[place(o[0], o[1])][up];
    ++two_[place(o[0], o[2])][up];
    ++two_[place(o[1], o[2])][up];
    ++two_[place(o[0], o[3])][up];
    ++two_[place(o[1], o[3])][up];
    ++two_[place(o[2], o[3])][up];
    ++three_[place(o[0], o[1], o[2])][up];
    ++three_[place(o[0], o[1], o[3])][up];
    ++three_[place(o[0], o[2], o[3])][up];
    ++three_[place(o[1], o[2], o[3])][up];
    four_[place(o[0], o[1], o[2], o[3])] |= 1U << up;
  }

  [[gnu::always_inline]] static void add(Sum& sum, const auto& row) {
    for (std::size_t up = 0; up < row_size; ++up) sum[up] += row[up];
  }
  [[gnu::always_inline]] static void subtract(Sum& sum, const auto& row) {
    for (std::size_t up = 0; up < row_size; ++up) sum[up] -= row[up];
  }

  std::size_t first_up_;
  Sum none_ = {};
  std::array<Row<std::uint16_t>, 52> one_ = {};
  std::vector<Row<std::uint16_t>> two_;
  std::vector<Row<std::uint8_t>> three_;
  std::vector<std::uint32_t> four_;  // A bit per up card: four cards and one more are one hand.
};

// Goes through the dealer's hands from the lowest to the highest. When every hand lower than a
// player's hand has been seen, the hands seen are the hands it beats.
void sweep(const SortedHands& sorted, std::size_t first_up, std::vector<DealerCount>& counts,
           const Progress& progress) {
  Seen seen(first_up);
  const auto each_count = [&](std::size_t player_class, auto&& set) {
    const Sum sum = seen.without(sorted.classes[player_class].cards);
    for (std::size_t up = 0; up < lanes; ++up)
      set(counts[player_class * 52 + first_up + up], sum[up]);
  };
  const std::size_t end = sorted.begin.size() - 1;
  const Strength least = canberra::Ranking::get().least_qualifying();
  for (std::size_t strength = 0; strength < end; ++strength) {
    if (strength == least)
      for (std::size_t each = 0; each < sorted.classes.size(); ++each)
        each_count(each, [](DealerCount& count, std::int32_t sum) { count.not_qualified = sum; });
    const bool compared = strength >= least;
    const auto first = sorted.class_begin[strength];
    const auto last = sorted.class_begin[strength + 1];
    for (auto each = first; compared && each < last; ++each)
      each_count(each, [](DealerCount& count, std::int32_t sum) {
        count.lower = sum - count.not_qualified;
      });
    for (auto at = sorted.begin[strength]; at < sorted.begin[strength + 1]; ++at)
      seen.add(sorted.hands[at]);
    for (auto each = first; compared && each < last; ++each)
      each_count(each, [](DealerCount& count, std::int32_t sum) {
        count.equal = sum - count.not_qualified - count.lower;
      });
    if (progress && strength % 256 == 0)
      progress(static_cast<double>(sorted.begin[strength]) / static_cast<double>(hands_of_five));
  }
}

}  // namespace

CanberraCounts CanberraCounts::make(int threads, const Progress& progress) {
  const SortedHands sorted = sorted_hands();
  CanberraCounts result;
  result.counts_.resize(sorted.classes.size() * 52);
  std::thread other;
  if (threads > 1)
    other = std::thread([&] { sweep(sorted, lanes, result.counts_, {}); });
  else
    sweep(sorted, lanes, result.counts_, {});
  sweep(sorted, 0, result.counts_, progress);
  if (other.joinable()) other.join();
  result.classes_ = sorted.classes;
  return result;
}

}  // namespace cardroom::odds
