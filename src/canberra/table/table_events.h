// Events of the table itself: staff acts, and players who come and go.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "canberra/table/state.h"
#include "rulebook/role.h"

namespace cardroom::canberra {

namespace event {

struct LayoutApproved {
  CARDROOM_DESCRIBED("layout_approved");
};
struct CardsChecked {
  Role by = Role::dealer;
  bool closing = false;  // The check at the end of gaming.
  bool ready = false;    // They may now be dealt.
  CARDROOM_DESCRIBED("cards_checked", by, closing, ready);
};
struct CardsCounted {
  int count = 0;
  CARDROOM_DESCRIBED("cards_counted", count);
};
struct CardsChanged {
  CARDROOM_DESCRIBED("cards_changed");
};
struct ShoeLoaded {
  CARDROOM_DESCRIBED("shoe_loaded");
};
struct ShoeReplaced {
  ShoeKind kind = ShoeKind::hand;
  CARDROOM_DESCRIBED("shoe_replaced", kind);
};
struct TableOpened {
  CARDROOM_DESCRIBED("table_opened");
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
  CARDROOM_DESCRIBED("closing_noticed");
};
struct TableClosed {
  CARDROOM_DESCRIBED("table_closed");
};
struct MarkerSet {
  Seat seat;
  bool placed = false;
  CARDROOM_DESCRIBED("marker_set", seat, placed);
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

}  // namespace cardroom::canberra
