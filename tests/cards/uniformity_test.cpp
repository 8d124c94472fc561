// Is the shuffle fair, and would these statistics notice if it were not?
//
// A fair shuffle's figures are standard normal, so one beyond 4.5 either way has a chance of 7 in a
// million; the fair runs below look at some 1,900 figures in all, most of them only to take the
// worst. Each broken shuffle must exceed 20 in a figure named for it, which luck cannot explain.
// The seeds are fixed, so every run gives the same result.
#include "uniformity.h"

#include <doctest/doctest.h>

#include <cmath>
#include <utility>

#include "cards/deck.h"

using namespace cardroom;
using uniformity::judge;
using uniformity::Verdict;

namespace {

constexpr double fair_limit = 4.5;
constexpr double broken_limit = 20;
constexpr int rounds = 100'000;

bool is_fair(double deviations) { return std::abs(deviations) < fair_limit; }

Verdict judge_real(CardSet cards, std::uint64_t seed) {
  Shuffler shuffler(cards, seed_from_number(seed));
  return judge([&](std::uint64_t) { return shuffler.next(); }, cards, rounds);
}

// A broken shuffle of the full deck: what it does to the order, and how it cuts.
using Mix = void (*)(CardList& cards, Keystream& stream);
using Cut = int (*)(Keystream& stream);

int fair_cut(Keystream& stream) { return 2 + static_cast<int>(stream.below(49)); }

void fair_mix(CardList& cards, Keystream& stream) {
  for (std::uint32_t place = 51; place > 0; --place)
    std::swap(cards[place], cards[stream.below(place + 1)]);
}

Verdict judge_broken(Mix mix, Cut cut_size, int times = rounds) {
  const CardSet deck = Deck::full().cards();
  const auto dealer = [&](std::uint64_t round) -> Shuffled {
    Keystream stream(seed_from_number(2), {.round = round});
    CardList cards = list_of(deck);
    mix(cards, stream);
    const int lifted = cut_size(stream);
    CardList dealt;
    for (std::size_t at = 0; at < 52; ++at)
      dealt.push_back(cards[(at + static_cast<std::size_t>(lifted)) % 52]);
    return {Shoe::from_order(dealt), lifted};
  };
  return judge(dealer, deck, times);
}

}  // namespace

TEST_CASE("C-01: every order and every cut is as likely as any other") {
  for (const Deck deck : {Deck::full(), Deck::reduced_32(), *Deck::of(52, true)})
    for (const std::uint64_t seed : {1U, 20'250'101U, 4'000'000'007U}) {
      CAPTURE(deck.size());
      CAPTURE(seed);
      const Verdict verdict = judge_real(deck.cards(), seed);
      CHECK(is_fair(verdict.place_before_cut));
      CHECK(is_fair(verdict.place_dealt));
      CHECK(is_fair(verdict.pairs_before_cut));
      CHECK(is_fair(verdict.pairs_dealt));
      CHECK(is_fair(verdict.cut_sizes));
      CHECK(verdict.repeats == 0);
    }
}

TEST_CASE("the statistics pass a fair shuffle written another way") {
  const Verdict verdict = judge_broken(fair_mix, fair_cut);
  CHECK(is_fair(verdict.place_before_cut));
  CHECK(is_fair(verdict.pairs_dealt));
  CHECK(is_fair(verdict.cut_sizes));
}

TEST_CASE("places and pairs reject swapping with any card instead of those left") {
  const auto swap_with_any = [](CardList& cards, Keystream& stream) {
    for (std::size_t place = 0; place < 52; ++place)
      std::swap(cards[place], cards[stream.below(52)]);
  };
  const Verdict verdict = judge_broken(swap_with_any, fair_cut);
  CHECK(verdict.place_before_cut > broken_limit);
  CHECK(verdict.pairs_before_cut > broken_limit);
}

TEST_CASE("places reject the remainder of a byte") {
  const auto remainder_of_a_byte = [](CardList& cards, Keystream& stream) {
    for (std::uint32_t place = 51; place > 0; --place)
      std::swap(cards[place], cards[(stream.word() & 0xFFU) % (place + 1)]);
  };
  CHECK(judge_broken(remainder_of_a_byte, fair_cut).place_before_cut > broken_limit);
}

TEST_CASE("places and pairs reject leaving out the last swap") {
  const auto no_last_swap = [](CardList& cards, Keystream& stream) {
    for (std::uint32_t place = 51; place > 1; --place)
      std::swap(cards[place], cards[stream.below(place + 1)]);
  };
  const Verdict verdict = judge_broken(no_last_swap, fair_cut);
  CHECK(verdict.place_before_cut > broken_limit);
  CHECK(verdict.pairs_before_cut > broken_limit);
}

TEST_CASE("repeats reject a generator that is seeded with 32 bits") {
  // SplitMix64 from 32 bits of the keystream: each order looks fair, but there are only 2^32 of
  // them, and among 400,000 about 19 are repeats.
  const auto seeded_with_32_bits = [](CardList& cards, Keystream& stream) {
    std::uint64_t state = static_cast<std::uint64_t>(stream.word()) << 16U | stream.word();
    for (std::uint32_t place = 51; place > 0; --place) {
      state += 0x9E3779B97F4A7C15U;
      std::uint64_t mixed = (state ^ state >> 30U) * 0xBF58476D1CE4E5B9U;
      mixed = (mixed ^ mixed >> 27U) * 0x94D049BB133111EBU;
      std::swap(cards[place], cards[((mixed ^ mixed >> 31U) >> 32U) * (place + 1) >> 32U]);
    }
  };
  const auto half_way = [](Keystream&) { return 26; };
  const Verdict verdict = judge_broken(seeded_with_32_bits, half_way, 400'000);
  CHECK(is_fair(verdict.place_before_cut));
  CHECK(verdict.repeats > 0);
  CHECK(judge_broken(fair_mix, half_way, 400'000).repeats == 0);
}

TEST_CASE("C-01: cut sizes reject a cut that may lift a single card") {
  const auto from_one_card = [](Keystream& stream) {
    return 1 + static_cast<int>(stream.below(51));
  };
  const Verdict verdict = judge_broken(fair_mix, from_one_card);
  CHECK(verdict.cut_sizes > broken_limit);
  CHECK(is_fair(verdict.place_dealt));  // A fair order hides it: only the cut itself can show it.
}
