// What a simulation of a cash table counts. Whole numbers only, so parts can be added in any order.
#pragma once

#include <array>
#include <vector>

#include "base/money.h"
#include "eval/order.h"
#include "sim/gathered.h"
#include "sim/paths.h"

namespace cardroom::sim {

struct PlayerTotals {
  Gathered net;               // Chips won or lost in a session.
  std::int64_t entered = 0;   // Rounds in which they put chips in of their own will.
  std::int64_t won = 0;       // Rounds in which they took a pot or a part of one.
  std::int64_t shown = 0;     // Rounds in which they were there at the showdown.
  std::int64_t rebought = 0;  // How often they lost their stake and bought another.
  std::int64_t ruined = 0;    // Sessions in which that happened.
  Paths path;                 // In minimum wagers.

  void add(const PlayerTotals& other);
  friend constexpr bool operator==(const PlayerTotals&, const PlayerTotals&) = default;
  CARDROOM_PART("player_totals", net, entered, won, shown, rebought, ruined, path);
};

// Pots by size: class n begins at 2^(n/2) minimum wagers.
inline constexpr std::size_t pot_classes = 32;

struct CashTotals {
  std::int64_t sessions = 0;
  std::int64_t rounds = 0;
  std::int64_t decisions = 0;
  std::int64_t raises = 0;  // Openings included.
  std::int64_t showdowns = 0;
  std::int64_t tap_outs = 0;
  Chips largest_pot;
  Gathered pots;  // Each of these by session.
  Gathered commission;
  Gathered seconds;
  std::array<std::int64_t, 5> streets{};  // Rounds that reached each betting round.
  std::array<std::int64_t, pot_classes> pot_sizes{};
  std::array<std::int64_t, category_count> shown{};  // Hands at showdowns.
  std::array<std::int64_t, category_count> winning{};
  std::vector<PlayerTotals> players;

  void add(const CashTotals& other);
  friend bool operator==(const CashTotals&, const CashTotals&) = default;
  CARDROOM_PART("cash_totals", sessions, rounds, decisions, raises, showdowns, tap_outs,
                largest_pot, pots, commission, seconds, streets, pot_sizes, shown, winning,
                players);
};

// One session in figures.
struct SessionFigures {
  std::int64_t pots = 0;
  std::int64_t commission = 0;
  std::int64_t seconds = 0;
  std::int64_t showdowns = 0;
  std::array<std::int64_t, 10> net{};
};

// The same sessions under other settings: the differences, session by session.
struct Differences {
  Gathered pots;
  Gathered commission;
  Gathered seconds;
  Gathered showdowns;
  std::vector<Gathered> net;

  void add(const SessionFigures& one, const SessionFigures& other);
  void add(const Differences& other);
  friend bool operator==(const Differences&, const Differences&) = default;
  CARDROOM_PART("differences", pots, commission, seconds, showdowns, net);
};

}  // namespace cardroom::sim
