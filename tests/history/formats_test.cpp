// Hands as others write them: Open Hand History and the text of PokerStars.
#include <doctest/doctest.h>

#include <algorithm>

#include "files.h"
#include "history/formats.h"
#include "history/phh/read.h"
#include "history/tell.h"
#include "history/verify/block.h"
#include "history/verify/verify.h"
#include "source_folder.h"

using namespace cardroom;
using namespace cardroom::history;

namespace {

constexpr std::string_view ohh = R"({"ohh": {
  "spec_version": "1.4.6", "site_name": "Elsewhere", "game_number": "42", "table_name": "Table 3",
  "game_type": "Holdem", "bet_limit": {"bet_type": "NL", "bet_cap": 0},
  "currency": "USD", "dealer_seat": 7,
  "small_blind_amount": 0.05, "big_blind_amount": 0.10, "ante_amount": 0,
  "players": [
    {"id": 10, "seat": 2, "name": "ann", "starting_stack": 10.00},
    {"id": 11, "seat": 5, "name": "bob", "starting_stack": 4.35},
    {"id": 12, "seat": 7, "name": "cyd", "starting_stack": 20.00},
    {"id": 13, "seat": 9, "name": "dee", "starting_stack": 5, "is_sitting_out": true}],
  "rounds": [
    {"id": 0, "street": "Preflop", "actions": [
      {"action_number": 0, "player_id": 10, "action": "Post SB", "amount": 0.05},
      {"action_number": 1, "player_id": 11, "action": "Post BB", "amount": 0.10},
      {"action_number": 2, "player_id": 12, "action": "Dealt Cards", "cards": ["Kd", "Kh"]},
      {"action_number": 3, "player_id": 12, "action": "Raise", "amount": 0.30},
      {"action_number": 4, "player_id": 10, "action": "Fold"},
      {"action_number": 5, "player_id": 11, "action": "Call", "amount": 0.20}]},
    {"id": 1, "street": "Flop", "cards": ["2c", "9d", "Js"], "actions": [
      {"action_number": 0, "player_id": 11, "action": "Check"},
      {"action_number": 1, "player_id": 12, "action": "Bet", "amount": 0.40},
      {"action_number": 2, "player_id": 11, "action": "Raise", "amount": 4.05, "is_allin": true},
      {"action_number": 3, "player_id": 12, "action": "Call", "amount": 3.65}]},
    {"id": 2, "street": "Turn", "cards": ["3h"], "actions": []},
    {"id": 3, "street": "River", "cards": ["3s"], "actions": []},
    {"id": 4, "street": "Showdown", "actions": [
      {"action_number": 0, "player_id": 11, "action": "Shows Cards", "cards": ["Qh", "Jh"]},
      {"action_number": 1, "player_id": 12, "action": "Shows Cards", "cards": ["Kd", "Kh"]}]}],
  "pots": [{"number": 0, "amount": 8.75, "rake": 0.35, "jackpot": 0.05,
    "player_wins": [{"player_id": 12, "win_amount": 8.35}]}]
}})";

constexpr std::string_view stars =
    R"(PokerStars Hand #123456789:  Hold'em No Limit ($0.05/$0.10 USD) - 2020/01/02 3:04:05 ET
Table 'Elsewhere II' 6-max Seat #5 is the button
Seat 1: ann ($10 in chips)
Seat 2: Mr: B (x) ($4.35 in chips)
Seat 5: cyd ($20 in chips)
Seat 6: dee ($5 in chips) is sitting out
ann: posts small blind $0.05
Mr: B (x): posts big blind $0.10
*** HOLE CARDS ***
Dealt to cyd [Kd Kh]
cyd: raises $0.20 to $0.30
ann: folds
ann said, "gl"
Mr: B (x): calls $0.20
*** FLOP *** [2c 9d Js]
Mr: B (x): checks
cyd: bets $0.40
Mr: B (x): raises $3.65 to $4.05 and is all-in
cyd: calls $3.65
*** TURN *** [2c 9d Js] [3h]
*** RIVER *** [2c 9d Js 3h] [3s]
*** SHOW DOWN ***
Mr: B (x): shows [Qh Jh] (two pair, Jacks and Threes)
cyd: shows [Kd Kh] (two pair, Kings and Threes)
cyd collected $8.35 from pot
*** SUMMARY ***
Total pot $8.75 | Rake $0.40
Board [2c 9d Js 3h 3s]
)";

