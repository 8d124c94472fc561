#include <doctest/doctest.h>

#include "files.h"
#include "history/formats.h"
#include "history/verify/block.h"
#include "source_folder.h"

using namespace cardroom;
using namespace cardroom::history;

namespace {

HandFinding verify(const std::string& text, const Wanted& wanted = {}) {
  const auto hands = read_hands(Format::phh, "", text);
  REQUIRE(hands);
  REQUIRE(hands->size() == 1);
  HandVerifier verifier(wanted);
  return verifier.verify(hands->front());
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::string changed(const char* file, const std::string& from, const std::string& to) {
  std::string text = text_of(hands_folder / file);
  const auto at = text.rfind(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE(
    "RWS17-3.3 RWS17-4.4 RWS17-4.5: five thousand hands from elsewhere end as they were recorded") {
  if (!std::filesystem::exists(pluribus)) {
    MESSAGE("skipped: " << pluribus.string() << " is not there");
    return;
  }
  const std::string text = text_of(pluribus);
  HandVerifier verifier;
  HandReader reader(Format::phh, "");
  const auto verified = verify_block(reader, Format::phh, {text, 1, {}}, verifier);
  CHECK(verified.tally.hands == 5000);
  CHECK(verified.tally.match == 4997);
  // Half chips: each of these is in known-differences.tsv.
  const std::string known =
      text_of(cardroom::test::source_folder() + "/tests/history/known-differences.tsv");
  for (const auto& other : verified.others) {
    CHECK(contains(known, "pluribus-5000.phhs\t" + other.hand + "\t"));
    CHECK(contains(other.why, ".5"));
  }
}

TEST_CASE("history: our hands of every variant end as calculated by hand") {
  const auto files = hand_files(".phh");
  CHECK(files.size() >= 16);
  for (const auto& path : files) {
    CAPTURE(path.string());
    const HandFinding finding = verify(text_of(path));
    CHECK(finding.verdict == Verdict::matches);
    CHECK(finding.why == "");
  }
}

TEST_CASE("history: a result that differs from the engine's is reported player by player") {
  const HandFinding finding = verify(changed("nt-side-pots.phh", "[200, 210, ", "[201, 209, "));
  CHECK(finding.verdict == Verdict::differs);
  CHECK(finding.why ==
        "finishing stacks: p1 has 200, the file says 201, p2 has 210, the file says 209");
}

TEST_CASE("RWS17-3.9: a hand in which somebody acts out of turn is not followed") {
  const HandFinding finding = verify(changed("nt-split.phh", "'p1 cc', 'p2 f'", "'p2 f', 'p1 cc'"));
  CHECK(finding.verdict == Verdict::refused);
  CHECK(contains(finding.why, "p2 folds, but p1 is to act"));
}

TEST_CASE("RWS17-3.3: a raise that is too small is refused with the clause") {
  const HandFinding finding = verify(changed("nt-split.phh", "p3 cbr 21", "p3 cbr 15"));
  CHECK(finding.verdict == Verdict::refused);
  CHECK(contains(finding.why, "[RWS17-3.3]"));
}

TEST_CASE("history: a hand without a result is legal to the end and not compared") {
  const HandFinding finding = verify(changed("nt-split.phh", "finishing_stacks", "_finishing"));
  CHECK(finding.verdict == Verdict::not_compared);
  CHECK(contains(finding.why, "neither finishing stacks nor winnings"));
  CHECK(verify(changed("nt-split.phh", "finishing_stacks = [105, 90, 105]", "winnings = [0, 0, 0]"))
            .verdict == Verdict::not_compared);
}

TEST_CASE("history: a hand of an unknown game or with a card twice is not replayable") {
  const HandFinding finding = verify(changed("nt-split.phh", "'NT'", "'FX'"));
  CHECK(finding.verdict == Verdict::not_replayable);
  CHECK(contains(finding.why, "FX"));
  CHECK(verify(changed("nt-split.phh", "AhKc", "AsKc")).verdict == Verdict::not_replayable);
}

TEST_CASE("history: an unknown hand never wins a showdown by accident") {
  // Neither hand of the showdown is known.
  const std::string both = changed("nt-unknown-cards.phh", "'p3 sm 9h9c'", "'p3 sm'");
  CHECK(verify(both).verdict == Verdict::not_compared);
  // The board is the best possible hand: a player who throws their cards away cannot be made to
  // lose.
  std::string royal = changed("nt-unknown-cards.phh", "Td8h2c", "TdJdKd");
  royal.replace(royal.find("'d db 2s'"), 9, "'d db Ad'");
  const HandFinding finding = verify(royal);
  CHECK(finding.verdict == Verdict::not_compared);
  CHECK(contains(finding.why, "not known"));
  // The file says that a hand which nobody saw has won a share.
  const HandFinding shared = verify(changed("nt-unknown-cards.phh", "finishing_stacks",
                                            "winnings = [0, 0, 157, 158]\n_finishing"));
  CHECK(shared.verdict == Verdict::not_compared);
  CHECK(contains(shared.why, "a hand that won the showdown"));
}

TEST_CASE("history: a rulebook may be named, and its determinations") {
  const std::string text = text_of(hands_folder / "nt-split.phh");
  CHECK(verify(text, {"modern-holdem", {}}).verdict == Verdict::matches);
  const HandFinding raked = verify(text, {"rws-2017", {{"rake", "5"}}});
  CHECK(raked.verdict == Verdict::differs);
  CHECK(contains(raked.why, "p1 has 104"));
  CHECK(verify(text, {"whist", {}}).verdict == Verdict::not_replayable);
  CHECK(verify(text, {"rws-2017", {{"rake", "50"}}}).verdict == Verdict::not_replayable);
}

namespace {

// Four players, blinds 0.5 and 1; nobody's cards are known.
std::string four_players(const std::string& blinds, const std::string& acts,
                         const std::string& results) {
  std::string dealt;
  for (const char player : {'1', '2', '3', '4'})
    dealt += std::string("'d dh p") + player + " " + std::string(4, '?') + "', ";
  return "variant = 'NT'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = " + blinds +
         "\nmin_bet = 1\nstarting_stacks = [20, 20, 20, 20]\nactions = [" + dealt + acts + "]\n" +
         results + "\n";
}

}  // namespace

TEST_CASE("history: a post of a player who comes in is live, and what is above the blind is dead") {
  // p4 has 1 in front of them and adds 2 to call 3.
  const std::string acts =
      "'p3 f', 'p4 cc', 'p1 cbr 3', 'p2 f', 'p4 cc', 'd db 2c9dJs', 'p1 cbr 4', 'p4 f'";
  CHECK(verify(four_players("[0.5, 1, 0, -1]", acts, "finishing_stacks = [24, 19, 20, 17]")).why ==
        "");
  CHECK(verify(four_players("[0.5, 1, 0, -1.5]", acts, "finishing_stacks = [24.5, 19, 20, 16.5]"))
            .why == "");
  // A missed small blind is dead: p4 adds 3 to call 3.
  CHECK(verify(four_players("[0.5, 1, 0, -0.5]", acts, "finishing_stacks = [24.5, 19, 20, 16.5]"))
            .why == "");
}

TEST_CASE("history: a dead small blind leaves one blind, and the next player opens") {
  const std::string acts = "'p2 cc', 'p3 f', 'p4 f', 'p1 cc', 'd db 2c9dJs', 'p1 cbr 2', 'p2 f'";
  CHECK(verify(four_players("[1, 0, 0, 0]", acts, "finishing_stacks = [21, 19, 20, 20]")).why ==
        "");
}

TEST_CASE("history: stakes that were not recorded are enough for everything") {
  std::string text = four_players("[0.5, 1, 0, 0]",
                                  "'p3 cbr 300', 'p4 f', 'p1 f', 'p2 cc', 'd db 2c9dJs', "
                                  "'p2 cbr 900', 'p3 f'",
                                  "winnings = [0, 600.5, 0, 0]");
  const std::string stacks = "[20, 20, 20, 20]";
  text.replace(text.find(stacks), stacks.size(), "[inf, inf, inf, inf]");
  const HandFinding finding = verify(text);
  CHECK(finding.verdict == Verdict::matches);
  CHECK(finding.why == "");
}

TEST_CASE("history: unknown stakes end where the acts show that a player is all-in") {
  const auto finding = [](const std::string& acts, const std::string& winnings) {
    std::string text = four_players("[0.5, 1, 0, 0]", acts, "winnings = " + winnings);
    const std::string stacks = "[20, 20, 20, 20]";
    text.replace(text.find(stacks), stacks.size(), "[inf, inf, inf, inf]");
    return verify(text);
  };
  // The board runs out after a call: both are all-in.
  CHECK(finding("'p3 cbr 30', 'p4 f', 'p1 f', 'p2 cc', 'd db 2c9dJs', 'd db 3h', 'd db 4h', "
                "'p3 sm AsAd', 'p2 sm KsKd'",
                "[0, 0, 60.5, 0]")
            .why == "");
  // The checks after the last card are left out: nobody is all-in, and the hand ends.
  CHECK(finding("'p3 cbr 30', 'p4 f', 'p1 f', 'p2 cc', 'd db 2c9dJs', 'p2 cc', 'p3 cc', 'd db 3h', "
                "'p2 cc', 'p3 cc', 'd db 4h', 'p3 sm AsAd', 'p2 sm KsKd'",
                "[0, 0, 60.5, 0]")
            .why == "");
  // A raise from 10 to 12 is too small for a player with more.
  CHECK(finding("'p3 cbr 10', 'p4 cbr 12', 'p1 f', 'p2 f', 'p3 cc', 'd db 2c9dJs', 'd db 3h', "
                "'d db 4h', 'p4 sm AsAd', 'p3 sm KsKd'",
                "[0, 0, 0, 25.5]")
            .why == "");
}

TEST_CASE("history: a short raise that puts everybody else all-in stands, unless it is refused") {
  // p1 has only 12: a raise from 10 to 12 covers them, and is less than the least raise to 19.
  std::string text =
      four_players("[0.5, 1, 0, 0]", "'p3 f', 'p4 cbr 2', 'p1 cbr 10', 'p2 f', 'p4 cbr 12', 'p1 f'",
                   "finishing_stacks = [2, 19, 20, 31]");
  const std::string stacks = "[20, 20, 20, 20]";
  text.replace(text.find(stacks), stacks.size(), "[12, 20, 20, 20]");
  CHECK(verify(text).why == "");
  Wanted strict;
  strict.short_covers = false;
  CHECK(verify(text, strict).verdict == Verdict::refused);
}

TEST_CASE("history: a post that the file does not tell is in the winnings, and is counted") {
  const std::string acts = "'p3 cbr 18', 'p4 f', 'p1 f', 'p2 f'";
  const auto seen = [&](const std::string& winnings) {
    return verify(four_players("[0.5, 1, 0, 0]", acts, "winnings = " + winnings));
  };
  CHECK_FALSE(seen("[0, 0, 2.5, 0]").rake->untold_post);
  for (const std::string won : {"3", "3.5", "4"}) {
    const HandFinding finding = seen("[0, 0, " + won + ", 0]");
    REQUIRE(finding.rake);
    CHECK(finding.rake->untold_post);
    CHECK(finding.rake->rake == 0);
  }
  CHECK(seen("[0, 0, 7, 0]").verdict == Verdict::differs);
}

TEST_CASE("history: between two the button may be told first") {
  const std::string text =
      "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [10, 5]\nmin_bet = 10\n"
      "starting_stacks = [900, 1500]\nactions = ['d dh p1 AsAd', 'd dh p2 KsKd', 'p1 cbr 26', "
      "'p2 f']\nwinnings = [36, 0]\n";
  CHECK(verify(text).why == "");
  const auto hands = read_hands(Format::phh, "", text);
  REQUIRE(hands);
  CHECK(hands->front().players[1].stack == Decimal{900, 0});
}

TEST_CASE("history: the last folds of players who were gone may be left out") {
  const std::string acts = "'p3 cbr 40', 'p4 f', 'p1 f'";
  const auto with_stacks = [&](const std::string& results) {
    std::string text = four_players("[5, 10, 0, 0]", acts, results);
    const std::string stacks = "[20, 20, 20, 20]";
    return text.replace(text.find(stacks), stacks.size(), "[200, 200, 200, 200]");
  };
  CHECK(verify(with_stacks("winnings = [0, 0, 25, 0]")).why == "");
  CHECK(verify(with_stacks("winnings = [0, 10, 15, 0]")).verdict == Verdict::refused);
}

TEST_CASE("history: a player whom nobody asks may check") {
  const std::string text =
      "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [5, 10]\nmin_bet = 10\n"
      "starting_stacks = [100, 10]\nactions = ['d dh p1 AsAd', 'd dh p2 KsKd', 'p2 cc', 'p1 cc', "
      "'d db 2c9dJs', 'd db 3h', 'd db 4h', 'p1 sm AsAd', 'p2 sm KsKd']\n"
      "finishing_stacks = [110, 0]\n";
  CHECK(verify(text).why == "");
}

TEST_CASE("history: a blind that is not told, of a player who is not in the file") {
  // The small blind of 3 is told. The big blind of 6 is in the pot, and so much of the raise with
  // it.
  const auto verdict_of = [](const std::string& winnings) {
    return verify(R"(variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [3, 0, 0]
min_bet = 3
starting_stacks = [300, 300, 300]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p2 cbr 18', 'p3 f', 'p1 f']
winnings = [0, )" +
                  winnings + ", 0]\n");
  };
  const HandFinding found = verdict_of("15");
  CHECK(found.verdict == Verdict::matches);
  REQUIRE(found.rake);
  CHECK(found.rake->untold_post);
  CHECK(verdict_of("40").verdict == Verdict::differs);
}

TEST_CASE("history: a card face up that is not told does not bring in") {
  const std::string text =
      "variant = 'F7S'\nantes = [1, 1, 1]\nbring_in = 3\nsmall_bet = 10\nbig_bet = 20\n"
      "starting_stacks = [200, 200, 200]\nactions = ['d dh p1 KdQdQs', 'd dh p2 7h4h4c', "
      "'d dh p3 " +
      std::string(6, '?') +
      "', 'p2 pb', 'p3 f', 'p1 cbr 10', 'p2 f']\n"
      "finishing_stacks = [205, 196, 199]\n";
  CHECK(verify(text).why == "");
}

TEST_CASE("history: cards that nobody told are not written either, nor is the house's rake lost") {
  const std::string acts =
      "'p3 cbr 3', 'p4 f', 'p1 f', 'p2 cc', 'd db 2c9dJs', 'p2 cc', 'p3 cbr 4', 'p2 f'";
  const std::string text = four_players("[0.5, 1, 0, 0]", acts, "winnings = [0, 0, 6.2, 0]");
  const auto hands = read_hands(Format::phh, "", text);
  REQUIRE(hands);
  Books books;
  const auto played = play_told(hands->front(), {}, books);
  REQUIRE(played);
  for (const Format format : {Format::phh, Format::ohh, Format::pokerstars}) {
    const auto written = write_hand(format, *played);
    REQUIRE(written);
    CAPTURE(*written);
    // The communal cards, and no others.
    const std::string unknown = format == Format::phh   ? "'d dh p1 " + std::string(4, '?') + "'"
                                : format == Format::ohh ? "[\"??\",\"??\"]"
                                                        : "*** HOLE CARDS ***\np3: raises";
    CHECK(contains(*written, unknown));
    const auto again = read_hands(format, "", *written);
    REQUIRE(again);
    REQUIRE(again->front().pots.size() == 1);
    CHECK(again->front().pots[0].rake == Decimal{3, 1});
    HandVerifier verifier;
    CHECK(verifier.verify(again->front()).why == "");
    const auto replayed = play_told(again->front(), {}, books);
    REQUIRE(replayed);
    CHECK(replayed->invented == played->invented);
  }
  // A script needs all cards; read again, they are as unknown as before.
  const auto script = write_hand(Format::hand, *played);
  REQUIRE(script);
  const auto again = read_hands(Format::hand, "", *script);
  REQUIRE(again);
  const auto replayed = play_told(again->front(), {}, books);
  REQUIRE(replayed);
  CHECK(replayed->invented == played->invented);
  CHECK(*write_hand(Format::phh, *replayed) == *write_hand(Format::phh, *played));
}
