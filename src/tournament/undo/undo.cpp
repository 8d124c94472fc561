#include "tournament/undo/undo.h"

#include "tournament/undo/recording.h"

namespace cardroom::tournament {

namespace {

// What the act changed of the frame is still as the act left it.
bool frame_stands(const Frame& now, const Frame& before, const Frame& after) {
  const auto stands = [&](auto member) {
    return before.*member == after.*member || now.*member == after.*member;
  };
  return stands(&Frame::phase) && stands(&Frame::stage) && stands(&Frame::balloted) &&
         stands(&Frame::top_ups_ended) && stands(&Frame::clock);
}

Refusal refuse_on_top(const Tournament& tournament, const Act& act) {
  const Clause clause = tournament.cite().decision;
  for (const auto& change : act.tables) {
    const TournamentTable& now = tournament.table(change.number);
    if (now.dealing) return refuse(refusal::round_under_way, clause, {{"table", change.number}});
    if (now.rounds != change.after.rounds && now.in_use == change.after.in_use)
      return refuse(refusal::dealt_on_top, clause, {{"table", change.number}});
    if (change.before != change.after && now != change.after)
      return refuse(refusal::later_act_first, clause, {{"table", change.number}});
  }
  for (const auto& change : act.entries)
    if (tournament.entries.of(change.number) != change.after)
      return refuse(refusal::later_act_first, clause,
                    {{"player", static_cast<std::int64_t>(change.after.player.number())}});
  // A deal that was made rests on everything that was done before it.
  if (is_deal_made(tournament) && act.after.phase != TournamentPhase::over &&
      act.after.phase != TournamentPhase::finished)
    return refuse(refusal::later_act_first, clause);
  if (!frame_stands(frame_of(tournament), act.before, act.after))
    return refuse(refusal::later_act_first, clause);
  return std::nullopt;
}

// T01-4.1, S05-20.4(d): chips that went with a payment go back with it.
void return_money(TournamentFlow& flow, const Act& act) {
  const Clause clause = flow.cite().decision;
  const bool awarded =
      act.after.phase == TournamentPhase::finished && act.before.phase != TournamentPhase::finished;
  if (awarded) flow.emit(event::Reopened{commission_of(flow.state), clause});
  // Those who pay again come first, so that the account always has what it returns.
  const auto returned = [&](bool pays) {
    for (const auto& change : act.entries) {
      const Cents back = money_in(change.after) - money_in(change.before);
      if (back != Cents(0) && (back < Cents(0)) == pays)
        flow.emit(event::MoneyReturned{change.after.player, back, clause});
    }
  };
  returned(true);
  returned(false);
  const Cents filled = guarantee_missing(flow.state);
  if (awarded && filled > Cents(0)) flow.emit(event::GuaranteeReturned{filled, clause});
}

}  // namespace

// T01-18.6, S05-19.4, *95-18.6: the director decides, and puts their own mistakes right. An act is
// taken back as long as nothing rests on it.
Refusal perform(TournamentFlow& flow, const command::Undo& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().decision;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (tournament.phase == TournamentPhase::cancelled) return refuse(refusal::wrong_phase, clause);
  if (tournament.acts.list.empty()) return refuse(refusal::nothing_to_undo, clause);
  const Act* const found =
      asked.act == 0 ? &tournament.acts.list.back() : tournament.acts.find(asked.act);
  if (found == nullptr) return refuse(refusal::no_such_act, clause, {{"act", asked.act}});
  if (auto refusal = refuse_on_top(tournament, *found)) return refusal;
  const Act act = *found;
  flow.emit(event::Undone{act.number, act.what, act.player, clause});
  return_money(flow, act);
  return std::nullopt;
}

}  // namespace cardroom::tournament
