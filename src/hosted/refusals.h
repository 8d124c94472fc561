// The rules that a hosted table refuses by, besides those of every table. Names are wire format:
// add, never rename.
#pragma once

#include "rulebook/common_rules.h"

namespace cardroom::refusal {

inline constexpr Rule waits_for_cards{"waits_for_cards", "Enter the cards that were turned first."};
inline constexpr Rule no_cards_asked{"no_cards_asked", "No card is asked for now."};
inline constexpr Rule no_card_told{"no_card_told", "Name at least one card."};
inline constexpr Rule too_many_cards{"too_many_cards", "That is more cards than can be there."};
inline constexpr Rule card_seen_before{"card_seen_before",
                                       "This card has already been seen in this round."};
inline constexpr Rule not_in_deck{"not_in_deck", "This card is not in the deck of this table."};
inline constexpr Rule hand_not_asked{"hand_not_asked", "This player's hand is not asked for."};
inline constexpr Rule last_hand_shows{
    "last_hand_shows", "Nobody else is left to win one of the pots. This hand must be shown."};
inline constexpr Rule count_not_cards{
    "count_not_cards", "Say how many cards are thrown away. Only a card that was seen is named."};
inline constexpr Rule no_entry_to_undo{
    "no_entry_to_undo", "Nothing has been entered since the round began or the table changed."};

}  // namespace cardroom::refusal
