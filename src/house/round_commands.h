// Commands of a round of play: wagers, the deal, bet or fold, settlement.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "cards/shoe.h"
#include "house/state.h"
#include "rulebook/role.h"

namespace cardroom::house {

// CP17-10.2: whether the sensor pad lit up when the wager was put on it.
enum class Pad : std::uint8_t { lit, dark };

namespace command {

struct CallWagers {
  static constexpr std::string_view name = "call_wagers";
  int minute = 0;
  static constexpr void fields(auto&& self, auto&& visit) { visit("minute", self.minute); }
};
struct PlaceAnte {
  static constexpr std::string_view name = "place_ante";
  Seat seat;
  Chips ante;  // The whole ante: placing again replaces what lay there.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("ante", self.ante);
  }
};
struct PlaceJackpot {
  static constexpr std::string_view name = "place_jackpot";
  Seat seat;
  Pad pad = Pad::lit;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("pad", self.pad);
  }
};
struct TakeBack {
  static constexpr std::string_view name = "take_back";
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) { visit("seat", self.seat); }
};
struct Deal {
  static constexpr std::string_view name = "deal";
  Shoe shoe;       // The order in which the cards leave.
  int lifted = 0;  // CP17-5.2: how many the cut took off the top; no cut with an automated shoe.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("shoe", self.shoe);
    visit("lifted", self.lifted);
  }
};
struct Announce {
  static constexpr std::string_view name = "announce";
  static constexpr void fields(auto&&, auto&&) {}
};
struct PlaceBet {
  static constexpr std::string_view name = "place_bet";
  Seat seat;
  Chips bet;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("bet", self.bet);
  }
};
struct Fold {
  static constexpr std::string_view name = "fold";
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) { visit("seat", self.seat); }
};
struct Settle {
  static constexpr std::string_view name = "settle";
  static constexpr void fields(auto&&, auto&&) {}
};
struct Declare {
  static constexpr std::string_view name = "declare";
  Role by = Role::player;  // The player declares; the dealer declares it qualifying.
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
  }
};
struct PayJackpots {
  static constexpr std::string_view name = "pay_jackpots";
  static constexpr void fields(auto&&, auto&&) {}
};
struct Collect {
  static constexpr std::string_view name = "collect";
  static constexpr void fields(auto&&, auto&&) {}
};

}  // namespace command

}  // namespace cardroom::house
