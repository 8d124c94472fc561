// The audit: an honest journal passes; one that was tampered with, chained and signed again does
// not.
#include "audit/audit.h"

#include <doctest/doctest.h>

#include "audit/small_room.h"
#include "rules/games/games.h"

using namespace cardroom;
using namespace cardroom::audit;
using namespace cardroom::audit::test;

namespace {

std::vector<std::string> findings(const Story& story) {
  const auto report = audit::audit(*journal_of(story));
  // A record of no known type is not judged: the audit ends with a sentence.
  if (!report) return {to_string(report.error())};
  std::vector<std::string> told;
  for (const auto& finding : report->findings.kept()) told.push_back(to_string(finding));
  return told;
}

std::string first_finding(const Story& story) {
  const auto told = findings(story);
  return told.empty() ? "nothing" : told.front();
}

// The nth record that contains `part`; it must exist.
Line& line_with(Story& story, std::string_view part, int nth = 1) {
  for (auto& batch : story)
    for (Line& line : batch)
      if (has(line.bytes, part) && --nth == 0) return line;
  FAIL("no such record: ", part);
  std::abort();
}

void replace(std::string& text, std::string_view part, std::string_view by) {
  const auto at = text.find(part);
  REQUIRE(at != text.npos);
  text.replace(at, part.size(), by);
}

Story holdem(int rounds = 4) {
  SmallRoom room(7, 11);
  room.play_poker("holdem-1995", {{"minimum", "2"}, {"commission", "5"}}, rounds);
  return room.story;
}

Story canberra_story(int rounds = 6) {
  SmallRoom room(3, 5);
  room.play_canberra({{"jackpot-pool", "20000"}, {"distribution", "33.33"}}, rounds);
  return room.story;
}

}  // namespace

TEST_CASE("an honest table of every poker game passes the audit") {
  for (const Game* const game : all_games) {
    CAPTURE(game->key);
    SmallRoom room(2, 3);
    room.play_poker(game->key, {}, 6);
    const auto report = audit::audit(*journal_of(room.story));
    REQUIRE(report);
    for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, to_string(finding));
    CHECK(report->rounds >= 1);
    CHECK(report->shuffles >= report->rounds);
    CHECK(report->tables == 1);
    CHECK(report->in_circulation == Cents(3'000'000'00));
  }
}

TEST_CASE("shuffles set by hand are counted in a rehearsal and refused in any other room") {
  SmallRoom room(7, 11);
  room.set = {Card(Rank::ace, Suit::spades), Card(Rank::king, Suit::hearts)};
  room.play_poker("holdem-1995", {}, 4);
  const std::vector<Line> declared = {{"room", "{\"type\":\"rehearsal\"}"}};
  Story rehearsal = room.story;
  rehearsal.insert(rehearsal.begin(), declared);
  const auto report = audit::audit(*journal_of(rehearsal));
  REQUIRE(report);
  CHECK(first_finding(rehearsal) == "nothing");
  CHECK(report->rehearsal);
  CHECK(report->set_shuffles == report->shuffles);
  CHECK(report->set_shuffles >= 4);
  CHECK(has(first_finding(room.story), "set by hand in a room that is not a rehearsal"));
  Story late = room.story;
  late.push_back(declared);
  CHECK(has(findings(late).back(), "a room that was already open is declared a rehearsal"));
  // A card that is not where the record puts it.
  replace(line_with(rehearsal, "\"set\"").bytes, "\"set\":[\"As\"", "\"set\":[\"??\"");
  CHECK(has(first_finding(rehearsal), "not in the order that the seed gives"));
}

TEST_CASE("an honest table of Canberra Poker passes the audit") {
  const auto report = audit::audit(*journal_of(canberra_story(30)));
  REQUIRE(report);
  for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, to_string(finding));
  CHECK(report->rounds == 30);
}

TEST_CASE("a seed that is not the one committed to is found") {
  Story story = holdem();
  Line& line = line_with(story, "\"shuffle\":", 2);
  replace(line.bytes, "\"seed\":\"", "\"seed\":\"00");
  line.bytes.erase(line.bytes.find("\"seed\":\"") + 10, 2);
  CHECK(has(first_finding(story), "shuffle: the seed does not follow from the key committed to"));
}

TEST_CASE("a key that is not the one committed to is found") {
  Story story = holdem();
  Line& line = line_with(story, "\"key_drawn\"", 2);
  replace(line.bytes, "\"key\":\"", "\"key\":\"00");
  line.bytes.erase(line.bytes.find("\"key\":\"") + 9, 2);
  CHECK(has(first_finding(story), "shuffle: the commitment is not one to this key"));
}

