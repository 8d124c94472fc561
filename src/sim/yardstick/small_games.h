// Kuhn's and Leduc poker: games so small that the best answer to any strategy can be worked out.
// They are descriptions like every other game and are played through the same engine, with a shoe
// that holds only their cards.
#pragma once

#include <string_view>
#include <vector>

#include "cards/card_list.h"
#include "rules/game/terms.h"
#include "rules/round/play.h"

namespace cardroom::sim {

struct SmallGame {
  std::string_view name;
  Terms terms;
  CardList deck;           // The cards that differ.
  CardList up;             // A card of no importance face up before each player.
  CardList shared;         // Communal cards of no importance.
  bool draws_one = false;  // A communal card comes from the deck.
  int raises_most = 1;     // In a betting round, the opening included.
  Chips stake;

  // Every way to deal it, all equally likely, the first player in seat 1.
  std::vector<Setup> deals() const;
};

SmallGame kuhn_poker();
SmallGame leduc_poker();

}  // namespace cardroom::sim
