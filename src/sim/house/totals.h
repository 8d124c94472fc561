// What a simulation of Canberra Poker counts. Whole numbers only.
#pragma once

#include <array>
#include <vector>

#include "base/money.h"
#include "eval/order.h"
#include "sim/gathered.h"
#include "sim/paths.h"

namespace cardroom::sim {

struct BoxTotals {
  Gathered net;  // Chips won or lost to the house in a session, jackpots not counted.
  std::int64_t bets = 0;
  std::int64_t ante = 0;     // Chips.
  std::int64_t wagered = 0;  // Antes and bets.
  Gathered jackpot_cents;    // Won less wagered, in a session.

  void add(const BoxTotals& other);
  friend constexpr bool operator==(const BoxTotals&, const BoxTotals&) = default;
  CARDROOM_PART("box_totals", net, bets, ante, wagered, jackpot_cents);
};

struct JackpotTotals {
  std::int64_t wagers = 0;
  Cents wagered;
  Cents paid;
  std::array<std::int64_t, category_count> hits{};
  Gathered house_cents;        // What the house had to put in, by session.
  std::int64_t called_on = 0;  // Sessions in which it had to.
  Cents house_most;
  std::int64_t gap_longest = 0;  // Rounds without a royal flush, within a session.
  Cents meter_most;
  Paths meter;    // In hundreds of dollars.
  Paths reserve;  // The same; what the house put in taken off.

  void add(const JackpotTotals& other);
  friend constexpr bool operator==(const JackpotTotals&, const JackpotTotals&) = default;
  CARDROOM_PART("jackpot_totals", wagers, wagered, paid, hits, house_cents, called_on, house_most,
                gap_longest, meter_most, meter, reserve);
};

struct HouseTotals {
  std::int64_t sessions = 0;
  std::int64_t rounds = 0;
  std::int64_t seconds = 0;
  Gathered won;  // By the house from antes and bets, chips in a session.
  JackpotTotals jackpot;
  std::vector<BoxTotals> boxes;

  void add(const HouseTotals& other);
  friend bool operator==(const HouseTotals&, const HouseTotals&) = default;
  CARDROOM_PART("house_totals", sessions, rounds, seconds, won, jackpot, boxes);
};

}  // namespace cardroom::sim
