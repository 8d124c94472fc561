// Events of a round of play.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "house/state.h"
#include "rulebook/role.h"

namespace cardroom::house {

// What became of a bet hand (CP17-9.3 to 9.6).
enum class Outcome : std::uint8_t { not_qualified, higher, lower, equal };

namespace event {

struct WagersCalled {
  static constexpr std::string_view name = "wagers_called";
  static constexpr void fields(auto&&, auto&&) {}
};
struct AntePlaced {
  static constexpr std::string_view name = "ante_placed";
  Seat seat;
  Chips ante;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("ante", self.ante);
  }
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
  static constexpr std::string_view name = "jackpot_not_accepted";
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) { visit("seat", self.seat); }
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
  static constexpr std::string_view name = "advised";
  Seat seat;
  Chips ante;
  Chips minimum;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("ante", self.ante);
    visit("minimum", self.minimum);
  }
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
  static constexpr std::string_view name = "shoe_ready";
  ShoeKind kind = ShoeKind::hand;
  int deck = 0;  // 1 or 2 with an automated shoe; else 1.
  int lifted = 0;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("kind", self.kind);
    visit("deck", self.deck);
    visit("lifted", self.lifted);
  }
};
struct BoxDealt {
  static constexpr std::string_view name = "box_dealt";
  Seat seat;
  ShoeKind kind = ShoeKind::hand;
  FiveCards cards = {};
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("kind", self.kind);
    visit("cards", self.cards);
  }
};
struct DealerDealt {
  static constexpr std::string_view name = "dealer_dealt";
  ShoeKind kind = ShoeKind::hand;
  FiveCards cards = {};
  int up = 0;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("kind", self.kind);
    visit("cards", self.cards);
    visit("up", self.up);
  }
};
struct DecisionsOpened {
  static constexpr std::string_view name = "decisions_opened";
  ShoeKind kind = ShoeKind::hand;
  static constexpr void fields(auto&& self, auto&& visit) { visit("kind", self.kind); }
};
struct BetPlaced {
  static constexpr std::string_view name = "bet_placed";
  Seat seat;
  Chips bet;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("bet", self.bet);
  }
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
  static constexpr std::string_view name = "dealer_revealed";
  FiveCards cards = {};
  Category hand = Category::odd_cards;
  bool qualifies = false;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("cards", self.cards);
    visit("hand", self.hand);
    visit("qualifies", self.qualifies);
  }
};
struct BoxSettled {
  static constexpr std::string_view name = "box_settled";
  Seat seat;
  Outcome outcome = Outcome::lower;
  Category hand = Category::odd_cards;
  Chips ante_paid;
  Chips bet_paid;
  Chips collected;
  Chips returned;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("outcome", self.outcome);
    visit("hand", self.hand);
    visit("ante_paid", self.ante_paid);
    visit("bet_paid", self.bet_paid);
    visit("collected", self.collected);
    visit("returned", self.returned);
  }
};
struct JackpotDeclared {
  static constexpr std::string_view name = "jackpot_declared";
  Role by = Role::dealer;
  Seat seat;
  Category hand = Category::odd_cards;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
    visit("hand", self.hand);
  }
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
  static constexpr std::string_view name = "jackpot_lapsed";
  Seat seat;
  Category hand = Category::odd_cards;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("hand", self.hand);
  }
};
struct Collected {
  static constexpr std::string_view name = "collected";
  int hands = 0;  // Each counted, five cards, before it went into the rack.
  static constexpr void fields(auto&& self, auto&& visit) { visit("hands", self.hands); }
};

}  // namespace event

}  // namespace cardroom::house
