#include "words/hosted_words.h"

#include "base/money_text.h"
#include "base/overloaded.h"
#include "words/table_words.h"
#include "words/text.h"

namespace cardroom {

namespace {

std::string counted(std::size_t count, const std::string& what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

// "1 card face up for seat 1 (ann), seat 2 (bob)", by the order of the deal.
std::string say_street(const WhoseCards& whose, const SeatNames& names) {
  std::string up;
  std::size_t communal = 0;
  for (const Seat seat : whose) {
    if (seat.is_none())
      ++communal;
    else
      up += (up.empty() ? "" : ", ") + say(seat, names);
  }
  if (communal == 0) return "the cards dealt face up to " + up;
  const std::string shared = counted(communal, "communal card");
  return up.empty() ? shared : "the cards dealt face up to " + up + ", then " + shared;
}

std::string say_wanted(WantedFor what, const WhoseCards& whose, const SeatNames& names) {
  const Seat seat = whose.empty() ? Seat::none() : whose[0];
  switch (what) {
    case WantedFor::nothing:
      return "no card";
    case WantedFor::street:
      return say_street(whose, names);
    case WantedFor::exposed:
      return seat.is_none() ? "the card that was seen" : "the card of " + say(seat, names);
    case WantedFor::hand:
    case WantedFor::showdown:
      return "the hand of " + say(seat, names) + ", " + counted(whose.size(), "card");
  }
  return {};
}

std::string text_of(const hosted_event::CardsTold& told, const SeatNames& names) {
  std::string words;
  Seat last;
  for (std::size_t at = 0; at < told.cards.size(); ++at) {
    const Seat seat = told.whose[at];
    if (at > 0) words += seat == last ? " " : ", ";
    if (!seat.is_none() && (at == 0 || seat != last)) words += say(seat, names) + " ";
    words += to_string(told.cards[at]);
    last = seat;
  }
  return words;
}

// "the chips are counted: seat 2 (bob) has 195, 5 less than entered".
std::string text_of(const hosted_event::StakesCounted& counted, const SeatNames& names) {
  std::string differences;
  for (const hosted_event::CountedStake& one : counted.stakes) {
    const Chips more = one.counted - one.entered;
    if (more == Chips(0)) continue;
    differences +=
        (differences.empty() ? "" : "; ") + say(one.seat, names) + " has " + text(one.counted) +
        ", " + (more > Chips(0) ? text(more) + " more" : text(-more) + " less") + " than entered";
  }
  return "the chips are counted: " + (differences.empty() ? "nothing differs" : differences);
}

constexpr std::string_view other_card = "; another card lies there";

// "commission: wrong; you said 2, it is 3".
std::string text_of(const hosted_event::Marked& marked, const SeatNames& names) {
  const std::string mark =
      std::string(word(marked.what)) + ": " + (marked.right ? "right" : "wrong");
  switch (marked.what) {
    case LessonPart::cards:
      return mark + std::string(marked.right ? "" : other_card);
    case LessonPart::payouts: {
      std::string list;
      for (std::size_t at = 0; at < marked.seats.size(); ++at)
        list += (list.empty() ? "" : ", ") + say(marked.seats[at], names) + " " +
                text(marked.amounts[at]);
      return mark + "; " + list;
    }
    case LessonPart::commission:
      return mark + (marked.right
                         ? "; " + text(marked.correct)
                         : "; you said " + text(marked.given) + ", it is " + text(marked.correct));
    case LessonPart::ruling:
      return mark + "; " + std::string(word(marked.ruling));
  }
  return mark;
}

// "payouts: wrong; box 1 gets $30, box 2 loses $15".
std::string text_of(const hosted_event::BoxesMarked& marked) {
  std::string mark = std::string(word(marked.what)) + ": " + (marked.right ? "right" : "wrong");
  if (marked.what == LessonPart::cards) return mark + std::string(marked.right ? "" : other_card);
  if (marked.what == LessonPart::ruling) return mark + "; " + std::string(word(marked.ruling));
  for (std::size_t at = 0; at < marked.seats.size(); ++at) {
    const Cents amount = marked.amounts_cents[at];
    mark += (at == 0 ? "; box " : ", box ") + std::to_string(marked.seats[at].number()) +
            (amount < Cents(0) ? " loses $" : " gets $") +
            in_dollars(amount < Cents(0) ? -amount : amount);
  }
  return mark;
}

}  // namespace

std::string say(const HostedEvent& event, const Table& table, const SeatNames& names,
                const std::string& player) {
  return std::visit(
      overloaded{
          [&](const TableEvent& at_table) { return say(at_table, table, names, player); },
          [&](const hosted_event::CardsAsked& asked) {
            return "to be told: " + say_wanted(asked.what, asked.whose, names);
          },
          [&](const hosted_event::CardsTold& told) { return "told: " + text_of(told, names); },
          [&](const hosted_event::HandKeptHidden& kept) {
            return say(kept.seat, names) + " does not show";
          },
          [&](const hosted_event::StakesCounted& counted) { return text_of(counted, names); },
          [](const hosted_event::CardsLaid&) { return std::string("cards lie on the felt"); },
          [](const hosted_event::AnswerGiven&) { return std::string("an answer is given"); },
          [&](const hosted_event::Marked& marked) { return text_of(marked, names); },
          [](const hosted_event::BoxesMarked& marked) { return text_of(marked); },
          [](const hosted_event::EntryUndone&) {
            return std::string("the last entry is taken back");
          }},
      event);
}

Clause clause_of(const HostedEvent& event) {
  return std::visit(overloaded{[](const TableEvent& at_table) { return clause_of(at_table); },
                               [](const auto& other) {
                                 if constexpr (requires { other.clause; }) return other.clause;
                                 return Clause();
                               }},
                    event);
}

std::string say(const CardsWanted& wanted, const SeatNames& names) {
  return say_wanted(wanted.what, asked(wanted).whose, names);
}

}  // namespace cardroom
