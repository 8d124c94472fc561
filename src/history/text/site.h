// Site: how the text of a poker site tells a hand, as data, and the reader that follows it.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "base/result.h"
#include "history/piece.h"
#include "history/text/table.h"

namespace cardroom::history {

// What a line about a player says.
enum class Does {
  fold,
  check,
  call,      // The amount they add.
  bet,       // The amount they add.
  raise_to,  // The total of the betting round, behind "to" if that word is there.
  put_in,    // The amount they add, for a call or a raise.
  ante,
  small_blind,
  big_blind,
  post,  // The big blind of a player who comes in, and a dead small blind if it is more.
  post_dead,
  show,
  muck,
  returned,
  bring_in,
  discard,  // And standing pat.
  dealt,    // The cards of a player, face up or the reader's own.
  win,
  nothing,
};

struct SiteWords {
  std::string_view words;
  Does does = Does::nothing;
};

struct Site {
  std::string_view first;                    // How the first line of a hand begins.
  std::string_view after_name;               // What stands between a name and what the player does.
  std::string_view dealt;                    // What stands before a name that is dealt cards.
  std::span<const std::string_view> boards;  // How lines with communal cards begin.
  std::span<const std::string_view> streets;  // How lines that begin another round of cards begin.
  std::span<const SiteWords> words;
  std::string_view summary;  // After this line nobody acts.

  // Lines that only this site has. Nullopt if the line is another kind.
  std::optional<bool> (*own_line)(TextTable& table, std::string_view line);
  std::optional<bool> (*summary_line)(TextTable& table, std::string_view line);
};

// "Seat 3: NAME ($1,000 in chips)": `between` stands after the number. Players who sit out are left
// out.
std::optional<bool> seat_line(TextTable& table, std::string_view line, std::string_view between);

Result<Done, ParseError> tell_site(const Site& site, const Piece& piece, ToldHand& into);

}  // namespace cardroom::history
