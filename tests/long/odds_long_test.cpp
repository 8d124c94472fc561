#include <doctest/doctest.h>

#include "odds/ranges/best_starts.h"

using namespace cardroom::odds;

TEST_CASE("odds: the list of the best hole cards of 52 is what the exact shares say") {
  CHECK(best_starts({}) == work_out_starts({}));
}
