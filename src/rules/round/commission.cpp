#include "rules/round/commission.h"

#include <algorithm>

namespace cardroom {

namespace {

// *95-11.5, S05-15.2(c), M-04: two or more tied players are the only contributors.
bool tied_alone(const WonPot& pot) {
  const bool tie_high = pot.high.size() >= 2 && pot.high == pot.pot.contributors;
  // N-16: in high/low both halves must be tied.
  return tie_high && (pot.low.empty() || pot.low == pot.high);
}

void mark_free(const Terms& terms, WonPots& pots) {
  const bool forced_bets_free = terms.game->commission == CommissionScale::stud_2005;
  for (auto& won : pots) {
    // S05-15.2(d), M-10: a pot of antes and blinds only pays nothing; only this book says so.
    if (forced_bets_free && won.pot.forced_only) won.free = true;
    if (tied_alone(won)) won.free = true;
  }
}

// *95-9.4, *95-11.3, N-15: pots won by the same players are one amount, except free pots.
void join_by_winners(WonPots& pots) {
  WonPots joined;
  for (const auto& won : pots) {
    auto* same = std::find_if(joined.begin(), joined.end(), [&](const WonPot& other) {
      return other.high == won.high && other.low == won.low && other.free == won.free;
    });
    if (same == joined.end())
      joined.push_back(won);
    else
      same->pot.amount += won.pot.amount;
  }
  pots = joined;
}

Chips percent_of(Chips amount, int percent) { return amount * percent / 100; }

// S05-15.2(a), M-08: calculated on the sum, and taken from the pots above the threshold, main pot
// first.
void commission_2005(const Terms& terms, WonPots& pots) {
  const int percent = terms.commission.percent;
  const Chips threshold = percent > 5 ? Chips(9) : Chips(19);
  Chips all;
  bool any = false;
  for (const auto& won : pots) {
    if (won.free) continue;
    all += won.pot.amount;
    any = any || won.pot.amount > threshold;
  }
  if (!any) return;
  Chips due = percent_of(all, percent);
  if (terms.commission.capped) due = std::min(due, terms.commission.cap);
  const auto pays = [&](const WonPot& won) { return !won.free && won.pot.amount > threshold; };
  for (auto& won : pots) {
    if (!pays(won)) continue;
    won.commission = std::min(due, percent_of(won.pot.amount, percent));
    due -= won.commission;
  }
  while (due > Chips(0))
    for (auto& won : pots)
      if (pays(won) && due > Chips(0)) {
        won.commission += Chips(1);
        due -= Chips(1);
      }
}

// *95-11.1, M-02: each winner's amount separately; a cap applies to the round, main pot first.
void commission_by_scale(const Terms& terms, WonPots& pots) {
  Chips left = terms.commission.cap;
  for (auto& won : pots) {
    if (won.free) continue;
    won.commission = commission_1995(terms, won.pot.amount);
    if (terms.commission.capped) won.commission = std::min(won.commission, left);
    left -= won.commission;
  }
}

// RWS17-4.1, M-11: each pot separately, main pot first, up to the overall cap.
void rake_2017(const Terms& terms, WonPots& pots) {
  Chips left = terms.commission.cap;
  for (auto& won : pots) {
    Chips rake = down_to(percent_of(won.pot.amount, terms.commission.percent), terms.chip);
    if (terms.commission.capped) rake = std::min(rake, left);
    won.commission = rake;
    left -= rake;
  }
}

}  // namespace

Chips commission_1995(const Terms& terms, Chips pot) {
  const Chips base = std::min(pot, terms.minimum * 100);
  const Chips scale = base / 20;
  // *95-11.2, M-13: a variation never takes more than the scale.
  return std::min(scale, percent_of(scale * 20, terms.commission.percent));
}

void reckon_commission(const Terms& terms, WonPots& pots) {
  if (terms.game->commission != CommissionScale::rake_2017) mark_free(terms, pots);
  if (terms.game->pots_together) join_by_winners(pots);
  if (terms.commission.by_time) return;  // S05-15.3, M-14
  switch (terms.game->commission) {
    case CommissionScale::none:
      return;
    case CommissionScale::gazette_1995:
      return commission_by_scale(terms, pots);
    case CommissionScale::stud_2005:
      return commission_2005(terms, pots);
    case CommissionScale::rake_2017:
      return rake_2017(terms, pots);
  }
}

}  // namespace cardroom
