// Irregularities and their rulings: a table of irregularity × moment × condition → ruling, one for
// each family of rulebooks. The engine looks up the ruling; it never asks which game it is dealing.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "rulebook/clause.h"

namespace cardroom {

enum class Irregularity : std::uint8_t {
  cut_exposed,     // A card was exposed during the cut.
  not_cut,         // The cards were not cut before the first wager.
  out_of_turn,     // A hole card was dealt out of turn.
  hole_exposed,    // The dealer exposed a hole card.
  communal_early,  // A communal card was exposed before its time.
  burn_exposed,    // The card to be burned was exposed.
  boxed,           // A card lay face up in the shoe.
  player_missed,   // A player got no cards.
  extra_hand,      // Cards were dealt to a seat that takes no part.
  extra_card,      // A player got one card too many.
  wrong_count,     // A player is found with the wrong number of cards.
  foreign_card,    // A card that does not belong to the deck.
  deck_count,      // The deck has too few or too many cards.
  wager_out_of_turn,
  wrong_amount,
  dead_cards,  // A player's cards entered the discard pile.
};

// When it is found. Moments follow each other in this order.
enum class RoundMoment : std::uint8_t {
  deal,           // Cards are out; nobody has acted.
  first_betting,  // In the first betting round.
  later,          // In a later betting round.
  draw,           // While cards are drawn.
  showdown,       // After the last betting round, until the next round of play begins (C-24).
};

enum class Condition : std::uint8_t {
  any,
  seen,               // A player has looked at the card or cards.
  unseen,             // Nobody has looked, and the hands can be reconstructed.
  mixed,              // Nobody has looked, but the cards are mixed up.
  one_exposed,        // The first card exposed in this deal.
  several_exposed,    // A second card, of any player (C-05 b).
  several_of_player,  // A second card of the same player (C-05 a).
  first_street,       // Before betting on the first communal card.
  second_dealt,       // The second communal card has just been dealt; betting on it has not begun.
  second_not_bet,     // The cards were dealt out, and nobody could bet on the second communal card.
  not_begun,          // Betting on the street has not begun.
  begun,
  first_of_street,  // The first card dealt before a betting round.
  later_of_street,
  final_card,  // A player's last card, face down.
  burn_on,     // A card is burned before communal cards (C-29).
  burn_off,
};

enum class Ruling : std::uint8_t {
  misdeal,
  void_round,
  reconstructed,
  replaced,
  reshuffled,
  kept,
  faced,               // Stud: the exposed card is the up card, and the next is dealt down.
  limited_to_wagered,  // M95-16.5: nobody goes above the highest wager made.
  limited_to_minimum,  // M95-16.6: wagers are the table minimum.
  used,                // The exposed card is the next communal card.
  opens_final,         // S05-17.19: they open the final round; a check taps them out.
  dead_hand,
  stands,
  returned,
  call,                // S05-17.7: deemed a call, the excess returned.
  complete_or_fold,    // S05-17.8
  supervisor_decides,  // The text does not say: a supervisor chooses among lawful rulings.
};

struct IrregularityRule {
  Irregularity what;
  RoundMoment from;
  RoundMoment until;
  Condition when;
  Ruling ruling;
  Clause clause;
};

using IrregularityTable = std::span<const IrregularityRule>;

// The words in scripts, journal and protocol.
std::string_view word(Irregularity what);
std::string_view word(RoundMoment moment);
std::string_view word(Condition condition);
std::string_view word(Ruling ruling);
constexpr int count_of(Irregularity) { return static_cast<int>(Irregularity::dead_cards) + 1; }
constexpr int count_of(Ruling) { return static_cast<int>(Ruling::supervisor_decides) + 1; }

}  // namespace cardroom
