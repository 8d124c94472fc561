// What the house's additions change.
#pragma once

#include "tournament/state.h"

namespace cardroom::tournament {

void apply_to(Tournament& tournament, const event::ReEntered& told);
void apply_to(Tournament& tournament, const event::JoinedPlay& told);
void apply_to(Tournament& tournament, const event::BountyWon& told);
void apply_to(Tournament& tournament, const event::BountyPaid& told);
void apply_to(Tournament& tournament, const event::GuaranteeFilled& told);
void apply_to(Tournament& tournament, const event::GuaranteeReturned& told);
void apply_to(Tournament& tournament, const event::DealProposed& told);
void apply_to(Tournament& tournament, const event::DealAgreed& told);
void apply_to(Tournament& tournament, const event::DealDropped& told);
void apply_to(Tournament& tournament, const event::DealMade& told);
void apply_to(Tournament& tournament, const event::PointsWon& told);

}  // namespace cardroom::tournament
