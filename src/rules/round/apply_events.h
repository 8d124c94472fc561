// What each event does to a Round. These are the only places where one changes; apply() calls them
// for an event of any kind, RoundFlow for one that it knows.
#pragma once

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

// Events of ruling_events.h.
void apply_to(const Terms& terms, Round& round, const event::Ruled& ruled);
void apply_to(const Terms& terms, Round& round, const event::PutForward& put);
void apply_to(const Terms& terms, Round& round, const event::TakenUp& taken);
void apply_to(const Terms& terms, Round& round, const event::GivenBack& given);
void apply_to(const Terms& terms, Round& round, const event::Misdealt& misdealt);
void apply_to(const Terms& terms, Round& round, const event::HoleReplaced& replaced);
void apply_to(const Terms& terms, Round& round, const event::FaceTurned& turned);
void apply_to(const Terms& terms, Round& round, const event::BettingLimited& limited);
void apply_to(const Terms& terms, Round& round, const event::BurnUsed& used);
void apply_to(const Terms& terms, Round& round, const event::StreetTakenBack& taken);
void apply_to(const Terms& terms, Round& round, const event::FinalExposed& exposed);
void apply_to(const Terms& terms, Round& round, const event::DeemedTappedOut& deemed);
void apply_to(const Terms& terms, Round& round, const event::HandDied& died);
void apply_to(const Terms& terms, Round& round, const event::HandRevived& revived);
void apply_to(const Terms& terms, Round& round, const event::SettlementReversed& reversed);
void apply_to(const Terms& terms, Round& round, const event::Refunded& refunded);
void apply_to(const Terms& terms, Round& round, const event::PotRemoved& removed);
void apply_to(const Terms& terms, Round& round, const event::RoundVoided& voided);
void apply_to(const Terms& terms, Round& round, const event::ChoiceOffered& offered);
void apply_to(const Terms& terms, Round& round, const event::ClockStarted& started);
void apply_to(const Terms& terms, Round& round, const event::ClockStopped& stopped);
void apply_to(const Terms& terms, Round& round, const event::TimePassed& passed);

// What ShoeLoaded does, once its order is known to be a shoe.
void load_shoe(Round& round, const Shoe& shoe);

// Events of cards and turns alone. They have no amount to move, so that chips need not be counted
// after each of them while a round is played; apply() counts them all the same.
template <class Happened>
inline constexpr bool leaves_chips_alone = false;
template <>
inline constexpr bool leaves_chips_alone<event::ShoeLoaded> = true;
template <>
inline constexpr bool leaves_chips_alone<event::Dealt> = true;
template <>
inline constexpr bool leaves_chips_alone<event::Burnt> = true;
template <>
inline constexpr bool leaves_chips_alone<event::Exposed> = true;
template <>
inline constexpr bool leaves_chips_alone<event::BettingOpened> = true;
template <>
inline constexpr bool leaves_chips_alone<event::Checked> = true;
template <>
inline constexpr bool leaves_chips_alone<event::Shown> = true;

// Aborts the table unless stakes, pots and commission add up to what was brought.
void check_conserved(const Round& round);

}  // namespace cardroom
