// The writer: many batches, few commits, and nothing acknowledged after a failure.
#include "store/writer.h"

#include <doctest/doctest.h>

#include <latch>

#include "store/places.h"

using namespace cardroom;
using namespace cardroom::store;
using namespace cardroom::store::test;

namespace {

// A journal that waits for its gate before each commit, and fails when told to.
class GatedJournal : public MemoryJournal {
 public:
  std::vector<CommitOutcome> commit(std::span<const Batch> batches) override {
    gate.wait();
    if (failing) return std::vector<CommitOutcome>(batches.size(), Fault{"commit", "disk full"});
    return MemoryJournal::commit(batches);
  }
  std::latch gate{1};
  bool failing = false;
};

}  // namespace

TEST_CASE("batches that wait are committed together and answered in order") {
  GatedJournal journal;
  Writer writer(journal);
  std::vector<int> answered;
  for (int number = 0; number < 100; ++number)
    CHECK(writer.submit(appending("a", static_cast<Version>(number), {record("x")}),
                        [&answered, number](const CommitOutcome& outcome) {
                          if (std::holds_alternative<Durable>(outcome)) answered.push_back(number);
                        }) == Submitted::taken);
  journal.gate.count_down();
  writer.stop();
  REQUIRE(answered.size() == 100);
  for (int number = 0; number < 100; ++number)
    CHECK(answered[static_cast<unsigned>(number)] == number);
  CHECK(journal.version("a") == 100);
  CHECK(writer.counts().batches == 100);
  CHECK(writer.counts().commits <= 100);
  std::size_t heads = 0;
  CHECK(journal.read_heads(0, [&](const SignedHead&) {
    ++heads;
    return Reading::go_on;
  }));
  CHECK(heads == writer.counts().commits);
}

TEST_CASE("a full queue refuses at once") {
  GatedJournal journal;
  Writer writer(journal, {.waiting = 4, .together = 2});
  Version version = 0;
  Submitted last = Submitted::taken;
  // The writer holds at most two while the gate is shut.
  while (version < 20 && last == Submitted::taken)
    last = writer.submit(appending("a", version++, {record("x")}), {});
  CHECK(last == Submitted::full);
  CHECK(version <= 7);
  journal.gate.count_down();
  writer.stop();
  CHECK(journal.version("a") == version - 1);
}

TEST_CASE("after a fault nothing is accepted and everything that waited is refused") {
  GatedJournal journal;
  journal.failing = true;
  Writer writer(journal, {.waiting = 100, .together = 1});
  int faults = 0;
  for (Version version = 0; version < 3; ++version)
    writer.submit(appending("a", version, {record("x")}), [&faults](const CommitOutcome& outcome) {
      if (std::holds_alternative<Fault>(outcome)) ++faults;
    });
  journal.gate.count_down();
  writer.stop();
  CHECK(faults == 3);
  CHECK(writer.submit(appending("a", 3, {record("x")}), {}) == Submitted::stopped);
  REQUIRE(writer.fault());
  CHECK(to_string(*writer.fault()) == "commit: disk full");
  CHECK(journal.head().sequence == 0);
}
