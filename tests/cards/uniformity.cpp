#include "uniformity.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace cardroom::uniformity {

namespace {

constexpr std::size_t most = CardList::capacity();

double chi_squared(const int* counts, std::size_t cells, double expected) {
  double sum = 0;
  for (std::size_t at = 0; at < cells; ++at) {
    const double off = counts[at] - expected;
    sum += off * off / expected;
  }
  return sum;
}

// Counts, over many orders of n cards, each card at each place and each two cards at neighbouring
// places.
class Tally {
 public:
  explicit Tally(CardSet cards) : count_(static_cast<std::size_t>(cards.size())), number_(most) {
    std::uint8_t number = 0;
    for (const Card card : cards) number_[static_cast<std::size_t>(card.index())] = number++;
    place_.resize(count_ * count_);
    pair_.resize((count_ - 1) * count_ * count_);
  }

  void add(const CardList& order) {
    ++orders_;
    std::size_t before = 0;
    for (std::size_t at = 0; at < count_; ++at) {
      const std::size_t card = number_[static_cast<std::size_t>(order[at].index())];
      ++place_[at * count_ + card];
      if (at > 0) ++pair_[((at - 1) * count_ + before) * count_ + card];
      before = card;
    }
  }

  // Rows and columns of the table each sum to the number of orders; therefore (n − 1)² degrees of
  // freedom and, the cells being that much narrower than Poisson's, the factor (n − 1) / n.
  double place() const {
    const auto n = static_cast<double>(count_);
    const double sum = chi_squared(place_.data(), place_.size(), orders_ / n);
    return deviations(sum * (n - 1) / n, (n - 1) * (n - 1));
  }

  // Each order has one of n (n − 1) pairs; the diagonal, a card beside itself, stays empty and is
  // left out.
  double worst_pairs() const {
    const auto n = static_cast<double>(count_);
    const double expected = orders_ / (n * (n - 1));
    double worst = 0;
    for (std::size_t at = 0; at + 1 < count_; ++at) {
      const int* const counts = pair_.data() + at * count_ * count_;
      const double sum = chi_squared(counts, count_ * count_, expected) - n * expected;
      const double off = deviations(sum, n * (n - 1) - 1);
      if (std::abs(off) > std::abs(worst)) worst = off;
    }
    return worst;
  }

 private:
  std::size_t count_;
  std::vector<std::uint8_t> number_;  // The cards in play, counted from 0.
  std::vector<int> place_;
  std::vector<int> pair_;
  int orders_ = 0;
};

CardList before_cut(const CardList& dealt, int lifted) {
  CardList order = dealt;
  std::rotate(order.begin(), order.end() - lifted, order.end());
  return order;
}

double cut_deviations(const std::vector<int>& sizes, int cards, int rounds) {
  const auto first = static_cast<std::size_t>(cut_margin);
  const auto last = static_cast<std::size_t>(cards - cut_margin);
  for (std::size_t size = 0; size < sizes.size(); ++size)
    if ((size < first || size > last) && sizes[size] > 0)
      return std::numeric_limits<double>::infinity();
  const std::size_t cells = last - first + 1;
  const double expected = static_cast<double>(rounds) / static_cast<double>(cells);
  return deviations(chi_squared(sizes.data() + first, cells, expected),
                    static_cast<double>(cells) - 1);
}

std::uint64_t fingerprint(const CardList& order) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const Card card : order)
    hash = (hash ^ static_cast<std::uint64_t>(card.index())) * 0x100000001B3U;
  return hash;
}

int repeats_among(std::vector<std::uint64_t> fingerprints) {
  std::sort(fingerprints.begin(), fingerprints.end());
  const auto unique = std::unique(fingerprints.begin(), fingerprints.end());
  return static_cast<int>(fingerprints.end() - unique);
}

}  // namespace

double deviations(double chi_squared, double degrees_of_freedom) {
  const double spread = 2.0 / (9.0 * degrees_of_freedom);
  return (std::cbrt(chi_squared / degrees_of_freedom) - (1 - spread)) / std::sqrt(spread);
}

Verdict judge(const Dealer& dealer, CardSet cards, int rounds) {
  Tally uncut(cards);
  Tally dealt(cards);
  std::vector<int> sizes(most);
  std::vector<std::uint64_t> fingerprints;
  for (int round = 0; round < rounds; ++round) {
    const auto [shoe, lifted] = dealer(static_cast<std::uint64_t>(round));
    const CardList order = shoe.rest();
    dealt.add(order);
    uncut.add(before_cut(order, lifted));
    ++sizes[static_cast<std::size_t>(lifted)];
    fingerprints.push_back(fingerprint(order));
  }
  return {.place_before_cut = uncut.place(),
          .place_dealt = dealt.place(),
          .pairs_before_cut = uncut.worst_pairs(),
          .pairs_dealt = dealt.worst_pairs(),
          .cut_sizes = cut_deviations(sizes, cards.size(), rounds),
          .repeats = repeats_among(std::move(fingerprints))};
}

}  // namespace cardroom::uniformity
