// For any bytes: they choose a game, its settings, its players and every kind of command to a
// table. A refused command changes no byte; the events of an accepted one give the same table when
// they are applied again; chips are conserved; any round can be brought to an end; nobody learns of
// cards that they may not see. These are the storms of tests/conformance, steered by the fuzzer.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "conformance/suite/storm.h"
#include "rules/games/games.h"

using namespace cardroom;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const Game& game = *all_games[data[0] % all_games.size()];
  conformance::StormOutcome outcome;
  const auto broken =
      conformance::run_storm(game, conformance::Random({data + 1, size - 1}), outcome);
  if (broken.empty()) return 0;
  std::fputs(broken.c_str(), stderr);
  std::abort();
}
