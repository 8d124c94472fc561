// The journal: durable appends through the writer, and opening a long one.
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>

#include "bench.h"
#include "folder.h"
#include "store/sqlite/journal.h"
#include "store/writer.h"

namespace cardroom::bench {

namespace {

using namespace store;

constexpr std::uint64_t tables = 100;

std::unique_ptr<SqliteJournal> open(const Folder& folder) {
  auto opened =
      SqliteJournal::open({.file = folder.path / journal_file, .vfs = {}}, SigningKey(Hash{1}));
  if (!opened) std::abort();
  return std::move(*opened);
}

std::string stream_of(std::uint64_t table) { return "table/" + std::to_string(table); }

// As long as a wager with its events.
Record a_record() { return {1'700'000'000'000, std::string(400, 'x')}; }

Batch one_append(const std::string& stream, Version expected) {
  Batch batch;
  batch.appends.push_back({stream, expected, {a_record()}});
  return batch;
}

// Every append is its own batch, like a player's action; the caller does not wait.
std::size_t append_through_writer(Journal& journal, std::size_t appends) {
  std::atomic<std::size_t> durable = 0;
  Writer writer(journal);
  for (std::size_t number = 0; number < appends; ++number) {
    const std::string stream = stream_of(number % tables);
    while (writer.submit(one_append(stream, number / tables),
                         [&durable](const CommitOutcome& outcome) {
                           if (std::holds_alternative<Durable>(outcome)) ++durable;
                         }) == Submitted::full)
      std::this_thread::yield();
  }
  writer.stop();
  return durable;
}

Compared store_append(const Options&) {
  constexpr std::size_t many = 50'000;
  constexpr std::size_t few = 200;
  return take_turns(
      3,
      [] {
        const Folder folder;
        const auto journal = open(folder);
        return append_through_writer(*journal, many);
      },
      [] {
        const Folder folder;
        const auto journal = open(folder);
        for (Version version = 0; version < few; ++version)
          commit_one(*journal, one_append("table/1", version));
        return few;
      });
}

constexpr Entry entries[] = {{"store-append", "appends/s",
                              "durable appends of 400 bytes to 100 streams, grouped; alone", 0,
                              store_append}};

}  // namespace

std::span<const Entry> store_entries() { return entries; }

}  // namespace cardroom::bench
