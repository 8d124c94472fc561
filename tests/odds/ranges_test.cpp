// Ranges as people write them.
#include <doctest/doctest.h>

#include "odds/ranges/best_starts.h"
#include "odds/ranges/ranges.h"

using namespace cardroom;
using namespace cardroom::odds;

namespace {

std::size_t hands_in(std::string_view text, const ShowdownRules& rules = {}, CardSet gone = {}) {
  const auto range = read_range(text, rules, gone);
  REQUIRE(range);
  return range->size();
}

std::string why_refused(std::string_view text, const ShowdownRules& rules = {}) {
  const auto range = read_range(text, rules, {});
  REQUIRE_FALSE(range);
  return range.error().sentence;
}

}  // namespace

TEST_CASE("range: classes of hole cards have as many hands as the deck gives them") {
  CHECK(hands_in("AsKs") == 1);
  CHECK(hands_in("AA") == 6);
  CHECK(hands_in("AK") == 16);
  CHECK(hands_in("AKs") == 4);
  CHECK(hands_in("KAo") == 12);
  CHECK(hands_in("QQ+") == 18);
  CHECK(hands_in("ATs+") == 16);
  CHECK(hands_in("77-TT") == 24);
  CHECK(hands_in("TT-77") == 24);
  CHECK(hands_in("A2s-A5s") == 16);
  CHECK(hands_in("76s-T9s") == 16);
  CHECK(hands_in("QQ+,AKs,AsKs") == 22);
  CHECK(hands_in(" QQ+, AKs : 0.5, As Ks") == 22);
  CHECK(hands_in("AA", {}, {"As"_card}) == 3);
}

TEST_CASE("range: weights are compared with each other, and the last one said stands") {
  const auto range = read_range("AA:0.5,KK,AcAd:0.25", {}, {});
  REQUIRE(range);
  std::int64_t aces = 0;
  std::int64_t kings = 0;
  for (const Held& held : *range)
    (held.cards.contains("Kc"_card) || held.cards.contains("Kh"_card) ||
             held.cards.contains("Kd"_card)
         ? kings
         : aces) += held.weight;
  CHECK(aces == 5 * 2 + 1);
  CHECK(kings == 6 * 4);
}

TEST_CASE("range: a part of all hands is taken from the best against a random hand") {
  CHECK(hands_in("100%") == 1326);
  CHECK(hands_in("1%") == 12);
  CHECK(hands_in("0.4%") == 6);
  CHECK(hands_in("1.5%") == 18);
  CHECK(hands_in("12%") == 154);
  CHECK(hands_in("12.5%") == 166);
  const auto size = static_cast<double>(hands_in("20%"));
  CHECK(size == doctest::Approx(265.2).epsilon(0.03));
  const auto best = best_starts({});
  CHECK(best.size() == 169);
  CHECK(to_string(best.front()) == "AA");
  CHECK(to_string(best.back()) == "32o");
}

TEST_CASE("range: with 36 cards the best hands are worked out under that ranking") {
  ShowdownRules rules;
  rules.high = {.deck = *Deck::of(36), .order = HandOrder::reduced};
  const auto best = best_starts(rules);
  CHECK(best.size() == 81);
  CHECK(to_string(best.front()) == "AA");
  auto usual = best_starts({});
  std::erase_if(usual, [](const StartingClass& one) { return one.low < Rank::six; });
  CHECK(usual.size() == 81);
  CHECK(best != usual);
}

TEST_CASE("range: what has no meaning is refused with the reason") {
  CHECK(why_refused("AXs") ==
        "'AXs': 'AXs' is not a card; write rank and suit like As, Td, 7h, or Jk for the Joker");
  for (const std::string text : {"AA:2", "AA:0", "AA:0.0005"})
    CHECK(why_refused(text) ==
          "'" + text + "' has a weight that is not one of 0.001, 0.002 and so on up to 1");
  CHECK(why_refused("AA,,KK") == "a range has an empty part");
  CHECK(why_refused("0%") == "'0%' is not a part from 0.1% to 100%");
  CHECK(why_refused("100.1%") == "'100.1%' is not a part from 0.1% to 100%");
  CHECK(why_refused("1.2.3%") == "'1.2.3%' is not a part from 0.1% to 100%");
  CHECK(why_refused("-5%") == "'-5%' is not a part from 0.1% to 100%");
  CHECK(why_refused("xxx") == "'xxx' has 3 cards; a player has 2");
  CHECK(why_refused("AsKsx") == "'AsKsx' has 3 cards; a player has 2");
  CHECK(why_refused("AsKsQs") == "'AsKsQs' has 3 cards; a player has 2");
  CHECK(why_refused("As,KsQs") == "'As,KsQs' names hands with different numbers of known cards");
  CHECK(why_refused("AsKs(2c)") == "'AsKs(2c)' throws cards away, and this game has no draw");
  const ShowdownRules omaha{.hole_cards = 4, .two_from_hole = true};
  CHECK(why_refused("20%", omaha) ==
        "'20%' is a part of all hands, and only for two hole cards without the Joker is there an "
        "order of them; name the cards");
  const ShowdownRules draw{.hole_cards = 5, .board_cards = 0, .has_draw = true};
  CHECK(why_refused("random", draw) ==
        "'random' has no meaning in a draw: nobody says what such a hand throws away");
  CHECK(why_refused("AsAh(Kd)", draw) == "'AsAh(Kd)' is not a whole hand of 5 cards");
  CHECK(why_refused("AsAh", draw) ==
        "'AsAh' is not a whole hand; write what it throws away in brackets, like AsAh(9d5c2h)");
}
