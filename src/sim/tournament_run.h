// A whole tournament with simple players: the director's engine and the engine of the rounds, from
// the first entry to the last prize. The same plan gives the same tournament.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "sim/tournament_table.h"
#include "tournament/format/formats.h"
#include "tournament/play.h"

namespace cardroom::sim {

// How long things take, in seconds.
struct Pace {
  int deal_s = 45;  // Shuffle, cut, forced bets, deal, payment.
  int act_s = 6;    // A decision.
  int showdown_s = 20;
  int break_every_min = 120;  // Of play; 0 means no breaks.
  int break_min = 15;
};

// How often in a thousand chances.
struct Habits {
  std::uint32_t rebuys = 700;  // When they have no chips left.
  int rebuys_most = 3;
  std::uint32_t tops_up = 800;
  std::uint32_t absent = 0;  // They never come; they are dealt in and folded (T-12).
};

// How the director's engine is asked; the outcome is the same.
enum class Deciding : std::uint8_t { in_place, on_a_copy };

struct TournamentPlan {
  const tournament::Format* format = nullptr;
  const Game* game = nullptr;
  int players = 0;
  std::uint64_t seed = 1;
  Bots bots = Bots::quick;
  Pace pace;
  Habits habits;
  std::vector<std::pair<std::string, std::string>> settings;
  Deciding deciding = Deciding::in_place;
};

struct TournamentRun {
  tournament::Tournament state;
  std::uint64_t rounds = 0;
  std::uint64_t actions = 0;
  std::int64_t clock_s = 0;   // Time of play.
  std::int64_t length_s = 0;  // Including breaks.
  int level = 0;              // The last level played.
};

// Why a plan cannot be run: a setting or a number of players that is refused.
struct PlanRefused {
  std::string sentence;
};

// Everything that happened, for callers who want it.
struct TournamentLog {
  std::vector<tournament::Command> commands;
  tournament::Events events;
};

Result<TournamentRun, PlanRefused> run_tournament(const TournamentPlan& plan,
                                                  TournamentLog* log = nullptr);

}  // namespace cardroom::sim
