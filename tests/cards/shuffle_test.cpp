#include "cards/shuffle.h"

#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <vector>

#include "cards/deck.h"
#include "source_folder.h"

using namespace cardroom;

namespace {

Shoe in_index_order(int natural) { return Shoe::starting_with({}, *Deck::of(natural)); }

// One line of tests/golden/shuffles.tsv.
struct GoldenShuffle {
  std::string seed;
  ShuffleId id;
  int natural = 0;
  std::string joker;
  int lifted = 0;
  std::string shoe;
};

bool read(std::istream& in, GoldenShuffle& golden) {
  in >> golden.seed >> golden.id.round >> golden.id.number >> golden.natural >> golden.joker >>
      golden.lifted >> std::ws;
  return static_cast<bool>(std::getline(in, golden.shoe));
}

}  // namespace

TEST_CASE("M95-4.2 C-01: a cut of 32 cards lifts 2 to 30 of them") {
  const Shoe shoe = in_index_order(32);
  for (const int lifted : {-5, 0, 1}) {
    const auto refused = cut(shoe, lifted);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == CutError::too_near_the_top);
  }
  for (const int lifted : {31, 32, 1000}) {
    const auto refused = cut(shoe, lifted);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == CutError::too_near_the_bottom);
  }
  for (int lifted = 2; lifted <= 30; ++lifted) CHECK(cut(shoe, lifted));
}

TEST_CASE("H95-4.2 O95-4.2 T01-7.2 S05-7.2 C-01: no cut of any deck is one card from either end") {
  for (const int cards : {36, 40, 44, 48, 52}) {
    const Shoe shoe = in_index_order(cards);
    for (const int lifted : {0, 1, cards - 1, cards}) CHECK_FALSE(cut(shoe, lifted));
    for (int lifted = 2; lifted <= cards - 2; ++lifted) CHECK(cut(shoe, lifted));
  }
}

TEST_CASE("M95-4.3 H95-4.3 O95-4.3: the bottom stack goes on top of the other") {
  const auto whole = cut(in_index_order(32), 2);
  REQUIRE(whole);
  CHECK(whole->next() == "7h"_card);
  CHECK(whole->last() == "7d"_card);
  CHECK(whole->cards() == Deck::reduced_32().cards());
  const auto four = cut(Shoe::from_order({"As"_card, "Kd"_card, "7h"_card, "9c"_card}), 2);
  REQUIRE(four);
  CHECK(four->rest() == CardList{"7h"_card, "9c"_card, "As"_card, "Kd"_card});
}

TEST_CASE("C-01: fewer than four cards cannot be cut") {
  const Shoe three = Shoe::from_order({"As"_card, "Kd"_card, "7h"_card});
  for (int lifted = 0; lifted <= 3; ++lifted) CHECK_FALSE(cut(three, lifted));
  CHECK(shuffle(three.cards(), Seed(), {}).lifted == 0);
}

TEST_CASE("the same seed gives the same shoe on every compiler and in another language") {
  std::ifstream in(cardroom::test::source_folder() + "/tests/golden/shuffles.tsv");
  std::string comment;
  while (in.peek() == '#') std::getline(in, comment);
  int shuffles = 0;
  for (GoldenShuffle golden; read(in, golden); ++shuffles) {
    CAPTURE(golden.shoe);
    const CardSet cards = Deck::of(golden.natural, golden.joker == "joker")->cards();
    const auto [shoe, lifted] = shuffle(cards, parse_seed(golden.seed).value(), golden.id);
    CHECK(to_string(shoe.rest()) == golden.shoe);
    CHECK(lifted == golden.lifted);
  }
  CHECK(shuffles == 14);
}

TEST_CASE("consecutive rounds are shuffled like each of them alone") {
  for (int natural = 32; natural <= 52; natural += 4) {
    const CardSet cards = Deck::of(natural, true)->cards();
    Shuffler shuffler(cards, seed_from_number(9), 1000);
    for (std::uint64_t round = 1000; round < 2000; ++round) {
      const Shuffled in_a_row = shuffler.next();
      const Shuffled alone = shuffle(cards, seed_from_number(9), {.round = round});
      REQUIRE(in_a_row.shoe == alone.shoe);
      REQUIRE(in_a_row.lifted == alone.lifted);
      REQUIRE(alone.shoe.cards() == cards);
    }
  }
}

