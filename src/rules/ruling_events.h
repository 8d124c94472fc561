// Events of irregularities: rulings, and what each did to cards and chips.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/money.h"
#include "base/seat.h"
#include "cards/card.h"
#include "rulebook/clause.h"
#include "rulebook/role.h"
#include "rules/irregularity.h"

namespace cardroom {

// What was done before its time, or short of what was owed.
enum class Ahead : std::uint8_t { wager, fold, check, short_call };

constexpr std::string_view word(Ahead what) {
  constexpr std::string_view words[] = {"wager", "fold", "check", "short_call"};
  return words[static_cast<std::size_t>(what)];
}

namespace event {

// A ruling: what was found, what was ruled, and the facts it was decided on.
struct Ruled {
  static constexpr std::string_view name = "ruled";
  Irregularity what = Irregularity::hole_exposed;
  Ruling ruling = Ruling::kept;
  Clause clause;
  Seat seat;
  Card card;
  bool seen = false;
  bool mixed = false;
  std::uint8_t count = 0;
  Role by = Role::dealer;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("what", self.what);
    visit("ruling", self.ruling);
    visit("clause", self.clause);
    visit("seat", self.seat);
    visit("card", self.card);
    visit("seen", self.seen);
    visit("mixed", self.mixed);
    visit("count", self.count);
    visit("by", self.by);
  }
};

// What somebody did before his turn, or a bet below the call, until it is judged.
struct PutForward {
  static constexpr std::string_view name = "put_forward";
  Seat seat;
  Ahead what = Ahead::wager;
  Clause clause;
  Chips amount;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("what", self.what);
    visit("clause", self.clause);
    visit("amount", self.amount);
  }
};

// The three that move chips for a seat name the same fields.
#define CARDROOM_SEAT_AND_AMOUNT(Type, text)                  \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    Seat seat;                                                \
    Clause clause;                                            \
    Chips amount;                                             \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("seat", self.seat);                               \
      visit("clause", self.clause);                           \
      visit("amount", self.amount);                           \
    }                                                         \
  }
CARDROOM_SEAT_AND_AMOUNT(TakenUp, "taken_up");      // Chips put forward are now wagered in turn.
CARDROOM_SEAT_AND_AMOUNT(GivenBack, "given_back");  // They go back to the stake.
CARDROOM_SEAT_AND_AMOUNT(Refunded, "refunded");     // Wagers of the round go back.
#undef CARDROOM_SEAT_AND_AMOUNT

#define CARDROOM_SEAT_AND_CLAUSE(Type, text)                  \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    Seat seat;                                                \
    Clause clause;                                            \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("seat", self.seat);                               \
      visit("clause", self.clause);                           \
    }                                                         \
  }
CARDROOM_SEAT_AND_CLAUSE(FinalExposed, "final_exposed");  // S05-17.19
CARDROOM_SEAT_AND_CLAUSE(DeemedTappedOut, "deemed_tapped_out");
CARDROOM_SEAT_AND_CLAUSE(HandDied, "hand_died");
CARDROOM_SEAT_AND_CLAUSE(HandRevived, "hand_revived");  // C-11: who folded last takes the pots.
CARDROOM_SEAT_AND_CLAUSE(ClockStarted, "clock_started");
#undef CARDROOM_SEAT_AND_CLAUSE

#define CARDROOM_CLAUSE_ONLY(Type, text)                                                      \
  struct Type {                                                                               \
    static constexpr std::string_view name = text;                                            \
    Clause clause;                                                                            \
    static constexpr void fields(auto&& self, auto&& visit) { visit("clause", self.clause); } \
  }
CARDROOM_CLAUSE_ONLY(Misdealt, "misdealt");   // Cards are gathered in, forced bets stand (P-12).
CARDROOM_CLAUSE_ONLY(BurnUsed, "burn_used");  // H95-16.6
CARDROOM_CLAUSE_ONLY(StreetTakenBack, "street_taken_back");       // To be shuffled and dealt again.
CARDROOM_CLAUSE_ONLY(SettlementReversed, "settlement_reversed");  // C-24: the payment was wrong.
CARDROOM_CLAUSE_ONLY(RoundVoided, "round_voided");
CARDROOM_CLAUSE_ONLY(ChoiceOffered, "choice_offered");
CARDROOM_CLAUSE_ONLY(ClockStopped, "clock_stopped");
#undef CARDROOM_CLAUSE_ONLY

struct HoleReplaced {
  static constexpr std::string_view name = "hole_replaced";
  Seat seat;
  Card out;
  Card in;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("out", self.out);
    visit("in", self.in);
    visit("clause", self.clause);
  }
};

// S05-17.17: the exposed card is the up card; the one dealt up turns down.
struct FaceTurned {
  static constexpr std::string_view name = "face_turned";
  Seat seat;
  Card up;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("up", self.up);
    visit("clause", self.clause);
  }
};

struct BettingLimited {
  static constexpr std::string_view name = "betting_limited";
  Ruling to = Ruling::limited_to_wagered;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("to", self.to);
    visit("clause", self.clause);
  }
};

// T01-18.5, M-18: the wagers of an invalidated round that are not refunded leave play.
struct PotRemoved {
  static constexpr std::string_view name = "pot_removed";
  Clause clause;
  Chips amount;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("clause", self.clause);
    visit("amount", self.amount);
  }
};

struct TimePassed {
  static constexpr std::string_view name = "time_passed";
  Clause clause;
  std::int64_t now_s = 0;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("clause", self.clause);
    visit("now_s", self.now_s);
  }
};

}  // namespace event
}  // namespace cardroom
