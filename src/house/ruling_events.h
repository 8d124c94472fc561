// Events of what went wrong: irregularities, void rounds, sanctions, faults, disputes.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "house/ruling_commands.h"
#include "house/state.h"

namespace cardroom::house {

namespace event {

struct CardExposed {
  static constexpr std::string_view name = "card_exposed";
  Seat seat;
  int card = 0;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("card", self.card);
  }
};
struct UpCardChanged {
  static constexpr std::string_view name = "up_card_changed";
  int card = 0;
  static constexpr void fields(auto&& self, auto&& visit) { visit("card", self.card); }
};
struct HandCounted {
  static constexpr std::string_view name = "hand_counted";
  Seat seat;
  int cards = 0;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("cards", self.cards);
  }
};
struct HandRacked {
  static constexpr std::string_view name = "hand_racked";
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) { visit("seat", self.seat); }
};
struct HandReconstructed {
  static constexpr std::string_view name = "hand_reconstructed";
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) { visit("seat", self.seat); }
};
struct RoundVoided {
  static constexpr std::string_view name = "round_voided";
  Role by = Role::dealer;
  VoidReason reason = VoidReason::impractical;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("reason", self.reason);
  }
};
struct Refunded {
  static constexpr std::string_view name = "refunded";
  Seat seat;
  Cents wagers;    // Returned.
  Cents reversed;  // Payouts taken back.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("wagers_cents", self.wagers);
    visit("reversed_cents", self.reversed);
  }
};
struct WagerVoided {
  static constexpr std::string_view name = "wager_voided";
  Seat seat;
  Cents wagers;
  Clause breach;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("wagers_cents", self.wagers);
    visit("breach", self.breach);
  }
};
struct Excluded {
  static constexpr std::string_view name = "excluded";
  Seat seat;
  Extent extent = Extent::game;
  Cents wagers;
  Cents took;
  Clause breach;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("extent", self.extent);
    visit("wagers_cents", self.wagers);
    visit("took_cents", self.took);
    visit("breach", self.breach);
  }
};
struct ConductRecorded {
  static constexpr std::string_view name = "conduct_recorded";
  Seat seat;
  Clause breach;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("breach", self.breach);
  }
};
struct FaultReported {
  static constexpr std::string_view name = "fault_reported";
  static constexpr void fields(auto&&, auto&&) {}
};
struct PlayApproved {
  static constexpr std::string_view name = "play_approved";
  static constexpr void fields(auto&&, auto&&) {}
};
struct JackpotRepaired {
  static constexpr std::string_view name = "jackpot_repaired";
  static constexpr void fields(auto&&, auto&&) {}
};
struct DisputeOpened {
  static constexpr std::string_view name = "dispute_opened";
  int number = 0;
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("number", self.number);
    visit("seat", self.seat);
  }
};
struct DisputeRuled {
  static constexpr std::string_view name = "dispute_ruled";
  int number = 0;
  static constexpr void fields(auto&& self, auto&& visit) { visit("number", self.number); }
};
struct ReviewRequested {
  static constexpr std::string_view name = "review_requested";
  int number = 0;
  static constexpr void fields(auto&& self, auto&& visit) { visit("number", self.number); }
};
struct ReviewRecorded {
  static constexpr std::string_view name = "review_recorded";
  int number = 0;
  static constexpr void fields(auto&& self, auto&& visit) { visit("number", self.number); }
};

}  // namespace event

}  // namespace cardroom::house
