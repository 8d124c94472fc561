// Events of a table: who sits where with how much, what the house takes, which round begins. They
// include the events of the round of play.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "base/player.h"
#include "base/short_text.h"
#include "rules/round/events.h"
#include "rules/table/staff/events.h"

namespace cardroom {

// How a stake compares with the minimum table stake.
enum class Standing : std::uint8_t {
  full,
  short_of_stake,  // *95-12.3: plays with less, and leaves when that is lost.
  declared,        // S05-14.3: may not add to it, and leaves when that is lost.
};
inline constexpr std::string_view word(Standing standing) {
  constexpr std::string_view words[] = {"full", "short", "declared"};
  return words[static_cast<std::size_t>(standing)];
}

// Why a player left their seat.
enum class Departure : std::uint8_t { asked, no_chips, vacated, excluded };
inline constexpr std::string_view word(Departure why) {
  constexpr std::string_view words[] = {"asked", "no_chips", "vacated", "excluded"};
  return words[static_cast<std::size_t>(why)];
}

namespace table_event {

struct Sat {
  Seat seat;
  PlayerId player;
  Chips stake;
  Clause clause;
  CARDROOM_DESCRIBED("sat", seat, player, stake, clause);
};

struct SeatWanted {
  PlayerId player;
  Seat seat;
  Chips stake;
  Clause clause;
  CARDROOM_DESCRIBED("seat_wanted", player, seat, stake, clause);
};

// The player withdrew their wish, or lost the draw for the seat.
struct SeatGivenUp {
  PlayerId player;
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("seat_given_up", player, seat, clause);
};

struct DrewForSeat {
  PlayerId player;
  Seat seat;
  Card card;
  Clause clause;
  CARDROOM_DESCRIBED("drew_for_seat", player, seat, card, clause);
};

struct ListJoined {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("list_joined", player, clause);
};

struct ListLeft {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("list_left", player, clause);
};

struct SeatChanged {
  PlayerId player;
  Seat from;
  Seat to;
  bool further = false;  // S05-17.13: further from the blinds; they wait for the big blind or post.
  Clause clause;
  CARDROOM_DESCRIBED("seat_changed", player, from, to, further, clause);
};

// Asked for during a round of play: the player leaves when it is over.
struct LeaveAsked {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("leave_asked", seat, clause);
};

struct Left {
  Seat seat;
  PlayerId player;
  Chips amount;  // What they take to the cage.
  Departure why = Departure::asked;
  Clause clause;
  CARDROOM_DESCRIBED("left", seat, player, amount, why, clause);
};

struct SatOut {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("sat_out", seat, clause);
};

struct SatIn {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("sat_in", seat, clause);
};

struct PostChosen {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("post_chosen", seat, clause);
};

struct WaitChosen {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("wait_chosen", seat, clause);
};

// The minimum is reached again.
struct StandingRestored {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("standing_restored", seat, clause);
};

struct MarkerPlaced {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("marker_placed", seat, clause);
};

struct ToppedUp {
  Seat seat;
  Chips amount;
  Clause clause;
  CARDROOM_DESCRIBED("topped_up", seat, amount, clause);
};

struct TookOff {
  Seat seat;
  Chips amount;
  Clause clause;
  CARDROOM_DESCRIBED("took_off", seat, amount, clause);
};

struct OverBlindAnnounced {
  Seat seat;
  Chips amount;
  Clause clause;
  CARDROOM_DESCRIBED("over_blind_announced", seat, amount, clause);
};

struct StakeBelow {
  Seat seat;
  Standing standing = Standing::short_of_stake;
  Clause clause;
  CARDROOM_DESCRIBED("stake_below", seat, standing, clause);
};

// S05-15.3: commission by time, paid in advance.
struct TimeCharged {
  Seat seat;
  Chips amount;
  std::int64_t until_s = 0;
  Clause clause;
  CARDROOM_DESCRIBED("time_charged", seat, amount, until_s, clause);
};

struct RoundStarted {
  std::uint32_t number = 0;
  Seat marker;
  FixedList<Seat, 10> players;
  std::int64_t now_s = 0;
  Clause clause;
  CARDROOM_DESCRIBED("round_started", number, marker, players, now_s, clause);
};

// The notice of *95-5.2: in force from the next round of play.
struct Determined {
  ShortText key;
  ShortText value;
  Clause clause;
  CARDROOM_DESCRIBED("determined", key, value, clause);
};

struct ClosureAnnounced {
  std::uint16_t rounds = 0;  // How many more are dealt.
  bool inspector_told = false;
  Clause clause;
  CARDROOM_DESCRIBED("closure_announced", rounds, inspector_told, clause);
};

struct GroupRestricted {
  bool restricted = false;
  Clause clause;
  CARDROOM_DESCRIBED("group_restricted", restricted, clause);
};

struct Admitted {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("admitted", player, clause);
};

}  // namespace table_event

using TableEvent = std::variant<
    Event, table_event::Sat, table_event::SeatWanted, table_event::SeatGivenUp,
    table_event::DrewForSeat, table_event::ListJoined, table_event::ListLeft,
    table_event::SeatChanged, table_event::LeaveAsked, table_event::Left, table_event::SatOut,
    table_event::SatIn, table_event::PostChosen, table_event::WaitChosen,
    table_event::StandingRestored, table_event::MarkerPlaced, table_event::ToppedUp,
    table_event::TookOff, table_event::OverBlindAnnounced, table_event::StakeBelow,
    table_event::TimeCharged, table_event::RoundStarted, table_event::Determined,
    table_event::ClosureAnnounced, table_event::GroupRestricted, table_event::Admitted,
    table_event::TableApproved, table_event::CardsChecked, table_event::CardsChanged,
    table_event::CountOrdered, table_event::DeckCounted, table_event::Excluded,
    table_event::DealtOut, table_event::ConductRecorded, table_event::InformationShared,
    table_event::DisputeOpened, table_event::ComplainantAdvised, table_event::DisputeRuled,
    table_event::ReviewRequested, table_event::DisputeReviewed, table_event::Proposed,
    table_event::AgreementAsked, table_event::Agreed, table_event::ProposalAdopted,
    table_event::ProposalRejected, table_event::Decided>;

// Everything that one command can cause: a whole deal, and what the table does before and after it.
using TableEvents = FixedList<TableEvent, 400>;

}  // namespace cardroom
