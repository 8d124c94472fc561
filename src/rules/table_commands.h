// Commands put to a table: what players ask of it, what its staff do, and the commands of the round
// of play, which pass through.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "base/short_text.h"
#include "cards/card_list.h"
#include "rulebook/role.h"
#include "rules/commands.h"
#include "rules/table_staff_commands.h"

namespace cardroom::table_command {

#define CARDROOM_SEAT_ONLY(Type, text)                                                    \
  struct Type {                                                                           \
    static constexpr std::string_view name = text;                                        \
    Seat seat;                                                                            \
    static constexpr void fields(auto&& self, auto&& visit) { visit("seat", self.seat); } \
  }

CARDROOM_SEAT_ONLY(Leave, "leave");
CARDROOM_SEAT_ONLY(SitOut, "sit_out");
CARDROOM_SEAT_ONLY(SitIn, "sit_in");
CARDROOM_SEAT_ONLY(Post, "post");  // S05-17.4, S05-17.11(b): or, P-07, takes the buck.
CARDROOM_SEAT_ONLY(Wait, "wait");  // S05-17.11(a): takes an election to post back.
#undef CARDROOM_SEAT_ONLY

#define CARDROOM_SEAT_AMOUNT(Type, text)                      \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    Seat seat;                                                \
    Chips amount;                                             \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("seat", self.seat);                               \
      visit("amount", self.amount);                           \
    }                                                         \
  }

CARDROOM_SEAT_AMOUNT(TopUp, "top_up");
CARDROOM_SEAT_AMOUNT(TakeOff, "take_off");
CARDROOM_SEAT_AMOUNT(OverBlind, "over_blind");  // Announced before the deal (B-32).
#undef CARDROOM_SEAT_AMOUNT

#define CARDROOM_PLAYER_ONLY(Type, text)                                                      \
  struct Type {                                                                               \
    static constexpr std::string_view name = text;                                            \
    PlayerId player;                                                                          \
    static constexpr void fields(auto&& self, auto&& visit) { visit("player", self.player); } \
  }

CARDROOM_PLAYER_ONLY(JoinList, "join_list");  // The waiting list.
CARDROOM_PLAYER_ONLY(LeaveList, "leave_list");
#undef CARDROOM_PLAYER_ONLY

// Takes an empty seat that nobody else desires.
struct Sit {
  static constexpr std::string_view name = "sit";
  PlayerId player;
  Seat seat;
  Chips stake;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("seat", self.seat);
    visit("stake", self.stake);
  }
};

// Desires a seat, empty or not; it is awarded when it is vacant. A seated player moves with the
// stake he has.
struct Want {
  static constexpr std::string_view name = "want_seat";
  PlayerId player;
  Seat seat;
  Chips stake;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("seat", self.seat);
    visit("stake", self.stake);
  }
};

struct GiveUp {
  static constexpr std::string_view name = "give_up_seat";
  PlayerId player;
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("seat", self.seat);
  }
};

struct ChangeSeat {
  static constexpr std::string_view name = "change_seat";
  Seat seat;
  Seat to;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("to", self.to);
  }
};

// The next round of play. The order of the cards and the time come from outside.
struct StartRound {
  static constexpr std::string_view name = "start_round";
  CardList order;
  std::int64_t now_s = 0;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("order", self.order);
    visit("now_s", self.now_s);
  }
};

// Puts the marker where it is to lie in the next round: a table taken over in the course of play.
struct PlaceMarker {
  static constexpr std::string_view name = "place_marker";
  Role by = Role::dealer;
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
  }
};

// Gives a vacant seat to whom it belongs. Where several desire it, one card was drawn for each, in
// the order in which they asked.
struct AwardSeat {
  static constexpr std::string_view name = "award_seat";
  Role by = Role::dealer;
  Seat seat;
  FixedList<Card, 16> drawn;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
    visit("drawn", self.drawn);
  }
};

struct Determine {
  static constexpr std::string_view name = "determine";
  Role by = Role::operator_;
  ShortText key;
  ShortText value;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("key", self.key);
    visit("value", self.value);
  }
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

// Notice that the table closes after so many more rounds of play.
struct CloseTable {
  static constexpr std::string_view name = "close_table";
  Role by = Role::operator_;
  std::uint16_t rounds = 0;
  bool inspector_told = false;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("rounds", self.rounds);
    visit("inspector_told", self.inspector_told);
  }
};

struct RestrictGroup {
  static constexpr std::string_view name = "restrict_group";
  Role by = Role::operator_;
  bool restricted = true;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("restricted", self.restricted);
  }
};

struct Admit {
  static constexpr std::string_view name = "admit";
  Role by = Role::operator_;
  PlayerId player;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("player", self.player);
  }
};

}  // namespace cardroom::table_command

namespace cardroom {

using TableCommand = std::variant<
    Command, table_command::Sit, table_command::Want, table_command::GiveUp,
    table_command::JoinList, table_command::LeaveList, table_command::ChangeSeat,
    table_command::Leave, table_command::SitOut, table_command::SitIn, table_command::Post,
    table_command::Wait, table_command::TopUp, table_command::TakeOff, table_command::OverBlind,
    table_command::StartRound, table_command::PlaceMarker, table_command::AwardSeat,
    table_command::Determine, table_command::Vacate, table_command::CloseTable,
    table_command::RestrictGroup, table_command::Admit, table_command::ApproveTable,
    table_command::CheckCards, table_command::ChangeCards, table_command::OrderCount,
    table_command::CountDeck, table_command::Exclude, table_command::DealOut,
    table_command::RecordConduct, table_command::ShareInformation, table_command::OpenDispute,
    table_command::RuleDispute, table_command::RequestReview, table_command::ReviewDispute,
    table_command::Propose, table_command::Answer, table_command::Decide, table_command::MarkAbsent,
    table_command::IssueChips, table_command::RemoveChips>;

}  // namespace cardroom
