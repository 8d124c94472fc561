// Events of a hosted table: those of any table, without the cards that nobody has told, and what
// was asked and told.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/seat.h"
#include "base/seat_set.h"
#include "cards/card.h"
#include "hosted/marks.h"
#include "hosted/undo.h"
#include "rulebook/clause.h"
#include "rules/irregularity/irregularity.h"
#include "rules/table/events.h"

namespace cardroom {

// Why cards are asked for.
enum class WantedFor : std::uint8_t {
  nothing,   // None are.
  street,    // Communal cards, or cards dealt face up.
  exposed,   // An irregularity let everybody see a card.
  hand,      // A player shows their hand when the round is over.
  showdown,  // Every player still in shows, throws in, or keeps their hand hidden.
};
constexpr std::string_view word(WantedFor what) {
  constexpr std::string_view words[] = {"nothing", "street", "exposed", "hand", "showdown"};
  return words[static_cast<std::size_t>(what)];
}
constexpr int count_of(WantedFor) { return static_cast<int>(WantedFor::showdown) + 1; }

// Cards asked for or told at once: two face up for each of ten players, and five communal ones.
using WhoseCards = FixedList<Seat, 25>;

namespace hosted_event {

struct CardsAsked {
  WantedFor what = WantedFor::nothing;
  Clause clause;
  WhoseCards whose;  // The seat each card lies at; no seat for a communal card.
  CARDROOM_DESCRIBED("cards_asked", what, clause, whose);
};

struct CardsTold {
  WantedFor what = WantedFor::nothing;
  Clause clause;
  WhoseCards whose;
  FixedList<Card, 25> cards;
  CARDROOM_DESCRIBED("cards_told", what, clause, whose, cards);
};

struct HandKeptHidden {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("hand_kept_hidden", seat, clause);
};

// What was counted, beside what the entries had made it.
struct CountedStake {
  Seat seat;
  Chips entered;
  Chips counted;
  CARDROOM_DESCRIBED("counted_stake", seat, entered, counted);
};

struct StakesCounted {
  FixedList<CountedStake, seats_max> stakes;
  CARDROOM_DESCRIBED("stakes_counted", stakes);
};

// In a lesson between players an answer is marked.
struct Marked {
  LessonPart what = LessonPart::cards;
  bool right = false;
  Chips given = {};  // The commission,
  Chips correct = {};
  Ruling ruling_given = Ruling::kept;  // the ruling,
  Ruling ruling = Ruling::kept;
  FixedList<Seat, seats_max> seats = {};  // and who really wins how much.
  FixedList<Chips, seats_max> amounts = {};
  CARDROOM_DESCRIBED("marked", what, right, given, correct, ruling_given, ruling, seats, amounts);
};

}  // namespace hosted_event

using HostedEvent =
    std::variant<TableEvent, hosted_event::CardsAsked, hosted_event::CardsTold,
                 hosted_event::HandKeptHidden, hosted_event::StakesCounted, hosted_event::CardsLaid,
                 hosted_event::AnswerGiven, hosted_event::Marked, hosted_event::BoxesMarked,
                 hosted_event::EntryUndone>;

}  // namespace cardroom
