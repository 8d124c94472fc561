// Every event has a sentence that fits into a story.
#include <doctest/doctest.h>

#include <set>

#include "canberra/game/determine.h"
#include "canberra/table/play.h"
#include "rules/betting/legal.h"
#include "rules/games/games.h"
#include "words/aloud.h"
#include "words/canberra/aloud.h"
#include "words/canberra/tournament_story.h"
#include "words/story.h"
#include "words/tournament/story.h"

using namespace cardroom;

namespace {

// A story puts the clause after a sentence, so the sentence has no full stop and no gap where a
// word is missing.
void check_sentence(const std::string& sentence) {
  CAPTURE(sentence);
  REQUIRE_FALSE(sentence.empty());
  CHECK(sentence.find("  ") == std::string::npos);
  CHECK(sentence.front() != ' ');
  CHECK(sentence.back() != ' ');
  CHECK(sentence.back() != '.');
}

// Texts that people write into an event are never empty, and payments are never zero.
template <class Event>
Event written() {
  Event event;
  Event::fields(event, [](std::string_view, auto& field) {
    if constexpr (requires { field.view(); })
      field = *std::remove_reference_t<decltype(field)>::from("as agreed");
    else if constexpr (std::is_same_v<std::remove_reference_t<decltype(field)>, Chips>)
      field = Chips(5);
  });
  return event;
}

// One event of every kind that the variant has.
template <class... Events>
std::vector<std::variant<Events...>> one_of_each(const std::variant<Events...>*) {
  return {written<Events>()...};
}

SeatNames three_names() {
  SeatNames names;
  names[0] = "ann";
  names[1] = "bob";
  names[2] = "cyd";
  return names;
}

// A round of three in which everybody calls or checks to the end.
struct Called {
  Terms terms;
  Round round;
  Events events;

  explicit Called(const Game& game) {
    Determinations determined;
    REQUIRE(determine(determined, game, "minimum", "2"));
    terms = *make_terms(game, determined);
    Setup setup;
    for (int seat = 1; seat <= 3; ++seat) {
      setup.players.insert(Seat(seat));
      setup.stakes[Seat(seat).index()] = Chips(200);
    }
    setup.marker = Seat(1);
    setup.shoe = Shoe::starting_with({}, terms.deck);
    round = deal(terms, setup, events);
    while (!round.legal.seat.is_none() && events.size() < 60) {
      const Seat seat = round.legal.seat;
      const Command next = round.legal.check     ? Command(command::Check{seat})
                           : round.legal.decline ? Command(command::Decline{seat})
                                                 : Command(command::Call{seat});
      REQUIRE_FALSE(play(terms, round, next, events));
    }
  }
};

}  // namespace

TEST_CASE("every event of a tournament has a sentence") {
  for (const auto& event : one_of_each(static_cast<const tournament::Event*>(nullptr)))
    check_sentence(tournament::say(event, {"ann", "bob"}));
}

TEST_CASE("every event of a tournament of Canberra Poker has a sentence") {
  for (const auto& event : one_of_each(static_cast<const canberra::tournament::Event*>(nullptr)))
    check_sentence(canberra::tournament::say(event, {"ann", "bob"}));
}

TEST_CASE("a round of Hold-Em is told event by event, and its players by name") {
  const Called called(**find_game("holdem-1995"));
  const SeatNames names = three_names();
  std::string story;
  for (const Event& event : called.events) {
    const std::string sentence = say(event, called.terms, called.round, names);
    check_sentence(sentence);
    story += sentence + "\n";
  }
  for (const char* const name : {"seat 1 (ann)", "seat 2 (bob)", "seat 3 (cyd)"})
    CHECK(story.find(name) != std::string::npos);
  CHECK(called.round.board.size() == 5);
}

TEST_CASE("what a dealer says aloud ends once, and amounts of the jackpot are dollars") {
  Table table;
  table.dealing = true;
  table.round.stage = Stage::betting;
  table.round.turn = Seat(2);
  table.round.active = {Seat(1), Seat(2)};
  CHECK(say_aloud(table, SeatNames()) == "2 players, the pot is 0. seat 2 to act.");
  table.round.legal.draw = true;
  CHECK(say_aloud(table, SeatNames()) == "2 players, the pot is 0. seat 2 to act: how many cards?");
  canberra::State boxes = canberra::make_table(canberra::resolve({}));
  boxes.phase = canberra::TablePhase::wagers;
  CHECK(canberra::say_aloud(boxes) == "Place your antes: 5 to 500; jackpot wager $2.50");
}

TEST_CASE("a seat is named by its number, and by its player's name if known") {
  CHECK(say(Seat(3), three_names()) == "seat 3 (cyd)");
  CHECK(say(Seat(4), three_names()) == "seat 4");
  CHECK(say(Seat::none(), three_names()) == "nobody");
}

TEST_CASE("a hand is in words once there are five cards, and shows the cards it is made of") {
  const Called called(**find_game("holdem-1995"));
  const HandTold told = tell_hand(called.terms, called.round, Seat(1));
  CHECK_FALSE(told.words.empty());
  CHECK(told.cards.size() == 5);
  CHECK(hand_in_words(called.terms, called.round, Seat(1)) == told.words);
  Round early = called.round;
  early.board = {};
  CHECK(tell_hand(called.terms, early, Seat(1)).words.empty());
}

TEST_CASE("the bets of a level are blinds and an ante, each of which may be missing") {
  using tournament::say_bets;
  CHECK(say_bets({Chips(25), Chips(50), Chips(0)}, Chips(5)) == "25/50 ante 5");
  CHECK(say_bets({Chips(25), Chips(50), Chips(0)}, Chips(0)) == "25/50");
  CHECK(say_bets({Chips(0), Chips(0), Chips(0)}, Chips(5)) == "ante 5");
}

TEST_CASE("points that ties divide are whole numbers and fractions") {
  using canberra::tournament::point;
  using canberra::tournament::say_points;
  CHECK(say_points(5 * point) == "5");
  CHECK(say_points(15 * point / 2) == "7 1/2");
  CHECK(say_points(point / 3) == "1/3");
}

TEST_CASE("a key that begins several formats is answered with their names") {
  using tournament::say_no_format;
  CHECK(say_no_format("go-fish").find("no format") != std::string::npos);
  CHECK(say_no_format("go-fish").find("'go-fish'") != std::string::npos);
}
