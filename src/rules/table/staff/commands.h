// Commands with which staff look after cards, conduct and disputes at a table, and with which
// players answer. Each act of staff names who does it.
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
#include "rules/table/records.h"

namespace cardroom::table_command {

// One by one.
struct CheckCards {
  Role by = Role::dealer;
  CARDROOM_DESCRIBED("check_cards", by);
};

struct OrderCount {
  Role by = Role::supervisor;
  CARDROOM_DESCRIBED("order_count", by);
};

// S05-1.1, T01-1.1: the text is the reference of the written approval.

struct ApproveTable {
  Role by = Role::inspector;
  Note text;
  CARDROOM_DESCRIBED("approve_table", by, text);
};
// S05-17.16: put to all players.

struct Propose {
  Role by = Role::operator_;
  Note text;
  CARDROOM_DESCRIBED("propose", by, text);
};
// *95-18.6, S05-19.4, T01-18.6: a decision on what the rules leave open.

struct Decide {
  Role by = Role::operator_;
  Note text;
  CARDROOM_DESCRIBED("decide", by, text);
};

struct CountDeck {
  Role by = Role::dealer;
  std::uint8_t count = 0;
  CARDROOM_DESCRIBED("count_deck", by, count);
};

struct ChangeCards {
  Role by = Role::operator_;
  bool all = true;
  CARDROOM_DESCRIBED("change_cards", by, all);
};

// The breach is the clause that was broken; it may be left out.
struct Exclude {
  Role by = Role::operator_;
  Seat seat;
  Clause breach = {};
  CARDROOM_DESCRIBED("exclude", by, seat, breach);
};

// *95-15.3: from the next round of play.
struct DealOut {
  Role by = Role::supervisor;
  Seat seat;
  CARDROOM_DESCRIBED("deal_out", by, seat);
};

// Conduct that no machine can prevent is put on record under its clause.
struct RecordConduct {
  Role by = Role::supervisor;
  Seat seat;  // None for an employee, or for somebody without a seat.
  Clause breach = {};
  ShortText text;
  CARDROOM_DESCRIBED("record_conduct", by, seat, breach, text);
};

// C-26: what one player was told about the hand at a seat is told to the others.
struct ShareInformation {
  Role by = Role::dealer;
  Seat seat;
  FixedList<Card, 7> cards;
  ShortText text;
  CARDROOM_DESCRIBED("share_information", by, seat, cards, text);
};

struct OpenDispute {
  PlayerId player;
  Note text;
  CARDROOM_DESCRIBED("open_dispute", player, text);
};

struct RuleDispute {
  Role by = Role::operator_;
  std::uint16_t number = 0;
  Note text;
  CARDROOM_DESCRIBED("rule_dispute", by, number, text);
};

struct RequestReview {
  PlayerId player;
  std::uint16_t number = 0;
  CARDROOM_DESCRIBED("request_review", player, number);
};

struct ReviewDispute {
  Role by = Role::inspector;
  std::uint16_t number = 0;
  Review review = Review::upheld;
  CARDROOM_DESCRIBED("review_dispute", by, number, review);
};

// A player's answer to what was proposed.
struct Answer {
  Seat seat;
  bool agrees = false;
  CARDROOM_DESCRIBED("answer", seat, agrees);
};

// T01-17.3, S05-20.11: a player of a tournament is absent, or is back.
struct MarkAbsent {
  Role by = Role::director;
  Seat seat;
  bool absent = true;
  CARDROOM_DESCRIBED("mark_absent", by, seat, absent);
};

// T01-4.5, S05-20.14: the chips of a tournament change only by its rules: rebuys, top-ups and race
// offs, which the tournament calculates.

struct IssueChips {
  Role by = Role::director;
  Seat seat;
  Chips amount;
  CARDROOM_DESCRIBED("issue_chips", by, seat, amount);
};

struct RemoveChips {
  Role by = Role::director;
  Seat seat;
  Chips amount;
  CARDROOM_DESCRIBED("remove_chips", by, seat, amount);
};

}  // namespace cardroom::table_command
