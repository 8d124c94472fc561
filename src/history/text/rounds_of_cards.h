// Cards that come in several rounds, in stud and draw games, as the texts of sites tell them: all
// cards of the reader, and of the others only what is face up.
#pragma once

#include <cstdint>
#include <string_view>

#include "history/told.h"

namespace cardroom::history {

bool is_stud_game(std::string_view variant);
bool is_draw_game(std::string_view variant);
std::size_t stud_cards_first(std::string_view variant);  // Before the first betting round.

// A street of stud begins: everybody who is still in gets cards that are not known yet.
void deal_street(ToldHand& told);

// "[2c 3d] [4h]", "[7h]", "[-, -, Kh]", "[H H Js 10d]": the cards of a player who was dealt to, in
// stud, all of them or the newest ones.
bool fill_dealt(ToldHand& told, std::uint8_t player, std::string_view brackets);

// The first cards of a draw game, and the new ones after each draw: "[2c 3d 4h] [5s 6s]".
bool add_dealt(ToldHand& told, std::uint8_t player, std::string_view brackets);

// "discards 2 cards [Ks Qd]", "discards 3 cards", "changed 1 card", "stands pat".
bool add_discard(ToldHand& told, std::uint8_t player, std::string_view text);

// The stakes of a stud game that tells none: the wager that is made most often. Those of later
// streets are twice as large; an all-in is not one, and is mostly smaller.
Decimal stud_bet(const ToldHand& told);

// The whole hand of a player after a draw, from which follows what they threw away.
void add_new_hand(ToldHand& told, std::uint8_t player, const ToldCards& cards);

}  // namespace cardroom::history
