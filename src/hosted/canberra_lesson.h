// A lesson at a hosted table of Canberra Poker, in a rehearsal. Its cards come from a shuffled
// shoe, and the tablet shows those that a dealer would see. The trainee states cards, rulings and
// what each box is paid or loses, and each is marked.
#pragma once

#include "hosted/canberra.h"

namespace cardroom::canberra {

// The cards of the coming round, in the order of the shoe.
Refusal lay_cards(HostedCanberra& game, const hosted_command::LayCards& lay,
                  HostedCanberraEvents& events);

// What the trainee would pay or rule, before the book says it.
Refusal give_answer(HostedCanberra& game, const hosted_command::BoxesAnswer& answer,
                    HostedCanberraEvents& events);

// An entry of the trainee, or the settlement that follows from it. Payments and rulings need an
// answer first. A wrong card is marked, and the table goes on asking.
Refusal enter_in_lesson(HostedCanberra& game, const Command& command, HostedCanberraEvents& events);

// The room settles, and pays jackpots, once the trainee has said what each box gets.
bool waits_for_answer(const HostedCanberra& game);

// A card that lies on the table for everybody to see, but was not told. While an answer is due, all
// that lie there.
struct LyingOpen {
  Seat seat;  // Seat::none(): the dealer's own hand.
  Card card;
};
std::vector<LyingOpen> lies_open(const HostedCanberra& game);

}  // namespace cardroom::canberra
