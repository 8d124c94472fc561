// A lesson: a hosted table in a rehearsal. Its cards come from a shuffled shoe, and the tablet
// shows those that a dealer would see. The trainee states cards, rulings, payouts and commission,
// and each is marked.
#pragma once

#include "hosted/game.h"

namespace cardroom {

// The cards of the coming round, in the order of the shoe.
Refusal lay_cards(HostedGame& game, const hosted_command::LayCards& lay,
                  const HostedListener& listener);

// What the trainee would pay or rule, before the book says it.
Refusal give_answer(HostedGame& game, const hosted_command::LessonAnswer& answer,
                    const HostedListener& listener);

// An entry of the trainee. One that pays pots or asks for a ruling needs an answer first. A wrong
// card is marked, and the table goes on asking.
Refusal enter_in_lesson(HostedGame& game, const HostedCommand& command,
                        const HostedListener& listener);

// What lies on the felt for everybody to see, but was not told: the cards that are asked for, and
// at a showdown every hand that is due.
FixedList<WantedCard, 70> lies_open(const HostedTable& host);

}  // namespace cardroom
