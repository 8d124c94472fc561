// Events of the acts of staff at a table: cards, conduct, information, disputes, agreements.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/player.h"
#include "base/seat.h"
#include "base/short_text.h"
#include "cards/card.h"
#include "rulebook/clause.h"
#include "rulebook/role.h"
#include "rules/table/records.h"

namespace cardroom::table_event {

struct TableApproved {
  Role by = Role::inspector;
  Note text;
  Clause clause;
  CARDROOM_DESCRIBED("table_approved", by, text, clause);
};

struct CardsChecked {
  Role by = Role::dealer;
  CardCheck check = CardCheck::opening;
  bool complete = true;  // S05-2.5: two people check replacements.
  Clause clause;
  CARDROOM_DESCRIBED("cards_checked", by, check, complete, clause);
};

struct CardsChanged {
  Role by = Role::operator_;
  bool all = true;
  bool to_check = false;  // Before they come into play.
  Clause clause;
  CARDROOM_DESCRIBED("cards_changed", by, all, to_check, clause);
};

struct CountOrdered {
  Clause clause;
  CARDROOM_DESCRIBED("count_ordered", clause);
};

struct DeckCounted {
  Role by = Role::dealer;
  std::uint8_t count = 0;
  std::uint8_t proper = 52;
  Clause clause;
  CARDROOM_DESCRIBED("deck_counted", by, count, proper, clause);
};

struct Excluded {
  Seat seat;
  PlayerId player;
  Clause breach;
  Clause clause;
  CARDROOM_DESCRIBED("excluded", seat, player, breach, clause);
};

struct DealtOut {
  Seat seat;
  Role by = Role::supervisor;
  Clause clause;
  CARDROOM_DESCRIBED("dealt_out", seat, by, clause);
};

struct ConductRecorded {
  Role by = Role::supervisor;
  Seat seat;
  PlayerId player;
  ShortText text;
  Clause clause;  // The clause that was broken.
  CARDROOM_DESCRIBED("conduct_recorded", by, seat, player, text, clause);
};

struct InformationShared {
  Seat seat;  // Whose hand it is about.
  FixedList<Card, 7> cards;
  ShortText text;
  FixedList<Seat, 10> to;  // The players who are told (C-26).
  Clause clause;
  CARDROOM_DESCRIBED("information_shared", seat, cards, text, to, clause);
};

struct DisputeOpened {
  std::uint16_t number = 0;
  PlayerId player;
  Note text;
  Clause clause;
  CARDROOM_DESCRIBED("dispute_opened", number, player, text, clause);
};

// *95-18.5: the complainant is told whom they may consult.
struct ComplainantAdvised {
  std::uint16_t number = 0;
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("complainant_advised", number, player, clause);
};

struct DisputeRuled {
  std::uint16_t number = 0;
  Role by = Role::operator_;
  Note text;
  Clause clause;
  CARDROOM_DESCRIBED("dispute_ruled", number, by, text, clause);
};

struct ReviewRequested {
  std::uint16_t number = 0;
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("review_requested", number, player, clause);
};

struct DisputeReviewed {
  std::uint16_t number = 0;
  Review review = Review::upheld;
  Clause clause;
  CARDROOM_DESCRIBED("dispute_reviewed", number, review, clause);
};

struct Proposed {
  Note text;
  Clause clause;
  CARDROOM_DESCRIBED("proposed", text, clause);
};

struct AgreementAsked {
  Seat seat;
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("agreement_asked", seat, player, clause);
};

struct Agreed {
  Seat seat;
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("agreed", seat, player, clause);
};

struct ProposalAdopted {
  Clause clause;
  CARDROOM_DESCRIBED("proposal_adopted", clause);
};

struct ProposalRejected {
  Seat seat;  // None if it did not fail for one player's disagreement.
  Clause clause;
  CARDROOM_DESCRIBED("proposal_rejected", seat, clause);
};

struct Decided {
  Role by = Role::operator_;
  Note text;
  Clause clause;
  CARDROOM_DESCRIBED("decided", by, text, clause);
};

}  // namespace cardroom::table_event
