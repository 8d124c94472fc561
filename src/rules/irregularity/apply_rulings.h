// What each event of a ruling changes in a Round.
#pragma once

#include "rules/game/terms.h"
#include "rules/irregularity/ruling_events.h"
#include "rules/round/round.h"

namespace cardroom {

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

}  // namespace cardroom