HandFinding verified(Format format, const std::string& text) {
  const auto hands = read_hands(format, "", text);
  REQUIRE_MESSAGE(static_cast<bool>(hands), (hands ? "" : to_string(hands.error())));
  REQUIRE(hands->size() == 1);
  HandVerifier verifier;
  return verifier.verify(hands->front());
}

std::string with(std::string_view whole, std::string_view from, std::string_view to) {
  std::string text(whole);
  return text.replace(text.find(from), from.size(), to);
}

void check_wrong(Format format, const std::string& text, std::size_t line,
                 const std::string& part) {
  const auto hands = read_hands(format, "", text);
  REQUIRE_FALSE(hands);
  CHECK(hands.error().where.line == line);
  CHECK_MESSAGE(hands.error().what.find(part) != std::string::npos, hands.error().what);
}

// Two hands with the same names, stakes and acts.
void check_same(const ToldHand& left, const ToldHand& right) {
  REQUIRE(left.players.size() == right.players.size());
  for (std::size_t at = 0; at < left.players.size(); ++at) {
    CHECK(left.players[at].name == right.players[at].name);
    CHECK(left.players[at].seat == right.players[at].seat);
    CHECK(left.players[at].stack == right.players[at].stack);
    CHECK(left.players[at].blind == right.players[at].blind);
  }
  REQUIRE(left.acts.size() == right.acts.size());
  for (std::size_t at = 0; at < left.acts.size(); ++at) {
    CHECK(left.acts[at].kind == right.acts[at].kind);
    CHECK(left.acts[at].player == right.acts[at].player);
    CHECK(left.acts[at].cards == right.acts[at].cards);
  }
}

}  // namespace

TEST_CASE("ohh: a hand of another room is replayed to its winnings before rake and jackpot") {
  const HandFinding finding = verified(Format::ohh, std::string(ohh));
  CHECK(finding.verdict == Verdict::matches);
  CHECK(finding.why == "");
  CHECK(verified(Format::ohh, with(ohh, "8.35", "8.40")).verdict == Verdict::differs);
  const HandFinding other = verified(Format::ohh, with(ohh, "\"player_wins\": [{\"player_id\": 12",
                                                       "\"player_wins\": [{\"player_id\": 11"));
  CHECK(other.verdict == Verdict::differs);
}

TEST_CASE("ohh: rake and jackpot are read for each pot") {
  const auto hands = read_hands(Format::ohh, "", ohh);
  REQUIRE(hands);
  REQUIRE(hands->front().pots.size() == 1);
  CHECK(hands->front().pots[0].rake == Decimal{35, 2});
  CHECK(hands->front().pots[0].jackpot == Decimal{5, 2});
  CHECK(hands->front().id == "42");
  CHECK(hands->front().players.back().name == "cyd");  // The button is last.
}

TEST_CASE(
    "ohh: a payout of the house is no part of the hand, and amounts may be binary fractions") {
  const std::string paid = with(ohh, "\"action\": \"Check\"},",
                                "\"action\": \"Check\"},"
                                "{\"player_id\": 11, \"action\": \"Payout\", \"amount\": 0.31},");
  CHECK(verified(Format::ohh, paid).verdict == Verdict::matches);
  for (const char* const written : {"0.30000000000000004", "0.2999999999999999"}) {
    const auto hands = read_hands(Format::ohh, "", with(ohh, "0.30}", std::string(written) + "}"));
    REQUIRE(hands);
    CHECK(hands->front().acts[1].amount == Decimal{3, 1});
  }
}

