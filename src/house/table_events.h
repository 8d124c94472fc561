// Events of the table itself: staff acts, and players who come and go.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "house/state.h"
#include "rulebook/role.h"

namespace cardroom::house {

namespace event {

struct LayoutApproved {
  static constexpr std::string_view name = "layout_approved";
  static constexpr void fields(auto&&, auto&&) {}
};
struct CardsChecked {
  static constexpr std::string_view name = "cards_checked";
  Role by = Role::dealer;
  bool closing = false;  // The check at the end of gaming.
  bool ready = false;    // They may now be dealt.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("closing", self.closing);
    visit("ready", self.ready);
  }
};
struct CardsCounted {
  static constexpr std::string_view name = "cards_counted";
  int count = 0;
  static constexpr void fields(auto&& self, auto&& visit) { visit("count", self.count); }
};
struct CardsChanged {
  static constexpr std::string_view name = "cards_changed";
  static constexpr void fields(auto&&, auto&&) {}
};
struct ShoeLoaded {
  static constexpr std::string_view name = "shoe_loaded";
  static constexpr void fields(auto&&, auto&&) {}
};
struct ShoeReplaced {
  static constexpr std::string_view name = "shoe_replaced";
  ShoeKind kind = ShoeKind::hand;
  static constexpr void fields(auto&& self, auto&& visit) { visit("kind", self.kind); }
};
struct TableOpened {
  static constexpr std::string_view name = "table_opened";
  static constexpr void fields(auto&&, auto&&) {}
};
struct SignNoticed {
  static constexpr std::string_view name = "sign_noticed";
  Sign sign;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("minimum", self.sign.limits.minimum);
    visit("maximum", self.sign.limits.maximum);
    visit("multiple", self.sign.limits.multiple);
    visit("max_payout", self.sign.max_payout);
    visit("jackpot_wager_cents", self.sign.jackpot_wager);
  }
};
struct SignChanged {
  static constexpr std::string_view name = "sign_changed";
  Sign sign;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("minimum", self.sign.limits.minimum);
    visit("maximum", self.sign.limits.maximum);
    visit("multiple", self.sign.limits.multiple);
    visit("max_payout", self.sign.max_payout);
    visit("jackpot_wager_cents", self.sign.jackpot_wager);
  }
};
struct ClosingNoticed {
  static constexpr std::string_view name = "closing_noticed";
  static constexpr void fields(auto&&, auto&&) {}
};
struct TableClosed {
  static constexpr std::string_view name = "table_closed";
  static constexpr void fields(auto&&, auto&&) {}
};
struct MarkerSet {
  static constexpr std::string_view name = "marker_set";
  Seat seat;
  bool placed = false;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("placed", self.placed);
  }
};
struct Seated {
  static constexpr std::string_view name = "seated";
  Seat seat;
  PlayerId player;
  Cents stake;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("player", self.player);
    visit("stake_cents", self.stake);
  }
};
struct ChipsBought {
  static constexpr std::string_view name = "chips_bought";
  Seat seat;
  Cents amount;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("amount_cents", self.amount);
  }
};
struct Left {
  static constexpr std::string_view name = "left";
  Seat seat;
  Cents took;  // What the player takes away.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("took_cents", self.took);
  }
};
struct Vacated {
  static constexpr std::string_view name = "vacated";
  Seat seat;
  Cents took;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("took_cents", self.took);
  }
};

}  // namespace event

}  // namespace cardroom::house
