// The games that are not from the documents: sizes, caps, bring-in and antes.
#include <doctest/doctest.h>

#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "rules/round/play.h"
#include "rules/setting.h"

using namespace cardroom;

namespace {

struct Playing {
  Playing(const Terms& played, int players, const CardList& first) : terms(played) {
    Setup setup;
    for (int seat = 1; seat <= players; ++seat) {
      setup.players.insert(Seat(seat));
      setup.stakes[Seat(seat).index()] = Chips(1000);
    }
    setup.marker = Seat(players);
    setup.shoe = Shoe::starting_with(first, terms.deck);
    round = deal(terms, setup, events);
  }
  bool put(const Command& command) { return !play(terms, round, command, events); }

  Terms terms;
  Events events;
  Round round;
};

}  // namespace

TEST_CASE("the list of games: a key finds its game, and a modern game cites nothing") {
  for (const Game* const game : all_games) {
    CAPTURE(game->key);
    REQUIRE(find_game(game->key));
    CHECK(*find_game(game->key) == game);
    CHECK(static_cast<bool>(game->authority) == game->documented);
    CHECK(static_cast<bool>(game->cite->win) == game->documented);
  }
}

TEST_CASE("modern-holdem, fixed: one size for each betting round, a bet and three raises") {
  Playing at(terms_of(games::modern_holdem, {{"limit", "fixed"}, {"blind-amounts", "5/10"}}), 3,
             {});
  CHECK(at.round.highest == Chips(10));
  CHECK_FALSE(at.put(command::RaiseTo{Seat(3), Chips(30)}));
  CHECK(at.put(command::RaiseTo{Seat(3), Chips(20)}));
  CHECK(at.put(command::RaiseTo{Seat(1), Chips(30)}));
  CHECK(at.put(command::RaiseTo{Seat(2), Chips(40)}));
  CHECK_FALSE(at.put(command::RaiseTo{Seat(3), Chips(50)}));
  CHECK(at.put(command::Call{Seat(3)}));
  CHECK(at.put(command::Call{Seat(1)}));
  CHECK(at.put(command::Bet{Seat(1), Chips(10)}));
  CHECK(at.put(command::Call{Seat(2)}));
  CHECK(at.put(command::Call{Seat(3)}));
  CHECK_FALSE(at.put(command::Bet{Seat(1), Chips(10)}));
  CHECK(at.put(command::Bet{Seat(1), Chips(20)}));
}

TEST_CASE("modern-holdem, no limit: raises have no cap, and there may be antes and blinds") {
  Playing at(terms_of(games::modern_holdem, {{"blind-amounts", "5/10"}, {"ante", "2"}}), 3, {});
  CHECK(pot(at.round) == Chips(21));
  CHECK(at.round.highest == Chips(10));
  for (int to = 20; to <= 80; to += 10) CHECK(at.put(command::RaiseTo{at.round.turn, Chips(to)}));
}

TEST_CASE("modern games: one player's ante for the table is in the pot, not in their wager") {
  const Terms terms = terms_of(games::modern_holdem, {{"blind-amounts", "5/10"}});
  Setup setup;
  for (int seat = 1; seat <= 3; ++seat) {
    setup.players.insert(Seat(seat));
    setup.stakes[Seat(seat).index()] = Chips(seat == 2 ? 12 : 100);
  }
  setup.marker = Seat(3);
  setup.shoe = Shoe::starting_with({}, terms.deck);
  setup.posts.push_back({.seat = Seat(2), .what = Forcing::ante, .live = {}, .dead = Chips(10)});
  Events events;
  const Round round = deal(terms, setup, events);
  CHECK(round.dead_total == Chips(10));  // The ante comes first: two chips are left.
  CHECK(round.paid[1] == Chips(2));
  CHECK(round.highest == Chips(10));
}

TEST_CASE("modern-stud: the lowest card, by suit, brings in; completion comes before raises") {
  const Terms terms =
      terms_of(games::modern_stud, {{"minimum", "10"}, {"ante", "1"}, {"bring-in", "3"}});
  // Two rounds of hole cards, then the cards that are face up: 2h, 2c, 9s.
  Playing at(terms, 3,
             {"As"_card, "Ks"_card, "Qs"_card, "Ah"_card, "Kh"_card, "Qh"_card, "2h"_card,
              "2c"_card, "9s"_card});
  CHECK(at.round.turn == Seat(2));
  CHECK_FALSE(at.put(command::Check{Seat(2)}));
  CHECK_FALSE(at.put(command::Bet{Seat(2), Chips(4)}));
  CHECK(at.put(command::Bet{Seat(2), Chips(3)}));
  CHECK(at.put(command::Call{Seat(3)}));
  CHECK_FALSE(at.put(command::RaiseTo{Seat(1), Chips(13)}));
  CHECK(at.put(command::RaiseTo{Seat(1), Chips(10)}));
  CHECK(at.put(command::RaiseTo{Seat(2), Chips(20)}));
}

TEST_CASE("modern-stud: from the second betting round on the best hand showing opens") {
  const Terms terms =
      terms_of(games::modern_stud, {{"minimum", "10"}, {"ante", "1"}, {"bring-in", "3"}});
  Playing at(
      terms, 2,
      {"As"_card, "Ks"_card, "Ah"_card, "Kh"_card, "2h"_card, "Tc"_card, "2s"_card, "Qd"_card});
  CHECK(at.put(command::Bet{Seat(1), Chips(3)}));
  CHECK(at.put(command::Call{Seat(2)}));
  CHECK(at.round.street == 1);
  CHECK(at.round.turn == Seat(1));  // A pair of twos beats Queen and ten.
}

TEST_CASE("modern games: settings that do not fit are refused") {
  Determinations determined;
  REQUIRE(determine(determined, games::modern_stud, "minimum", "3"));
  REQUIRE(determine(determined, games::modern_stud, "bring-in", "3"));
  CHECK_FALSE(make_terms(games::modern_stud, determined));
  Determinations blinds;
  REQUIRE(determine(blinds, games::modern_stud, "forced", "blind"));
  CHECK_FALSE(make_terms(games::modern_stud, blinds));
  CHECK_FALSE(determine(blinds, games::rws_2017, "bring-in", "3"));
}
