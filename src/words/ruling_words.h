// Rulings, and what they did, in sentences.
#pragma once

#include <string>

#include "rules/irregularity/ruling_events.h"
#include "words/story.h"

namespace cardroom {

std::string ruling_sentence(const event::Ruled& ruled, const SeatNames& names);
std::string ruling_sentence(const event::PutForward& put, const SeatNames& names);
std::string ruling_sentence(const event::TakenUp& taken, const SeatNames& names);
std::string ruling_sentence(const event::GivenBack& given, const SeatNames& names);
std::string ruling_sentence(const event::Refunded& refunded, const SeatNames& names);
std::string ruling_sentence(const event::FinalExposed& exposed, const SeatNames& names);
std::string ruling_sentence(const event::DeemedTappedOut& deemed, const SeatNames& names);
std::string ruling_sentence(const event::HandDied& died, const SeatNames& names);
std::string ruling_sentence(const event::HandRevived& revived, const SeatNames& names);
std::string ruling_sentence(const event::ClockStarted& started, const SeatNames& names);
std::string ruling_sentence(const event::Misdealt& misdealt, const SeatNames& names);
std::string ruling_sentence(const event::BurnUsed& used, const SeatNames& names);
std::string ruling_sentence(const event::StreetTakenBack& taken, const SeatNames& names);
std::string ruling_sentence(const event::SettlementReversed& reversed, const SeatNames& names);
std::string ruling_sentence(const event::PotRemoved& removed, const SeatNames& names);
std::string ruling_sentence(const event::RoundVoided& voided, const SeatNames& names);
std::string ruling_sentence(const event::ChoiceOffered& offered, const SeatNames& names);
std::string ruling_sentence(const event::ClockStopped& stopped, const SeatNames& names);
std::string ruling_sentence(const event::HoleReplaced& replaced, const SeatNames& names);
std::string ruling_sentence(const event::FaceTurned& turned, const SeatNames& names);
std::string ruling_sentence(const event::BettingLimited& limited, const SeatNames& names);
std::string ruling_sentence(const event::TimePassed& passed, const SeatNames& names);

}  // namespace cardroom