TEST_CASE("ohh: of two players the one with the small blind is the button") {
  constexpr std::string_view two = R"({"ohh": {"game_number": "7", "game_type": "Holdem",
  "bet_limit": {"bet_type": "NL"}, "dealer_seat": 2, "small_blind_amount": 0.5,
  "big_blind_amount": 1, "players": [{"id": 1, "name": "ann", "seat": 1, "starting_stack": 100},
  {"id": 2, "name": "bob", "seat": 2, "starting_stack": 100}], "rounds": [{"street": "Preflop",
  "actions": [{"player_id": 1, "action": "Post SB", "amount": 0.5},
  {"player_id": 2, "action": "Post BB", "amount": 1},
  {"player_id": 1, "action": "Raise", "amount": 2.5}, {"player_id": 2, "action": "Call",
  "amount": 2}]}, {"street": "Flop", "cards": ["Tc", "9c", "8c"], "actions": [
  {"player_id": 2, "action": "Check"}, {"player_id": 1, "action": "Bet", "amount": 5},
  {"player_id": 2, "action": "Fold"}]}], "pots": [{"amount": 6, "rake": 0, "player_wins": [
  {"player_id": 1, "win_amount": 6}]}]}})";
  CHECK(verified(Format::ohh, std::string(two)).why.empty());
  const HandFinding right =
      verified(Format::ohh, with(two, "\"dealer_seat\": 2", "\"dealer_seat\": 1"));
  CHECK(right.verdict == Verdict::matches);
}

TEST_CASE("ohh: a list, several hands on a line, and one of them broken") {
  const std::string one = R"({"ohh": {"game_number": "7", "game_type": "Holdem",
"bet_limit": {"bet_type": "NL"}, "dealer_seat": 1, "small_blind_amount": 0.5, "big_blind_amount": 1,
"players": [{"id": 1, "name": "a{\"]", "seat": 1, "starting_stack": 9}, {"id": 2, "name": "b",
"seat": 2, "starting_stack": 9}], "rounds": [{"street": "Preflop", "actions": [
{"player_id": 1, "action": "Post SB", "amount": 0.5},
{"player_id": 2, "action": "Post BB", "amount": 1}, {"player_id": 1, "action": "Fold"}]}],
"pots": [{"amount": 1, "rake": 0, "player_wins": [{"player_id": 2, "win_amount": 1}]}]}})";
  const std::string broken = with(one, "\"seat\": 2", "\"seat\": two");
  std::string line = one;
  std::replace(line.begin(), line.end(), '\n', ' ');
  for (const std::string& text :
       {"[" + one + ",\n" + broken + ",\n" + one + "]", one + broken + one,
        "[\n  " + one + ",\n  " + broken + ",\n  " + one + "\n]\n",
        "[" + line + ",\n" + with(line, "\"name\"", "name\"") + ",\n" + line + "]"}) {
    HandVerifier verifier;
    HandReader reader(Format::ohh, "");
    const auto found = verify_block(reader, Format::ohh, {text, 1, {}}, verifier);
    CHECK(found.tally.hands == 3);
    CHECK(found.tally.match == 2);
    CHECK(found.tally.unreadable == 1);
  }
  HandVerifier verifier;
  HandReader reader(Format::ohh, "");
  const auto found = verify_block(reader, Format::ohh, {one + "\n\n" + broken, 1, {}}, verifier);
  REQUIRE(found.others.size() == 1);
  CHECK(found.others[0].line == 12);
  CHECK(found.others[0].hand == "7");
}