TEST_CASE("another seed, round or number within the round gives another shoe") {
  const CardSet cards = Deck::full().cards();
  const Shoe shoe = shuffle(cards, seed_from_number(1), {.round = 1, .number = 1}).shoe;
  CHECK_FALSE(shoe == shuffle(cards, seed_from_number(2), {.round = 1, .number = 1}).shoe);
  CHECK_FALSE(shoe == shuffle(cards, seed_from_number(1), {.round = 2, .number = 1}).shoe);
  CHECK_FALSE(shoe == shuffle(cards, seed_from_number(1), {.round = 1, .number = 2}).shoe);
}

TEST_CASE("any cards may be shuffled together, few or none") {
  for (int count = 0; count <= 53; ++count) {
    CardSet cards;
    for (int index = 52; index > 52 - count; --index) cards.insert(Card::from_index(index));
    const auto [shoe, lifted] = shuffle(cards, Seed(), {.round = 3, .number = 1});
    CHECK(shoe.cards() == cards);
    CHECK(shoe.remaining() == count);
    CHECK((lifted == 0) == (count < 4));
  }
}

TEST_CASE("six orders of three cards come up equally often") {
  const CardSet cards = {"As"_card, "Kd"_card, "7h"_card};
  std::array<int, 9> seen = {};
  for (std::uint64_t round = 0; round < 60'000; ++round) {
    const auto order = shuffle(cards, Seed(), {.round = round}).shoe.rest();
    const auto place = [&](Card card) {
      return order[0] == card ? 0U : order[1] == card ? 1U : 2U;
    };
    ++seen[3 * place("As"_card) + place("Kd"_card)];
  }
  // 10,000 each, standard deviation 91.
  for (const std::size_t order : {1U, 2U, 3U, 5U, 6U, 7U}) {
    CHECK(seen[order] > 9'600);
    CHECK(seen[order] < 10'400);
  }
}

TEST_CASE("a keystream goes on past its first window") {
  Keystream stream(seed_from_number(5), {.round = 2, .number = 1});
  Window first;
  Window second;
  fill_windows(&first, 1, seed_from_number(5), {.round = 2, .number = 1});
  fill_windows(&second, 1, seed_from_number(5), {.round = 2, .number = 1}, 1);
  for (const auto word : first) CHECK(stream.word() == word);
  for (const auto word : second) CHECK(stream.word() == word);
  CHECK(first != second);
}

TEST_CASE("a draw passes over exactly the excess words") {
  // Of the 65,536 words, each of `bound` results keeps the same number.
  for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 49U, 50U, 51U, 52U, 53U, 1000U}) {
    std::vector<int> kept(bound);
    for (std::uint32_t word = 0; word < 65'536; ++word)
      if ((word * bound & 0xFFFFU) >= excess_words(bound)) ++kept[word * bound >> 16U];
    for (const int count : kept) CHECK(count == static_cast<int>(65'536 / bound));
  }
}

TEST_CASE("a seed is written as 64 hexadecimal digits and read back") {
  const Seed seed = seed_from_number(0x0123456789ABCDEFU);
  CHECK(to_string(seed) == "efcdab8967452301" + std::string(48, '0'));
  CHECK(parse_seed(to_string(seed)).value() == seed);
  CHECK(parse_seed("EFCDAB8967452301" + std::string(48, '0')).value() == seed);
  const auto letter = parse_seed("00x0" + std::string(60, '0'));
  REQUIRE_FALSE(letter);
  CHECK(to_string(letter.error()) == "line 1, column 3: 'x' is not a hexadecimal digit");
  CHECK_FALSE(parse_seed(std::string(63, '0')));
  CHECK_FALSE(parse_seed(std::string(65, '0')));
  CHECK_FALSE(parse_seed(""));
}
