#include <doctest/doctest.h>

#include "canberra/game/edition.h"

using namespace cardroom::canberra;

TEST_CASE("CP17-INS-1 CP17-INS-2 CP17-INS-3 CP17-INS-4: the instrument in force is named") {
  CHECK(canberra_2017.instrument == "NI2017-193");
  CHECK(canberra_2017.name.find("Approval 2017 (No 1)") != std::string_view::npos);
  CHECK(canberra_2017.game == "Poker - Canberra Poker");
  CHECK(canberra_2017.approved == 20170428);
  CHECK(canberra_2017.revokes == "NI2016-268");
}

TEST_CASE("CP17-INS-2: in force from the day after notification, not on the day of signing") {
  CHECK(canberra_2017.from > canberra_2017.approved);
  CHECK(canberra_2017.from == 20170429);
}
