// Random rounds of every rulebook, written in every format and read again: the same rounds.
#include <doctest/doctest.h>

#include "conformance/suite/actions.h"
#include "conformance/suite/random_table.h"
#include "history/formats.h"
#include "history/verify/verify.h"
#include "rules/games/games.h"

using namespace cardroom;
using namespace cardroom::history;
using conformance::Random;

namespace {

constexpr int decisions_most = 400;

Notes settings_of(const std::string& text) {
  Notes settings;
  // "minimum=2 reading=B-19 b": a value may hold a blank, a key may not.
  for (std::size_t at = 0; at < text.size();) {
    const auto equals = text.find('=', at);
    auto next = text.find('=', equals + 1);
    next = next == std::string::npos ? text.size() : text.rfind(' ', next);
    settings.push_back({text.substr(at, equals - at), text.substr(equals + 1, next - equals - 1)});
    at = next == text.size() ? next : next + 1;
  }
  return settings;
}

Command choose(const Round& round, Random& random) {
  auto listed = conformance::listed_actions(round, cards_to_shuffle(round), random);
  REQUIRE_FALSE(listed.empty());
  if (random.percent(60))
    for (const auto& one : listed)
      if (std::holds_alternative<command::Call>(one) ||
          std::holds_alternative<command::Check>(one) ||
          std::holds_alternative<command::Decline>(one))
        return one;
  return random.pick(listed);
}

// A round played at random, as a record.
RoundRecord random_record(const Game& game, std::uint64_t seed) {
  Random random(seed);
  const auto table = conformance::random_table(game, seed);
  RoundRecord record;
  record.book = {&game, settings_of(table.settings)};
  record.setup = conformance::random_setup(table.terms, random);
  for (const Seat seat : record.setup.players)
    record.names[seat.index()] =
        (seed % 3 == 0 ? "Mr \"Q\" 'O" : "ann") + std::to_string(seat.number());
  Events events;
  Round round = deal(table.terms, record.setup, events);
  for (int decisions = 0; round.stage != Stage::over && decisions < decisions_most; ++decisions) {
    const Command command = choose(round, random);
    events.clear();
    REQUIRE_FALSE(play(table.terms, round, command, events));
    record.commands.push_back(command);
  }
  return record;
}

void check_round_trip(const Game& game, Format format, int rounds) {
  Books books;
  for (int seed = 1; seed <= rounds; ++seed) {
    CAPTURE(game.key);
    CAPTURE(seed);
    const auto played = play_record(random_record(game, static_cast<std::uint64_t>(seed)), books);
    REQUIRE(played);
    const auto text = write_hand(format, *played);
    REQUIRE_MESSAGE(static_cast<bool>(text), (text ? "" : text.error().why));
    const auto hands = read_hands(format, "", *text);
    REQUIRE(hands);
    REQUIRE(hands->size() == 1);
    const auto again = play_told(hands->front(), {}, books);
    REQUIRE(again);
    CHECK(same_round(*played, *again));
  }
}

}  // namespace

TEST_CASE("history: random rounds of every rulebook come back from PHH the same") {
  for (const Game* const game : all_games) check_round_trip(*game, Format::phh, 40);
}

TEST_CASE("history: random rounds of every rulebook come back from Open Hand History the same") {
  for (const Game* const game : all_games) check_round_trip(*game, Format::ohh, 40);
}

TEST_CASE("history: random rounds of hold'em and Omaha come back from PokerStars text the same") {
  for (const Game* const game : all_games) {
    const std::string_view key = game->key;
    if (key.find("holdem") != key.npos || key.find("omaha") != key.npos || key == "rws-2017")
      check_round_trip(*game, Format::pokerstars, 40);
  }
}

TEST_CASE("history: random rounds of every rulebook come back from hand scripts the same") {
  for (const Game* const game : all_games) check_round_trip(*game, Format::hand, 40);
}

TEST_CASE("history: the text of PokerStars has no Manila, and that is refused") {
  Books books;
  const auto played = play_record(random_record(games::manila_1995, 1), books);
  REQUIRE(played);
  const auto text = write_hand(Format::pokerstars, *played);
  REQUIRE_FALSE(text);
  CHECK(text.error().why == "the text of PokerStars has no Three Card Manila");
}

namespace {

// What the hand comes to in every format, after it was written there.
void check_verdict(Format from, const std::string& text, Verdict verdict) {
  const auto hands = read_hands(from, "", text);
  REQUIRE(hands);
  CHECK(HandVerifier().verify(hands->front()).verdict == verdict);
  Books books;
  const auto played = play_told(hands->front(), {}, books);
  REQUIRE(played);
  for (const Format to : {Format::phh, Format::ohh, Format::pokerstars, Format::hand}) {
    CAPTURE(static_cast<int>(to));
    const auto written = write_hand(to, *played);
    REQUIRE_MESSAGE(static_cast<bool>(written), (written ? "" : written.error().why));
    const auto again = read_hands(to, "", *written);
    REQUIRE(again);
    const HandFinding finding = HandVerifier().verify(again->front());
    CHECK_MESSAGE(finding.verdict == verdict, finding.why);
  }
}

}  // namespace

TEST_CASE(
    "history: of two players with equal blinds the one who won before rake is the same again") {
  check_verdict(Format::phh,
                "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [0.1, 0.1]\n"
                "min_bet = 0.1\nstarting_stacks = [6.86, 15.44]\nseats = [1, 10]\n"
                "actions = ['d dh p1 2c3c', 'd dh p2 Qh4h', 'p2 cbr 0.3', 'p1 cc', "
                "'d db 6cQs7h', 'p1 cc', 'p2 cbr 0.45', 'p1 f']\nwinnings = [0, 0.57]\n",
                Verdict::matches);
}

TEST_CASE("history: a winner whose cards nobody saw is not compared in any format") {
  check_verdict(Format::pokerstars,
                "PokerStars Hand #1:  5 Card Draw Limit ($1/$2 USD) - 2020/01/01 12:00:00 ET\n"
                "Table 'T' 6-max Seat #1 is the button\nSeat 1: ann ($20 in chips)\n"
                "Seat 2: bob ($20 in chips)\nann: posts small blind $0.50\n"
                "bob: posts big blind $1\n*** DEALING HANDS ***\nDealt to ann [8d Td 2s 3d Qd]\n"
                "ann: calls $0.50\nbob: checks\nbob: discards 2 cards\n"
                "ann: discards 1 card [2s]\nDealt to ann [8d Td 3d Qd] [8h]\nbob: checks\n"
                "ann: checks\n*** SHOW DOWN ***\nbob: mucks hand\n"
                "ann: shows [8d Td 3d Qd 8h]\nbob collected $1.90 from pot\n*** SUMMARY ***\n"
                "Total pot $2 | Rake $0.10\n",
                Verdict::not_compared);
}
