// What each event of play changes in a Round; those of rulings are in
// rules/irregularity/apply_rulings.h. A Round changes nowhere else.
#pragma once

#include <type_traits>

#include "rules/game/terms.h"
#include "rules/round/events.h"
#include "rules/round/round.h"

namespace cardroom {

void apply_to(const Terms& terms, Round& round, const event::ShoeLoaded& happened);
void apply_to(const Terms& terms, Round& round, const event::Posted& happened);
void apply_to(const Terms& terms, Round& round, const event::Dealt& happened);
void apply_to(const Terms& terms, Round& round, const event::Burnt& happened);
void apply_to(const Terms& terms, Round& round, const event::Exposed& happened);
void apply_to(const Terms& terms, Round& round, const event::SharedLast& happened);
void apply_to(const Terms& terms, Round& round, const event::BettingOpened& happened);
void apply_to(const Terms& terms, Round& round, const event::DrawOpened& happened);
void apply_to(const Terms& terms, Round& round, const event::Folded& happened);
void apply_to(const Terms& terms, Round& round, const event::Checked& happened);
void apply_to(const Terms& terms, Round& round, const event::Declined& happened);
void apply_to(const Terms& terms, Round& round, const event::Wagered& happened);
void apply_to(const Terms& terms, Round& round, const event::Returned& happened);
void apply_to(const Terms& terms, Round& round, const event::Threw& happened);
void apply_to(const Terms& terms, Round& round, const event::ShuffleNeeded& happened);
void apply_to(const Terms& terms, Round& round, const event::ShowdownOpened& happened);
void apply_to(const Terms& terms, Round& round, const event::Shown& happened);
void apply_to(const Terms& terms, Round& round, const event::Mucked& happened);
void apply_to(const Terms& terms, Round& round, const event::CommissionTaken& happened);
void apply_to(const Terms& terms, Round& round, const event::Won& happened);
void apply_to(const Terms& terms, Round& round, const event::RoundEnded& happened);

// What ShoeLoaded does, once its order is known to be valid.
void load_shoe(Round& round, const Shoe& shoe);

template <class T, class... Types>
inline constexpr bool is_any_of = (std::is_same_v<T, Types> || ...);

// Events that move no chips: a round in play need not count the chips after them. apply() takes
// events from outside and counts after every one.
template <class Happened>
inline constexpr bool leaves_chips_alone =
    is_any_of<Happened, event::ShoeLoaded, event::Dealt, event::Burnt, event::Exposed,
              event::BettingOpened, event::Checked, event::Shown>;

// Aborts the table unless stakes, pots and commission add up to what the players brought.
void check_conserved(const Round& round);

}  // namespace cardroom