TEST_CASE("entropy that was left out is found") {
  Story story = holdem();
  for (auto& batch : story)
    std::erase_if(batch, [](const Line& line) { return has(line.bytes, "\"entropy\""); });
  CHECK(has(first_finding(story), "shuffle: the seed does not follow"));
}

TEST_CASE("cards in another order than the seed gives are found, in every later event too") {
  Story story = holdem();
  Line& line = line_with(story, "\"start_round\"", 3);
  const auto at = line.bytes.find("\"order\":[") + 9;
  const std::string first = line.bytes.substr(at, 4);
  const std::string second = line.bytes.substr(at + 5, 4);
  line.bytes.replace(at, 4, second);
  line.bytes.replace(at + 5, 4, first);
  const auto told = findings(story);
  REQUIRE(told.size() >= 2);
  CHECK(has(told[0], "shuffle: the cards are not in the order that the seed gives"));
  CHECK(has(told[0], "(table/7 version "));
  CHECK(has(told[0], "round 3)"));
  CHECK(has(told[1], "rules: event "));
}

TEST_CASE("a round that names no shuffle is found") {
  Story story = holdem();
  Line& line = line_with(story, "\"start_round\"", 2);
  line.bytes.erase(line.bytes.find(",\"shuffle\":"));
  line.bytes += "}";
  CHECK(has(first_finding(story), "nothing says where the order of the cards comes from"));
}

TEST_CASE("a pot that went to another seat is found") {
  Story story = holdem();
  Line& line = line_with(story, "\"won\"");
  const auto at = line.bytes.find("\"seat\":", line.bytes.find("\"type\":\"won\"")) + 7;
  line.bytes[at] = line.bytes[at] == '1' ? '2' : '1';
  CHECK(has(first_finding(story), "won, has seat "));
}

TEST_CASE("a commission that the cage did not get is found at the end of that commit") {
  Story story = holdem();
  for (auto& batch : story)
    std::erase_if(batch, [](const Line& line) { return has(line.bytes, "\"settle_table\""); });
  CHECK(has(first_finding(story), "ledger: by the cage's books the table holds "));
}

TEST_CASE("money that the cage paid out for nothing is found") {
  Story story = holdem();
  story.push_back(
      {{"cage",
        "{\"type\":\"command\",\"player\":9,\"role\":\"operator\",\"id\":\"\",\"command\":{"
        "\"type\":\"cash_out\",\"player\":1,\"table\":7,\"amount_cents\":100},\"events\":[{"
        "\"type\":\"money_moved\",\"from\":\"table\",\"from_number\":7,\"to\":\"player\","
        "\"to_number\":1,\"amount_cents\":100,\"why\":\"cash_out\",\"note\":\"\"}]}"}});
  CHECK(has(first_finding(story), "ledger: by the cage's books the table holds "));
}

TEST_CASE("a command that the rules refuse is found with its clause") {
  Story story = holdem();
  Line& line = line_with(story, "\"type\":\"call\"");
  replace(line.bytes, "\"type\":\"call\"", "\"type\":\"check\"");
  const std::string told = first_finding(story);
  CHECK(has(told, "rules: the rules refuse this command: "));
  CHECK(has(told, "[H95-"));
}

TEST_CASE("a player who acts in another's seat is found") {
  Story story = holdem();
  Line& line = line_with(story, "\"type\":\"fold\"");
  const auto at = line.bytes.find("\"player\":") + 9;
  line.bytes[at] = line.bytes[at] == '1' ? '2' : '1';
  CHECK(has(first_finding(story), "which is not theirs"));
}

TEST_CASE("somebody who acts in a role they were not given, or without an account, is found") {
  Story story = holdem();
  const std::string issue =
      "\"role\":\"operator\",\"id\":\"\",\"command\":{\"type\":\"issue_chips\",\"by\":\"operator\","
      "\"player\":1,\"amount_cents\":100,\"note\":\"\"},\"events\":[{\"type\":\"money_moved\","
      "\"from\":\"issued\",\"from_number\":0,\"to\":\"player\",\"to_number\":1,\"amount_cents\":"
      "100,"
      "\"why\":\"issue\",\"note\":\"\"}]}";
  story.push_back({{"cage", "{\"type\":\"command\",\"player\":9," + issue}});
  CHECK(findings(story).empty());
  story.push_back({{"cage", "{\"type\":\"command\",\"player\":1," + issue}});
  CHECK(has(first_finding(story), "rules: player 1 is a player and acts as operator"));
  story.back() = {{"cage", "{\"type\":\"command\",\"player\":8," + issue}};
  CHECK(has(first_finding(story), "rules: player 8 has no account"));
  story.back() = {{"accounts", "{\"type\":\"dismissed\",\"player\":9}"}};
  CHECK(findings(story).empty());
  story.push_back({{"cage", "{\"type\":\"command\",\"player\":9," + issue}});
  CHECK(has(first_finding(story), "rules: player 9 was dismissed before"));
}

