#include "tournament/players/people.h"

#include "tournament/rounds/elimination.h"
namespace cardroom::tournament {

namespace {

// Only players with a seat can be absent, even before the start.
Refusal refuse_seated(const Tournament& tournament, PlayerId player) {
  const Entry* entry = find_entry(tournament, player);
  if (entry == nullptr) return refuse(refusal::not_entered, tournament.cite().entry);
  if (!is_in(*entry) && entry->status != EntryStatus::entered)
    return refuse(refusal::not_playing, tournament.cite().entry);
  return std::nullopt;
}

}  // namespace

// T01-17.3, S05-20.11, T-12: the director is asked first; the tables are told with each round.
Refusal perform(TournamentFlow& flow, const command::MarkAbsent& asked) {
  const Clause clause = flow.cite().absent;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_seated(flow.state, asked.player)) return refusal;
  if (find_entry(flow.state, asked.player)->absent) return refuse(refusal::no_change, clause);
  flow.emit(event::MarkedAbsent{asked.player, clause});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::MarkPresent& asked) {
  const Clause clause = flow.cite().absent;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_seated(flow.state, asked.player)) return refusal;
  if (!find_entry(flow.state, asked.player)->absent) return refuse(refusal::not_absent, clause);
  flow.emit(event::MarkedPresent{asked.player, clause});
  return std::nullopt;
}

// S05-20.9: if an entrant is not seated at the start of a session, the entry may be deemed
// forfeited.
Refusal perform(TournamentFlow& flow, const command::Forfeit& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().forfeit;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (!tournament.articles().forfeits) return refuse(refusal::power_not_in_book, clause);
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, clause)) return refusal;
  if (auto refusal = refuse_player(tournament, asked.player)) return refusal;
  const Entry& entry = *find_entry(tournament, asked.player);
  if (!entry.absent) return refuse(refusal::not_absent, clause);
  if (auto refusal = refuse_while_dealt(tournament, entry)) return refusal;
  flow.emit(event::Forfeited{asked.player, entry.stake, clause});
  end_play_if_one_is_left(flow);
  return std::nullopt;
}

// T01-8.2, S05-20.12, T-23: another player takes over; the entry and its place stay with the first.
Refusal perform(TournamentFlow& flow, const command::Substitute& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().substitute;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (asked.substitute.is_none()) return refuse(refusal::no_player_named, clause);
  if (auto refusal = refuse_seated(tournament, asked.player)) return refusal;
  const Entry* other = find_entry(tournament, asked.substitute);
  if (other != nullptr && other->status != EntryStatus::reserve &&
      other->status != EntryStatus::undone && asked.substitute != asked.player)
    return refuse(refusal::already_playing, clause);
  if (auto refusal = refuse_substitute(tournament, asked.substitute, clause)) return refusal;
  flow.emit(event::Substituted{asked.player, asked.substitute, asked.reason, clause});
  return std::nullopt;
}

// T01-18.3(b), S05-19.2(b), *95-18.2(b): the chips leave play, and the place is decided at this
// moment.
Refusal perform(TournamentFlow& flow, const command::Exclude& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().exclude;
  if (auto refusal = refuse_role(asked.by, {Role::director, Role::operator_}, clause))
    return refusal;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, clause)) return refusal;
  if (auto refusal = refuse_player(tournament, asked.player)) return refusal;
  const Entry& entry = *find_entry(tournament, asked.player);
  if (auto refusal = refuse_while_dealt(tournament, entry)) return refusal;
  if (!asked.breached || asked.breached.prefix() != tournament.articles().book)
    return refuse(refusal::not_of_this_book, clause);
  flow.emit(event::Excluded{asked.player, asked.breached, entry.stake, clause});
  end_play_if_one_is_left(flow);
  return std::nullopt;
}

// S05-20.16, T01-18.6: players comply with the director's directions.
Refusal perform(TournamentFlow& flow, const command::Direct& asked) {
  const Clause clause = flow.cite().speed;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (asked.direction.empty()) return refuse(refusal::nothing_said, clause);
  flow.emit(event::Directed{asked.direction, clause});
  return std::nullopt;
}

// S05-DEF-Session, T-21: a heat or the final; not a time band of the schedule.
Refusal perform(TournamentFlow& flow, const command::BeginStage& asked) {
  const Clause clause = flow.cite().ballot;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_phase(flow.state, TournamentPhase::playing, clause)) return refusal;
  const auto number = static_cast<std::uint16_t>(flow.state.stage.number + 1);
  flow.emit(event::StageBegan{asked.stage, number, clause});
  return std::nullopt;
}

}  // namespace cardroom::tournament
