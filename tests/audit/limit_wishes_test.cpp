// The audit sees a limit that rose too soon and an exclusion that was made shorter.
#include <doctest/doctest.h>

#include "audit/limit_wishes.h"

namespace cardroom::audit {
namespace {

constexpr std::int64_t day_ms = 24LL * 3600 * 1000;
constexpr PlayerId ann(7);
using records::Limit;

records::LimitSet set_to(std::optional<std::int64_t> amount, Role by = Role::player) {
  return {ann, by, Limit::bring_day, amount};
}

TEST_CASE("a limit of a player's own rises a day after they asked, and not before") {
  LimitWishes wishes;
  CHECK(wishes.apply(set_to(100), 1) == "");
  CHECK(wishes.apply(set_to(50), 2) == "");
  CHECK(wishes.apply(set_to(60), 3) != "");
  CHECK(wishes.apply(records::LimitAsked{ann, Limit::bring_day, 80, day_ms + 4}, 4) == "");
  CHECK(wishes.apply(set_to(80), day_ms + 3) != "");
  CHECK(wishes.apply(records::LimitAsked{ann, Limit::bring_day, 90, day_ms}, day_ms) == "");
  CHECK(wishes.apply(set_to(90), 2 * day_ms) == "");
  // Another amount than the one they asked for, or none at all, is not what they waited for.
  CHECK(wishes.apply(records::LimitAsked{ann, Limit::bring_day, 95, 0}, 2 * day_ms) == "");
  CHECK(wishes.apply(set_to(std::nullopt), 4 * day_ms) != "");
}

TEST_CASE("the house changes its own limits as it likes") {
  LimitWishes wishes;
  CHECK(wishes.apply(set_to(100, Role::operator_), 1) == "");
  CHECK(wishes.apply(set_to(200, Role::operator_), 2) == "");
}

TEST_CASE("an exclusion that a player chose gets longer and not shorter") {
  LimitWishes wishes;
  const auto until = [](std::optional<std::int64_t> until_ms, Role by = Role::player) {
    return records::PlayerExcluded{ann, by, until_ms};
  };
  CHECK(wishes.apply(until(100), 1) == "");
  CHECK(wishes.apply(until(200), 2) == "");
  CHECK(wishes.apply(until(150), 3) != "");
  CHECK(wishes.apply(until(std::nullopt), 4) == "");
  CHECK(wishes.apply(until(9'000), 5) != "");
  CHECK(wishes.apply(until(1, Role::operator_), 6) == "");
}

}  // namespace
}  // namespace cardroom::audit