TEST_CASE("a command that was taken out is found") {
  Story story = holdem();
  for (auto& batch : story)
    if (!batch.empty() && has(batch.front().bytes, "\"type\":\"fold\"")) {
      batch.clear();
      break;
    }
  CHECK_FALSE(findings(story).empty());
}

TEST_CASE("a record of a newer program ends the audit with a sentence") {
  Story story = holdem();
  replace(line_with(story, "\"settle_table\"").bytes, "\"type\":\"command\"",
          "\"type\":\"crypto\"");
  const auto report = audit::audit(*journal_of(story));
  REQUIRE_FALSE(report);
  CHECK(has(to_string(report.error()), "a newer program wrote a record \"crypto\""));
}

TEST_CASE("what cannot be read is found and does not end the audit") {
  Story story = holdem();
  line_with(story, "\"start_round\"", 2).bytes = "{\"type\":\"command\"";
  line_with(story, "\"settle_table\"").bytes = "[]";
  const auto told = findings(story);
  REQUIRE(told.size() >= 2);
  CHECK(has(told[0] + told[1], "record: "));
}

TEST_CASE("at a table of Canberra Poker a bet paid twice over and a wrong meter are found") {
  Story story = canberra_story();
  Line& line = line_with(story, "\"box_settled\"");
  const auto at = line.bytes.find("_paid\":") + 7;
  line.bytes.insert(at, "1");
  CHECK_FALSE(findings(story).empty());
  Story wrong = canberra_story();
  Line& money = line_with(wrong, "\"jackpot_cents\":83");
  replace(money.bytes, "\"jackpot_cents\":83", "\"jackpot_cents\":84");
  CHECK(has(first_finding(wrong), "ledger: "));
}

TEST_CASE("a citation that was corrected since passes as it was recorded, any other does not") {
  constexpr std::string_view corrected = R"("checked","seat":2,"clause":"H95-8.1")";
  Story older = holdem(6);
  replace(line_with(older, corrected).bytes, corrected, R"("checked","seat":2,"clause":"H95-8.2")");
  CHECK(findings(older).empty());
  Story wrong = holdem(6);
  replace(line_with(wrong, corrected).bytes, corrected, R"("checked","seat":2,"clause":"H95-8.3")");
  CHECK(has(first_finding(wrong), "H95-8.1"));
  Story opening = holdem(6);
  constexpr std::string_view opened = R"("street":1,"clause":"H95-8.1")";
  replace(line_with(opening, opened).bytes, opened, R"("street":1,"clause":"H95-8.2")");
  CHECK(has(first_finding(opening), "H95-8.1"));
  // Not the other way round: an older clause is no correction of a newer one.
  Story back = holdem(6);
  constexpr std::string_view follows = R"("clause":"H95-8.2")";
  replace(line_with(back, follows).bytes, follows, R"("clause":"H95-8.1")");
  CHECK(has(first_finding(back), "H95-8.2"));
}

TEST_CASE("any digit or letter of any record that is changed is found") {
  const Story honest = holdem(2);
  std::uint64_t chance = 99;
  int spoilt = 0;
  int missed = 0;
  for (int turn = 0; turn < 400; ++turn) {
    chance = chance * 6364136223846793005U + 1442695040888963407U;
    Story story = honest;
    auto& batch = story[(chance >> 33) % story.size()];
    if (batch.empty()) continue;
    std::string& bytes = batch[(chance >> 20) % batch.size()].bytes;
    const auto at = (chance >> 40) % bytes.size();
    const char before = bytes[at];
    if (before >= '0' && before <= '9')
      bytes[at] = before == '9' ? '1' : static_cast<char>(before + 1);
    else if (before >= 'a' && before < 'z')
      bytes[at] = static_cast<char>(before + 1);
    else
      continue;
    ++spoilt;
    // Anybody with the key may change names that no rule looks at: nothing depends on them.
    const std::string_view around = std::string_view(bytes).substr(at < 12 ? 0 : at - 12, 24);
    if (!findings(story).empty()) continue;
    ++missed;
    CHECK_MESSAGE(
        (has(around, "one") || has(around, "id") || has(around, "note") || has(around, "now_s") ||
         has(around, "player") || has(around, "name") || has(around, "money") ||
         has(around, "type") || has(around, "table") || has(around, "role")),
        std::string(around));
  }
  CHECK(spoilt > 200);
  CHECK(missed < spoilt / 10);
}
