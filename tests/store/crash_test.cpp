// A writing process is killed at random, again and again: no record that was reported durable is
// lost. The kernel stays alive here; power_test.cpp shows what a power cut does.
#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <map>

#include "store/places.h"
#include "store/verify.h"
#include "store/writer.h"

using namespace cardroom;
using namespace cardroom::store;
using namespace cardroom::store::test;

namespace {

constexpr int tables = 8;

// What the writing process reports through its pipe: this version of this table is durable.
struct Acknowledged {
  std::uint32_t table = 0;
  std::uint32_t version = 0;
};

std::string bytes_of(std::uint32_t table, Version version) {
  return "record " + std::to_string(version) + " of table " + std::to_string(table) +
         std::string(version % 300, '.');
}

// Writes for ever, as a room does: many batches under way, completions at any moment.
[[noreturn]] void write_for_ever(const std::string& file, int pipe_end) {
  auto journal = SqliteJournal::open(
      {.file = file, .vfs = {}, .pages_at_rest = 20, .pages_at_most = 100}, test_key);
  if (!journal) _exit(1);
  Writer writer(**journal, {.waiting = 64, .together = 16});
  std::map<std::uint32_t, Version> versions;
  for (std::uint32_t table = 0; table < tables; ++table)
    versions[table] = (*journal)->version("table/" + std::to_string(table));
  for (std::uint32_t turn = 0;; ++turn) {
    const std::uint32_t table = turn * 7 % tables;
    Batch batch = appending("table/" + std::to_string(table), versions[table],
                            {record(bytes_of(table, versions[table] + 1))});
    if (turn % 50 == 0)
      batch.snapshots.push_back({batch.appends[0].stream, versions[table] + 1, "snapshot"});
    const Acknowledged told{table, static_cast<std::uint32_t>(versions[table] + 1)};
    const auto taken =
        writer.submit(std::move(batch), [told, pipe_end](const CommitOutcome& outcome) {
          if (!std::holds_alternative<Durable>(outcome)) _exit(2);
          if (write(pipe_end, &told, sizeof told) != sizeof told) _exit(3);
        });
    if (taken == Submitted::taken) ++versions[table];
    if (taken == Submitted::stopped) _exit(4);
    if (taken == Submitted::full) std::this_thread::yield();
  }
}

// Kills the writer after this many acknowledgements, and notes what it said until then.
void one_life(const std::string& file, std::uint64_t acknowledgements,
              std::map<std::uint32_t, Version>& durable) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    close(ends[0]);
    write_for_ever(file, ends[1]);
  }
  close(ends[1]);
  Acknowledged told;
  std::uint64_t heard = 0;
  while (read(ends[0], &told, sizeof told) == sizeof told) {
    Version& version = durable[told.table];
    REQUIRE(told.version == version + 1);
    version = told.version;
    if (++heard == acknowledgements) kill(child, SIGKILL);
  }
  close(ends[0]);
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  REQUIRE(WIFSIGNALED(status));
  REQUIRE(heard >= acknowledgements);
}

void campaign_of_kills(int kills) {
  const Folder folder;
  const std::string file = folder.path / "journal.sqlite";
  std::map<std::uint32_t, Version> durable;
  std::uint64_t chance = 4711;
  for (int life = 0; life < kills; ++life) {
    chance = chance * 6364136223846793005U + 1442695040888963407U;
    one_life(file, 1 + (chance >> 33) % 60, durable);
    const auto journal = open_sqlite(file);
    for (auto& [table, version] : durable) {
      const std::string stream = "table/" + std::to_string(table);
      REQUIRE(journal->version(stream) >= version);
      version = journal->version(stream);
    }
  }
  const auto journal = open_sqlite(file);
  const auto verified = verify(*journal);
  REQUIRE(verified);
  for (const auto& damage : verified->damages) CHECK_MESSAGE(false, to_string(damage));
  for (const auto& [table, version] : durable)
    CHECK(journal->read("table/" + std::to_string(table), 0,
                        [&, at = table](const StoredRecord& one) {
                          CHECK(one.bytes == bytes_of(at, one.version));
                          return Reading::go_on;
                        }));
}

}  // namespace

TEST_CASE("a hundred kills of the writing process lose nothing that was acknowledged") {
  campaign_of_kills(100);
}

TEST_CASE("five thousand kills of the writing process lose nothing" * doctest::skip()) {
  campaign_of_kills(5000);
}
