// What earlier programs told otherwise, and the audit accepts.
#include <doctest/doctest.h>

#include <boost/json/parse.hpp>

#include "audit/replay.h"

using namespace cardroom::audit;

namespace {

json::array events(const std::string& text) { return json::parse("[" + text + "]").as_array(); }

std::string out(int player, int contributed, int place) {
  return R"({"type":"eliminated","player":)" + std::to_string(player) + R"(,"contributed":)" +
         std::to_string(contributed) + R"(,"place":)" + std::to_string(place) + "}";
}

const std::string ended = R"({"type":"round_ended","table":1})";

}  // namespace

TEST_CASE("T-14: places that were told in the order of the seats pass the audit") {
  const json::array now =
      events(ended + "," + out(4, 500, 10) + "," + out(2, 1'500, 8) + "," + out(7, 1'500, 8));
  CHECK(difference(now, now).empty());
  CHECK(difference(
            events(ended + "," + out(2, 1'500, 10) + "," + out(4, 500, 9) + "," + out(7, 1'500, 8)),
            now)
            .empty());
  // Somebody else, other chips, places that do not follow each other, or fewer of them.
  for (const std::string& wrong :
       {out(2, 1'500, 10) + "," + out(4, 500, 9) + "," + out(8, 1'500, 8),
        out(2, 1'500, 10) + "," + out(4, 501, 9) + "," + out(7, 1'500, 8),
        out(2, 1'500, 10) + "," + out(4, 500, 10) + "," + out(7, 1'500, 8),
        out(2, 1'500, 10) + "," + out(4, 500, 9)})
    CHECK_FALSE(difference(events(ended + "," + wrong), now).empty());
}
