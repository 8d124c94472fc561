// Commands for what goes wrong: irregularities, void rounds, sanctions, faults, disputes.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "canberra/table/state.h"
#include "rulebook/role.h"

namespace cardroom::canberra {

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
  Seat seat;     // Seat::none(): the dealer's own hand.
  int card = 0;  // 0 … 4, in the order dealt.
  CARDROOM_DESCRIBED("expose_card", seat, card);
};
struct CountHand {
  Seat seat;  // Seat::none(): the dealer's own hand.
  int cards = 5;
  CARDROOM_DESCRIBED("count_hand", seat, cards);
};
struct RackHand {
  Seat seat;
  CARDROOM_DESCRIBED("rack_hand", seat);
};
struct Reconstruct {
  Role by = Role::supervisor;
  Seat seat;
  CARDROOM_DESCRIBED("reconstruct", by, seat);
};
struct VoidRound {
  Role by = Role::operator_;
  VoidReason reason = VoidReason::impractical;
  CARDROOM_DESCRIBED("void_round", by, reason);
};
struct VoidWager {
  Role by = Role::operator_;
  Seat seat;
  Clause breach;
  CARDROOM_DESCRIBED("void_wager", by, seat, breach);
};
struct Exclude {
  Role by = Role::operator_;
  Seat seat;
  Extent extent = Extent::game;
  Clause breach;
  CARDROOM_DESCRIBED("exclude", by, seat, extent, breach);
};
struct RecordConduct {
  Role by = Role::supervisor;
  Seat seat;  // Seat::none(): an employee's duty (CP17-16.6), or somebody not at the table.
  Clause breach;
  CARDROOM_DESCRIBED("record_conduct", by, seat, breach);
};
struct ReportFault {
  CARDROOM_DESCRIBED("report_fault");
};
struct ApprovePlay {
  Role by = Role::supervisor;
  CARDROOM_DESCRIBED("approve_play", by);
};
struct RepairJackpot {
  Role by = Role::supervisor;
  CARDROOM_DESCRIBED("repair_jackpot", by);
};

// Disputes (CP17-16.5).
struct OpenDispute {
  Seat seat;
  CARDROOM_DESCRIBED("open_dispute", seat);
};
struct RuleDispute {
  Role by = Role::operator_;
  int number = 0;
  CARDROOM_DESCRIBED("rule_dispute", by, number);
};
struct RequestReview {
  int number = 0;
  CARDROOM_DESCRIBED("request_review", number);
};
struct RecordReview {
  Role by = Role::inspector;
  int number = 0;
  CARDROOM_DESCRIBED("record_review", by, number);
};

}  // namespace command

}  // namespace cardroom::canberra
