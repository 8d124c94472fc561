// Cards that come in several rounds, in stud and draw games, as the texts of sites tell them: all
// cards of the reader, and of the others only what is face up.
#pragma once

#include <cstdint>
#include <string_view>

#include "history/told.h"

namespace cardroom::history {

// What a game of several rounds is called, as the letters behind the limit: "7S", "R", "2L3D".
// Empty for other games.
std::string_view rounds_game(std::string_view words);
bool is_stud_game(std::string_view variant);
bool is_draw_game(std::string_view variant);

// All cards in the brackets of a line: "[2c 3d] [4h]". False if something else is in them.
bool read_brackets(std::string_view text, ToldCards& cards);

// "Dealt to NAME [2c 3d] [4h]", "[7h]", "[2c 3d 4h] [5s]": adds what is new.
bool add_dealt(ToldHand& told, std::uint8_t player, std::string_view brackets);

// The last card of stud comes face down to everybody who is still in.
void add_last_cards(ToldHand& told);

// "discards 2 cards [Ks Qd]", "discards 3 cards", "stands pat".
bool add_discard(ToldHand& told, std::uint8_t player, std::string_view text);

}  // namespace cardroom::history
