// Commands by which staff open, run and close a table and players come and go.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "house/state.h"
#include "rulebook/role.h"

namespace cardroom::house::command {

// Staff open, run and close the table.
struct ApproveLayout {
  static constexpr std::string_view name = "approve_layout";
  Role by = Role::operator_;
  static constexpr void fields(auto&& self, auto&& visit) { visit("by", self.by); }
};
struct CheckCards {
  static constexpr std::string_view name = "check_cards";
  Role by = Role::dealer;
  static constexpr void fields(auto&& self, auto&& visit) { visit("by", self.by); }
};
struct CountCards {
  static constexpr std::string_view name = "count_cards";
  Role by = Role::supervisor;
  int count = 52;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("count", self.count);
  }
};
struct ChangeCards {
  static constexpr std::string_view name = "change_cards";
  Role by = Role::operator_;
  static constexpr void fields(auto&& self, auto&& visit) { visit("by", self.by); }
};
struct LoadShoe {
  static constexpr std::string_view name = "load_shoe";
  static constexpr void fields(auto&&, auto&&) {}
};
struct ReplaceShoe {
  static constexpr std::string_view name = "replace_shoe";
  Role by = Role::operator_;
  ShoeKind kind = ShoeKind::hand;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("kind", self.kind);
  }
};
struct OpenTable {
  static constexpr std::string_view name = "open_table";
  Role by = Role::operator_;
  int minute = 0;  // Of the day.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("minute", self.minute);
  }
};
struct NoticeSign {
  static constexpr std::string_view name = "notice_sign";
  Role by = Role::operator_;
  Sign sign;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("minimum", self.sign.limits.minimum);
    visit("maximum", self.sign.limits.maximum);
    visit("multiple", self.sign.limits.multiple);
    visit("max_payout", self.sign.max_payout);
    visit("jackpot_wager_cents", self.sign.jackpot_wager);
  }
};
struct NoticeClosing {
  static constexpr std::string_view name = "notice_closing";
  Role by = Role::operator_;
  static constexpr void fields(auto&& self, auto&& visit) { visit("by", self.by); }
};
struct CloseTable {
  static constexpr std::string_view name = "close_table";
  Role by = Role::operator_;
  int minute = 0;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("minute", self.minute);
  }
};
struct SetMarker {
  static constexpr std::string_view name = "set_marker";
  Role by = Role::operator_;
  Seat seat;
  bool placed = true;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
    visit("placed", self.placed);
  }
};

// Players come and go.
struct Sit {
  static constexpr std::string_view name = "sit";
  Seat seat;
  PlayerId player;
  Cents stake;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("player", self.player);
    visit("stake_cents", self.stake);
  }
};
struct BuyChips {
  static constexpr std::string_view name = "buy_chips";
  Seat seat;
  Cents amount;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("amount_cents", self.amount);
  }
};
struct Leave {
  static constexpr std::string_view name = "leave";
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) { visit("seat", self.seat); }
};
struct Vacate {
  static constexpr std::string_view name = "vacate";
  Role by = Role::operator_;
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
  }
};

}  // namespace cardroom::house::command
