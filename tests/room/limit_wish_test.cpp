// Higher limits that players ask for, and when they have lapsed.
#include <doctest/doctest.h>

#include "at_play.h"

namespace cardroom::room {
namespace {

TEST_CASE("a higher limit that was asked for months ago cannot be had at once") {
  AtPlay in;
  REQUIRE(in.limit("bring_day", "20000") == "");
  REQUIRE(in.limit("bring_day", "null") == "");
  in.now_ms += 8 * day_ms - 1;
  in.restart();
  in.a = in.connect(in.ann);
  CHECK_FALSE(in.limit_view("bring_day").at("asked").is_null());
  in.now_ms += 1;
  CHECK(in.limit_view("bring_day").at("asked").is_null());
  CHECK(in.refusal(in.a, R"({"type":"confirm_limit","limit":"bring_day"})") == "nothing_asked");
  CHECK(in.sit(in.a, 1, 400) == "limit_bring_day");
  // It can be asked for again.
  REQUIRE(in.limit("bring_day", "null") == "");
  in.now_ms += day_ms;
  CHECK(in.refusal(in.a, R"({"type":"confirm_limit","limit":"bring_day"})") == "");
  CHECK(in.sit(in.a, 1, 400) == "");
}

}  // namespace
}  // namespace cardroom::room
