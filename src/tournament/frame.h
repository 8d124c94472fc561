// Frame: what belongs to a tournament as a whole, to nobody and to no table: its phase, its stage,
// its clock.
#pragma once

#include <cstdint>
#include <string_view>

#include "tournament/commands.h"

namespace cardroom::tournament {

enum class TournamentPhase : std::uint8_t { entries, playing, over, finished, cancelled };
inline constexpr std::string_view word(TournamentPhase phase) {
  constexpr std::string_view words[] = {"entries", "playing", "over", "finished", "cancelled"};
  return words[static_cast<std::size_t>(phase)];
}

struct TournamentClock {
  bool running = false;  // Since the first round of play.
  std::int64_t began_s = 0;
  std::int64_t breaks_s = 0;  // The total of all finished breaks, and of corrections.
  bool on_break = false;
  std::int64_t break_began_s = 0;
  std::int64_t break_ends_s = 0;  // 0 if it lasts until it is ended.
  friend bool operator==(const TournamentClock&, const TournamentClock&) = default;
  CARDROOM_DESCRIBED("clock", running, began_s, breaks_s, on_break, break_began_s, break_ends_s);
};

// T-21: the stage of the tournament.
struct StageNow {
  TournamentStage stage = TournamentStage::round;
  std::uint16_t number = 1;
  std::uint8_t counts = 0;  // How many on request, in this stage.
  friend bool operator==(const StageNow&, const StageNow&) = default;
  CARDROOM_DESCRIBED("stage", stage, number, counts);
};

// What belongs to nobody and to no table.
struct Frame {
  TournamentPhase phase = TournamentPhase::entries;
  StageNow stage;
  bool balloted = false;
  bool top_ups_ended = false;
  TournamentClock clock;
  CARDROOM_DESCRIBED("frame", phase, stage, balloted, top_ups_ended, clock);
};

}  // namespace cardroom::tournament
