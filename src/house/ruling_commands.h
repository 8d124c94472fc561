// Commands for what goes wrong: irregularities, void rounds, sanctions, faults, disputes.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "house/state.h"
#include "rulebook/role.h"

namespace cardroom::house {

// Why a round is void, each with its own clause.
enum class VoidReason : std::uint8_t {
  exposed_cards,  // CP17-14.1
  misdeal,        // CP17-14.3
  malfunction,    // CP17-12.6
  collusion,      // CP17-13.2
  disturbance,    // CP17-16.2
  impractical,    // CP17-16.4
  fraud,          // CP17-16.4
};

enum class Extent : std::uint8_t { round, game };

namespace command {

struct ExposeCard {
  static constexpr std::string_view name = "expose_card";
  Seat seat;     // None: the dealer's own hand.
  int card = 0;  // 0 … 4, in the order dealt.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("card", self.card);
  }
};
struct CountHand {
  static constexpr std::string_view name = "count_hand";
  Seat seat;  // None: the dealer's own hand.
  int cards = 5;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("cards", self.cards);
  }
};
struct RackHand {
  static constexpr std::string_view name = "rack_hand";
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) { visit("seat", self.seat); }
};
struct Reconstruct {
  static constexpr std::string_view name = "reconstruct";
  Role by = Role::supervisor;
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
  }
};
struct VoidRound {
  static constexpr std::string_view name = "void_round";
  Role by = Role::operator_;
  VoidReason reason = VoidReason::impractical;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("reason", self.reason);
  }
};
struct VoidWager {
  static constexpr std::string_view name = "void_wager";
  Role by = Role::operator_;
  Seat seat;
  Clause breach;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
    visit("breach", self.breach);
  }
};
struct Exclude {
  static constexpr std::string_view name = "exclude";
  Role by = Role::operator_;
  Seat seat;
  Extent extent = Extent::game;
  Clause breach;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
    visit("extent", self.extent);
    visit("breach", self.breach);
  }
};
struct RecordConduct {
  static constexpr std::string_view name = "record_conduct";
  Role by = Role::supervisor;
  Seat seat;  // None: an employee's duty (CP17-16.6), or somebody not at the table.
  Clause breach;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
    visit("breach", self.breach);
  }
};
struct ReportFault {
  static constexpr std::string_view name = "report_fault";
  static constexpr void fields(auto&&, auto&&) {}
};
struct ApprovePlay {
  static constexpr std::string_view name = "approve_play";
  Role by = Role::supervisor;
  static constexpr void fields(auto&& self, auto&& visit) { visit("by", self.by); }
};
struct RepairJackpot {
  static constexpr std::string_view name = "repair_jackpot";
  Role by = Role::supervisor;
  static constexpr void fields(auto&& self, auto&& visit) { visit("by", self.by); }
};

// Disputes (CP17-16.5).
struct OpenDispute {
  static constexpr std::string_view name = "open_dispute";
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) { visit("seat", self.seat); }
};
struct RuleDispute {
  static constexpr std::string_view name = "rule_dispute";
  Role by = Role::operator_;
  int number = 0;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("number", self.number);
  }
};
struct RequestReview {
  static constexpr std::string_view name = "request_review";
  int number = 0;
  static constexpr void fields(auto&& self, auto&& visit) { visit("number", self.number); }
};
struct RecordReview {
  static constexpr std::string_view name = "record_review";
  Role by = Role::inspector;
  int number = 0;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("number", self.number);
  }
};

}  // namespace command

}  // namespace cardroom::house
