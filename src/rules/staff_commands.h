// Commands about irregularities and the acts of staff in a round of play. Each names who gives it.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/money.h"
#include "base/seat.h"
#include "cards/card_list.h"
#include "rulebook/role.h"
#include "rules/irregularity.h"

namespace cardroom {

// Why a round of play is made void or its outcome invalidated.
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

// The order of a shuffle in mid-round, brought from outside like any shoe.
struct Reshuffle {
  static constexpr std::string_view name = "reshuffle";
  CardList order;
  static constexpr void fields(auto&& self, auto&& visit) { visit("order", self.order); }
};

// A new deal after a misdeal.
struct Redeal {
  static constexpr std::string_view name = "redeal";
  CardList order;
  static constexpr void fields(auto&& self, auto&& visit) { visit("order", self.order); }
};

// An irregularity with its facts; the book in force rules on it.
struct Report {
  static constexpr std::string_view name = "report";
  Role by = Role::dealer;
  Irregularity what = Irregularity::hole_exposed;
  Seat seat;
  Card card;
  bool seen = false;
  bool mixed = false;  // The cards are mixed up: the hands cannot be made again.
  std::uint8_t count = 0;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("what", self.what);
    visit("seat", self.seat);
    visit("card", self.card);
    visit("seen", self.seen);
    visit("mixed", self.mixed);
    visit("count", self.count);
  }
};

// A supervisor's choice where the text is silent.
struct Choose {
  static constexpr std::string_view name = "choose";
  Role by = Role::supervisor;
  Ruling ruling = Ruling::kept;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("ruling", self.ruling);
  }
};

struct StartClock {
  static constexpr std::string_view name = "start_clock";
  Role by = Role::supervisor;
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
  }
};

struct StopClock {
  static constexpr std::string_view name = "stop_clock";
  Role by = Role::supervisor;
  static constexpr void fields(auto&& self, auto&& visit) { visit("by", self.by); }
};

// Time is data: nothing here reads a clock.
struct PassTime {
  static constexpr std::string_view name = "pass_time";
  std::int64_t now_s = 0;
  static constexpr void fields(auto&& self, auto&& visit) { visit("now_s", self.now_s); }
};

struct VoidRound {
  static constexpr std::string_view name = "void_round";
  Role by = Role::operator_;
  VoidReason reason = VoidReason::disruption;
  bool refund = true;  // T01-18.5, M-18: of a tournament the director may keep the wagers out.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("reason", self.reason);
    visit("refund", self.refund);
  }
};

// *95-18.2(a): a wager made in breach of the rules is void.
struct VoidWager {
  static constexpr std::string_view name = "void_wager";
  Role by = Role::operator_;
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
  }
};

// S05-19.2(a): the hand is folded, its wagers stay.
struct PenaltyFold {
  static constexpr std::string_view name = "penalty_fold";
  Role by = Role::operator_;
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
  }
};

// *95-12.4, S05-14.4: asked for, and always refused.
struct LendChips {
  static constexpr std::string_view name = "lend_chips";
  Seat seat;
  Seat to;
  Chips amount;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("to", self.to);
    visit("amount", self.amount);
  }
};

// *95-9.5, S05-13.3, RWS17-4.2: an agreement to divide the pot, always refused (M-19).
struct DividePot {
  static constexpr std::string_view name = "divide_pot";
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) { visit("seat", self.seat); }
};

}  // namespace cardroom::command
