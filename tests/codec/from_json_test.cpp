// Reading JSON back: everything that is written can be read, and an error says why it cannot.
#include "codec/from_json.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "cage/commands.h"
#include "cage/events.h"
#include "canberra/table/commands.h"
#include "canberra/table/enum_words.h"
#include "canberra/table/events.h"
#include "canberra/tournament/events.h"
#include "codec/json_text.h"
#include "codec/random_fields.h"
#include "rules/round/event_words.h"
#include "rules/table/commands.h"
#include "rules/table/events.h"
#include "tournament/commands.h"
#include "tournament/events.h"

using namespace cardroom;
using codec::from_json;
using codec::from_text;

namespace {

// Random values of each type as text. The checks work on the text, so they are compiled once.
template <class Variant>
std::vector<std::string> some_of_each(std::set<std::string>& names) {
  std::vector<std::string> texts;
  test::RandomFields random(7);
  test::Alternatives<Variant>::each([&]<class T>() {
    names.emplace(T::name);
    for (int turn = 0; turn < 50; ++turn) {
      T value{};
      random.fill(value);
      texts.push_back(codec::to_text(value));
    }
  });
  return texts;
}

// How many types there are, each with its own name.
template <class Variant>
std::size_t round_trips() {
  std::set<std::string> names;
  for (const auto& text : some_of_each<Variant>(names)) {
    const auto read = from_text<Variant>(text);
    REQUIRE_MESSAGE(read, text, ": ", to_string(read.error()));
    CHECK(codec::to_text(*read) == text);
  }
  return names.size();
}

template <class T>
std::string trouble(std::string_view text) {
  const auto read = from_text<T>(text);
  return read ? "none" : to_string(read.error());
}

}  // namespace

TEST_CASE("every command and event of the tables is read back as it was written") {
  CHECK(round_trips<TableCommand>() > 50);
  CHECK(round_trips<TableEvent>() > 80);
}

TEST_CASE("every command and event of Canberra Poker is read back as it was written") {
  CHECK(round_trips<canberra::Command>() == std::variant_size_v<canberra::Command>);
  CHECK(round_trips<canberra::Event>() == std::variant_size_v<canberra::Event>);
}

TEST_CASE("every command and event of the cage is read back as it was written") {
  CHECK(round_trips<cage::Command>() == std::variant_size_v<cage::Command>);
  CHECK(round_trips<cage::Event>() == std::variant_size_v<cage::Event>);
}

TEST_CASE("every command and event of tournaments is read back as it was written") {
  CHECK(round_trips<tournament::Command>() == std::variant_size_v<tournament::Command>);
  CHECK(round_trips<tournament::Event>() == std::variant_size_v<tournament::Event>);
}

TEST_CASE("every command and event of tournaments of Canberra Poker is read back as written") {
  namespace played = canberra::tournament;
  CHECK(round_trips<played::Command>() == std::variant_size_v<played::Command>);
  CHECK(round_trips<played::Event>() == std::variant_size_v<played::Event>);
}

TEST_CASE("an error names the field and what was expected") {
  CHECK(trouble<TableCommand>(R"({"type":"fold","seat":11})") ==
        "seat: expected a seat from 1 to 10, or null; got 11");
  CHECK(trouble<TableCommand>(R"({"type":"fold","seat":"3"})") ==
        "seat: expected a seat from 1 to 10, or null; got '3'");
  CHECK(trouble<TableCommand>(R"({"type":"bet","seat":3,"to":1.5})") ==
        "to: expected a whole number from -9223372036854775808 to 9223372036854775807; "
        "got 1.5E0");
  CHECK(trouble<TableCommand>(R"({"type":"bet","seat":3})") == "to: expected a value; got nothing");
  CHECK(trouble<TableCommand>(R"({"type":"fold","seat":3,"to":5})") ==
        "to: expected no such field; got 5");
  CHECK(trouble<TableCommand>(R"({"type":"fly","seat":3})") ==
        "type: expected the name of something known here; got 'fly'");
  CHECK(trouble<TableCommand>(R"({"seat":3})") == "type: expected a text; got nothing");
  CHECK(trouble<TableCommand>(R"([3])") == "expected an object; got a list of 1");
  CHECK(trouble<TableCommand>(R"({"type":"draw","seat":3,"cards":["As","As"]})") ==
        "cards[2]: expected a card that is not in the list before; got 'As'");
  CHECK(trouble<TableCommand>(R"({"type":"draw","seat":3,"cards":["As","1s"]})") ==
        "cards[2]: expected a card like \"As\" or \"Jk\", or \"??\" for none; got '1s'");
  CHECK(trouble<TableCommand>(R"({"type":"void_round","by":"guest","reason":"fraud"})") ==
        "by: expected one of player, dealer, supervisor, operator, director, inspector; "
        "got 'guest'");
  CHECK(trouble<TableCommand>(R"({"type":"count_deck","by":"dealer","count":256})") ==
        "count: expected a whole number from 0 to 255; got 256");
  CHECK(
      trouble<TableCommand>(R"({"type":"exclude","by":"operator","seat":1,"breach":"H95-99.9"})") ==
      "breach: expected the id of a clause like \"H95-10.2\", or null; got 'H95-99.9'");
  CHECK(trouble<command::Fold>(R"({"type":"check","seat":3})") ==
        "type: expected 'fold'; got 'check'");
}

TEST_CASE("a text that is not JSON is refused with its place") {
  CHECK(trouble<TableCommand>(R"({"type":)").starts_with("expected JSON; got "));
  CHECK(trouble<TableCommand>(R"({"type":"fold","seat":3} x)").ends_with("at byte 26"));
  CHECK(trouble<TableCommand>("").starts_with("expected JSON; got "));
  CHECK(trouble<TableCommand>(std::string(1000, '[')).starts_with("expected JSON; got "));
}

TEST_CASE("each value of an enumeration has its own word") {
  const auto distinct = []<class Enum>(Enum) {
    const auto words = codec::words_of_values<Enum>();
    CHECK(std::set<std::string_view>(words.begin(), words.end()).size() == words.size());
    for (const auto word : words) CHECK_FALSE(word.empty());
    return words.size();
  };
  CHECK(distinct(Irregularity{}) == 16);
  CHECK(distinct(Ruling{}) == 17);
  CHECK(word(static_cast<Irregularity>(16)).empty());
  CHECK(word(static_cast<Ruling>(17)).empty());
  CHECK(distinct(Role{}) == 6);
  CHECK(distinct(Face{}) == 2);
  CHECK(distinct(Wager{}) == 8);
  CHECK(distinct(Forcing{}) == 5);
  CHECK(distinct(Category{}) == 11);
  CHECK(distinct(canberra::VoidReason{}) == 7);
  CHECK(distinct(canberra::ShoeKind{}) == 2);
  CHECK(distinct(cage::Kind{}) == 9);
  CHECK(distinct(cage::Why{}) == 14);
}
