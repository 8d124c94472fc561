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
#include "rules/table_records.h"

namespace cardroom::table_event {

struct TableApproved {
  static constexpr std::string_view name = "table_approved";
  Role by = Role::inspector;
  Note text;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("text", self.text);
    visit("clause", self.clause);
  }
};

struct CardsChecked {
  static constexpr std::string_view name = "cards_checked";
  Role by = Role::dealer;
  CardCheck check = CardCheck::opening;
  bool complete = true;  // S05-2.5: replacements are checked by two.
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("check", self.check);
    visit("complete", self.complete);
    visit("clause", self.clause);
  }
};

struct CardsChanged {
  static constexpr std::string_view name = "cards_changed";
  Role by = Role::operator_;
  bool all = true;
  bool to_check = false;  // Before they come into play.
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("all", self.all);
    visit("to_check", self.to_check);
    visit("clause", self.clause);
  }
};

struct CountOrdered {
  static constexpr std::string_view name = "count_ordered";
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) { visit("clause", self.clause); }
};

struct DeckCounted {
  static constexpr std::string_view name = "deck_counted";
  Role by = Role::dealer;
  std::uint8_t count = 0;
  std::uint8_t proper = 52;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("count", self.count);
    visit("proper", self.proper);
    visit("clause", self.clause);
  }
};

struct Excluded {
  static constexpr std::string_view name = "excluded";
  Seat seat;
  PlayerId player;
  Clause breach;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("player", self.player);
    visit("breach", self.breach);
    visit("clause", self.clause);
  }
};

struct DealtOut {
  static constexpr std::string_view name = "dealt_out";
  Seat seat;
  Role by = Role::supervisor;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("by", self.by);
    visit("clause", self.clause);
  }
};

struct ConductRecorded {
  static constexpr std::string_view name = "conduct_recorded";
  Role by = Role::supervisor;
  Seat seat;
  PlayerId player;
  ShortText text;
  Clause clause;  // What was contravened.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("seat", self.seat);
    visit("player", self.player);
    visit("text", self.text);
    visit("clause", self.clause);
  }
};

struct InformationShared {
  static constexpr std::string_view name = "information_shared";
  Seat seat;  // Whose hand it is about.
  FixedList<Card, 7> cards;
  ShortText text;
  FixedList<Seat, 10> to;  // Who is told (C-26).
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("cards", self.cards);
    visit("text", self.text);
    visit("to", self.to);
    visit("clause", self.clause);
  }
};

struct DisputeOpened {
  static constexpr std::string_view name = "dispute_opened";
  std::uint16_t number = 0;
  PlayerId player;
  Note text;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("number", self.number);
    visit("player", self.player);
    visit("text", self.text);
    visit("clause", self.clause);
  }
};

// *95-18.5: the complainant is told whom he may consult.
struct ComplainantAdvised {
  static constexpr std::string_view name = "complainant_advised";
  std::uint16_t number = 0;
  PlayerId player;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("number", self.number);
    visit("player", self.player);
    visit("clause", self.clause);
  }
};

struct DisputeRuled {
  static constexpr std::string_view name = "dispute_ruled";
  std::uint16_t number = 0;
  Role by = Role::operator_;
  Note text;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("number", self.number);
    visit("by", self.by);
    visit("text", self.text);
    visit("clause", self.clause);
  }
};

struct ReviewRequested {
  static constexpr std::string_view name = "review_requested";
  std::uint16_t number = 0;
  PlayerId player;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("number", self.number);
    visit("player", self.player);
    visit("clause", self.clause);
  }
};

struct DisputeReviewed {
  static constexpr std::string_view name = "dispute_reviewed";
  std::uint16_t number = 0;
  Review review = Review::upheld;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("number", self.number);
    visit("review", self.review);
    visit("clause", self.clause);
  }
};

struct Proposed {
  static constexpr std::string_view name = "proposed";
  Note text;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("text", self.text);
    visit("clause", self.clause);
  }
};

#define CARDROOM_SEAT_PLAYER(Type, text)                      \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    Seat seat;                                                \
    PlayerId player;                                          \
    Clause clause;                                            \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("seat", self.seat);                               \
      visit("player", self.player);                           \
      visit("clause", self.clause);                           \
    }                                                         \
  }
CARDROOM_SEAT_PLAYER(AgreementAsked, "agreement_asked");
CARDROOM_SEAT_PLAYER(Agreed, "agreed");
#undef CARDROOM_SEAT_PLAYER

struct ProposalAdopted {
  static constexpr std::string_view name = "proposal_adopted";
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) { visit("clause", self.clause); }
};

struct ProposalRejected {
  static constexpr std::string_view name = "proposal_rejected";
  Seat seat;  // None: not for want of one player's agreement.
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("clause", self.clause);
  }
};

struct Decided {
  static constexpr std::string_view name = "decided";
  Role by = Role::operator_;
  Note text;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("text", self.text);
    visit("clause", self.clause);
  }
};

}  // namespace cardroom::table_event
