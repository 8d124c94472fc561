// Commands by which staff look after cards, conduct and disputes at a table, and what players say
// to it. Each act of staff names who does it.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "base/short_text.h"
#include "cards/card.h"
#include "rulebook/clause.h"
#include "rulebook/role.h"
#include "rules/table_records.h"

namespace cardroom::table_command {

#define CARDROOM_ROLE_ONLY(Type, text, who)                                           \
  struct Type {                                                                       \
    static constexpr std::string_view name = text;                                    \
    Role by = Role::who;                                                              \
    static constexpr void fields(auto&& self, auto&& visit) { visit("by", self.by); } \
  }

CARDROOM_ROLE_ONLY(CheckCards, "check_cards", dealer);  // One by one.
CARDROOM_ROLE_ONLY(OrderCount, "order_count", supervisor);
#undef CARDROOM_ROLE_ONLY

#define CARDROOM_ROLE_AND_NOTE(Type, text_, who)              \
  struct Type {                                               \
    static constexpr std::string_view name = text_;           \
    Role by = Role::who;                                      \
    Note text;                                                \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("by", self.by);                                   \
      visit("text", self.text);                               \
    }                                                         \
  }

// S05-1.1, T01-1.1: the text is the reference of the approval in writing.
CARDROOM_ROLE_AND_NOTE(ApproveTable, "approve_table", inspector);
// S05-17.16: put to all players.
CARDROOM_ROLE_AND_NOTE(Propose, "propose", operator_);
// *95-18.6, S05-19.4, T01-18.6: what the rules leave open is decided.
CARDROOM_ROLE_AND_NOTE(Decide, "decide", operator_);
#undef CARDROOM_ROLE_AND_NOTE

struct CountDeck {
  static constexpr std::string_view name = "count_deck";
  Role by = Role::dealer;
  std::uint8_t count = 0;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("count", self.count);
  }
};

struct ChangeCards {
  static constexpr std::string_view name = "change_cards";
  Role by = Role::operator_;
  bool all = true;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("all", self.all);
  }
};

// The breach is the clause that was contravened; it may be left out.
struct Exclude {
  static constexpr std::string_view name = "exclude";
  Role by = Role::operator_;
  Seat seat;
  Clause breach = {};
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
    visit("breach", self.breach);
  }
};

// *95-15.3: from the next round of play.
struct DealOut {
  static constexpr std::string_view name = "deal_out";
  Role by = Role::supervisor;
  Seat seat;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
  }
};

// Conduct that no machine can prevent is put on record under its clause.
struct RecordConduct {
  static constexpr std::string_view name = "record_conduct";
  Role by = Role::supervisor;
  Seat seat;  // None: an employee, or somebody who has no seat.
  Clause breach = {};
  ShortText text;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
    visit("breach", self.breach);
    visit("text", self.text);
  }
};

// C-26: what one player was told of the hand in front of a seat is told to the others.
struct ShareInformation {
  static constexpr std::string_view name = "share_information";
  Role by = Role::dealer;
  Seat seat;
  FixedList<Card, 7> cards;
  ShortText text;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
    visit("cards", self.cards);
    visit("text", self.text);
  }
};

struct OpenDispute {
  static constexpr std::string_view name = "open_dispute";
  PlayerId player;
  Note text;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("text", self.text);
  }
};

struct RuleDispute {
  static constexpr std::string_view name = "rule_dispute";
  Role by = Role::operator_;
  std::uint16_t number = 0;
  Note text;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("number", self.number);
    visit("text", self.text);
  }
};

struct RequestReview {
  static constexpr std::string_view name = "request_review";
  PlayerId player;
  std::uint16_t number = 0;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("number", self.number);
  }
};

struct ReviewDispute {
  static constexpr std::string_view name = "review_dispute";
  Role by = Role::inspector;
  std::uint16_t number = 0;
  Review review = Review::upheld;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("number", self.number);
    visit("review", self.review);
  }
};

// A player's answer to what was proposed.
struct Answer {
  static constexpr std::string_view name = "answer";
  Seat seat;
  bool agrees = false;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("agrees", self.agrees);
  }
};

// T01-17.3, S05-20.11: a player of a tournament is not there, or is again.
struct MarkAbsent {
  static constexpr std::string_view name = "mark_absent";
  Role by = Role::director;
  Seat seat;
  bool absent = true;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
    visit("absent", self.absent);
  }
};

// T01-4.5, S05-20.14: the chips of a tournament change by its rules alone: rebuys, top-ups and race
// offs, which the tournament reckons.
#define CARDROOM_DIRECTED_CHIPS(Type, text)                   \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    Role by = Role::director;                                 \
    Seat seat;                                                \
    Chips amount;                                             \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("by", self.by);                                   \
      visit("seat", self.seat);                               \
      visit("amount", self.amount);                           \
    }                                                         \
  }

CARDROOM_DIRECTED_CHIPS(IssueChips, "issue_chips");
CARDROOM_DIRECTED_CHIPS(RemoveChips, "remove_chips");
#undef CARDROOM_DIRECTED_CHIPS

}  // namespace cardroom::table_command
