// What each event does to a Tournament: one function each, called by apply().
#pragma once

#include "tournament/state.h"

namespace cardroom::tournament {

void on(Tournament& tournament, const event::Determined& told);
void on(Tournament& tournament, const event::Approved& told);
void on(Tournament& tournament, const event::Nominated& told);
void on(Tournament& tournament, const event::Admitted& told);
void on(Tournament& tournament, const event::Entered& told);
void on(Tournament& tournament, const event::Withdrew& told);
void on(Tournament& tournament, const event::ReserveJoined& told);
void on(Tournament& tournament, const event::ReserveSeated& told);
void on(Tournament& tournament, const event::TableFormed& told);
void on(Tournament& tournament, const event::TableBroken& told);
void on(Tournament& tournament, const event::Allotted& told);
void on(Tournament& tournament, const event::Started& told);
void on(Tournament& tournament, const event::TimePassed& told);
void on(Tournament& tournament, const event::ClockStarted& told);
void on(Tournament& tournament, const event::LevelBegan& told);
void on(Tournament& tournament, const event::RaceOffCalled& told);
void on(Tournament& tournament, const event::RebuysEnded& told);
void on(Tournament& tournament, const event::TopUpsEnded& told);
void on(Tournament& tournament, const event::BreakBegan& told);
void on(Tournament& tournament, const event::BreakEnded& told);
void on(Tournament& tournament, const event::RoundBegan& told);
void on(Tournament& tournament, const event::RoundEnded& told);
void on(Tournament& tournament, const event::RoundInvalidated& told);
void on(Tournament& tournament, const event::Busted& told);
void on(Tournament& tournament, const event::Eliminated& told);
void on(Tournament& tournament, const event::Rebought& told);
void on(Tournament& tournament, const event::ToppedUp& told);
void on(Tournament& tournament, const event::CardRaced& told);
void on(Tournament& tournament, const event::RacedOff& told);
void on(Tournament& tournament, const event::CountHeld& told);
void on(Tournament& tournament, const event::Counted& told);
void on(Tournament& tournament, const event::StageBegan& told);
void on(Tournament& tournament, const event::MarkedAbsent& told);
void on(Tournament& tournament, const event::MarkedPresent& told);
void on(Tournament& tournament, const event::Forfeited& told);
void on(Tournament& tournament, const event::Substituted& told);
void on(Tournament& tournament, const event::Excluded& told);
void on(Tournament& tournament, const event::Directed& told);
void on(Tournament& tournament, const event::PlayEnded& told);
void on(Tournament& tournament, const event::Placed& told);
void on(Tournament& tournament, const event::PrizePaid& told);
void on(Tournament& tournament, const event::Finished& told);
void on(Tournament& tournament, const event::Cancelled& told);
void on(Tournament& tournament, const event::Refunded& told);

}  // namespace cardroom::tournament
