// Commands about irregularities and the acts of staff in a round of play. Each names who gives it.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/money.h"
#include "base/seat.h"
#include "cards/card_list.h"
#include "rulebook/role.h"
#include "rules/irregularity/irregularity.h"

namespace cardroom {

// Why a round of play is declared void or its outcome invalidated.
enum class VoidReason : std::uint8_t { disruption, fraud, impractical };

constexpr std::string_view word(VoidReason reason) {
  switch (reason) {
    case VoidReason::disruption:
      return "disruption";
    case VoidReason::fraud:
      return "fraud";
    case VoidReason::impractical:
      return "impractical";
  }
  return {};
}

}  // namespace cardroom

namespace cardroom::command {

// The order of a shuffle in the middle of a round; it comes from outside like any shoe.
struct Reshuffle {
  CardList order;
  CARDROOM_DESCRIBED("reshuffle", order);
};

// A new deal after a misdeal.
struct Redeal {
  CardList order;
  CARDROOM_DESCRIBED("redeal", order);
};

// An irregularity with its facts; the book in force rules on it.
struct Report {
  Role by = Role::dealer;
  Irregularity what = Irregularity::hole_exposed;
  Seat seat;
  Card card;
  bool seen = false;
  bool mixed = false;  // The cards are mixed up: the hands cannot be reconstructed.
  std::uint8_t count = 0;
  // Which card, where only its place is known: of the player's cards in the order dealt, or of the
  // cards that come next. 0: the one that the book's words mean.
  std::uint8_t place = 0;
  Card told = {};  // What staff say a hidden card was. Nothing is decided by it.
  CARDROOM_DESCRIBED("report", by, what, seat, card, seen, mixed, count, place, told);
};

// A supervisor's choice where the text does not say.
struct Choose {
  Role by = Role::supervisor;
  Ruling ruling = Ruling::kept;
  CARDROOM_DESCRIBED("choose", by, ruling);
};

struct StartClock {
  Role by = Role::supervisor;
  Seat seat;
  CARDROOM_DESCRIBED("start_clock", by, seat);
};

struct StopClock {
  Role by = Role::supervisor;
  CARDROOM_DESCRIBED("stop_clock", by);
};

// Time is data: nothing here reads a clock.
struct PassTime {
  std::int64_t now_s = 0;
  CARDROOM_DESCRIBED("pass_time", now_s);
};

struct VoidRound {
  Role by = Role::operator_;
  VoidReason reason = VoidReason::disruption;
  bool refund = true;  // T01-18.5, M-18: a tournament's director may keep the wagers out.
  CARDROOM_DESCRIBED("void_round", by, reason, refund);
};

// *95-18.2(a): a wager made in breach of the rules is void.
struct VoidWager {
  Role by = Role::operator_;
  Seat seat;
  CARDROOM_DESCRIBED("void_wager", by, seat);
};

// S05-19.2(a): the hand is folded; its wagers stay.
struct PenaltyFold {
  Role by = Role::operator_;
  Seat seat;
  CARDROOM_DESCRIBED("penalty_fold", by, seat);
};

// *95-18.2(b), S05-19.2(b): the hand of an excluded player takes no further part; its wagers stay.
struct StrikeOut {
  Role by = Role::operator_;
  Seat seat;
  CARDROOM_DESCRIBED("strike_out", by, seat);
};

// *95-12.4, S05-14.4: a request that is always refused.
struct LendChips {
  Seat seat;
  Seat to;
  Chips amount;
  CARDROOM_DESCRIBED("lend_chips", seat, to, amount);
};

// *95-9.5, S05-13.3, RWS17-4.2: an agreement to divide the pot, always refused (M-19).
struct DividePot {
  Seat seat;
  CARDROOM_DESCRIBED("divide_pot", seat);
};

}  // namespace cardroom::command
