// StaffRules: what a book says about the acts of staff around the round of play, as data. What it
// does not mention is off.
#pragma once

#include <cstdint>
#include <string_view>

namespace cardroom {

// Who checks replacement cards before they come into play.
enum class ReplacementCheck : std::uint8_t {
  none,
  dealer_if_all,  // *95-3.3: if all the cards are replaced.
  either,         // T01-2.4: the supervisor or the dealer, each card.
  both,           // S05-2.5: the supervisor and the dealer, each card.
};

// C-26: who is told about a folded hand.
enum class ToldTo : std::uint8_t {
  nobody,  // The book has no such rule.
  table,   // *95-15.5, S05-16.5
  active,  // T01-16.5
};

struct StaffRules {
  bool approves_tables = false;  // S05-1.1, T01-1.1, RWS17-2.1.1
  bool checks_cards = false;     // *95-3.2, S05-2.4, T01-2.3
  bool counts_cards = false;     // *95-3.4, S05-2.6, T01-2.5: on a supervisor's order.
  ReplacementCheck replacements = ReplacementCheck::none;
  bool operator_changes_cards = false;  // S05-2.5, T01-2.4; elsewhere any staff may.
  bool sets_hours = false;              // *95-17.1, S05-18.1
  bool excludes = false;                // *95-18.2(b), S05-19.2(b), T01-18.3(b)
  bool deals_out = false;               // *95-15.3
  ToldTo told = ToldTo::nobody;         // C-26
  bool agreements = false;              // S05-17.16
  bool decides = false;  // *95-18.6, S05-19.4, T01-18.6: decides what the rules leave open.

  // G-09: who reviews a decision, and *95-18.5: whom a complainant may consult. Empty if nobody.
  std::string_view reviewer = {};
  std::string_view consulted = {};
};

}  // namespace cardroom
