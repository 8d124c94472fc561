// When the room looks at its disk and its desk, and when it warns.
#include "room/caretaker.h"

#include <doctest/doctest.h>

namespace cardroom::room {
namespace {

TEST_CASE(
    "a disk that is too full is told at once, again after ten minutes, and after a recovery") {
  Caretaker caretaker({.program_hash = {},
                       .free_megabytes = {},
                       .disk_warning_mb = 100,
                       .operator_wanted = {},
                       .operator_granted = {}});
  constexpr std::int64_t minute_ms = 60'000;
  CHECK_FALSE(caretaker.almost_full(100));
  CHECK(caretaker.almost_full(99) == 99);
  CHECK_FALSE(caretaker.warns(100, 1));
  CHECK(caretaker.warns(99, 2));
  CHECK_FALSE(caretaker.warns(50, 9 * minute_ms));
  CHECK(caretaker.warns(50, 11 * minute_ms));
  CHECK_FALSE(caretaker.warns(200, 12 * minute_ms));
  CHECK(caretaker.warns(99, 13 * minute_ms));
}

TEST_CASE("a sign-in that is wanted is granted once") {
  std::optional<store::Hash> wanted;
  Caretaker caretaker({.program_hash = {},
                       .free_megabytes = {},
                       .operator_wanted = [&] { return wanted; },
                       .operator_granted = {}});
  CHECK_FALSE(caretaker.newly_wanted(1'000));
  wanted = store::Hasher().text("one").done();
  CHECK_FALSE(caretaker.newly_wanted(1'001));  // It has just looked.
  CHECK(caretaker.newly_wanted(2'000) == wanted);
  CHECK_FALSE(caretaker.newly_wanted(3'000));
  wanted = store::Hasher().text("two").done();
  CHECK(caretaker.newly_wanted(4'000) == wanted);
}

}  // namespace
}  // namespace cardroom::room
