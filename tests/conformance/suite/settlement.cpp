#include "conformance/suite/settlement.h"

#include <algorithm>
#include <map>
#include <set>

#include "eval/best_five.h"

namespace cardroom::conformance {

namespace {

struct Part {
  Count amount = 0;
  SeatSet eligible;
  SeatSet contributors;
  bool forced_only = true;
  SeatSet high;
  SeatSet low;
  bool free = false;
  Count commission = 0;
};
using Parts = std::vector<Part>;

// M-03, M-17: an unmatched amount is not part of any pot.
void take_back_uncalled(Ending& ending, Settlement& result) {
  std::vector<std::pair<Count, Seat>> by_paid;
  for (const Seat seat : ending.dealt) by_paid.emplace_back(ending.paid[seat.index()], seat);
  std::sort(by_paid.rbegin(), by_paid.rend());
  const auto [most, seat] = by_paid[0];
  const Count next = by_paid.size() > 1 ? by_paid[1].first : 0;
  if (most == next || !ending.active.contains(seat)) return;
  result.returned[seat.index()] = most - next;
  ending.paid[seat.index()] = next;
  ending.forced[seat.index()] = std::min(ending.forced[seat.index()], next);
}

// The chips above one level and up to the next, folded players' levels included.
Part part_between(const Ending& ending, Count below, Count level) {
  Part part;
  for (const Seat seat : ending.dealt) {
    const Count paid = ending.paid[seat.index()];
    if (paid <= below) continue;
    part.contributors.insert(seat);
    part.amount += level - below;
    if (ending.forced[seat.index()] < level) part.forced_only = false;
    if (ending.active.contains(seat)) part.eligible.insert(seat);
  }
  return part;
}

void join(Part& into, const Part& part) {
  into.amount += part.amount;
  into.contributors = into.contributors | part.contributors;
  into.forced_only = into.forced_only && part.forced_only;
}

Parts parts_of(const Ending& ending) {
  std::set<Count> levels;
  for (const Seat seat : ending.dealt) levels.insert(ending.paid[seat.index()]);
  Parts parts;
  Count below = 0;
  for (const Count level : levels) {
    if (level == 0) continue;
    const Part part = part_between(ending, below, level);
    below = level;
    // N-19: chips that no player still in has matched stay with the pot beneath them.
    const bool same = !parts.empty() && parts.back().eligible == part.eligible;
    if (same || (part.eligible.empty() && !parts.empty()))
      join(parts.back(), part);
    else
      parts.push_back(part);
  }
  Part dead;
  for (const Seat seat : ending.dealt) {
    if (ending.dead[seat.index()] == 0) continue;
    dead.amount += ending.dead[seat.index()];
    dead.contributors.insert(seat);
  }
  if (parts.empty() && dead.amount > 0) parts.emplace_back();
  if (!parts.empty()) join(parts[0], dead);
  if (!parts.empty() && parts[0].eligible.empty()) parts[0].eligible = ending.active;
  return parts;
}

HighValue high_of(const Terms& terms, const Ending& ending, Seat seat) {
  std::vector<Card> cards = ending.hole[seat.index()];
  if (terms.game->showdown.from_hole > 0)
    return best_two_and_three({cards, ending.board}, terms.high_order).value;
  cards.insert(cards.end(), ending.board.begin(), ending.board.end());
  return best_of(cards, terms.high_order).value;
}

LowValue low_of(const Terms& terms, const Ending& ending, Seat seat) {
  std::vector<Card> cards = ending.hole[seat.index()];
  if (terms.game->showdown.from_hole > 0)
    return best_low_two_and_three({cards, ending.board}, terms.low_order).value;
  cards.insert(cards.end(), ending.board.begin(), ending.board.end());
  return best_low_of(cards, terms.low_order).value;
}

template <class Value>
SeatSet greatest(SeatSet among, const std::map<Seat, Value>& values, const Value& none) {
  Value best = none;
  for (const Seat seat : among) best = std::max(best, values.at(seat));
  SeatSet seats;
  if (best == none) return seats;
  for (const Seat seat : among)
    if (values.at(seat) == best) seats.insert(seat);
  return seats;
}

void find_winners(const Terms& terms, const Ending& ending, Parts& parts) {
  if (ending.active.size() == 1) {
    for (auto& part : parts) part.high = ending.active;
    return;
  }
  std::map<Seat, HighValue> highs;
  std::map<Seat, LowValue> lows;
  for (const Seat seat : ending.active) {
    if (terms.win != Win::low) highs[seat] = high_of(terms, ending, seat);
    if (terms.win != Win::high) lows[seat] = low_of(terms, ending, seat);
  }
  for (auto& part : parts) {
    if (terms.win == Win::low) {
      part.high = greatest(part.eligible, lows, LowValue());
      continue;
    }
    part.high = greatest(part.eligible, highs, HighValue());
    if (terms.win == Win::high_low) part.low = greatest(part.eligible, lows, LowValue());
  }
}

bool tied_contributors_alone(const Part& part) {
  if (part.high.size() < 2 || part.high != part.contributors) return false;
  return part.low.empty() || part.low == part.high;
}

// *95-11.3, M-02, N-15: one amount for the same winners.
Parts grouped(const Parts& parts) {
  Parts groups;
  for (const auto& part : parts) {
    bool found = false;
    for (auto& group : groups) {
      if (group.high != part.high || group.low != part.low || group.free != part.free) continue;
      group.amount += part.amount;
      found = true;
      break;
    }
    if (!found) groups.push_back(part);
  }
  return groups;
}

// M-01, M-13.
void commission_of_1995(const Terms& terms, Parts& parts) {
  Count left = terms.commission.cap.count();
  for (auto& part : parts) {
    if (part.free) continue;
    const Count twenties = std::min(part.amount, 100 * terms.minimum.count()) / 20;
    part.commission = twenties * 20 * terms.commission.percent / 100;
    if (!terms.commission.capped) continue;
    part.commission = std::min(part.commission, left);
    left -= part.commission;
  }
}

// M-08, N-16.
void commission_of_2005(const Terms& terms, Parts& parts) {
  const Count rate = terms.commission.percent;
  const Count nothing_up_to = rate == 10 ? 9 : 19;
  Count sum = 0;
  std::vector<Part*> paying;
  for (auto& part : parts) {
    if (part.free) continue;
    sum += part.amount;
    if (part.amount > nothing_up_to) paying.push_back(&part);
  }
  if (paying.empty()) return;
  Count due = sum * rate / 100;
  if (terms.commission.capped) due = std::min(due, terms.commission.cap.count());
  for (auto* part : paying) {
    const Count own = part->amount * rate / 100;
    part->commission = std::min(own, due);
    due -= part->commission;
  }
  for (std::size_t turn = 0; due > 0; ++turn, --due) ++paying[turn % paying.size()]->commission;
}

// M-11.
void rake_of_2017(const Terms& terms, Parts& parts) {
  Count taken = 0;
  for (auto& part : parts) {
    Count rake = part.amount * terms.commission.percent / 100;
    rake -= rake % terms.chip.count();
    if (terms.commission.capped) rake = std::min(rake, terms.commission.cap.count() - taken);
    part.commission = rake;
    taken += rake;
  }
}

void find_commission(const Terms& terms, Parts& parts) {
  const CommissionScale scale = terms.game->commission;
  for (auto& part : parts) {
    if (scale == CommissionScale::rake_2017) break;
    part.free =
        tied_contributors_alone(part) || (scale == CommissionScale::stud_2005 && part.forced_only);
  }
  if (terms.game->pots_together) parts = grouped(parts);
  if (terms.commission.by_time) return;
  if (scale == CommissionScale::gazette_1995) commission_of_1995(terms, parts);
  if (scale == CommissionScale::stud_2005) commission_of_2005(terms, parts);
  if (scale == CommissionScale::rake_2017) rake_of_2017(terms, parts);
}

// M-05, M-06: equal whole units, and the remainder to the winner nearest to first position.
void share_out(const Terms& terms, const Ending& ending, Count amount, SeatSet winners,
               Settlement& result) {
  const Count unit = terms.chip.count();
  const Count units_each = amount / unit / winners.size();
  for (const Seat seat : winners) result.won[seat.index()] += units_each * unit;
  Seat nearest = ending.first;
  while (!winners.contains(nearest)) nearest = seat_at((nearest.index() + 1) % seats_max);
  result.won[nearest.index()] += amount - units_each * unit * winners.size();
  result.winners = result.winners | winners;
}

void pay(const Terms& terms, const Ending& ending, const Part& part, Settlement& result) {
  const Count net = part.amount - part.commission;
  result.house += part.commission;
  if (part.low.empty()) return share_out(terms, ending, net, part.high, result);
  const Count unit = terms.chip.count();
  const Count half = net / 2 / unit * unit;
  share_out(terms, ending, half, part.high, result);
  share_out(terms, ending, half, part.low, result);
  // H-12, N-17.
  const SeatSet near = terms.readings.odd_unit_to_high ? part.high : part.high | part.low;
  Seat nearest = ending.first;
  while (!near.contains(nearest)) nearest = seat_at((nearest.index() + 1) % seats_max);
  result.won[nearest.index()] += net - 2 * half;
}

}  // namespace

Settlement settle(const Terms& terms, Ending ending) {
  Settlement result;
  take_back_uncalled(ending, result);
  Parts parts = parts_of(ending);
  find_winners(terms, ending, parts);
  find_commission(terms, parts);
  for (const auto& part : parts) pay(terms, ending, part, result);
  return result;
}

}  // namespace cardroom::conformance
