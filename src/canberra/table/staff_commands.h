// Commands with which staff open, run and close a table and players come and go.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "canberra/table/state.h"
#include "rulebook/role.h"

namespace cardroom::canberra::command {

// Staff open, run and close the table.
struct ApproveLayout {
  Role by = Role::operator_;
  CARDROOM_DESCRIBED("approve_layout", by);
};
struct CheckCards {
  Role by = Role::dealer;
  CARDROOM_DESCRIBED("check_cards", by);
};
struct CountCards {
  Role by = Role::supervisor;
  int count = 52;
  CARDROOM_DESCRIBED("count_cards", by, count);
};
struct ChangeCards {
  Role by = Role::operator_;
  CARDROOM_DESCRIBED("change_cards", by);
};
struct LoadShoe {
  CARDROOM_DESCRIBED("load_shoe");
};
struct ReplaceShoe {
  Role by = Role::operator_;
  ShoeKind kind = ShoeKind::hand;
  CARDROOM_DESCRIBED("replace_shoe", by, kind);
};
struct OpenTable {
  Role by = Role::operator_;
  int minute = 0;  // Of the day.
  CARDROOM_DESCRIBED("open_table", by, minute);
};
struct NoticeSign : Sign {
  Role by = Role::operator_;
  CARDROOM_DESCRIBED("notice_sign", by, minimum, maximum, multiple, max_payout,
                     jackpot_wager_cents);
};
struct NoticeClosing {
  Role by = Role::operator_;
  CARDROOM_DESCRIBED("notice_closing", by);
};
struct CloseTable {
  Role by = Role::operator_;
  int minute = 0;
  CARDROOM_DESCRIBED("close_table", by, minute);
};
struct SetMarker {
  Role by = Role::operator_;
  Seat seat;
  bool placed = true;
  CARDROOM_DESCRIBED("set_marker", by, seat, placed);
};

// Players come and go.
struct Sit {
  Seat seat;
  PlayerId player;
  Cents stake_cents;
  CARDROOM_DESCRIBED("sit", seat, player, stake_cents);
};
struct BuyChips {
  Seat seat;
  Cents amount_cents;
  CARDROOM_DESCRIBED("buy_chips", seat, amount_cents);
};
struct Leave {
  Seat seat;
  CARDROOM_DESCRIBED("leave", seat);
};
struct Vacate {
  Role by = Role::operator_;
  Seat seat;
  CARDROOM_DESCRIBED("vacate", by, seat);
};

}  // namespace cardroom::canberra::command
