#include "tournament/undo/corrections.h"

#include "tournament/prizes/placings.h"
#include "tournament/undo/out_order.h"

namespace cardroom::tournament {

namespace {

// T01-18.6, S05-19.4, *95-18.6: it is the director who decides, and says why.
template <class Asked>
Refusal refuse_correction(const Tournament& tournament, const Asked& asked) {
  const Clause clause = tournament.cite().decision;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (tournament.phase != TournamentPhase::playing && tournament.phase != TournamentPhase::over)
    return refuse(refusal::wrong_phase, clause);
  if (asked.reason.empty()) return refuse(refusal::reason_missing, clause);
  if (!tournament.entries.has(asked.player))
    return refuse(refusal::not_entered, tournament.cite().entry);
  return std::nullopt;
}

Refusal refuse_stake(const Tournament& tournament, TableNumber table, Chips stake) {
  const Chips chip = tournament.table(table).chip;
  if (stake <= Chips(0) || stake % chip != Chips(0))
    return refuse(refusal::odd_chips, tournament.cite().guard,
                  {{"stake", stake.count()}, {"chip", chip.count()}});
  const Chips in_play = tournament.issued - tournament.removed;
  if (is_counted(tournament, table) && stake > in_play)
    return refuse(refusal::chips_do_not_add_up, tournament.cite().guard,
                  {{"stake", stake.count()}, {"in_play", in_play.count()}});
  return std::nullopt;
}

}  // namespace

// T01-4.5, S05-20.14: chips come and go only by the rules, so the reason is part of it.
Refusal perform(TournamentFlow& flow, const command::CorrectStake& asked) {
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_correction(tournament, asked)) return refusal;
  if (auto refusal = refuse_player(tournament, asked.player)) return refusal;
  const Entry& entry = *find_entry(tournament, asked.player);
  if (auto refusal = refuse_while_dealt(tournament, entry)) return refusal;
  if (auto refusal = refuse_stake(tournament, entry.table, asked.stake)) return refusal;
  if (entry.stake == asked.stake) return refuse(refusal::no_change, flow.cite().guard);
  flow.emit(event::StakeCorrected{asked.player, asked.stake, asked.reason, flow.cite().decision});
  return std::nullopt;
}

// T01-15.1, S05-20.17: the director calculates the places.
Refusal perform(TournamentFlow& flow, const command::CorrectPlace& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().places;
  if (auto refusal = refuse_correction(tournament, asked)) return refusal;
  const Entry& entry = *find_entry(tournament, asked.player);
  if (is_in(entry)) return refuse(refusal::still_playing, clause);
  if (!took_part(entry)) return refuse(refusal::not_playing, clause);
  const Facts facts{{"place", asked.place}, {"left", players_left(tournament)}};
  if (asked.place <= players_left(tournament) || asked.place > entrants(tournament) ||
      !groups_behind(tournament, groups_out(tournament, asked.player), asked.place))
    return refuse(refusal::no_such_place, clause, facts);
  const Placing now = placing_of(tournament, entry);
  if (now.place == asked.place && now.sharing == 1) return refuse(refusal::no_change, clause);
  flow.emit(event::PlaceCorrected{asked.player, asked.place, asked.reason, clause});
  return std::nullopt;
}

// Somebody who was put out by mistake, and play has gone on since.
Refusal perform(TournamentFlow& flow, const command::Reinstate& asked) {
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_correction(tournament, asked)) return refusal;
  const Entry& entry = *find_entry(tournament, asked.player);
  if (is_in(entry)) return refuse(refusal::still_playing, flow.cite().places);
  if (!took_part(entry)) return refuse(refusal::not_playing, flow.cite().entry);
  if (auto refusal = refuse_table(tournament, asked.table)) return refusal;
  if (asked.seat.is_none() || asked.seat.number() > tournament.conditions.seats)
    return refuse(refusal::no_such_seat, tournament.format->seats,
                  {{"seat", asked.seat.number()}, {"seats", tournament.conditions.seats}});
  if (tournament.table(asked.table).who[asked.seat.index()] != 0)
    return refuse(refusal::seat_is_taken, flow.cite().reseat, {{"seat", asked.seat.number()}});
  if (auto refusal = refuse_stake(tournament, asked.table, asked.stake)) return refusal;
  flow.emit(event::Reinstated{asked.player, asked.table, asked.seat, asked.stake, asked.reason,
                              flow.cite().decision});
  return std::nullopt;
}

}  // namespace cardroom::tournament
