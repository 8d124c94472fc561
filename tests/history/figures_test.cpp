#include "history/stats/figures.h"

#include <doctest/doctest.h>

#include "files.h"
#include "history/formats.h"

using namespace cardroom;
using namespace cardroom::history;

namespace {

// Two players all-in for 100 each over blinds of 1 and 2.
std::string all_in(const std::string& before, const std::string& after, const std::string& left) {
  return "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
         "starting_stacks = [100, 100]\nplayers = ['ann', 'bob']\nactions = [" +
         before + "'p2 cbr 100', 'p1 cc', " + after +
         ", 'p1 sm', 'p2 sm']\nfinishing_stacks = " + left + "\n";
}

const PlayerFigures& figures_of(Figures& figures, const std::string& text) {
  const auto hands = read_hands(Format::phh, "", text);
  REQUIRE(hands);
  REQUIRE(figures.add(hands->front(), "test"));
  return figures.players().at("ann");
}

}  // namespace

TEST_CASE("history stats: an all-in before the flop counts by its chances") {
  // Aces against Kings win 82 of 100 times; here they lose.
  Figures figures;
  const auto& ann = figures_of(figures, all_in("'d dh p1 AsAd', 'd dh p2 KsKd', ",
                                               "'d db KhTc7c', 'd db 4h', 'd db 3c'", "[0, 200]"));
  CHECK(ann.result() == doctest::Approx(-5000));
  CHECK(ann.adjusted() > 3000);
  CHECK(ann.adjusted() < 3400);
  CHECK(ann.adjusted() + figures.players().at("bob").adjusted() == doctest::Approx(0).epsilon(1));
}

TEST_CASE("history stats: with one card to come every card is counted") {
  Figures figures;
  const auto& ann = figures_of(
      figures,
      "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
      "starting_stacks = [100, 100]\nplayers = ['ann', 'bob']\nactions = ['d dh p1 KhQs', "
      "'d dh p2 AhAd', 'p2 cc', 'p1 cc', 'd db Ks8s2d', 'p1 cc', 'p2 cc', 'd db 3c', 'p1 cbr 98', "
      "'p2 cc', 'd db 4d', 'p1 sm', 'p2 sm']\n");
  // Two Kings and three Queens are left: five cards of 44.
  CHECK(ann.adjusted() == doctest::Approx(100.0 * (5.0 / 44 * 200 - 100) / 2).epsilon(0.001));
}

TEST_CASE("history stats: without an all-in the adjusted result is the result") {
  Figures figures;
  const auto hands = read_hands(Format::phh, "", text_of(hands_folder / "nt-split.phh"));
  REQUIRE(hands);
  REQUIRE(figures.add(hands->front(), "test"));
  for (const auto& [name, one] : figures.players())
    CHECK(one.adjusted() == doctest::Approx(one.result()));
}

TEST_CASE("history stats: the rake is in a result also if an uncalled wager is in the winnings") {
  // ann wins a pot of 4 of which the house takes 1, and the 6 that nobody called go back.
  for (const std::string told : {"[3, 0]", "[9, 0]"}) {
    Figures figures;
    const auto& ann = figures_of(
        figures,
        "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
        "starting_stacks = [100, 100]\nplayers = ['ann', 'bob']\nactions = ['d dh p1 AsAd', "
        "'d dh p2 KsKd', 'p2 cc', 'p1 cbr 8', 'p2 f']\nwinnings = " +
            told + "\n");
    CAPTURE(told);
    CHECK(ann.result() == doctest::Approx(50));
  }
}
