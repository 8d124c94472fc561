// Commands of a table: what players ask for, what staff do, and the commands of the round of play,
// which are passed on.
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
#include "rules/round/commands.h"
#include "rules/table/staff/commands.h"

namespace cardroom::table_command {

struct Leave {
  Seat seat;
  CARDROOM_DESCRIBED("leave", seat);
};

struct SitOut {
  Seat seat;
  CARDROOM_DESCRIBED("sit_out", seat);
};

struct SitIn {
  Seat seat;
  CARDROOM_DESCRIBED("sit_in", seat);
};

// S05-17.4, S05-17.11(b): or P-07: takes the buck.
struct Post {
  Seat seat;
  CARDROOM_DESCRIBED("post", seat);
};

// S05-17.11(a): withdraws an election to post.
struct Wait {
  Seat seat;
  CARDROOM_DESCRIBED("wait", seat);
};

struct TopUp {
  Seat seat;
  Chips amount;
  CARDROOM_DESCRIBED("top_up", seat, amount);
};

struct TakeOff {
  Seat seat;
  Chips amount;
  CARDROOM_DESCRIBED("take_off", seat, amount);
};

// Announced before the deal (B-32).
struct OverBlind {
  Seat seat;
  Chips amount;
  CARDROOM_DESCRIBED("over_blind", seat, amount);
};

// The waiting list.
struct JoinList {
  PlayerId player;
  CARDROOM_DESCRIBED("join_list", player);
};

struct LeaveList {
  PlayerId player;
  CARDROOM_DESCRIBED("leave_list", player);
};

// Takes an empty seat that nobody else wants.
struct Sit {
  PlayerId player;
  Seat seat;
  Chips stake;
  CARDROOM_DESCRIBED("sit", player, seat, stake);
};

// Wants a seat, empty or not; it is awarded when it is vacant. A seated player moves with their
// stake.
struct Want {
  PlayerId player;
  Seat seat;
  Chips stake;
  CARDROOM_DESCRIBED("want_seat", player, seat, stake);
};

struct GiveUp {
  PlayerId player;
  Seat seat;
  CARDROOM_DESCRIBED("give_up_seat", player, seat);
};

struct ChangeSeat {
  Seat seat;
  Seat to;
  CARDROOM_DESCRIBED("change_seat", seat, to);
};

// The next round of play. The order of the cards and the time come from outside.
struct StartRound {
  CardList order;
  std::int64_t now_s = 0;
  CARDROOM_DESCRIBED("start_round", order, now_s);
};

// Places the marker for the next round, at a table taken over in the course of play.
struct PlaceMarker {
  Role by = Role::dealer;
  Seat seat;
  CARDROOM_DESCRIBED("place_marker", by, seat);
};

// Gives a vacant seat to the player who has a right to it. If several want it, one card was drawn
// for each, in the order in which they asked.
struct AwardSeat {
  Role by = Role::dealer;
  Seat seat;
  FixedList<Card, 16> drawn;
  CARDROOM_DESCRIBED("award_seat", by, seat, drawn);
};

struct Determine {
  Role by = Role::operator_;
  ShortText key;
  ShortText value;
  CARDROOM_DESCRIBED("determine", by, key, value);
};

struct Vacate {
  Role by = Role::operator_;
  Seat seat;
  CARDROOM_DESCRIBED("vacate", by, seat);
};

// Notice that the table closes after this many more rounds of play.
struct CloseTable {
  Role by = Role::operator_;
  std::uint16_t rounds = 0;
  bool inspector_told = false;
  CARDROOM_DESCRIBED("close_table", by, rounds, inspector_told);
};

struct RestrictGroup {
  Role by = Role::operator_;
  bool restricted = true;
  CARDROOM_DESCRIBED("restrict_group", by, restricted);
};

struct Admit {
  Role by = Role::operator_;
  PlayerId player;
  CARDROOM_DESCRIBED("admit", by, player);
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
