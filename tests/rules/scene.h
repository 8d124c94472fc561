// Scene: a round of play set up for a test, in few words.
#pragma once

#include <doctest/doctest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "rules/round/play.h"

namespace cardroom {

struct Scene {
  using Setting = std::pair<std::string_view, std::string_view>;

  // Seats 1 … n with these stakes; seat 1 is marked. The cards named leave the shoe first.
  Scene(const Game& game, std::initializer_list<Setting> settings,
        std::initializer_list<std::int64_t> stakes, const CardList& cards = {}, int marker = 1) {
    Determinations determined;
    for (const auto& [key, value] : settings) REQUIRE(determine(determined, game, key, value));
    const auto made = make_terms(game, determined);
    REQUIRE(made);
    terms = *made;
    Setup setup;
    unsigned at = 0;
    for (const std::int64_t stake : stakes) {
      setup.players.insert(seat_at(at));
      setup.stakes[at++] = Chips(stake);
    }
    setup.marker = Seat(marker);
    setup.shoe = Shoe::starting_with(cards, terms.deck);
    round = deal(terms, setup, events);
  }

  void accept(const Command& command) {
    const auto refused = play(terms, round, command, events);
    CHECK_MESSAGE(!refused, std::string(refused ? refused->rule->name : ""));
  }
  // The clause and the rule that refuse it.
  std::string refusal(const Command& command) {
    const auto refused = play(terms, round, command, events);
    return refused ? std::string(refused->clause.id()) + " " + std::string(refused->rule->name)
                   : "accepted";
  }

  template <class E>
  std::vector<E> all() const {
    std::vector<E> found;
    for (const auto& event : events)
      if (const E* const one = std::get_if<E>(&event)) found.push_back(*one);
    return found;
  }

  // Everybody checks, declines or calls until the round is over.
  void check_down() {
    while (round.stage != Stage::over) {
      if (round.legal.check || round.legal.decline)
        accept(command::Check{round.turn});
      else
        accept(command::Call{round.turn});
    }
  }

  Terms terms;
  Round round;
  Events events;
};

}  // namespace cardroom
