// The rulebooks of tournaments: the same engine under the stakes of a level.
#include <doctest/doctest.h>

#include <string>

#include "rules/game/levels.h"
#include "rules/games/games.h"
#include "rules/round/play.h"

using namespace cardroom;

namespace {

const Game& book(const std::string& key) {
  const auto game = find_game(key);
  REQUIRE(static_cast<bool>(game));
  return **game;
}

Terms terms_of(const std::string& key, const LevelStakes& stakes) {
  const auto terms = terms_at_level(book(key), {}, stakes);
  REQUIRE(static_cast<bool>(terms));
  return *terms;
}

}  // namespace

TEST_CASE("T01-INS-Declaration T01-4.3(a): the nine formats are rulebooks under the director") {
  for (const char letter : std::string("abcdefghi")) {
    const Game& game = book(std::string("tournament-2001-") + letter);
    CHECK(game.director_rules);
    CHECK(game.table.tournament);
    CHECK(game.commission == CommissionScale::none);
    CHECK(game.prefix == "T01");
  }
  CHECK(!find_game("tournament-2001-j"));
}

TEST_CASE("T01-H-3.4: blinds and ante of a level are terms of the table") {
  const Terms terms =
      terms_of("tournament-2001-h", {{Chips(100), Chips(200)}, Chips(25), Chips(25)});
  CHECK(terms.blinds == 2);
  CHECK(terms.blind[0] == Chips(100));
  CHECK(terms.blind[1] == Chips(200));
  CHECK(terms.ante == Chips(25));
  CHECK(terms.chip == Chips(25));
  StreetLimits limits;
  set_limits(terms, 1, Chips(200), limits);
  CHECK(limits.open_low == Chips(200));
}

TEST_CASE("T01-D-3.4: the ante of a level is the least bet") {
  const Terms terms = terms_of("tournament-2001-d", {{}, Chips(50), Chips(25)});
  CHECK(terms.forced == Forced::ante);
  CHECK(terms.ante == Chips(50));
  CHECK(terms.minimum == Chips(50));
}

TEST_CASE("T01-A-3.4: a level that cannot be paid in the chips left in play is refused") {
  const auto terms =
      terms_at_level(book("tournament-2001-a"), {}, {{Chips(250)}, Chips(0), Chips(100)});
  REQUIRE(!terms);
  CHECK(terms.error().clause.id() == "T01-12.2");
}

TEST_CASE("T01-9.1(d)(i): Seven Card Stud offers the opener only a bet") {
  const Terms terms = terms_of("tournament-2001-d", {{}, Chips(5), Chips(5)});
  Setup setup;
  setup.players = {Seat(1), Seat(2)};
  setup.stakes[0] = setup.stakes[1] = Chips(100);
  setup.marker = Seat(1);
  setup.shoe = Shoe::from_order(list_of(terms.deck.cards()));
  Events events;
  const Round round = deal(terms, setup, events);
  CHECK(round.legal.bet);
  CHECK_FALSE(round.legal.fold);
  CHECK_FALSE(round.legal.check);
}

TEST_CASE(
    "M95-19.1 H95-19.1 O95-19.1: tournament-1995 is a layer over three games, not a book by "
    "itself") {
  const auto none = find_game("tournament-1995");
  REQUIRE(!none);
  CHECK(none.error().reason == NoSuchGame::Reason::one_of_three);
  for (const char* key :
       {"tournament-1995-manila", "tournament-1995-holdem", "tournament-1995-omaha"})
    CHECK(book(key).conditions_prevail);
}
