// A pack: what goes in comes out, and anything torn or changed is refused.
#include "store/pack.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "folder.h"

namespace cardroom::store::test {
namespace {

std::string read_all_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_all_of(const std::filesystem::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

// Two files, one of them long enough for several blocks, and a folder to unpack into.
struct Packed {
  Packed() {
    std::string large;
    for (int at = 0; at < 100'000; ++at) large += std::to_string(at * 7919);
    write_all_of(folder.path / "one", "");
    write_all_of(folder.path / "two", large);
    plain_bytes = large.size();
    REQUIRE(pack(files(folder.path), (folder.path / "pack").string()));
    bytes = read_all_of(folder.path / "pack");
  }
  static std::vector<PackedFile> files(const std::filesystem::path& place) {
    return {{"one", (place / "one").string()}, {"two", (place / "two").string()}};
  }
  // What is said of these bytes; empty: they are good.
  std::string fault_of(const std::string& changed) const {
    write_all_of(folder.path / "changed", changed);
    const Folder into;
    const auto through = read_through((folder.path / "changed").string(), files(into.path));
    CHECK(std::filesystem::is_empty(into.path));
    const auto read = unpack((folder.path / "changed").string(), files(into.path));
    CHECK(static_cast<bool>(through) == static_cast<bool>(read));
    return read ? std::string() : read.error().detail;
  }
  Folder folder;
  std::size_t plain_bytes = 0;
  std::string bytes;
};

TEST_CASE("a pack brings its files back, and is for its owner alone") {
  const Packed packed;
  CHECK(packed.bytes.size() * 2 < packed.plain_bytes);
  const Folder into;
  REQUIRE(unpack((packed.folder.path / "pack").string(), Packed::files(into.path)));
  CHECK(read_all_of(into.path / "one").empty());
  CHECK(read_all_of(into.path / "two") == read_all_of(packed.folder.path / "two"));
  const auto rights = std::filesystem::status(packed.folder.path / "pack").permissions();
  CHECK(rights == (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
  CHECK_FALSE(pack(Packed::files(packed.folder.path), (packed.folder.path / "pack").string()));
}

TEST_CASE("a pack that ends early, goes on, or has another byte is refused") {
  const Packed packed;
  const std::size_t size = packed.bytes.size();
  CHECK(packed.fault_of(packed.bytes).empty());
  for (std::size_t length = 0; length < size; length += 1 + length / 3)
    CHECK_FALSE(packed.fault_of(packed.bytes.substr(0, length)).empty());
  CHECK_FALSE(packed.fault_of(packed.bytes.substr(0, size - 1)).empty());
  CHECK_FALSE(packed.fault_of(packed.bytes + "x").empty());
  CHECK_FALSE(packed.fault_of(packed.bytes + packed.bytes).empty());
  for (std::size_t at = 0; at < size; at += 1 + size / 200) {
    std::string changed = packed.bytes;
    changed[at] = static_cast<char>(changed[at] ^ 4);
    CHECK_FALSE(packed.fault_of(changed).empty());
  }
}

TEST_CASE("a pack with another file than those that are wanted is refused") {
  const Packed packed;
  const Folder into;
  const std::string pack = (packed.folder.path / "pack").string();
  const auto fewer = unpack(pack, {{"one", (into.path / "one").string()}});
  REQUIRE_FALSE(fewer);
  CHECK(fewer.error().detail == "it has files in it that do not belong to a room");
}

}  // namespace
}  // namespace cardroom::store::test
