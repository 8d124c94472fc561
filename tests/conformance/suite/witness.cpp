#include "conformance/suite/witness.h"

#include <algorithm>

namespace cardroom::conformance {

Witness::Witness(const Terms& terms, const Setup& setup) : terms_(terms) {
  ending_.dealt = ending_.active = setup.players;
  ending_.first = terms.game->first == FirstPosition::marker_itself
                      ? setup.players.from(setup.marker)
                      : setup.players.after(setup.marker);
  for (const Seat seat : setup.players) stake_[seat.index()] = setup.stakes[seat.index()].count();
}

void Witness::see(const Event& event) {
  expect(!over_ || std::holds_alternative<event::Shown>(event) ||
             std::holds_alternative<event::Mucked>(event),
         "something happened after the round had ended");
  std::visit(
      [this](const auto& happened) {
        expect(!terms_.game->documented || happened.clause, "an event cites no clause");
        see(happened);
      },
      event);
}

Count Witness::pot() const {
  Count all = 0;
  for (const Seat seat : ending_.dealt)
    all += ending_.paid[seat.index()] + ending_.dead[seat.index()];
  return all;
}

void Witness::move_chips(Seat seat, Count amount) {
  expect(amount >= 0 && amount <= stake_[seat.index()], "a player paid more than they had");
  stake_[seat.index()] -= amount;
  if (stake_[seat.index()] == 0) tapped_out_.insert(seat);
}

void Witness::see(const event::Posted& posted) {
  const auto at = posted.seat.index();
  const Count amount = posted.amount.count();
  const Count nominal = posted.nominal.count();
  // P-05, B-50: the full bet, or all the chips the player has.
  expect(amount == std::min(nominal, stake_[at]), "a forced bet is neither whole nor all chips");
  move_chips(posted.seat, amount);
  if (posted.what == Forcing::dead_post) {
    ending_.dead[at] += amount;
    return;
  }
  ending_.paid[at] += amount;
  ending_.forced[at] += amount;
  if (posted.what == Forcing::ante) return;
  total_[at] += amount;
  highest_ = full_ = std::max(highest_, nominal);
  if (posted.what == Forcing::post) return;
  last_blind_ = least_raise_ = nominal;
  last_blind_seat_ = posted.seat;
}

void Witness::see(const event::Dealt& dealt) {
  expect(ending_.active.contains(dealt.seat), "a card was dealt to a player who is out");
  auto& hole = ending_.hole[dealt.seat.index()];
  hole.insert(hole.end(), dealt.cards.begin(), dealt.cards.end());
  auto& up = up_[dealt.seat.index()];
  if (dealt.face == Face::up) up.insert(up.end(), dealt.cards.begin(), dealt.cards.end());
}

bool Witness::pair_is_up() const {
  for (const Seat seat : ending_.active)
    for (const Card card : up_[seat.index()])
      for (const Card other : up_[seat.index()])
        if (card != other && card.rank() == other.rank()) return true;
  return false;
}

void Witness::see(const event::Exposed& exposed) {
  ending_.board.insert(ending_.board.end(), exposed.cards.begin(), exposed.cards.end());
}

void Witness::see(const event::SharedLast& shared) { ending_.board.push_back(shared.card); }

// B-03: a betting round closes when everybody has answered or, N-01, nobody is left to be asked.
void Witness::check_matched() const {
  for (const Seat seat : able())
    for (const Seat other : ending_.active)
      expect(total_[seat.index()] >= total_[other.index()],
             "a betting round closed before a player had matched the others");
  if (able().size() > 1)
    expect((able() - acted_).empty(), "a betting round closed before a player had acted");
}

void Witness::see(const event::BettingOpened& opened) {
  street_ = opened.street;
  if (street_ > 0) {
    if (!terms_.game->streets[street_].draw) check_matched();
    total_ = {};
    highest_ = full_ = least_raise_ = 0;
  }
  doubled_ = terms_.game->streets[street_].pair_doubles && terms_.win == Win::high && pair_is_up();
  raises_ = 0;
  acted_ = had_chance_ = {};
  begun_ = false;
}

void Witness::see(const event::DrawOpened&) { check_matched(); }

void Witness::check_acts(Seat seat) const {
  expect(able().contains(seat), "a player acted who is out or has no chips");
}

void Witness::see(const event::Folded& folded) {
  // B-28: a player who pays a compulsory call with all their chips still folds.
  expect(ending_.active.contains(folded.seat), "a player folded who is out");
  ending_.active.erase(folded.seat);
  begun_ = true;
}

void Witness::see(const event::Checked& checked) {
  check_acts(checked.seat);
  expect(total_[checked.seat.index()] == highest_, "a player checked against a wager");
  acted_.insert(checked.seat);
  had_chance_.insert(checked.seat);
}

void Witness::see(const event::Declined& declined) {
  check_acts(declined.seat);
  expect(street_ == 0 && total_[declined.seat.index()] == highest_,
         "a player declined what was not offered");
  // B-40: a last blind that opened and could not raise (option C) keeps its option.
  const bool opens = !begun_ && declined.seat == last_blind_seat_;
  begun_ = true;
  if (opens) return;
  acted_.insert(declined.seat);
  had_chance_.insert(declined.seat);
}

void Witness::see(const event::Wagered& wagered) {
  check_acts(wagered.seat);
  begun_ = true;
  const auto at = wagered.seat.index();
  const Count to = wagered.to.count();
  expect(total_[at] + wagered.added.count() == to, "a wager does not add up");
  // N-04, B-03: a wager below the highest total is all the player's chips, or their whole minimum
  // bets (B-27).
  if (to < highest_ && wagered.what != Wager::compulsory_call)
    expect(wagered.taps_out, "a player stays in for less than the call");
  if (to > highest_) check_above_highest(wagered);
  move_chips(wagered.seat, wagered.added.count());
  ending_.paid[at] += wagered.added.count();
  total_[at] = to;
  if (wagered.taps_out) tapped_out_.insert(wagered.seat);
  if (to > highest_) raised(wagered);
  // B-40: the last blind that opened by calling nothing keeps its option.
  if (wagered.added == Chips(0) && wagered.seat == last_blind_seat_) return;
  acted_.insert(wagered.seat);
  had_chance_.insert(wagered.seat);
}

void Witness::raised(const event::Wagered& wagered) {
  const Count step = wagered.to.count() - highest_;
  const Count before = highest_;
  highest_ = wagered.to.count();
  acted_ = {};
  const bool opening = wagered.what == Wager::opening || wagered.what == Wager::completion;
  const bool opening_is_step = terms_.game->opening_sets == OpeningSets::the_least_raise ||
                               terms_.readings.raise_by_last_wager;
  if (opening && opening_is_step) least_raise_ = highest_;
  const bool above = wagered.what == Wager::raise && before > full_ && step < one_size_step();
  if (opening || wagered.what == Wager::raise)
    full_ = completes_raises(terms_) && above ? full_ + one_size_step() : highest_;
  if (wagered.what == Wager::raise) {
    least_raise_ = completes_raises(terms_) ? std::max(step, least_raise_) : step;
    ++raises_;
  }
  const bool reopens =
      terms_.game->short_raise == ShortRaise::reopens_for_all && !terms_.readings.short_all_in_bars;
  // RWS17-3.14.3: half a raise counts as one.
  const bool full = opening || wagered.what == Wager::raise || wagered.what == Wager::half_raise;
  // RWS17-DEF-Check: all who have acted have checked, and keep all rights if there is a bet.
  const bool a_bet = wagered.what == Wager::short_opening &&
                     terms_.game->short_opening == ShortOpening::may_be_raised;
  // Elsewhere half a bet is a bet in a fixed limit.
  const bool half = wagered.what == Wager::short_opening && completes_raises(terms_) &&
                    2 * highest_ >= one_size_step();
  if (full || reopens || a_bet || half) had_chance_ = {};
}

void Witness::check_above_highest(const event::Wagered& wagered) const {
  expect(!(able() - SeatSet{wagered.seat}).empty(), "a wager that nobody can answer");
  // B-21: a player who has acted raises again only over a full raise.
  expect(!had_chance_.contains(wagered.seat), "a raise by a player who has no right to it");
  // B-05, B-15.
  if (terms_.raises_most > 0 && able().size() > 2 && wagered.what != Wager::opening &&
      wagered.what != Wager::completion && wagered.what != Wager::short_opening)
    expect(raises_ < terms_.raises_most, "more raises than the book allows");
  check_least(wagered);
  check_most(wagered);
}

// A fixed limit in units of the minimum has one size for each betting round.
bool Witness::one_size() const {
  return terms_.limit == LimitKind::fixed && terms_.game->unit == BetUnit::table_minimum;
}

bool Witness::is_one_size(Count step) const {
  if (!doubled_) return step == one_size_step();
  return step >= least_raise_ && (step == one_size_step() || step == 2 * one_size_step());
}

// A tap-out may be more than what completes a short raise.
bool Witness::completes_short_raise(const event::Wagered& wagered) const {
  const Count above = wagered.to.count() - full_;
  return completes_raises(terms_) && highest_ > full_ &&
         (is_one_size(above) || (wagered.taps_out && above > one_size_step()));
}

Count Witness::one_size_step() const {
  return terms_.game->streets[street_].multiples.raise_low * terms_.minimum.count();
}

void Witness::check_least(const event::Wagered& wagered) const {
  const Count step = wagered.to.count() - highest_;
  switch (wagered.what) {
    case Wager::raise:
      if (one_size()) {
        // A tap-out may be between the two sizes that a pair allows.
        const bool between = doubled_ && wagered.taps_out && step >= least_raise_;
        expect(between || is_one_size(step) || completes_short_raise(wagered),
               "a raise of another size than the fixed one");
        return;
      }
      expect(step >= least_raise_, "a raise below the one before it");
      expect(street_ > 0 || step >= last_blind_, "a raise below the last blind");
      return;
    case Wager::opening:
      expect(highest_ == 0, "an opening over another wager");
      expect(wagered.to >= terms_.minimum, "an opening below the table minimum");
      return;
    case Wager::completion:
      expect(highest_ > 0 && wagered.to >= terms_.minimum, "a completion of nothing");
      return;
    case Wager::short_opening:
      expect(wagered.taps_out || (street_ == 0 && highest_ == 0 && wagered.to == terms_.bring_in),
             "a short opening by a player who has more");
      return;
    case Wager::short_raise:
    case Wager::half_raise:
      expect(wagered.taps_out, "a short wager by a player who has more");
      return;
    case Wager::call:
    case Wager::compulsory_call:
      expect(false, "a call above the highest wager");
  }
}

void Witness::check_most(const event::Wagered& wagered) const {
  const Count to = wagered.to.count();
  const Count step = to - highest_;
  const Count with_call = pot() + highest_ - total_[wagered.seat.index()];
  const bool opens = highest_ == 0;
  // N-09: the obliged opener may bet the minimum whatever the pot.
  const bool least = opens && street_ == 0 && wagered.to <= terms_.minimum;
  // B-33: nothing has been opened before the completion of a short opening, which is one itself.
  const Count ante = wagered.what == Wager::completion ? terms_.ante.count() : 0;
  switch (terms_.limit) {
    case LimitKind::half_pot:
      expect(least || step <= with_call / 2, "more than half the pot");
      return;
    case LimitKind::full_pot:
      expect(least || step <= with_call, "more than the pot");
      return;
    case LimitKind::straddle:
      expect(opens || to <= 2 * std::max({highest_, last_blind_, ante, terms_.minimum.count()}),
             "more than twice the wager before");
      return;
    case LimitKind::range:
      expect(step <= terms_.maximum.count(), "more than the maximum");
      return;
    case LimitKind::fixed: {
      const Multiples& times = terms_.game->streets[street_].multiples;
      const Count unit = one_size() ? terms_.minimum.count() : last_blind_;
      const Count high = std::max(times.open_high, times.raise_high) * unit * (doubled_ ? 2 : 1);
      const bool over_half = completes_raises(terms_) && wagered.what == Wager::completion &&
                             2 * highest_ >= one_size_step() && to <= 2 * one_size_step();
      expect(times.raise_high == 0 || step <= high || over_half, "more than the book's limit");
      return;
    }
    case LimitKind::no_limit:
      return;
  }
}

void Witness::see(const event::Returned& returned) {
  told_.returned[returned.seat.index()] += returned.amount.count();
  stake_[returned.seat.index()] += returned.amount.count();
}

void Witness::see(const event::Threw& threw) {
  auto& hole = ending_.hole[threw.seat.index()];
  for (const Card card : threw.cards) {
    const auto at = std::find(hole.begin(), hole.end(), card);
    expect(at != hole.end(), "a player threw away a card they did not hold");
    hole.erase(at);
  }
}

void Witness::see(const event::ShowdownOpened& opened) {
  check_matched();
  expect(ending_.active.contains(opened.first), "the first to show is out");
}

void Witness::see(const event::Shown& shown) {
  expect(ending_.active.contains(shown.seat) && !shown_.contains(shown.seat),
         "a hand was shown that is out or was shown before");
  if (!over_) shown_.insert(shown.seat);
}

void Witness::see(const event::CommissionTaken& taken) { told_.house += taken.amount.count(); }

void Witness::see(const event::Won& won) {
  expect(won.amount > Chips(0), "nothing was won");
  told_.won[won.seat.index()] += won.amount.count();
  told_.winners.insert(won.seat);
}

void Witness::check_ending(const Round& round) const {
  expect(over_, "the round ended without saying so");
  const Settlement reckoned = settle(terms_, ending_);
  expect(told_.returned == reckoned.returned, "what went back uncalled is not as reckoned");
  expect(told_.house == reckoned.house, "the commission is not as reckoned");
  expect(told_.won == reckoned.won, "the winnings are not as reckoned");
  for (const Seat seat : ending_.dealt) {
    const auto at = seat.index();
    expect(stake_[at] + told_.won[at] == round.stake[at].count(), "a stake is not as reckoned");
  }
  expect(round.house.count() == told_.house, "the house has not the commission");
  // M-16, M-21: the winner has shown, unless nobody was left to show to.
  if (ending_.active.size() > 1)
    expect((reckoned.winners - shown_).empty(), "a hand won that was not shown");
  else
    expect(shown_.empty(), "a hand was shown without a showdown");
}

}  // namespace cardroom::conformance
