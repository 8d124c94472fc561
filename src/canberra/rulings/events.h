// Events of what went wrong: irregularities, void rounds, sanctions, faults, disputes.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "canberra/rulings/commands.h"
#include "canberra/table/state.h"

namespace cardroom::canberra {

namespace event {

struct CardExposed {
  Seat seat;
  int card = 0;
  Clause clause = cardroom::clause("CP17-14.1");
  CARDROOM_DESCRIBED("card_exposed", seat, card, clause);
};
struct UpCardChanged {
  int card = 0;
  Clause clause = cardroom::clause("CP17-14.2");
  CARDROOM_DESCRIBED("up_card_changed", card, clause);
};
struct HandCounted {
  Seat seat;
  int cards = 0;
  Clause clause = cardroom::clause("CP17-9.7");
  CARDROOM_DESCRIBED("hand_counted", seat, cards, clause);
};
struct HandRacked {
  Seat seat;
  Clause clause = cardroom::clause("CP17-14.4");
  CARDROOM_DESCRIBED("hand_racked", seat, clause);
};
struct HandReconstructed {
  Seat seat;
  Clause clause = cardroom::clause("CP17-14.4");
  CARDROOM_DESCRIBED("hand_reconstructed", seat, clause);
};
struct RoundVoided {
  Role by = Role::dealer;
  VoidReason reason = VoidReason::impractical;
  Clause clause = {};
  CARDROOM_DESCRIBED("round_voided", by, reason, clause);
};
struct Refunded {
  Seat seat;
  Cents wagers_cents;    // Returned.
  Cents reversed_cents;  // Payouts taken back.
  Clause clause = cardroom::clause("CP17-DEF-Void");
  CARDROOM_DESCRIBED("refunded", seat, wagers_cents, reversed_cents, clause);
};
struct WagerVoided {
  Seat seat;
  Cents wagers_cents;
  Clause breach;
  Clause clause = cardroom::clause("CP17-16.3(a)");
  CARDROOM_DESCRIBED("wager_voided", seat, wagers_cents, breach, clause);
};
struct Excluded {
  Seat seat;
  Extent extent = Extent::game;
  Cents wagers_cents;
  Cents took_cents;
  Clause breach;
  Clause clause = {};
  CARDROOM_DESCRIBED("excluded", seat, extent, wagers_cents, took_cents, breach, clause);
};
struct ConductRecorded {
  Seat seat;
  Clause breach;
  Clause clause = {};
  CARDROOM_DESCRIBED("conduct_recorded", seat, breach, clause);
};
struct FaultReported {
  Clause clause = cardroom::clause("CP17-14.5");
  CARDROOM_DESCRIBED("fault_reported", clause);
};
struct PlayApproved {
  Clause clause = cardroom::clause("CP17-14.5");
  CARDROOM_DESCRIBED("play_approved", clause);
};
struct JackpotRepaired {
  Clause clause = cardroom::clause("CP17-14.5");
  CARDROOM_DESCRIBED("jackpot_repaired", clause);
};
struct DisputeOpened {
  int number = 0;
  Seat seat;
  Clause clause = cardroom::clause("CP17-16.5");
  CARDROOM_DESCRIBED("dispute_opened", number, seat, clause);
};
struct DisputeRuled {
  int number = 0;
  Clause clause = cardroom::clause("CP17-16.5");
  CARDROOM_DESCRIBED("dispute_ruled", number, clause);
};
struct ReviewRequested {
  int number = 0;
  Clause clause = cardroom::clause("CP17-16.5");
  CARDROOM_DESCRIBED("review_requested", number, clause);
};
struct ReviewRecorded {
  int number = 0;
  Clause clause = cardroom::clause("CP17-16.5");
  CARDROOM_DESCRIBED("review_recorded", number, clause);
};

}  // namespace event

}  // namespace cardroom::canberra
