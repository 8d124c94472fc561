// Events of a round of play.
#pragma once

#include <optional>
#include <string_view>

#include "base/fields.h"
#include "canberra/table/state.h"
#include "rulebook/role.h"

namespace cardroom::canberra {

// What became of a bet hand (CP17-9.3 to 9.6).
enum class BoxOutcome : std::uint8_t { not_qualified, higher, lower, equal };

namespace event {

struct WagersCalled {
  Clause clause = cardroom::clause("CP17-4.1");
  CARDROOM_DESCRIBED("wagers_called", clause);
};
struct AntePlaced {
  Seat seat;
  Chips ante;
  Clause clause = cardroom::clause("CP17-4.1(a)");
  CARDROOM_DESCRIBED("ante_placed", seat, ante, clause);
};
struct JackpotAccepted {
  Seat seat;
  Cents wager_cents;
  PoolAmount to_pool_microdollars;  // The rest of it goes to the reserve pool.
  Clause clause = cardroom::clause("CP17-10.6");
  CARDROOM_DESCRIBED("jackpot_accepted", seat, wager_cents, to_pool_microdollars, clause);
};
struct JackpotNotAccepted {
  Seat seat;
  Clause clause = cardroom::clause("CP17-10.2");
  CARDROOM_DESCRIBED("jackpot_not_accepted", seat, clause);
};
struct TakenBack {
  Seat seat;
  Chips ante;
  Cents jackpot_cents;
  Clause clause = cardroom::clause("CP17-4.5");
  CARDROOM_DESCRIBED("taken_back", seat, ante, jackpot_cents, clause);
};
struct Advised {
  Seat seat;
  Chips ante;
  Chips minimum;
  Clause clause = cardroom::clause("CP17-3.4");
  CARDROOM_DESCRIBED("advised", seat, ante, minimum, clause);
};
struct AnteReturned {
  Seat seat;
  Chips ante;
  Cents jackpot_cents;
  Clause clause = cardroom::clause("CP17-3.4");
  CARDROOM_DESCRIBED("ante_returned", seat, ante, jackpot_cents, clause);
};
struct ShoeReady {
  ShoeKind kind = ShoeKind::hand;
  int deck = 0;  // 1 or 2 with an automated shoe; otherwise 1.
  int lifted = 0;
  Clause clause = {};
  CARDROOM_DESCRIBED("shoe_ready", kind, deck, lifted, clause);
};
struct BoxDealt {
  Seat seat;
  ShoeKind kind = ShoeKind::hand;
  FiveCards cards = {};
  Clause clause = {};
  CARDROOM_DESCRIBED("box_dealt", seat, kind, cards, clause);
};
struct DealerDealt {
  ShoeKind kind = ShoeKind::hand;
  FiveCards cards = {};
  int up = 0;
  Clause clause = {};
  CARDROOM_DESCRIBED("dealer_dealt", kind, cards, up, clause);
};
struct DecisionsOpened {
  ShoeKind kind = ShoeKind::hand;
  Clause clause = {};
  CARDROOM_DESCRIBED("decisions_opened", kind, clause);
};
struct BetPlaced {
  Seat seat;
  Chips bet;
  Clause clause = cardroom::clause("CP17-7.2");
  CARDROOM_DESCRIBED("bet_placed", seat, bet, clause);
};
struct Folded {
  Seat seat;
  Chips collected;
  Chips returned;
  Cents jackpot_cents;  // The jackpot wager lost with it.
  Clause clause = cardroom::clause("CP17-7.3");
  CARDROOM_DESCRIBED("folded", seat, collected, returned, jackpot_cents, clause);
};
struct DealerRevealed {
  FiveCards cards = {};
  Category hand = Category::odd_cards;
  bool qualifies = false;
  Clause clause = {};
  CARDROOM_DESCRIBED("dealer_revealed", cards, hand, qualifies, clause);
};
struct BoxSettled {
  Seat seat;
  BoxOutcome outcome = BoxOutcome::lower;
  std::optional<Category> hand;  // Nullopt for a viewer who may not see it.
  Chips ante_paid;
  Chips bet_paid;
  Chips collected;
  Chips returned;
  Clause clause = {};
  CARDROOM_DESCRIBED("box_settled", seat, outcome, hand, ante_paid, bet_paid, collected, returned,
                     clause);
};
struct JackpotDeclared {
  Role by = Role::dealer;
  Seat seat;
  Category hand = Category::odd_cards;
  Clause clause = {};
  CARDROOM_DESCRIBED("jackpot_declared", by, seat, hand, clause);
};
struct JackpotPaid {
  Seat seat;
  Category hand = Category::odd_cards;
  Cents amount_cents;
  Cents from_pool_cents;
  Cents from_reserve_cents;
  Cents from_house_cents;
  Clause clause = {};
  CARDROOM_DESCRIBED("jackpot_paid", seat, hand, amount_cents, from_pool_cents, from_reserve_cents,
                     from_house_cents, clause);
};
struct JackpotReseeded {
  Cents from_reserve_cents;
  Cents from_house_cents;
  Clause clause = cardroom::clause("CP17-10.6");
  CARDROOM_DESCRIBED("jackpot_reseeded", from_reserve_cents, from_house_cents, clause);
};
struct JackpotLapsed {
  Seat seat;
  Category hand = Category::odd_cards;
  Clause clause = cardroom::clause("CP17-10.4");
  CARDROOM_DESCRIBED("jackpot_lapsed", seat, hand, clause);
};
struct Collected {
  int hands = 0;  // Each was counted, five cards, before it went into the rack.
  Clause clause = cardroom::clause("CP17-9.7");
  CARDROOM_DESCRIBED("collected", hands, clause);
};

// At a table whose cards are told.
struct CardsTold {
  Seat seat;             // Seat::none(): the dealer's own hand.
  FiveCards cards = {};  // No card where none was told.
  Clause clause = {};
  CARDROOM_DESCRIBED("cards_told", seat, cards, clause);
};
// There, when every box has folded: no hand is left to compare, so the dealer's stays unseen.
struct NobodyLeft {
  Clause clause = cardroom::clause("CP17-7.3");
  CARDROOM_DESCRIBED("nobody_left", clause);
};

}  // namespace event

}  // namespace cardroom::canberra
