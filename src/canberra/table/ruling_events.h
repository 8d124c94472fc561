// Events of what went wrong: irregularities, void rounds, sanctions, faults, disputes.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "canberra/table/ruling_commands.h"
#include "canberra/table/state.h"

namespace cardroom::canberra {

namespace event {

struct CardExposed {
  Seat seat;
  int card = 0;
  CARDROOM_DESCRIBED("card_exposed", seat, card);
};
struct UpCardChanged {
  int card = 0;
  CARDROOM_DESCRIBED("up_card_changed", card);
};
struct HandCounted {
  Seat seat;
  int cards = 0;
  CARDROOM_DESCRIBED("hand_counted", seat, cards);
};
struct HandRacked {
  Seat seat;
  CARDROOM_DESCRIBED("hand_racked", seat);
};
struct HandReconstructed {
  Seat seat;
  CARDROOM_DESCRIBED("hand_reconstructed", seat);
};
struct RoundVoided {
  Role by = Role::dealer;
  VoidReason reason = VoidReason::impractical;
  CARDROOM_DESCRIBED("round_voided", by, reason);
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
  Seat seat;
  Clause breach;
  CARDROOM_DESCRIBED("conduct_recorded", seat, breach);
};
struct FaultReported {
  CARDROOM_DESCRIBED("fault_reported");
};
struct PlayApproved {
  CARDROOM_DESCRIBED("play_approved");
};
struct JackpotRepaired {
  CARDROOM_DESCRIBED("jackpot_repaired");
};
struct DisputeOpened {
  int number = 0;
  Seat seat;
  CARDROOM_DESCRIBED("dispute_opened", number, seat);
};
struct DisputeRuled {
  int number = 0;
  CARDROOM_DESCRIBED("dispute_ruled", number);
};
struct ReviewRequested {
  int number = 0;
  CARDROOM_DESCRIBED("review_requested", number);
};
struct ReviewRecorded {
  int number = 0;
  CARDROOM_DESCRIBED("review_recorded", number);
};

}  // namespace event

}  // namespace cardroom::canberra