TEST_CASE("ohh: a board dealt twice, an all-in called by a raise, and dead money beside a blind") {
  constexpr std::string_view twice = R"({"ohh": {"game_number": "7", "game_type": "Holdem",
  "bet_limit": {"bet_type": "NL"}, "dealer_seat": 2, "small_blind_amount": 1,
  "big_blind_amount": 2, "players": [{"id": 1, "name": "ann", "seat": 1, "starting_stack": 50},
  {"id": 2, "name": "bob", "seat": 2, "starting_stack": 90},
  {"id": 3, "name": "cyd", "seat": 3, "starting_stack": 90}], "rounds": [{"street": "Preflop",
  "actions": [{"player_id": 3, "action": "Post SB", "amount": 1},
  {"player_id": 1, "action": "Post BB", "amount": 2},
  {"player_id": 3, "action": "Post Dead", "amount": 1},
  {"player_id": 2, "action": "Fold"}, {"player_id": 3, "action": "Raise", "amount": 7},
  {"player_id": 1, "action": "Raise", "amount": 48, "is_allin": true},
  {"player_id": 3, "action": "Raise", "amount": 42}]},
  {"street": "Flop", "cards": ["Tc", "9c", "8c"], "actions": []},
  {"street": "Turn", "cards": ["2s"], "actions": []},
  {"street": "River", "cards": ["3d"], "actions": []},
  {"street": "Showdown", "actions": [
  {"player_id": 1, "action": "Shows Cards", "cards": ["Ah", "Ad"]},
  {"player_id": 3, "action": "Shows Cards", "cards": ["Kh", "Kd"]}]},
  {"street": "River", "cards": ["Ks"], "actions": []}],
  "pots": [{"amount": 101, "rake": 0, "player_wins": [{"player_id": 1, "win_amount": 50.5},
  {"player_id": 3, "win_amount": 50.5}]}]}})";
  CHECK(verified(Format::ohh, std::string(twice)).why == "");
  const auto hands = read_hands(Format::ohh, "", twice);
  REQUIRE(hands);
  // Two players away from the told button, the blinds say who is first.
  CHECK(hands->front().players[0].name == "cyd");
  CHECK(hands->front().players[0].dead == Decimal{1, 0});
  CHECK(hands->front().second_board == ToldCards{"Ks"_card});
  CHECK(verified(Format::ohh, with(twice, "\"Ks\"", "\"Qs\"")).verdict == Verdict::differs);
  check_wrong(Format::ohh,
              with(twice, "[\"Ks\"]", "[\"2h\", \"3h\", \"4h\", \"5h\", \"6h\", \"7h\"]"), 18,
              "at most five communal cards");
}

TEST_CASE("ohh: malformed files are refused with line and reason") {
  check_wrong(Format::ohh, "{\"ohh\": ", 1, "expected");
  check_wrong(Format::ohh, "\n{\"oh\": {}}", 2, "ohh");
  check_wrong(Format::ohh, with(ohh, "\"Kd\", \"Kh\"]}", "\"Kd\", \"Kx\"]}"), 15,
              "'Kx' is not a card");
  check_wrong(Format::ohh, with(ohh, "\"Raise\"", "\"Rises\""), 16, "'Rises' is not an action");
  check_wrong(Format::ohh, with(ohh, "0.40}", "1e9}"), 21, "amount");
  check_wrong(Format::ohh, with(ohh, "\"player_id\": 12", "\"player_id\": 99"), 15, "player_id");
}

TEST_CASE("pokerstars: a hand of another room is replayed to its winnings before rake") {
  const HandFinding finding = verified(Format::pokerstars, std::string(stars));
  CHECK(finding.verdict == Verdict::matches);
  CHECK(finding.why == "");
  CHECK(verified(Format::pokerstars, with(stars, "collected $8.35", "collected $8.25")).verdict ==
        Verdict::differs);
}

TEST_CASE("pokerstars: names with colons and brackets, people sitting out and chat") {
  const auto hands =
      read_hands(Format::pokerstars, "", std::string(stars) + "\n\n\n" + std::string(stars));
  REQUIRE(hands);
  REQUIRE(hands->size() == 2);
  CHECK(hands->at(1).line == 32);
  REQUIRE(hands->front().players.size() == 3);
  CHECK(hands->front().players[1].name == "Mr: B (x)");
  CHECK(hands->front().players[1].blind == Decimal{1, 1});
}

TEST_CASE("pokerstars: malformed files are refused with line and reason") {
  check_wrong(Format::pokerstars, "Poker", 1, "there is no hand");
  check_wrong(Format::pokerstars, with(stars, "Hold'em", "Whist"), 1, "Hold'em, Omaha");
  check_wrong(Format::pokerstars, with(stars, "($10 in chips)", "($ten in chips)"), 3, "Seat N");
  check_wrong(Format::pokerstars, with(stars, "[2c 9d Js]", "[2c 9d J]"), 15, "communal cards");
  check_wrong(Format::pokerstars, with(stars, "bets $0.40", "bets all"), 17, "bets AMOUNT");
}

