// Table: the seats around the round of play, with the stakes, the marker and the house's takings.
//
// play() and apply() work as for a round of play: a command is refused before anything changes, or
// its events are applied as they are made. Between rounds the places hold the chips; during one the
// Round holds those of the players dealt in.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "base/player.h"
#include "rules/game/settings.h"
#include "rules/round/play.h"
#include "rules/table/commands.h"
#include "rules/table/events.h"
#include "rules/table/records.h"

namespace cardroom {

struct Place {
  PlayerId player;  // Nobody if the seat is empty.
  Chips stake;      // During a round of play, the Round holds a player's chips.
  std::int64_t time_paid_until_s = 0;
  Standing standing = Standing::full;
  std::uint8_t owed = 0;  // A bit for each blind missed, or due after a change of seat (S05-17.4).
  std::uint8_t abstained = 0;  // Rounds missed in a row (B-47).
  bool entering = false;       // Sat down after the game began and has not been dealt in.
  bool posts = false;          // Elects to post instead of waiting for the big blind.
  bool sits_out = false;
  bool leaving = false;      // They leave when the round is over.
  bool dealt_out = false;    // *95-15.3: left out of the next round.
  std::uint8_t conduct = 0;  // Breaches on record.
  CARDROOM_DESCRIBED("place", player, stake, time_paid_until_s, standing, owed, abstained, entering,
                     posts, sits_out, leaving, dealt_out, conduct);
  friend constexpr bool operator==(const Place&, const Place&) = default;
};

// A seat that somebody wants, and the stake they bring unless they are already seated.
struct SeatWish {
  PlayerId player;
  Seat seat;
  Chips stake;
  CARDROOM_DESCRIBED("seat_wish", player, seat, stake);
  friend constexpr bool operator==(const SeatWish&, const SeatWish&) = default;
};

// S05-15.3: time paid for by a player who left before it was over. It is theirs when they return.
struct PaidTime {
  PlayerId player;
  std::int64_t until_s = 0;
  CARDROOM_DESCRIBED("paid_time", player, until_s);
  friend constexpr bool operator==(const PaidTime&, const PaidTime&) = default;
};

// S05-17.12: the first revolution of the button.
struct Revolution {
  Seat first;      // Where the marker was in the first round.
  SeatSet passed;  // The seats where it has been or which it has passed.
  bool complete = false;
  CARDROOM_DESCRIBED("revolution", first, passed, complete);
  friend constexpr bool operator==(const Revolution&, const Revolution&) = default;
};

struct Table {
  const Game* game = nullptr;
  Determinations determined;
  Determinations in_force;  // Those of `terms`.
  Terms terms;              // Of the round of play under way, or of the last.
  Terms coming;             // Of the next one (*95-5.2).

  std::array<Place, seats_max> places{};
  Round round;
  bool dealing = false;                        // A round of play is under way.
  std::array<PlayerId, seats_max> dealt_to{};  // The players in it, seat by seat.
  std::array<Chips, seats_max> settled{};      // The part of the round's stakes already back.
  Chips settled_house;
  Chips settled_removed;

  std::uint32_t rounds = 0;  // Dealt so far.
  std::int64_t now_s = 0;    // When the last began.
  Seat marker;               // None before the first round.
  bool marker_moves = false;
  bool concluded = false;  // The round came to its end (P-13).
  Revolution revolution;
  FixedList<ExtraPost, seats_max> over_blinds;  // Announced for the next round.

  FixedList<PaidTime, 64> paid_time;  // Of players who are not seated now.
  FixedList<PlayerId, 32> waiting;
  FixedList<SeatWish, 16> wishes;
  FixedList<PlayerId, 64> group;
  FixedList<PlayerId, 32> excluded;
  bool group_only = false;
  bool closing = false;
  std::uint16_t rounds_left = 0;  // Until the table closes.

  bool approved = false;  // S05-1.1, T01-1.1
  CardsInUse cards;
  FixedList<Dispute, 16> disputes;  // The latest; older ones are in the journal.
  std::uint16_t disputes_opened = 0;
  Proposal proposal;

  Chips commission;    // The house's share of the pots.
  Chips time_charges;  // The house's charges for time.
  Chips bought;        // Chips that came from the cage.
  Chips cashed;        // Chips that went back to it.

  const Citations& cite() const { return *game->cite; }
  constexpr Place& place(Seat seat) { return places[seat.index()]; }
  constexpr const Place& place(Seat seat) const { return places[seat.index()]; }
  // The game and both terms follow from the rulebook and the determinations.
  CARDROOM_DESCRIBED("table", determined, in_force, places, round, dealing, dealt_to, settled,
                     settled_house, settled_removed, rounds, now_s, marker, marker_moves, concluded,
                     revolution, over_blinds, paid_time, waiting, wishes, group, excluded,
                     group_only, closing, rounds_left, approved, cards, disputes, disputes_opened,
                     proposal, commission, time_charges, bought, cashed);
  friend constexpr bool operator==(const Table&, const Table&) = default;
};
static_assert(std::is_trivially_copyable_v<Table>);

// A new table. For one taken over in play, `place_marker` comes first.
Result<Table, SettingRefusal> open_table(const Game& game, const Determinations& determined);

// Refuses and changes nothing, or obeys and appends what happened.
Refusal play(Table& table, const TableCommand& command, TableEvents& events);

void apply(Table& table, const TableEvent& event);

SeatSet seated(const Table& table);
Seat seat_of(const Table& table, PlayerId player);  // None if they have no seat.

// Chips in front of a player, without wagers.
Chips stake_of(const Table& table, Seat seat);

constexpr Chips house_takings(const Table& table) { return table.commission + table.time_charges; }

// Whether the seat, and its chips, are in the round of play under way.
bool is_in_round(const Table& table, Seat seat);

// Stakes, the chips in the round of play and the takings of the house add up to what came from the
// cage and did not go back.
bool conserved(const Table& table);

}  // namespace cardroom
