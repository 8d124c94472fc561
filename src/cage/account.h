// LedgerAccount: whose money it is. All amounts are Cents; a chip of a table is a dollar.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/player.h"

namespace cardroom::cage {

enum class Kind : std::uint8_t {
  issued,      // The other side of every chip: below zero by the amount in circulation.
  player,      // A player's chips at the cage.
  table,       // Stakes and pots at one table, together.
  commission,  // What the house took as commission from pots and for time.
  jackpot,     // The jackpot prize pool (CP17), in whole cents.
  reserve,     // The reserve pool, with the fractions of a cent of both pools.
  house,       // The bank of the games against the house.
  tournament,  // Fees and rebuys of one tournament, until prizes and commission are paid.
  purse,       // Chips that a host gave one player of a private table. They never leave that table.
};

constexpr std::string_view word(Kind kind) {
  constexpr std::string_view words[] = {"issued",  "player", "table",      "commission", "jackpot",
                                        "reserve", "house",  "tournament", "purse"};
  return words[static_cast<std::size_t>(kind)];
}

// Players, tables, tournaments and purses are many and have a number; the others are one each.
constexpr bool is_numbered(Kind kind) {
  return kind == Kind::player || kind == Kind::table || kind == Kind::tournament ||
         kind == Kind::purse;
}

struct LedgerAccount {
  Kind kind = Kind::issued;
  std::uint64_t number = 0;
  friend constexpr auto operator<=>(const LedgerAccount&, const LedgerAccount&) = default;
};

constexpr LedgerAccount account_of(PlayerId player) { return {Kind::player, player.number()}; }
constexpr LedgerAccount table_account(std::uint32_t table) { return {Kind::table, table}; }
constexpr LedgerAccount tournament_account(std::uint32_t tournament) {
  return {Kind::tournament, tournament};
}
constexpr LedgerAccount account_of(Kind kind) { return {kind, 0}; }

// A purse has the number of its table in the upper half and the player's in the lower.
constexpr LedgerAccount purse_account(std::uint32_t table, PlayerId player) {
  return {Kind::purse, (std::uint64_t{table} << 32U) | player.number()};
}
constexpr std::uint32_t table_of_purse(const LedgerAccount& purse) {
  return static_cast<std::uint32_t>(purse.number >> 32U);
}
constexpr PlayerId player_of_purse(const LedgerAccount& purse) {
  return PlayerId(static_cast<std::uint32_t>(purse.number & 0xFFFF'FFFFU));
}

// "player/12", "purse/3/12", "house".
std::string to_string(const LedgerAccount& account);

}  // namespace cardroom::cage
