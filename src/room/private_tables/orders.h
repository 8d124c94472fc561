// What players send about private tables, and what the host of one may do there.
#pragma once

#include <cstdint>
#include <string>

#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "codec/values.h"

namespace cardroom::room::incoming {

using codec::Maybe;
using codec::Some;

struct OpenPrivate {
  std::string rulebook;
  Maybe<std::string> name_;    // Left out: the host's name is in it.
  Maybe<Chips> minimum;        // The stakes. Left out: the book's.
  Maybe<std::uint32_t> seats;  // Left out: all that the book has.
  Maybe<Chips> chips;          // Everybody who comes gets so many. Left out: 100 times the minimum.
  CARDROOM_DESCRIBED("open_private", rulebook, name_, minimum, seats, chips);
};

struct JoinPrivate {
  std::string link;  // The secret in it.
  CARDROOM_DESCRIBED("join_private", link);
};

struct AskPrivateTables {
  CARDROOM_DESCRIBED("private_tables");
};

struct AskPrivateTable {
  std::uint32_t table = 0;
  CARDROOM_DESCRIBED("private_table", table);
};

struct NewLink {
  std::uint32_t table = 0;
  CARDROOM_DESCRIBED("new_link", table);
};

struct DealIn {
  std::uint32_t table = 0;
  Some<PlayerId> player;
  Chips chips;
  CARDROOM_DESCRIBED("deal_in", table, player, chips);
};

struct SeatGuest {
  std::uint32_t table = 0;
  Some<PlayerId> player;
  Some<Seat> seat;
  Chips chips;  // The stake. What the player lacks of it is given.
  CARDROOM_DESCRIBED("seat_guest", table, player, seat, chips);
};

struct UnseatGuest {
  std::uint32_t table = 0;
  Some<Seat> seat;
  CARDROOM_DESCRIBED("unseat_guest", table, seat);
};

struct SendAway {
  std::uint32_t table = 0;
  Some<PlayerId> player;
  CARDROOM_DESCRIBED("send_away", table, player);
};

struct PausePrivate {
  std::uint32_t table = 0;
  bool paused = false;
  CARDROOM_DESCRIBED("pause_private", table, paused);
};

struct EndPrivate {
  std::uint32_t table = 0;
  CARDROOM_DESCRIBED("end_private", table);
};

}  // namespace cardroom::room::incoming
