// ToldHand: one hand as the formats of the poker world tell it. Every format is read into this and
// written from it; the replay plays it under a rulebook.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fixed_list.h"
#include "cards/card.h"
#include "history/decimal.h"

namespace cardroom::history {

enum class ActKind : std::uint8_t {
  hole,   // Cards to one player.
  board,  // Communal cards.
  fold,
  check_or_call,
  bet_to,  // An opening, a completion or a raise; the amount is the total of the betting round.
  bring_in,
  discard,  // Draw: cards thrown away; none when the player stands pat.
  show,
  muck,
  returned,  // An uncalled wager goes back.
};

using ToldCards = FixedList<Card, 7>;  // A card that is not known is no card: Card().

struct Act {
  ActKind kind = ActKind::fold;
  std::uint8_t player = 0;  // Index in ToldHand::players.
  Decimal amount;
  ToldCards cards;
};

struct ToldPlayer {
  std::string name;
  int seat = 0;  // 0 if the hand does not say.
  Decimal stack;
  bool stack_known = true;  // False: not recorded; they have enough for everything they do.
  Decimal ante;
  Decimal blind;       // Blind, straddle, or what they post to come in.
  Decimal dead;        // Posted in addition, and not part of a wager.
  bool posts = false;  // What they post is neither a blind nor a straddle.
};

struct ToldWin {
  std::uint8_t player = 0;
  Decimal amount;
  friend bool operator==(const ToldWin&, const ToldWin&) = default;
};

struct ToldPot {
  Decimal amount;  // Before the rake.
  Decimal rake;
  Decimal jackpot;
  std::vector<ToldWin> wins;
  friend bool operator==(const ToldPot&, const ToldPot&) = default;
};

// "8.75 0.35 0.05 3=8.35": pots as written in a note, and back; nullopt for any other text.
std::string pots_text(const std::vector<ToldPot>& pots);
std::optional<std::vector<ToldPot>> parse_pots(std::string_view text);

// Exact sums and differences.
Decimal plus(Decimal one, Decimal other);
Decimal minus(Decimal one, Decimal other);
bool less(Decimal one, Decimal other);

// A field that only this program, or the program that wrote the file, reads: key and value as text.
struct Note {
  std::string key;
  std::string value;
  friend bool operator==(const Note&, const Note&) = default;
};
using Notes = std::vector<Note>;

// The value of a note; empty if there is none.
std::string_view value_of(const Notes& notes, std::string_view key);
bool has_note(const Notes& notes, std::string_view key);

struct ToldHand {
  std::size_t line = 1;  // Where the hand begins in its file.
  std::string heading;   // The heading of the hand in a file of several.
  std::string id;        // The hand's own number.
  std::string variant;   // By the codes of PHH: NT, FT, PO, FO/8, F7S, F7S/8.

  std::vector<ToldPlayer> players;  // The player after the button first, the button last.
  int button = 0;             // The button's seat if no player has it; 0 if the last player has it.
  bool antes_trimmed = true;  // False if one player's ante is for the whole table.
  Decimal minimum;            // The least bet; the small bet of a fixed limit.
  Decimal big_bet;            // 0 where the limit is not fixed.
  Decimal bring_in;
  bool money = false;  // Amounts can be divided into hundredths although all wagers are whole.

  std::vector<Act> acts;
  ToldCards second_board;          // The last communal cards dealt again, for half of every pot.
  std::vector<Decimal> finishing;  // One for each player, or empty.
  std::vector<Decimal> winnings;   // From the pots, one for each player, or empty.
  std::vector<ToldPot> pots;

  Notes own;      // What this program adds where the format has no words: rules, settings, …
  Notes foreign;  // What else the file says; kept and written again.

  void clear();  // As new, but keeps its memory.

  // A note of this program. What it says about pots and other programs' fields is used at once.
  void add_own(std::string key, std::string value);
  void add_winnings();  // Computes them from the pots.
};

}  // namespace cardroom::history
