// The simple player: plays every game from its own view and the legal list only.
#include "bots/player.h"

#include <doctest/doctest.h>

#include "bots/canberra.h"
#include "bots/discards.h"
#include "bots/equity.h"
#include "canberra/table/apply.h"
#include "canberra/table/play.h"
#include "cards/parse.h"
#include "cards/shuffle.h"
#include "rules/games/games.h"
#include "rules/table/view.h"
#include "with_cap.h"

namespace cardroom {
namespace {

constexpr std::uint32_t players = 5;

Table table_of(const Game& game, std::initializer_list<std::pair<const char*, const char*>> set) {
  Determinations determined;
  for (const auto& [key, value] : set) REQUIRE(determine(determined, game, key, value));
  const auto opened = open_table(game, with_cap(game, determined));
  REQUIRE(opened);
  Table table = *opened;
  const Chips stake = std::max(400_chips, 400 * table.coming.minimum);
  for (std::uint32_t seat = 1; seat <= players; ++seat) {
    TableEvents events;
    REQUIRE_FALSE(play(
        table, table_command::Sit{PlayerId(seat), Seat(static_cast<int>(seat)), stake}, events));
  }
  return table;
}

// One action, or the shuffle that a draw waits for.
TableCommand next_command(const Table& table, std::uint64_t round, Chance& chance) {
  if (table.round.stage == Stage::shuffling) {
    const auto shuffled = shuffle(cards_to_shuffle(table.round), seed_from_number(99),
                                  {round, table.round.drawer.index() + 1U});
    return Command(command::Reshuffle{shuffled.shoe.rest()});
  }
  const RoundView own = view_for(table.round, Viewer::at(table.round.turn));
  return bots::choose(table.terms, own, chance, {.samples = 12});
}

void play_rounds(Table& table, int rounds) {
  Chance chance(7);
  for (int round = 1; round <= rounds; ++round) {
    TableEvents events;
    const auto shoe = shuffle(table.coming.deck.cards(), seed_from_number(1),
                              {static_cast<std::uint64_t>(round), 0});
    if (play(table, table_command::StartRound{shoe.shoe.rest(), 0}, events)) return;
    for (int action = 0; table.dealing; ++action) {
      REQUIRE(action < 500);
      TableEvents more;
      const auto refused =
          play(table, next_command(table, static_cast<std::uint64_t>(round), chance), more);
      REQUIRE_MESSAGE(!refused, std::string(table.game->key)
                                    << ": " << std::string(refused ? refused->rule->name : ""));
    }
    CHECK(conserved(table));
  }
}

TEST_CASE("a bot plays rounds of every game and is never refused") {
  for (const Game* const game : all_games) {
    Table table = table_of(*game, {});
    play_rounds(table, 60);
    CHECK_MESSAGE(table.rounds > 10, std::string(game->key));
  }
}

TEST_CASE("a bot plays stud for high and low, and by ante") {
  Table table = table_of(games::stud_2005, {{"win", "high-low"}, {"forced", "ante"}});
  play_rounds(table, 60);
  CHECK(table.rounds > 10);
}

TEST_CASE("the same view and the same numbers give the same command") {
  Table table = table_of(games::holdem_1995, {});
  TableEvents events;
  const auto shoe = shuffle(table.coming.deck.cards(), seed_from_number(1), {1, 0});
  REQUIRE_FALSE(play(table, table_command::StartRound{shoe.shoe.rest(), 0}, events));
  const RoundView own = view_for(table.round, Viewer::at(table.round.turn));
  Chance one(3);
  Chance other(3);
  CHECK(bots::equity(table.terms, own, table.round.turn, one, 50) ==
        bots::equity(table.terms, own, table.round.turn, other, 50));
}

TEST_CASE("a pair of Aces is worth more than a seven and a deuce") {
  const auto worth = [](std::string_view cards) {
    Table table = table_of(games::holdem_1995, {});
    TableEvents events;
    const auto order = *parse_cards(cards, table.coming.deck);
    const Shoe shoe = Shoe::starting_with(order, table.coming.deck);
    REQUIRE_FALSE(play(table, table_command::StartRound{shoe.rest(), 0}, events));
    const Seat first = table.round.first;
    Chance chance(5);
    return bots::equity(table.terms, view_for(table.round, Viewer::at(first)), first, chance, 400);
  };
  // The first of five players gets the first card and the sixth.
  const int aces = worth("As Kd Qd Jd Td Ah");
  const int rags = worth("7s Kd Qd Jd Td 2h");
  CHECK(aces > 450);
  CHECK(rags < 200);
}

CardSet thrown_from(std::string_view hand) {
  Table table = table_of(games::draw_2001, {{"deck", "52"}});
  Chance chance(11);
  const auto cards = *parse_cards(hand, Deck::full());
  return bots::discards(table.coming, {cards.begin(), cards.size()}, chance);
}

TEST_CASE("three of a kind draws two, a full house stands") {
  CHECK(thrown_from("Ks Kd Kh 9c 8d") == set_of(*parse_cards("9c 8d", Deck::full())));
  CHECK(thrown_from("Ks Kd Kh 9c 9d").empty());
}

TEST_CASE("CP17-7.1: the Canberra bot bets with a pair and folds Queen high") {
  canberra::VisibleTable view;
  canberra::VisibleBox box;
  box.seat = Seat(1);
  view.legal.fold = view.legal.bet = true;
  view.legal.bet_size = 10_chips;
  const auto decides = [&](std::string_view cards) {
    const auto list = *parse_cards(cards, Deck::full());
    for (std::size_t at = 0; at < 5; ++at) box.cards[at] = list[at];
    view.boxes = {box};
    Chance chance(1);
    return std::holds_alternative<canberra::command::PlaceBet>(
        *bots::choose(view, Seat(1), chance));
  };
  CHECK(decides("2s 2d 5h 7c 9d"));
  CHECK(decides("As Kd Jh 8c 3h"));
  CHECK_FALSE(decides("As Kd Jh 8c 2h"));
  CHECK_FALSE(decides("Qs Td 8h 5c 3h"));
}

}  // namespace
}  // namespace cardroom
