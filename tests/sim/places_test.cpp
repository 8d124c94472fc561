// What a place is worth to the strong bot, and what it does about it.
#include "bots/strong/places.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numeric>

#include "bots/strong/strong_player.h"
#include "cards/parse.h"
#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "rules/round/play.h"
#include "tournament/house/deal.h"

namespace cardroom {
namespace {

using bots::AtStake;
using bots::Places;

std::vector<Cents> cents(const std::vector<std::int64_t>& amounts) {
  return {amounts.begin(), amounts.end()};
}
std::vector<Chips> chips(const std::vector<std::int64_t>& amounts) {
  return {amounts.begin(), amounts.end()};
}

// What the first `here` of the players have in prospect, the others being at other tables.
void compare_with_icm(const std::vector<Chips>& stakes, const std::vector<Cents>& prizes,
                      std::size_t here) {
  const auto exact = tournament::icm(stakes, prizes);
  AtStake at_stake{prizes, {stakes.begin() + static_cast<std::ptrdiff_t>(here), stakes.end()}};
  const Places places(at_stake, std::accumulate(stakes.begin(), stakes.end(), Chips(0)));
  SeatSet players;
  std::array<Chips, seats_max> at_table{};
  for (std::size_t player = 0; player < here; ++player) {
    players.insert(Seat(static_cast<int>(player) + 1));
    at_table[player] = stakes[player];
  }
  for (const Seat seat : players) {
    const double found = static_cast<double>(places.worth(seat, players, at_table)) / 1000;
    CHECK(std::abs(found - static_cast<double>(exact[seat.index()].count())) < 3);
  }
}

TEST_CASE("bots: what a stake is worth agrees with the exact division among the last players") {
  compare_with_icm(chips({5'000, 3'000, 2'000}), cents({50'000, 30'000, 20'000}), 3);
  compare_with_icm(chips({5'000, 3'000, 2'000}), cents({50'000, 30'000, 0}), 2);
  compare_with_icm(chips({9'000, 100, 900, 5'000, 5'000}), cents({40'000, 30'000, 20'000, 0, 0}),
                   5);
  compare_with_icm(chips({9'000, 100, 900, 5'000, 5'000}), cents({40'000, 30'000, 20'000, 0, 0}),
                   2);
  compare_with_icm(
      chips({10, 20'000, 300, 4'000, 900, 5'000, 70, 8'000, 1'200, 1'300, 14'000, 500}),
      cents({50'000, 25'000, 12'000, 6'000, 4'000, 3'000, 0, 0, 0, 0, 0, 0}), 6);
}

TEST_CASE("bots: players who are out in the same round share the prizes of their places") {
  const Places places({cents({500, 300, 200}), {}}, Chips(900));
  const std::array<Chips, 3> stakes = {Chips(900), Chips(0), Chips(0)};
  const SeatSet all{Seat(1), Seat(2), Seat(3)};
  CHECK(places.worth(Seat(1), all, stakes) == 500'000);
  CHECK(places.worth(Seat(2), all, stakes) == 250'000);
}

// No-limit Hold-Em, blinds of 5 and 10. The small blind is all in, and the big blind has to call
// with a pair of Queens for nearly all they have.
struct Decision {
  Terms terms = *make_terms(games::rws_2017, {});
  Round round;

  Decision() {
    Setup setup;
    setup.players = {Seat(1), Seat(2)};
    setup.stakes[0] = Chips(400);
    setup.stakes[1] = Chips(410);
    setup.marker = Seat(1);
    CardList order;
    const CardSet queens{"Qs"_card, "Qh"_card};
    const auto events = std::make_unique<Events>();
    // The big blind, who is not on the button, gets the first card.
    order.push_back("Qs"_card);
    CardSet rest = terms.deck.cards() - queens;
    const CardList others = list_of(rest);
    order.push_back(others[0]);
    order.push_back("Qh"_card);
    for (std::size_t at = 1; at < others.size(); ++at) order.push_back(others[at]);
    setup.shoe = Shoe::from_order(order);
    round = deal(terms, setup, *events);
    events->clear();
    const Legal& legal = round.legal;
    const Command all_in = legal.tap_out ? Command(command::TapOut{legal.seat})
                                         : Command(command::RaiseTo{legal.seat, legal.sizes.high});
    REQUIRE_FALSE(play(terms, round, all_in, *events));
    REQUIRE(round.turn == Seat(2));
    REQUIRE(round.hands[1].cards[0].rank() == Rank::queen);
    REQUIRE(round.hands[1].cards[1].rank() == Rank::queen);
  }

  bool folds(const AtStake* at_stake) const {
    Chance chance(1);
    const auto choice =
        bots::choose_strongly(terms, bots::known_to(round, terms, Seat(2)), chance, at_stake);
    return std::holds_alternative<command::Fold>(choice);
  }
};

TEST_CASE("bots: with two equal prizes and a third player nearly out, a pair of Queens is folded") {
  const Decision decision;
  CHECK_FALSE(decision.folds(nullptr));
  const AtStake satellite{cents({10'000, 10'000, 0}), chips({1})};
  CHECK(decision.folds(&satellite));
  // Where the winner takes all, chips are what counts.
  const AtStake all_for_one{cents({20'000, 0, 0}), chips({1})};
  CHECK_FALSE(decision.folds(&all_for_one));
}

}  // namespace
}  // namespace cardroom
