#include "tournament/players/entries.h"

#include "tournament/format/settings.h"
#include "tournament/house/late_entry.h"

namespace cardroom::tournament {

namespace {

bool anybody_entered(const Tournament& tournament) { return !tournament.entries.empty(); }

Refusal refuse_entrant(const Tournament& tournament, PlayerId player) {
  if (player.is_none()) return refuse(refusal::no_player_named, tournament.cite().entry);
  const bool selected = tournament.conditions.group == Group::selected;
  if (selected && !tournament.admitted.contains(player))
    return refuse(refusal::not_in_group, tournament.cite().group);
  return refuse_substitute(tournament, player, tournament.cite().entry);
}

// Before the start, or in the window that the house has added.
Refusal refuse_late(const Tournament& tournament) {
  if (late_entry_open(tournament)) return std::nullopt;
  if (tournament.phase == TournamentPhase::playing &&
      tournament.conditions.house.late_entry_min > 0)
    return refuse(refusal::late_entry_over, tournament.cite().conditions,
                  {{"until_min", tournament.conditions.house.late_entry_min}});
  return refuse_phase(tournament, TournamentPhase::entries, tournament.cite().entry);
}

}  // namespace

// G-10, M95-19.2, H95-19.2, O95-19.2, S05-20.3: conditions are approved before entries.
Refusal refuse_gate(const Tournament& tournament) {
  if (tournament.articles().director_nominated && !tournament.director)
    return refuse(refusal::no_director, tournament.cite().nomination);
  if (tournament.articles().gate == Gate::approval && !tournament.approved)
    return refuse(refusal::not_approved, tournament.cite().approval);
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::Determine& asked) {
  const Tournament& tournament = flow.state;
  const Format& format = *tournament.format;
  if (auto refusal =
          refuse_role(asked.by, {Role::operator_, Role::director}, flow.cite().conditions))
    return refusal;
  const TournamentSetting* setting = find_setting(asked.key.view());
  if (setting == nullptr) return refuse(refusal::no_such_setting, flow.cite().conditions);
  const Clause clause = setting->clause(format);
  // T01-*-3.1, T01-*-3.3, T01-*-3.4: an appendix fixes players, rebuys and schedule.
  if (setting->structure && tournament.articles().structure_fixed)
    return refuse(refusal::setting_fixed, clause);
  // T-24: T01-4.3: before the start of the tournament; payments stay as they are.
  if (tournament.phase != TournamentPhase::entries)
    return refuse(refusal::setting_locked, flow.cite().conditions);
  if (setting->lock == Lock::first_entry && anybody_entered(tournament))
    return refuse(refusal::setting_locked, clause);
  Conditions changed = tournament.conditions;
  if (!setting->read(changed, asked.value.view())) return refuse(refusal::setting_value, clause);
  if (auto refusal = refuse_conditions(format, changed)) return refusal;
  flow.emit(event::Determined{asked.key, asked.value, clause});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::Approve& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().approval;
  if (tournament.articles().gate == Gate::none) return refuse(refusal::power_not_in_book, clause);
  if (auto refusal = refuse_role(asked.by, {Role::inspector}, clause)) return refusal;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::entries, clause)) return refusal;
  if (tournament.approved) return refuse(refusal::already_approved, clause);
  if (asked.reference.empty()) return refuse(refusal::no_reference, clause);
  flow.emit(event::Approved{asked.reference, clause});
  return std::nullopt;
}

// S05-20.2, T01-DEF-AssistantToTheDirector: the person who runs the tournament, and the one who
// helps.
Refusal perform(TournamentFlow& flow, const command::Nominate& asked) {
  const Clause clause = asked.assistant ? flow.cite().assistant : flow.cite().nomination;
  const Role may = asked.assistant && !flow.state.articles().director_nominated ? Role::director
                                                                                : Role::operator_;
  if (auto refusal = refuse_role(asked.by, {may}, clause)) return refusal;
  if (asked.person.empty()) return refuse(refusal::no_player_named, clause);
  flow.emit(event::Nominated{asked.person, asked.assistant, clause});
  return std::nullopt;
}

