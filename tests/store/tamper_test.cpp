// When bytes of the journal's file are changed, either what is read is what was written, or the
// change is found.
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "store/places.h"
#include "store/verify.h"

using namespace cardroom;
using namespace cardroom::store;
using namespace cardroom::store::test;

namespace {

std::string content_of(const std::string& file) {
  std::ostringstream content;
  content << std::ifstream(file, std::ios::binary).rdbuf();
  return content.str();
}

// Everything that can be read from a journal, or an empty text if something is wrong.
std::string told_by(const std::string& file) {
  const auto journal = SqliteJournal::open_to_read({.file = file, .vfs = {}});
  if (!journal) return {};
  const auto verified = verify(**journal);
  if (!verified || verified->damage_count > 0) return {};
  if (const auto damage = (*journal)->integrity(); !damage || !damage->empty()) return {};
  std::string all = to_hex((*journal)->public_key());
  const auto records = (*journal)->read_all(0, [&](const StoredRecord& record) {
    all += std::to_string(record.sequence) + std::string(record.stream) +
           std::to_string(record.version) + std::to_string(record.time_ms) +
           std::string(record.bytes) + to_hex(record.hash);
    return Reading::go_on;
  });
  const auto heads = (*journal)->read_heads(0, [&](const SignedHead& head) {
    all += std::to_string(head.head.sequence) + to_hex(head.head.hash);
    return Reading::go_on;
  });
  if (!records || !heads) return {};
  for (const auto& stream : (*journal)->streams())
    if (const auto snapshot = (*journal)->snapshot(stream); snapshot && *snapshot)
      all += stream + std::to_string((*snapshot)->version) + (*snapshot)->bytes;
  return all;
}

void campaign_of_damage(std::size_t step) {
  const Folder folder;
  const std::string file = folder.path / "journal.sqlite";
  {
    const auto journal = open_sqlite(file);
    for (Version version = 0; version < 12; ++version) {
      Batch batch = appending("table/1", version, {record(std::string(150, 'r'), 1000)});
      batch.appends.push_back({"cage", version, {record("{\"amount\":1000}", 1001)}});
      if (version == 7) batch.snapshots.push_back({"table/1", 8, std::string(200, 's')});
      REQUIRE(std::holds_alternative<Durable>(commit_one(*journal, batch)));
    }
  }
  const std::string honest = content_of(file);
  const std::string told = told_by(file);
  REQUIRE_FALSE(told.empty());
  std::size_t found = 0;
  std::size_t harmless = 0;
  const std::string changed_file = folder.path / "changed.sqlite";
  for (std::size_t at = 0; at < honest.size(); at += step) {
    std::string content = honest;
    content[at] = static_cast<char>(content[at] ^ (1 << at % 8));
    std::ofstream(changed_file, std::ios::binary)
        .write(content.data(), static_cast<std::streamsize>(content.size()));
    const std::string now = told_by(changed_file);
    if (now.empty()) {
      ++found;
      continue;
    }
    // No record, head or snapshot uses this place: nothing that can be read has changed.
    CHECK_MESSAGE(now == told, "byte ", at);
    ++harmless;
  }
  CHECK(found * 8 > harmless);
}

}  // namespace

TEST_CASE("no byte of the file can be changed so that something else is read unnoticed") {
  campaign_of_damage(23);
}

TEST_CASE("every single byte of the file is changed in turn" * doctest::skip()) {
  campaign_of_damage(1);
}

TEST_CASE("a log that lost its end gives an earlier state, whole, never a broken one") {
  const Folder folder;
  const std::string file = folder.path / "journal.sqlite";
  const auto journal = open_sqlite(file);
  std::vector<Hash> heads = {journal->head().hash};
  for (Version version = 0; version < 6; ++version) {
    commit_one(*journal, appending("a", version, {record("x")}));
    heads.push_back(journal->head().hash);
  }
  const std::string log = content_of(file + "-wal");
  for (std::size_t size = log.size(); size > 4096; size -= 1031) {
    const std::string copy = folder.path / "copy.sqlite";
    std::filesystem::copy_file(file, copy, std::filesystem::copy_options::overwrite_existing);
    std::filesystem::remove(copy + "-shm");
    std::ofstream(copy + "-wal", std::ios::binary)
        .write(log.data(), static_cast<std::streamsize>(size));
    const auto opened = SqliteJournal::open({.file = copy, .vfs = {}}, test_key);
    if (!opened) continue;
    const Head head = (*opened)->head();
    REQUIRE(head.sequence < heads.size());
    CHECK(head.hash == heads[head.sequence]);
    CHECK(verify(**opened)->damage_count == 0);
  }
}
