// Events of a table: who sits where with how much, what the house takes, which round begins. The
// events of the round of play are among them.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "base/player.h"
#include "base/short_text.h"
#include "rules/events.h"
#include "rules/table_staff_events.h"

namespace cardroom {

// How a stake stands to the minimum table stake.
enum class Standing : std::uint8_t {
  full,
  short_of_stake,  // *95-12.3: plays with less, and leaves when that is lost.
  declared,        // S05-14.3: may add nothing, and leaves when that is lost.
};
inline constexpr std::string_view word(Standing standing) {
  constexpr std::string_view words[] = {"full", "short", "declared"};
  return words[static_cast<std::size_t>(standing)];
}

// Why a player left his seat.
enum class Departure : std::uint8_t { asked, no_chips, vacated, excluded };
inline constexpr std::string_view word(Departure why) {
  constexpr std::string_view words[] = {"asked", "no_chips", "vacated", "excluded"};
  return words[static_cast<std::size_t>(why)];
}

namespace table_event {

struct Sat {
  static constexpr std::string_view name = "sat";
  Seat seat;
  PlayerId player;
  Chips stake;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("player", self.player);
    visit("stake", self.stake);
    visit("clause", self.clause);
  }
};

struct SeatWanted {
  static constexpr std::string_view name = "seat_wanted";
  PlayerId player;
  Seat seat;
  Chips stake;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("seat", self.seat);
    visit("stake", self.stake);
    visit("clause", self.clause);
  }
};

// He takes his wish back, or lost the draw for the seat.
struct SeatGivenUp {
  static constexpr std::string_view name = "seat_given_up";
  PlayerId player;
  Seat seat;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("seat", self.seat);
    visit("clause", self.clause);
  }
};

struct DrewForSeat {
  static constexpr std::string_view name = "drew_for_seat";
  PlayerId player;
  Seat seat;
  Card card;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("seat", self.seat);
    visit("card", self.card);
    visit("clause", self.clause);
  }
};

struct ListJoined {
  static constexpr std::string_view name = "list_joined";
  PlayerId player;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("clause", self.clause);
  }
};

struct ListLeft {
  static constexpr std::string_view name = "list_left";
  PlayerId player;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("clause", self.clause);
  }
};

struct SeatChanged {
  static constexpr std::string_view name = "seat_changed";
  PlayerId player;
  Seat from;
  Seat to;
  bool further = false;  // S05-17.13: further from the blinds; he waits for the big blind or posts.
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("from", self.from);
    visit("to", self.to);
    visit("further", self.further);
    visit("clause", self.clause);
  }
};

// Asked during a round of play: he leaves when it is over.
struct LeaveAsked {
  static constexpr std::string_view name = "leave_asked";
  Seat seat;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("clause", self.clause);
  }
};

struct Left {
  static constexpr std::string_view name = "left";
  Seat seat;
  PlayerId player;
  Chips amount;  // What he takes to the cage.
  Departure why = Departure::asked;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("player", self.player);
    visit("amount", self.amount);
    visit("why", self.why);
    visit("clause", self.clause);
  }
};

#define CARDROOM_SEAT_CLAUSE(Type, text)                      \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    Seat seat;                                                \
    Clause clause;                                            \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("seat", self.seat);                               \
      visit("clause", self.clause);                           \
    }                                                         \
  }

CARDROOM_SEAT_CLAUSE(SatOut, "sat_out");
CARDROOM_SEAT_CLAUSE(SatIn, "sat_in");
CARDROOM_SEAT_CLAUSE(PostChosen, "post_chosen");
CARDROOM_SEAT_CLAUSE(WaitChosen, "wait_chosen");
CARDROOM_SEAT_CLAUSE(StandingRestored, "standing_restored");  // The minimum is reached again.
CARDROOM_SEAT_CLAUSE(MarkerPlaced, "marker_placed");
#undef CARDROOM_SEAT_CLAUSE

#define CARDROOM_SEAT_AMOUNT(Type, text)                      \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    Seat seat;                                                \
    Chips amount;                                             \
    Clause clause;                                            \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("seat", self.seat);                               \
      visit("amount", self.amount);                           \
      visit("clause", self.clause);                           \
    }                                                         \
  }

CARDROOM_SEAT_AMOUNT(ToppedUp, "topped_up");
CARDROOM_SEAT_AMOUNT(TookOff, "took_off");
CARDROOM_SEAT_AMOUNT(OverBlindAnnounced, "over_blind_announced");
#undef CARDROOM_SEAT_AMOUNT

struct StakeBelow {
  static constexpr std::string_view name = "stake_below";
  Seat seat;
  Standing standing = Standing::short_of_stake;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("standing", self.standing);
    visit("clause", self.clause);
  }
};

// S05-15.3: commission by time, paid in advance.
struct TimeCharged {
  static constexpr std::string_view name = "time_charged";
  Seat seat;
  Chips amount;
  std::int64_t until_s = 0;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("amount", self.amount);
    visit("until_s", self.until_s);
    visit("clause", self.clause);
  }
};

struct RoundStarted {
  static constexpr std::string_view name = "round_started";
  std::uint32_t number = 0;
  Seat marker;
  FixedList<Seat, 10> players;
  std::int64_t now_s = 0;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("number", self.number);
    visit("marker", self.marker);
    visit("players", self.players);
    visit("now_s", self.now_s);
    visit("clause", self.clause);
  }
};

// The notice of *95-5.2: in force from the next round of play.
struct Determined {
  static constexpr std::string_view name = "determined";
  ShortText key;
  ShortText value;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("key", self.key);
    visit("value", self.value);
    visit("clause", self.clause);
  }
};

struct ClosureAnnounced {
  static constexpr std::string_view name = "closure_announced";
  std::uint16_t rounds = 0;  // So many more are dealt.
  bool inspector_told = false;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("rounds", self.rounds);
    visit("inspector_told", self.inspector_told);
    visit("clause", self.clause);
  }
};

struct GroupRestricted {
  static constexpr std::string_view name = "group_restricted";
  bool restricted = false;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("restricted", self.restricted);
    visit("clause", self.clause);
  }
};

struct Admitted {
  static constexpr std::string_view name = "admitted";
  PlayerId player;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("clause", self.clause);
  }
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

// All that one command can cause: a whole deal, and what the table does before and after it.
using TableEvents = FixedList<TableEvent, 400>;

}  // namespace cardroom
