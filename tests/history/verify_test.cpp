#include <doctest/doctest.h>

#include "files.h"
#include "history/formats.h"
#include "history/verify.h"
#include "source_folder.h"

using namespace cardroom;
using namespace cardroom::history;

namespace {

Finding verify(const std::string& text, const Wanted& wanted = {}) {
  const auto hands = read_phh(text);
  REQUIRE(hands);
  REQUIRE(hands->size() == 1);
  Verifier verifier(wanted);
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
  const auto batches = batches_of(text, 10'000);
  REQUIRE(batches.size() == 1);
  Verifier verifier;
  const auto verified = verify_batch(batches[0], verifier);
  REQUIRE(verified);
  CHECK(verified->hands == 5000);
  CHECK(verified->matching == 4997);
  // Half chips: each of these is in known-differences.tsv.
  const std::string known =
      text_of(cardroom::test::source_folder() + "/tests/history/known-differences.tsv");
  for (const auto& other : verified->others) {
    CHECK(contains(known, "pluribus-5000.phhs\t" + other.heading + "\t"));
    CHECK(contains(other.finding.why, ".5"));
  }
}

TEST_CASE("history: our hands of every variant end as calculated by hand") {
  const auto files = hand_files(".phh");
  CHECK(files.size() >= 16);
  for (const auto& path : files) {
    CAPTURE(path.string());
    const Finding finding = verify(text_of(path));
    CHECK(finding.verdict == Verdict::matches);
    CHECK(finding.why == "");
  }
}

TEST_CASE("history: a result that differs from the engine's is reported player by player") {
  const Finding finding = verify(changed("nt-side-pots.phh", "[200, 210, ", "[201, 209, "));
  CHECK(finding.verdict == Verdict::differs);
  CHECK(finding.why ==
        "finishing stacks: p1 has 200, the file says 201, p2 has 210, the file says 209");
}

TEST_CASE("RWS17-3.9: a hand in which somebody acts out of turn is not followed") {
  const Finding finding = verify(changed("nt-split.phh", "'p1 cc', 'p2 f'", "'p2 f', 'p1 cc'"));
  CHECK(finding.verdict == Verdict::differs);
  CHECK(contains(finding.why, "p2 folds, but p1 is to act"));
}

TEST_CASE("RWS17-3.3: a raise that is too small is refused with the clause") {
  const Finding finding = verify(changed("nt-split.phh", "p3 cbr 21", "p3 cbr 15"));
  CHECK(finding.verdict == Verdict::differs);
  CHECK(contains(finding.why, "[RWS17-3.3]"));
}

TEST_CASE("history: a hand without a result, or of an unknown game, is not replayable") {
  CHECK(verify(changed("nt-split.phh", "finishing_stacks", "_finishing")).verdict ==
        Verdict::not_replayable);
  const Finding finding = verify(changed("nt-split.phh", "'NT'", "'FB'"));
  CHECK(finding.verdict == Verdict::not_replayable);
  CHECK(contains(finding.why, "FB"));
  CHECK(verify(changed("nt-split.phh", "AhKc", "AsKc")).verdict == Verdict::not_replayable);
}

TEST_CASE("history: an unknown hand never wins a showdown by accident") {
  // Neither hand of the showdown is known.
  const std::string both = changed("nt-unknown-cards.phh", "'p3 sm 9h9c'", "'p3 sm'");
  CHECK(verify(both).verdict == Verdict::not_replayable);
  // The board is the best possible hand: a player who throws their cards away cannot be made to
  // lose.
  std::string royal = changed("nt-unknown-cards.phh", "Td8h2c", "TdJdKd");
  royal.replace(royal.find("'d db 2s'"), 9, "'d db Ad'");
  const Finding finding = verify(royal);
  CHECK(finding.verdict == Verdict::not_replayable);
  CHECK(contains(finding.why, "not known"));
}

TEST_CASE("history: a rulebook may be named, and its determinations") {
  const std::string text = text_of(hands_folder / "nt-split.phh");
  CHECK(verify(text, {"modern-holdem", {}}).verdict == Verdict::matches);
  const Finding raked = verify(text, {"rws-2017", {{"rake", "5"}}});
  CHECK(raked.verdict == Verdict::differs);
  CHECK(contains(raked.why, "p1 has 104"));
  CHECK(verify(text, {"whist", {}}).verdict == Verdict::not_replayable);
  CHECK(verify(text, {"rws-2017", {{"rake", "50"}}}).verdict == Verdict::not_replayable);
}
