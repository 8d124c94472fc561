// Tournament: the whole state of a tournament of Canberra Poker, changed only by apply().
//
// The house banks the game: the house wins or loses the chips at a table, so each player's stack
// follows from what they get back from each round.
#pragma once

#include <array>
#include <cstdint>

#include "base/seat_set.h"
#include "canberra/tournament/conditions.h"
#include "canberra/tournament/events.h"
#include "canberra/tournament/undo/history.h"

namespace cardroom::canberra::tournament {

enum class CanberraPhase : std::uint8_t {
  conditions,  // The conditions are being documented.
  entries,
  between,  // Before a session, or after one.
  session,
  play_off,  // Additional rounds decide between equal players.
  finished,  // Play is over; places and prizes are due.
  awarded,
  cancelled,
};
inline constexpr std::string_view word(CanberraPhase phase) {
  constexpr std::string_view words[] = {"conditions", "entries",  "between", "session",
                                        "play-off",   "finished", "awarded", "cancelled"};
  return words[static_cast<std::size_t>(phase)];
}

enum class EntrantStatus : std::uint8_t {
  reserve,  // Waits for a seat that another player does not take.
  in,       // Plays in the next session, or in the one under way.
  out,
  forfeited,  // CP17-17.9
  excluded,
};
inline constexpr std::string_view word(EntrantStatus status) {
  constexpr std::string_view words[] = {"reserve", "in", "out", "forfeited", "excluded"};
  return words[static_cast<std::size_t>(status)];
}

struct Entrant {
  PlayerId player;
  PlayerId played_by;  // CP17-17.11: the substitute; nobody if the entrant plays.
  EntrantStatus status = EntrantStatus::in;
  bool agreed = false;
  bool seated = false;  // Has taken their seat for the session.
  bool folded = false;
  bool referred = false;      // Their ante waits for the director.
  std::uint8_t warnings = 0;  // K-24: how many antes out of order in the tournament.
  std::uint8_t buy_backs = 0;
  TableNumber table = 0;  // 0 means none.
  Seat seat;
  Chips stack;
  Chips ante;
  Chips bet;
  Cents jackpot;       // Wagered on the jackpot in this round,
  Cents jackpot_paid;  // and won with it.
  Cents jackpot_lost;  // In all rounds that are over.
  Cents jackpot_won;
  Cents paid;    // The entry fee.
  Cents bought;  // Buy-backs.
  Cents refunded;
  std::int64_t points = 0;
  // How far they got: the session, and the round of it in which they could not go on.
  std::uint8_t last_session = 0;
  std::uint16_t last_round = 0;
  Chips last_stack;
  std::int64_t play_off = 0;   // Additional rounds: the first counts most.
  std::uint8_t play_offs = 0;  // How many of them there were.
  std::uint16_t place = 0;
  Cents prize;
  friend constexpr bool operator==(const Entrant&, const Entrant&) = default;
};

enum class RoundStage : std::uint8_t { none, antes, bets };

struct SessionTable {
  bool in_use = false;
  RoundStage stage = RoundStage::none;
  std::uint16_t rounds = 0;  // Completed rounds; a void round does not count (K-29).
  Seat marker;               // CP17-DEF-StartingMarker
  Seat asked;                // The player who has the opportunity to wager an ante (CP17-17.16).
  SeatSet had_turn;          // The players whose opportunity is over.
  friend constexpr bool operator==(const SessionTable&, const SessionTable&) = default;
};

struct Tournament {
  Conditions conditions;
  CanberraPhase phase = CanberraPhase::conditions;
  bool documented = false;
  bool published = false;
  bool notified = false;
  bool director = false;
  bool agreement = false;
  bool on_break = false;
  bool balloted = false;
  bool extra_played = false;  // The session before had an extra session.
  SessionKind kind = SessionKind::ordinary;
  std::uint8_t session = 0;  // How many ordinary sessions have begun.
  FixedList<Entrant, entrants_most> entrants;
  FixedList<PlayerId, entrants_most> agreed;
  FixedList<PlayerId, entrants_most> tied;  // The players of a play-off or of the extra session.
  std::array<SessionTable, tables_most> tables{};
  History history;  // What can be taken back.

  constexpr SessionTable& table(TableNumber number) { return tables[number - 1U]; }
  constexpr const SessionTable& table(TableNumber number) const { return tables[number - 1U]; }
  friend bool operator==(const Tournament&, const Tournament&) = default;
};

// As many chips as anybody is taken to have.
inline constexpr Chips stack_most{1'000'000'000};

Entrant* find_entrant(Tournament& tournament, PlayerId player);
const Entrant* find_entrant(const Tournament& tournament, PlayerId player);

SeatSet seats_at(const Tournament& tournament, TableNumber table);
const Entrant* at_seat(const Tournament& tournament, TableNumber table, Seat seat);

int still_in(const Tournament& tournament);

// Null: it was taken back, or can be no more.
const SessionAct* find_act(const Tournament& tournament, std::uint32_t number);

// Somebody has entered since the ballot, and has no seat.
bool waits_for_seat(const Tournament& tournament);

// Who plays in the session that comes next: everybody still in, or those of an extra session.
FixedList<PlayerId, entrants_most> next_players(const Tournament& tournament);

}  // namespace cardroom::canberra::tournament
