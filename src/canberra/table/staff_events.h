// Events of the table itself: staff acts, and players who come and go.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "canberra/table/state.h"
#include "rulebook/role.h"

namespace cardroom::canberra {

namespace event {

struct LayoutApproved {
  Clause clause = cardroom::clause("CP17-1.1");
  CARDROOM_DESCRIBED("layout_approved", clause);
};
struct CardsChecked {
  Role by = Role::dealer;
  bool closing = false;  // The check at the end of gaming.
  bool ready = false;    // They may now be dealt.
  Clause clause = cardroom::clause("CP17-2.2");
  CARDROOM_DESCRIBED("cards_checked", by, closing, ready, clause);
};
struct CardsCounted {
  int count = 0;
  Clause clause = cardroom::clause("CP17-2.4");
  CARDROOM_DESCRIBED("cards_counted", count, clause);
};
struct CardsChanged {
  Clause clause = cardroom::clause("CP17-2.3");
  CARDROOM_DESCRIBED("cards_changed", clause);
};
struct ShoeLoaded {
  Clause clause = cardroom::clause("CP17-12.3");
  CARDROOM_DESCRIBED("shoe_loaded", clause);
};
struct ShoeReplaced {
  ShoeKind kind = ShoeKind::hand;
  Clause clause = cardroom::clause("CP17-12.7");
  CARDROOM_DESCRIBED("shoe_replaced", kind, clause);
};
struct TableOpened {
  Clause clause = cardroom::clause("CP17-15.1");
  CARDROOM_DESCRIBED("table_opened", clause);
};
struct SignNoticed : Sign {
  Clause clause = cardroom::clause("CP17-3.1");
  CARDROOM_DESCRIBED("sign_noticed", minimum, maximum, multiple, max_payout, jackpot_wager_cents,
                     clause);
};
struct SignChanged : Sign {
  Clause clause = cardroom::clause("CP17-3.1");
  CARDROOM_DESCRIBED("sign_changed", minimum, maximum, multiple, max_payout, jackpot_wager_cents,
                     clause);
};
struct ClosingNoticed {
  Clause clause = cardroom::clause("CP17-15.2");
  CARDROOM_DESCRIBED("closing_noticed", clause);
};
struct TableClosed {
  Clause clause = cardroom::clause("CP17-15.2");
  CARDROOM_DESCRIBED("table_closed", clause);
};
struct MarkerSet {
  Seat seat;
  bool placed = false;
  Clause clause = cardroom::clause("CP17-3.2");
  CARDROOM_DESCRIBED("marker_set", seat, placed, clause);
};
struct Seated {
  Seat seat;
  PlayerId player;
  Cents stake_cents;
  Clause clause = cardroom::clause("CP17-4.4");
  CARDROOM_DESCRIBED("seated", seat, player, stake_cents, clause);
};
struct ChipsBought {
  Seat seat;
  Cents amount_cents;
  Clause clause = cardroom::clause("CP17-4.3");
  CARDROOM_DESCRIBED("chips_bought", seat, amount_cents, clause);
};
struct Left {
  Seat seat;
  Cents took_cents;  // What the player takes away.
  Clause clause = cardroom::clause("CP17-4.4");
  CARDROOM_DESCRIBED("left", seat, took_cents, clause);
};
struct Vacated {
  Seat seat;
  Cents took_cents;
  Clause clause = cardroom::clause("CP17-16.7");
  CARDROOM_DESCRIBED("vacated", seat, took_cents, clause);
};

}  // namespace event

}  // namespace cardroom::canberra
