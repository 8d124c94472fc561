// What the strong player throws away in a draw.
#include <doctest/doctest.h>

#include "bots/strong/strong_player.h"
#include "cards/parse.h"
#include "cards/shuffle.h"
#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "rules/round/play.h"

namespace cardroom {
namespace {

// Gives the player whose turn it is these cards.
void hold(Round& round, std::string_view held, Deck deck) {
  Hand& hand = round.hands[round.turn.index()];
  hand = {};
  for (const Card card : *parse_cards(held, deck)) hand.add(card, Face::down);
}

// Two players have called up to the draw; the one whose turn it is holds these cards.
Round before_draw(const Terms& terms, std::string_view held) {
  Setup setup;
  for (const Seat seat : {Seat(1), Seat(2)}) {
    setup.players.insert(seat);
    setup.stakes[seat.index()] = Chips(10'000);
  }
  setup.marker = Seat(1);
  setup.shoe = shuffle(terms.deck.cards(), seed_from_number(4), {1, 0}).shoe;
  const auto events = std::make_unique<Events>();
  Round round = deal(terms, setup, *events);
  while (!round.legal.draw) {
    const Seat seat = round.turn;
    events->clear();
    REQUIRE_FALSE(play(
        terms, round,
        round.legal.call ? Command(command::Call{seat}) : Command(command::Check{seat}), *events));
  }
  hold(round, held, terms.deck);
  return round;
}

CardSet thrown_by_strong(const Game& game, std::string_view held) {
  const Terms terms = *make_terms(game, {});
  const Round round = before_draw(terms, held);
  Chance chance(3);
  const Command command =
      bots::choose_strongly(terms, bots::known_to(round, terms, round.turn), chance);
  if (std::holds_alternative<command::Stand>(command)) return {};
  return std::get<command::Draw>(command).cards;
}

// One player draws five and waits for the fifth; then it is the strong player's turn.
TEST_CASE("T01-B-2.5: the strong player reckons with a player who waits for the fifth card") {
  for (const Game* const game : {&games::draw_2001, &games::tournament_2001_b})
    for (const std::string_view held : {"AsAh9d5c2h", "2s7s9sJsKs", "3s4h5d6cKh"}) {
      const Terms terms = *make_terms(*game, {});
      Round round = before_draw(terms, "7c8dThQcKd");
      const Seat first = round.turn;
      const auto events = std::make_unique<Events>();
      CardSet all;
      for (const Card card : *parse_cards("7c8dThQcKd", terms.deck)) all.insert(card);
      REQUIRE_FALSE(play(terms, round, command::Draw{first, all}, *events));
      REQUIRE(round.hands[first.index()].count == 4);
      REQUIRE(round.legal.draw);
      hold(round, held, terms.deck);
      Chance chance(3);
      const Command command =
          bots::choose_strongly(terms, bots::known_to(round, terms, round.turn), chance);
      events->clear();
      CHECK_FALSE(play(terms, round, command, *events));
    }
}

CardSet set(std::string_view cards) { return set_of(*parse_cards(cards, Deck::full())); }

TEST_CASE("bots: the strong player breaks a straight that spoils a low hand") {
  CHECK_FALSE(thrown_by_strong(games::modern_single_draw, "2s3h4d5c6h").empty());
  CHECK(thrown_by_strong(games::modern_single_draw, "2s3h4d5c7h").empty());
  // In the game in which straights do not count it is the second best hand of all.
  CHECK(thrown_by_strong(games::modern_ace_to_five_draw, "2s3h4d5c6h").empty());
}

TEST_CASE("bots: the strong player draws to low hands, and stands with made ones") {
  CHECK(thrown_by_strong(games::modern_triple_draw, "2s3h4d7cKh") == set("Kh"));
  CHECK_FALSE(thrown_by_strong(games::modern_triple_draw, "3s4h5d6c7h").empty());
  CHECK(thrown_by_strong(games::modern_single_draw, "2s3h7d8c9h").empty());
}

TEST_CASE("bots: the strong player keeps what is made in high hands, and draws to the rest") {
  CHECK(thrown_by_strong(games::modern_five_card_draw, "AsAhAd9c9h").empty());
  CHECK(thrown_by_strong(games::modern_five_card_draw, "2s7s9sJsKs").empty());
  CHECK(thrown_by_strong(games::modern_five_card_draw, "AsAh9d5c2h") == set("9d5c2h"));
  CHECK(thrown_by_strong(games::modern_badugi, "As2h3d4c").empty());
  CHECK(thrown_by_strong(games::modern_badugi, "As2h3d3c").size() == 1);
}

}  // namespace
}  // namespace cardroom
