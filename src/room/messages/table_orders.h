// What staff send about a table as a whole: pausing it, the house's settings, seats and bots, and
// help when it has stopped.
#pragma once

#include <cstdint>
#include <string>

#include "base/money.h"
#include "base/seat.h"
#include "codec/values.h"

namespace cardroom::room::incoming {

using codec::Maybe;
using codec::Some;

struct PauseTable {
  std::uint32_t table = 0;
  CARDROOM_DESCRIBED("pause_table", table);
};

struct ResumeTable {
  std::uint32_t table = 0;
  CARDROOM_DESCRIBED("resume_table", table);
};

// The three that help a table that has stopped: play goes on where it stopped; or everybody is paid
// and the table begins anew, empty; or everybody is paid and the table is closed for good.

struct ReviveTable {
  std::uint32_t table = 0;
  CARDROOM_DESCRIBED("revive_table", table);
};

struct ClearTable {
  std::uint32_t table = 0;
  CARDROOM_DESCRIBED("clear_table", table);
};

struct WindUpTable {
  std::uint32_t table = 0;
  CARDROOM_DESCRIBED("wind_up_table", table);
};

struct SetHouse {
  std::uint32_t table = 0;
  std::string key;
  std::string value;
  CARDROOM_DESCRIBED("set_house", table, key, value);
};

// A house act: the seat of a player who is not connected, or who sits out.
struct FreeSeat {
  std::uint32_t table = 0;
  Some<Seat> seat;
  CARDROOM_DESCRIBED("free_seat", table, seat);
};

// At a hosted cash table: somebody without an account sits down and pays in cash.
struct SeatWalkIn {
  std::uint32_t table = 0;
  Some<Seat> seat;
  std::string name_;
  Chips stake;
  CARDROOM_DESCRIBED("seat_walk_in", table, seat, name_, stake);
};

// There: a player buys more chips for cash.
struct SellChips {
  std::uint32_t table = 0;
  Some<Seat> seat;
  Chips amount;
  CARDROOM_DESCRIBED("sell_chips", table, seat, amount);
};

struct SeatBot {
  std::uint32_t table = 0;
  Some<Seat> seat;
  Maybe<std::string> temperament;  // How the bots of this table play from now on.
  CARDROOM_DESCRIBED("seat_bot", table, seat, temperament);
};

struct RemoveBot {
  std::uint32_t table = 0;
  Some<Seat> seat;
  CARDROOM_DESCRIBED("remove_bot", table, seat);
};

}  // namespace cardroom::room::incoming
