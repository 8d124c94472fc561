// The index: texts in order on the disk.
#include "store/sqlite/index.h"

#include <doctest/doctest.h>

#include <vector>

namespace cardroom::store::test {
namespace {

std::vector<std::string> keys_down(const Index& index, const Index::Range& range,
                                   std::size_t most = 100) {
  std::vector<std::string> keys;
  REQUIRE(index.read_down(range, [&](std::string_view key, std::string_view) {
    keys.emplace_back(key);
    return keys.size() < most ? Reading::go_on : Reading::stop;
  }));
  return keys;
}

TEST_CASE("an index gives what was put last, and reads down from any place") {
  Index index;
  CHECK_FALSE(*index.get("a/1"));
  CHECK(keys_down(index, {"a/", {}}).empty());
  REQUIRE(index.begin());
  for (const std::string key : {"a/1", "a/3", "b/1", "a/2"}) REQUIRE(index.put(key, "first"));
  REQUIRE(index.end());
  REQUIRE(index.put("a/2", "second"));
  CHECK(**index.get("a/2") == "second");
  using Keys = std::vector<std::string>;
  CHECK(keys_down(index, {"a/", {}}) == Keys{"a/3", "a/2", "a/1"});
  CHECK(keys_down(index, {"a/", "a/3"}) == Keys{"a/2", "a/1"});
  CHECK(keys_down(index, {"a/", {}}, 1) == Keys{"a/3"});
}

}  // namespace
}  // namespace cardroom::store::test
