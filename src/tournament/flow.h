// Flow: a command being put to a tournament. Each event is recorded and applied at once.
#pragma once

#include <initializer_list>

#include "tournament/play.h"
#include "tournament/refusals.h"

namespace cardroom::tournament {

using Refusal = std::optional<Violation>;

inline Violation refused(const Rule& rule, Clause clause, FixedList<Fact, 4> facts = {}) {
  return {&rule, clause, facts};
}

struct Flow {
  Tournament& tournament;
  Events& events;

  void emit(const Event& event) {
    events.push_back(event);
    apply(tournament, event);
  }
  const Articles::Cited& cite() const { return tournament.cite(); }
};

// Guards that many commands share.
Refusal refuse_role(Role by, std::initializer_list<Role> may, Clause clause);
Refusal refuse_phase(const Tournament& tournament, Phase wanted, Clause clause);
Refusal refuse_table(const Tournament& tournament, TableNumber table);
Refusal refuse_player(const Tournament& tournament, PlayerId player);  // Must be in.
Refusal refuse_while_dealt(const Tournament& tournament, const Entry& entry);

// T-26, T-14: out, with the place he has for now; the last one left ends the play.
void eliminate(Flow& flow, PlayerId player, Chips contributed);
void end_play_if_one_is_left(Flow& flow);

// T-07: whether a player at this table may still rebuy.
bool rebuys_open(const Tournament& tournament, TableNumber table);
bool top_ups_open(const Tournament& tournament, TableNumber table);

Refusal perform(Flow& flow, const command::Determine& asked);
Refusal perform(Flow& flow, const command::Approve& asked);
Refusal perform(Flow& flow, const command::Nominate& asked);
Refusal perform(Flow& flow, const command::Admit& asked);
Refusal perform(Flow& flow, const command::Enter& asked);
Refusal perform(Flow& flow, const command::Withdraw& asked);
Refusal perform(Flow& flow, const command::JoinReserve& asked);
Refusal perform(Flow& flow, const command::SeatReserve& asked);
Refusal perform(Flow& flow, const command::Ballot& asked);
Refusal perform(Flow& flow, const command::Start& asked);
Refusal perform(Flow& flow, const command::PassTime& asked);
Refusal perform(Flow& flow, const command::StartBreak& asked);
Refusal perform(Flow& flow, const command::EndBreak& asked);
Refusal perform(Flow& flow, const command::StartRound& asked);
Refusal perform(Flow& flow, const command::EndRound& asked);
Refusal perform(Flow& flow, const command::InvalidateRound& asked);
Refusal perform(Flow& flow, const command::Bust& asked);
Refusal perform(Flow& flow, const command::Eliminate& asked);
Refusal perform(Flow& flow, const command::Rebuy& asked);
Refusal perform(Flow& flow, const command::TopUp& asked);
Refusal perform(Flow& flow, const command::EndTopUps& asked);
Refusal perform(Flow& flow, const command::RaceOff& asked);
Refusal perform(Flow& flow, const command::RequestCount& asked);
Refusal perform(Flow& flow, const command::EnterCount& asked);
Refusal perform(Flow& flow, const command::BeginStage& asked);
Refusal perform(Flow& flow, const command::MarkAbsent& asked);
Refusal perform(Flow& flow, const command::MarkPresent& asked);
Refusal perform(Flow& flow, const command::Forfeit& asked);
Refusal perform(Flow& flow, const command::Substitute& asked);
Refusal perform(Flow& flow, const command::Exclude& asked);
Refusal perform(Flow& flow, const command::Move& asked);
Refusal perform(Flow& flow, const command::BreakTable& asked);
Refusal perform(Flow& flow, const command::Balance& asked);
Refusal perform(Flow& flow, const command::Direct& asked);
Refusal perform(Flow& flow, const command::EndPlay& asked);
Refusal perform(Flow& flow, const command::Award& asked);
Refusal perform(Flow& flow, const command::Cancel& asked);

}  // namespace cardroom::tournament