// T01-8.3, S05-20.4(f): a selected group.
Refusal perform(TournamentFlow& flow, const command::Admit& asked) {
  const Clause clause = flow.cite().group;
  if (auto refusal = refuse_role(asked.by, {Role::director, Role::operator_}, clause))
    return refusal;
  if (asked.player.is_none()) return refuse(refusal::no_player_named, clause);
  if (flow.state.admitted.contains(asked.player)) return refuse(refusal::already_in_group, clause);
  if (flow.state.admitted.size() == entries_most) return refuse(refusal::tournament_full, clause);
  flow.emit(event::Admitted{asked.player, clause});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::Enter& asked) {
  const Tournament& tournament = flow.state;
  const Entry* before = find_entry(tournament, asked.player);
  // T-22, T01-8.1, S05-20.6: only once, whatever happened to the first entry.
  const bool again = before != nullptr && may_enter_again(tournament, *before);
  if (tournament.entries.has(asked.player) && before->status != EntryStatus::reserve && !again)
    return refuse(refusal::one_entry, flow.cite().entry);
  if (auto refusal = refuse_late(tournament)) return refusal;
  if (auto refusal = refuse_gate(tournament)) return refusal;
  if (auto refusal = refuse_entrant(tournament, asked.player)) return refusal;
  if (tournament.conditions.agreement && !asked.agreed)
    return refuse(refusal::agreement_missing, flow.cite().conditions);
  // T-10, T01-*-3.1, S05-20.4(e): no more than the maximum.
  if ((entrants(tournament) >= tournament.conditions.players_most && !again) ||
      (before == nullptr && tournament.entries.full()))
    return refuse(refusal::tournament_full, tournament.format->players,
                  {{"most", tournament.conditions.players_most}});
  if (tournament.phase == TournamentPhase::playing) return enter_late(flow, asked.player);
  flow.emit(event::Entered{asked.player, tournament.conditions.fee, flow.cite().fee});
  return std::nullopt;
}

// T-16: fee and commission stay, whether an entrant withdraws or not.
Refusal perform(TournamentFlow& flow, const command::Withdraw& asked) {
  const Entry* entry = find_entry(flow.state, asked.player);
  if (entry == nullptr ||
      (entry->status != EntryStatus::entered && entry->status != EntryStatus::playing))
    return refuse(refusal::not_entered, flow.cite().entry);
  if (auto refusal = refuse_phase(flow.state, TournamentPhase::entries, flow.cite().fee))
    return refusal;
  flow.emit(event::Withdrew{asked.player, flow.cite().fee});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::JoinReserve& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().reserve;
  if (!tournament.articles().reserves) return refuse(refusal::power_not_in_book, clause);
  if (tournament.entries.has(asked.player)) return refuse(refusal::one_entry, flow.cite().entry);
  if (auto refusal = refuse_gate(tournament)) return refusal;
  if (auto refusal = refuse_entrant(tournament, asked.player)) return refusal;
  if (find_entry(tournament, asked.player) == nullptr && tournament.entries.full())
    return refuse(refusal::tournament_full, tournament.format->players);
  flow.emit(event::ReserveJoined{asked.player, clause});
  return std::nullopt;
}

// S05-20.10, T-13: the seat goes to the reserve who pays; the original entrant gets the fee back.
Refusal perform(TournamentFlow& flow, const command::SeatReserve& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().reserve;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (!tournament.articles().reserves) return refuse(refusal::power_not_in_book, clause);
  const Entry* reserve = find_entry(tournament, asked.reserve);
  if (reserve == nullptr || reserve->status != EntryStatus::reserve)
    return refuse(refusal::not_a_reserve, clause);
  const Entry* original = find_entry(tournament, asked.instead_of);
  const bool holds_seat = original != nullptr && (original->status == EntryStatus::entered ||
                                                  original->status == EntryStatus::playing);
  if (!holds_seat) return refuse(refusal::not_entered, clause);
  if (!original->absent) return refuse(refusal::not_absent, clause);
  if (auto refusal = refuse_substitute(tournament, asked.reserve, clause)) return refusal;
  if (tournament.clock.running) return refuse(refusal::first_session_over, clause);
  flow.emit(event::ReserveSeated{asked.reserve, asked.instead_of, original->paid, clause});
  return std::nullopt;
}

}  // namespace cardroom::tournament
