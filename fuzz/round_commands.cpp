// Whatever bytes: a game, its settings, its players and every kind of command to a table are chosen
// by them. A refused command changes no byte; an accepted one is told in events that give the same
// table when they are applied again; chips are conserved; any round can be brought to an end;
// nobody is told of cards that he may not see. The storms of tests/conformance, steered by the
// fuzzer.
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
