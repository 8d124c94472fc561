#include "rulebook/role.h"

#include <doctest/doctest.h>

using namespace cardroom;

TEST_CASE("CP17-DEF-Dealer CP17-DEF-CasinoSupervisor CP17-DEF-CasinoOperator: staff by name") {
  CHECK(word(Role::dealer) == "dealer");
  CHECK(word(Role::supervisor) == "supervisor");
  CHECK(word(Role::operator_) == "operator");
}
