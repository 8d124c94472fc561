// Events of a round of play.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "canberra/table/state.h"
#include "rulebook/role.h"

namespace cardroom::canberra {

// What became of a bet hand (CP17-9.3 to 9.6).
enum class Outcome : std::uint8_t { not_qualified, higher, lower, equal };

namespace event {

struct WagersCalled {
  CARDROOM_DESCRIBED("wagers_called");
};
struct AntePlaced {
  Seat seat;
  Chips ante;
  CARDROOM_DESCRIBED("ante_placed", seat, ante);
};
struct JackpotAccepted {
  static constexpr std::string_view name = "jackpot_accepted";
  Seat seat;
  Cents wager;
  PoolAmount to_pool;  // The rest of it goes to the reserve pool.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("wager_cents", self.wager);
    visit("to_pool_microdollars", self.to_pool);
  }
};
struct JackpotNotAccepted {
  Seat seat;
  CARDROOM_DESCRIBED("jackpot_not_accepted", seat);
};
struct TakenBack {
  static constexpr std::string_view name = "taken_back";
  Seat seat;
  Chips ante;
  Cents jackpot;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("ante", self.ante);
    visit("jackpot_cents", self.jackpot);
  }
};
struct Advised {
  Seat seat;
  Chips ante;
  Chips minimum;
  CARDROOM_DESCRIBED("advised", seat, ante, minimum);
};
struct AnteReturned {
  static constexpr std::string_view name = "ante_returned";
  Seat seat;
  Chips ante;
  Cents jackpot;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("ante", self.ante);
    visit("jackpot_cents", self.jackpot);
  }
};
struct ShoeReady {
  ShoeKind kind = ShoeKind::hand;
  int deck = 0;  // 1 or 2 with an automated shoe; else 1.
  int lifted = 0;
  CARDROOM_DESCRIBED("shoe_ready", kind, deck, lifted);
};
struct BoxDealt {
  Seat seat;
  ShoeKind kind = ShoeKind::hand;
  FiveCards cards = {};
  CARDROOM_DESCRIBED("box_dealt", seat, kind, cards);
};
struct DealerDealt {
  ShoeKind kind = ShoeKind::hand;
  FiveCards cards = {};
  int up = 0;
  CARDROOM_DESCRIBED("dealer_dealt", kind, cards, up);
};
struct DecisionsOpened {
  ShoeKind kind = ShoeKind::hand;
  CARDROOM_DESCRIBED("decisions_opened", kind);
};
struct BetPlaced {
  Seat seat;
  Chips bet;
  CARDROOM_DESCRIBED("bet_placed", seat, bet);
};
struct Folded {
  static constexpr std::string_view name = "folded";
  Seat seat;
  Chips collected;
  Chips returned;
  Cents jackpot;  // The jackpot wager lost with it.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("collected", self.collected);
    visit("returned", self.returned);
    visit("jackpot_cents", self.jackpot);
  }
};
struct DealerRevealed {
  FiveCards cards = {};
  Category hand = Category::odd_cards;
  bool qualifies = false;
  CARDROOM_DESCRIBED("dealer_revealed", cards, hand, qualifies);
};
struct BoxSettled {
  Seat seat;
  Outcome outcome = Outcome::lower;
  Category hand = Category::odd_cards;
  Chips ante_paid;
  Chips bet_paid;
  Chips collected;
  Chips returned;
  CARDROOM_DESCRIBED("box_settled", seat, outcome, hand, ante_paid, bet_paid, collected, returned);
};
struct JackpotDeclared {
  Role by = Role::dealer;
  Seat seat;
  Category hand = Category::odd_cards;
  CARDROOM_DESCRIBED("jackpot_declared", by, seat, hand);
};
struct JackpotPaid {
  static constexpr std::string_view name = "jackpot_paid";
  Seat seat;
  Category hand = Category::odd_cards;
  Cents amount;
  Cents from_pool;
  Cents from_reserve;
  Cents from_house;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("hand", self.hand);
    visit("amount_cents", self.amount);
    visit("from_pool_cents", self.from_pool);
    visit("from_reserve_cents", self.from_reserve);
    visit("from_house_cents", self.from_house);
  }
};
struct JackpotReseeded {
  static constexpr std::string_view name = "jackpot_reseeded";
  Cents from_reserve;
  Cents from_house;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("from_reserve_cents", self.from_reserve);
    visit("from_house_cents", self.from_house);
  }
};
struct JackpotLapsed {
  Seat seat;
  Category hand = Category::odd_cards;
  CARDROOM_DESCRIBED("jackpot_lapsed", seat, hand);
};
struct Collected {
  int hands = 0;  // Each counted, five cards, before it went into the rack.
  CARDROOM_DESCRIBED("collected", hands);
};

}  // namespace event

}  // namespace cardroom::canberra
