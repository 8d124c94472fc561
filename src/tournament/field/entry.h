// Entry: one entrant of a tournament.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "tournament/commands.h"

namespace cardroom::tournament {

enum class EntryStatus : std::uint8_t {
  reserve,  // Waits for a seat that another player does not take.
  entered,  // Has paid, but not begun.
  playing,
  busted,     // T-26: without chips, and may still rebuy.
  out,        // Eliminated, with a place.
  forfeited,  // Did not come, with a place.
  excluded,   // Excluded by the director, with a place.
  withdrawn,  // Before the start: the fee stays, and there is no place.
  replaced,   // A reserve has their seat; their fee went back.
  undone,     // The director took the entry back: as if it had never been made.
};
inline constexpr std::string_view word(EntryStatus status) {
  constexpr std::string_view words[] = {"reserve",   "entered",  "playing",   "busted",   "out",
                                        "forfeited", "excluded", "withdrawn", "replaced", "undone"};
  return words[static_cast<std::size_t>(status)];
}

struct Entry {
  PlayerId player;
  PlayerId played_by;  // T-23: the substitute; nobody if the entrant plays.
  EntryStatus status = EntryStatus::entered;
  TableNumber table = 0;
  Seat seat;
  bool absent = false;
  bool topped_up = false;
  std::uint16_t rebuys = 0;
  Chips stake;
  Cents paid;    // The entry fee.
  Cents bought;  // Rebuys and the top-up.
  Cents refunded;
  std::uint32_t out_at = 0;  // The instant at which the round that put them out ended.
  Chips contributed;         // To the pots of that round (T-14).
  std::uint16_t place = 0;   // Awarded place; 0 if not yet.
  Cents prize;
  // What the house adds.
  std::uint8_t re_entries = 0;
  bool bounty_taken = false;  // Somebody has won the bounty on this player.
  std::uint16_t points = 0;   // Of the league.
  Cents bounties;             // Won from others; paid with the prizes.
  Cents bounty_paid;
  friend constexpr bool operator==(const Entry&, const Entry&) = default;
  CARDROOM_DESCRIBED("entry", player, played_by, status, table, seat, absent, topped_up, rebuys,
                     stake, paid, bought, refunded, out_at, contributed, place, prize, re_entries,
                     bounty_taken, points, bounties, bounty_paid);
};

constexpr bool is_in(const Entry& entry) {
  return entry.status == EntryStatus::playing || entry.status == EntryStatus::busted;
}
// What the player has paid in and not got back.
constexpr Cents money_in(const Entry& entry) {
  return entry.paid + entry.bought - entry.refunded - entry.prize - entry.bounty_paid;
}
// Has a place, or will have one.
constexpr bool took_part(const Entry& entry) {
  return is_in(entry) || entry.status == EntryStatus::out ||
         entry.status == EntryStatus::forfeited || entry.status == EntryStatus::excluded;
}

}  // namespace cardroom::tournament