TEST_CASE("history: the same hand goes from one format into the others and back") {
  Books books;
  const auto hands = read_hands(Format::pokerstars, "", stars);
  REQUIRE(hands);
  auto played = play_told(hands->front(), {}, books);
  REQUIRE(played);
  const ToldHand first = tell(*played, Saying::nothing);
  for (const Format format : {Format::phh, Format::ohh, Format::pokerstars}) {
    const auto text = write_hand(format, *played);
    REQUIRE(text);
    const auto again = read_hands(format, "", *text);
    REQUIRE(again);
    Books more;
    const auto replayed = play_told(again->front(), {}, more);
    REQUIRE(replayed);
    check_same(first, tell(*replayed, Saying::nothing));
    played = replayed;
  }
}

TEST_CASE("ohh: rake and jackpot that no rulebook here takes come back from every format") {
  Books books;
  const auto hands = read_hands(Format::ohh, "", ohh);
  REQUIRE(hands);
  const auto played = play_told(hands->front(), {}, books);
  REQUIRE(played);
  for (const Format format : {Format::ohh, Format::phh, Format::pokerstars, Format::hand}) {
    const auto text = write_hand(format, *played);
    REQUIRE(text);
    const auto again = read_hands(format, "", *text);
    REQUIRE(again);
    CHECK(again->front().pots == hands->front().pots);
    HandVerifier verifier;
    CHECK(verifier.verify(again->front()).why == "");
  }
}

TEST_CASE("history: other people's fields come back") {
  Books books;
  const auto hands = read_hands(
      Format::phh, "", text_of(hands_folder / "nt-split.phh") + "year = 1999\n_mine = 'x y'\n");
  REQUIRE(hands);
  const auto played = play_told(hands->front(), {}, books);
  REQUIRE(played);
  const Notes wanted = {{"year", "1999"}, {"_mine", "'x y'"}};
  for (const Format format : {Format::phh, Format::ohh, Format::pokerstars}) {
    const auto text = write_hand(format, *played);
    REQUIRE(text);
    const auto again = read_hands(format, "", *text);
    REQUIRE(again);
    CHECK(again->front().foreign == wanted);
  }
}

TEST_CASE("history: a round with acts of staff is verified by its commands") {
  const auto path = cardroom::test::source_folder() + "/tests/hands/H95-16.3-below-a-raise.hand";
  const auto hands = read_hands(Format::hand, "", text_of(path));
  REQUIRE(hands);
  HandVerifier verifier;
  for (const auto& told : *hands) {
    const Verdict verdict = verifier.verify(told).verdict;
    CHECK((verdict == Verdict::matches || verdict == Verdict::not_compared));
  }
}

TEST_CASE("history: formats are known by name or by content") {
  CHECK(format_of("a.phhs", "") == Format::phh);
  CHECK(format_of("a.txt", stars) == Format::pokerstars);
  CHECK(format_of("a.json", ohh) == Format::ohh);
  CHECK(format_of("a.jsonl", "{\"type\":\"table\"}") == Format::journal);
  CHECK(format_of("a.hand", "") == Format::hand);
  CHECK_FALSE(format_of("a", "nothing of the kind"));
  CHECK(parse_format("ohh") == Format::ohh);
  CHECK_FALSE(parse_format("xml"));
}

TEST_CASE("journal: a text that is not a journal is refused with line and reason") {
  check_wrong(Format::journal, "{\"type\":\"fold\",\"seat\":1}", 1, "'table' first");
  check_wrong(Format::journal, "\n{\"type\":\"table\",\"rules\":\"whist\",\"settings\":[]}", 2,
              "rulebook");
  check_wrong(Format::journal, "[1]", 1, "object");
  check_wrong(Format::journal, "{\"type\":", 1, "JSON");
}

TEST_CASE("history: names that a script cannot have come back from its comments") {
  Books books;
  auto hands = read_hands(Format::pokerstars, "", stars);
  REQUIRE(hands);
  const auto played = play_told(hands->front(), {}, books);
  REQUIRE(played);
  const auto script = write_hand(Format::hand, *played);
  REQUIRE(script);
  CHECK(script->find("seat 2 Mr:_B_(x) 435") != std::string::npos);
  const auto again = read_hands(Format::hand, "", *script);
  REQUIRE(again);
  CHECK(again->front().players[1].name == "Mr: B (x)");
}
