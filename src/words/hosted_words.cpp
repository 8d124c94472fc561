#include "words/hosted_words.h"

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
          [](const hosted_event::EntryUndone&) {
            return std::string("the last entry is taken back");
          }},
      event);
}

Clause clause_of(const HostedEvent& event) {
  return std::visit(overloaded{[](const TableEvent& at_table) { return clause_of(at_table); },
                               [](const hosted_event::EntryUndone&) { return Clause(); },
                               [](const auto& other) { return other.clause; }},
                    event);
}

std::string say(const CardsWanted& wanted, const SeatNames& names) {
  return say_wanted(wanted.what, asked(wanted).whose, names);
}

}  // namespace cardroom
