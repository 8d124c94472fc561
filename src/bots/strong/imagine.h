// What a seat knows of a round of play, and how the rest may be: a whole round, ready to be played
// on through the engine.
#pragma once

#include "base/chance.h"
#include "bots/simple/scale.h"
#include "bots/temperament.h"
#include "cards/card_list.h"
#include "rules/round/round.h"

namespace cardroom::bots {

// The round without every card that the player in the seat may not see: other players' down cards,
// what they threw away, burned cards and the shoe. No byte of it depends on such a card.
struct Known {
  Round round;
  Seat self;
  int in_shoe = 0;
  CardSet unseen;
  FixedList<Card, 5> ahead;  // Communal cards that were exposed before their time.
  std::array<std::uint8_t, seats_max> threw{};  // How many cards each has thrown away.
};
Known known_to(const Round& round, const Terms& terms, Seat self);

// One way in which the unseen cards may lie, and how each player may play.
struct Imagined {
  Round round;
  std::array<Temperament, seats_max> styles{};
};

// A player's hand and style are drawn together, and weighted by how likely such a player would have
// done with such a hand what this one did.
Imagined imagine(const Known& known, const Scale& scale, const Terms& terms, Chance& chance);

}  // namespace cardroom::bots
