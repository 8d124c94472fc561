// What a seat knows of a round of play, and how the rest may be: a whole round, ready to be played
// on through the engine.
#pragma once

#include "base/chance.h"
#include "bots/simple/scale.h"
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
};
Known known_to(const Round& round, const Terms& terms, Seat self);

// One way in which the unseen cards may lie. Players who have put in much are more often given good
// cards: hands are weighted by what their players did.
Round imagine(const Known& known, const Scale& scale, const Terms& terms, Chance& chance);

}  // namespace cardroom::bots
