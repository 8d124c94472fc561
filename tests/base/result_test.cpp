#include "base/result.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <type_traits>

using namespace cardroom;

namespace {

enum class Refusal { odd };

constexpr Result<int, Refusal> half(int number) {
  if (number % 2 != 0) return Refusal::odd;
  return number / 2;
}

}  // namespace

// A Result costs no more than its parts, and works at compile time.
static_assert(std::is_trivially_copyable_v<Result<int, Refusal>>);
static_assert(half(4) && !half(5));
static_assert(!std::is_convertible_v<Result<int, Refusal>, bool>);

TEST_CASE("Result holds a value or the reason there is none") {
  const auto value = half(14);
  REQUIRE(value);
  CHECK(value.value() == 7);
  CHECK(*value == 7);
  const auto refusal = half(7);
  REQUIRE_FALSE(refusal);
  CHECK(refusal.error() == Refusal::odd);
}

TEST_CASE("Result lets its value be changed and moved out") {
  Result<std::string, int> text = std::string("stake");
  text->append("s");
  *text += '!';
  CHECK(text.value() == "stakes!");
  Result<std::unique_ptr<int>, int> owner = std::make_unique<int>(5);
  const std::unique_ptr<int> moved = std::move(owner).value();
  CHECK(*moved == 5);
}

TEST_CASE("Result of Done is a success without a value") {
  const Result<Done, Refusal> done = Done();
  REQUIRE(done);
  CHECK(*done == Done());
}
