#include "audit/corrections.h"

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <string>
#include <vector>

#include "rules/books/stud_2005.h"
#include "rules/games/games.h"

namespace cardroom::audit {

namespace {

struct Correction {
  std::string_view events;  // Of these types, with a space between them.
  Clause from;
  Clause to;
};

// What the opener did was recorded under the clause of those who follow.
constexpr std::string_view acts = "checked folded wagered";
// What a new player chose and posted was recorded under the clause of missed blinds.
constexpr std::string_view entries = "post_chosen posted sat_in";

constexpr auto corrections = std::to_array<Correction>({
    {acts, clause("M95-8.2"), clause("M95-8.1")},
    {acts, clause("H95-8.2"), clause("H95-8.1")},
    {acts, clause("O95-8.2"), clause("O95-8.1")},
    {acts, clause("S05-10.2"), clause("S05-10.1")},
    {acts, clause("S05-12.3"), clause("S05-12.2")},
    {acts, clause("T01-9.2"), clause("T01-9.1")},
    {acts, clause("T01-11.3"), clause("T01-11.2")},
    {acts, clause("RWS17-3.8.1(b)"), clause("RWS17-3.8.1(a)")},
    {acts, clause("RWS17-3.9.1(d)"), clause("RWS17-3.9.1(a)")},
    // The first communal card of Manila, under the clause of the hole cards.
    {"exposed", clause("M95-6.5"), clause("M95-6.6")},
    {"exposed", clause("ALT01-D-2.2"), clause("M95-6.6")},
    {"exposed", clause("T01-A-2.1"), clause("T01-A-2.2")},
    {entries, clause("S05-17.4"), clause("S05-17.11(b)")},
    {"wait_chosen", clause("S05-17.11"), clause("S05-17.4")},
    // The deck and the marker of Five Card Stud, under the clauses of Seven Card Stud.
    {"determined", clause("S05-2.2"), clause("ALT01-2.2")},
    {"marker_placed", clause("S05-8.3"), clause("ALT01-8.3")},
});

// Five Card Stud with the dealer button of Seven Card Stud instead of the Buck of ALT01-8.3.
const Game& five_card_stud_with_button() {
  static const Game former = [] {
    Game game = games::five_card_stud_2001;
    game.marker = Marker::dealer_button;
    game.marker_start = MarkerStart::dealers_right;
    game.first = FirstPosition::after_marker;
    game.table.entering = Entering::by_blinds;
    game.cite = &books::citations_2005;
    return game;
  }();
  return former;
}

std::string_view text_in(const json::value& event, std::string_view field) {
  const auto* const object = event.if_object();
  const auto* const value = object ? object->if_contains(field) : nullptr;
  return value && value->is_string() ? std::string_view(value->get_string()) : std::string_view();
}

std::int64_t place_in(const json::value& event) {
  const auto* const object = event.if_object();
  const auto* const place = object ? object->if_contains("place") : nullptr;
  return place && place->is_int64() ? place->get_int64() : 0;
}

std::size_t out_at_once(const json::array& events, std::size_t from) {
  std::size_t count = 0;
  while (from + count < events.size() && text_in(events[from + count], "type") == "eliminated" &&
         place_in(events[from + count]) > 0)
    ++count;
  return count;
}

// Without their places, in an order of their own.
std::vector<std::string> people_out(const json::array& events, std::size_t from,
                                    std::size_t count) {
  std::vector<std::string> people;
  for (std::size_t at = from; at < from + count; ++at) {
    json::object event = events[at].get_object();
    event.erase("place");
    people.push_back(json::serialize(event));
  }
  std::sort(people.begin(), people.end());
  return people;
}

}  // namespace

std::size_t told_by_seats(const json::array& recorded, const json::array& expected,
                          std::size_t at) {
  const std::size_t count = out_at_once(expected, at);
  if (count == 0 || out_at_once(recorded, at) < count) return 0;
  for (std::size_t next = 1; next < count; ++next)
    if (place_in(recorded[at + next]) != place_in(recorded[at]) - static_cast<std::int64_t>(next))
      return 0;
  return people_out(recorded, at, count) == people_out(expected, at, count) ? count : 0;
}

bool is_corrected(const json::value& recorded, const json::value& expected) {
  const std::string_view type = text_in(recorded, "type");
  const std::string_view from = text_in(recorded, "clause");
  const std::string_view to = text_in(expected, "clause");
  const bool known = std::any_of(corrections.begin(), corrections.end(), [&](const auto& one) {
    return one.from.id() == from && one.to.id() == to && one.events.find(type) != type.npos;
  });
  if (!known) return false;
  json::object as_corrected = recorded.get_object();
  as_corrected["clause"] = to;
  return as_corrected == expected.get_object();
}

void deal_as_recorded(Table& table, const json::array& events) {
  const Game& now = games::five_card_stud_2001;
  if (table.game != &now && table.game != &five_card_stud_with_button()) return;
  for (const json::value& event : events) {
    if (text_in(event, "type") != "round_started") continue;
    const bool button = text_in(event, "clause") == clause("S05-8.3").id();
    table.game = table.terms.game = table.coming.game =
        button ? &five_card_stud_with_button() : &now;
  }
}

}  // namespace cardroom::audit
