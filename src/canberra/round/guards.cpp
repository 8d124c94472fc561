#include "canberra/round/guards.h"

#include "canberra/game/ranking.h"
#include "canberra/round/telling.h"

namespace cardroom::canberra {

namespace {

bool is_staying(const Box& box) { return box.standing == BoxStanding::bet; }

bool any_paid(const State& state) {
  for (const Box& box : state.boxes)
    if (box.declared == Declared::paid) return true;
  return false;
}

}  // namespace

Refusal refuse_while_halted(const State& state) {
  // CP17-14.5: nothing is played until the supervisor has approved it.
  if (state.equipment == JackpotEquipment::failed)
    return refuse(refusal::play_halted, clause("CP17-14.5"));
  return std::nullopt;
}

Refusal refuse_cards(const State& state) {
  // CP17-2.1, CP17-2.4: a deck with a count other than 52 cannot be used.
  if (state.cards.count_wrong) return refuse(refusal::cards_missing, clause("CP17-2.1"));
  if (state.cards.ready) return std::nullopt;
  if (state.cards.replaced) return refuse(refusal::new_cards_not_checked, clause("CP17-2.3"));
  return refuse(refusal::cards_not_checked, clause("CP17-2.2"));
}

Refusal refuse_box(const State& state, Seat seat) {
  if (seat.number() >= 1 && seat.number() <= state.settings.boxes) return std::nullopt;
  return refuse(refusal::no_such_box, clause("CP17-DEF-Box"), {{"box", seat.number()}});
}

Refusal refuse_player(const State& state, Seat seat) {
  if (auto refusal = refuse_box(state, seat)) return refusal;
  if (state.box(seat).occupied()) return std::nullopt;
  return refuse(refusal::nobody_there, clause("CP17-4.4"), {{"box", seat.number()}});
}

Refusal refuse_ante(const State& state, Seat seat) {
  if (auto refusal = refuse_player(state, seat)) return refusal;
  if (in_round(state.phase)) return refuse(refusal::wagers_locked, clause("CP17-4.5"));
  if (state.phase != TablePhase::wagers)
    return refuse(refusal::wagers_not_called, clause("CP17-4.1"));
  return refuse_while_halted(state);
}

Refusal refuse_jackpot(const State& state, Seat seat) {
  if (auto refusal = refuse_ante(state, seat)) return refusal;
  // CP17-17.3(a)(vii), K-25: at a tournament's table, only where the conditions have them.
  const JackpotWagers wagers = state.settings.jackpot;
  if (wagers == JackpotWagers::none)
    return refuse(refusal::no_jackpot, clause("CP17-17.3(a)(vii)"));
  // CP17-4.2: the opportunity of CP17-4.1(b) does not exist while the equipment is out of order.
  if (state.equipment != JackpotEquipment::working)
    return refuse(refusal::jackpot_out_of_order, clause("CP17-4.2"));
  const Box& box = state.box(seat);
  // CP17-10.1: only with an ante on the same box, and only once.
  if (box.ante == Chips(0)) return refuse(refusal::jackpot_without_ante, clause("CP17-10.1"));
  if (box.jackpot > Cents(0)) return refuse(refusal::jackpot_once, clause("CP17-10.1"));
  if (wagers == JackpotWagers::from_chips &&
      state.stake(seat) < state.settings.sign.jackpot_wager_cents)
    return refuse(refusal::more_than_stake, clause("CP17-4.3"),
                  {{"wager_cents", state.settings.sign.jackpot_wager_cents.count()},
                   {"stake_cents", state.stake(seat).count()}});
  return std::nullopt;
}

Refusal refuse_take_back(const State& state, Seat seat) {
  if (auto refusal = refuse_ante(state, seat)) return refusal;
  if (state.box(seat).ante == Chips(0)) return refuse(refusal::no_wager_there, clause("CP17-4.5"));
  return std::nullopt;
}

Refusal refuse_decision(const State& state, Seat seat) {
  if (auto refusal = refuse_player(state, seat)) return refusal;
  if (auto refusal = refuse_while_halted(state)) return refusal;
  // CP17-12.5: with an automated shoe players wait for the announcement.
  if (state.phase == TablePhase::dealt) return refuse(refusal::not_announced, clause("CP17-12.5"));
  if (state.phase == TablePhase::settled)
    return refuse(refusal::too_late_to_decide, clause("CP17-7.1"));
  if (state.phase != TablePhase::deciding)
    return refuse(refusal::too_early_to_decide, clause("CP17-7.1"));
  const Box& box = state.box(seat);
  switch (box.standing) {
    case BoxStanding::out:
      return refuse(refusal::not_in_round, clause("CP17-DEF-Ante"));
    case BoxStanding::bet:
    case BoxStanding::folded:
      return refuse(refusal::already_decided, clause("CP17-7.1"));
    case BoxStanding::excluded:
      return refuse(refusal::out_of_round, clause("CP17-13.2"));
    case BoxStanding::to_act:
      break;
  }
  if (box.racked) return refuse(refusal::hand_in_rack, clause("CP17-14.4"));
  return std::nullopt;
}

Refusal refuse_bet(const State& state, Seat seat) {
  if (auto refusal = refuse_decision(state, seat)) return refusal;
  const Box& box = state.box(seat);
  // CP17-7.2, K-23: the bet is twice the ante; a player who cannot cover it can only fold.
  if (state.stake(seat) < in_cents(box.ante * 2))
    return refuse(refusal::more_than_stake, clause("CP17-7.2"),
                  {{"bet", box.ante.count() * 2}, {"stake_cents", state.stake(seat).count()}});
  return std::nullopt;
}

Refusal refuse_declaration(const State& state, Seat seat) {
  if (auto refusal = refuse_player(state, seat)) return refusal;
  const Box& box = state.box(seat);
  // CP17-10.4: only before the cards are collected.
  if (!in_round(state.phase)) return refuse(refusal::too_late_to_declare, clause("CP17-10.4"));
  // CP17-7.3, K-10: a player who folds loses the jackpot wager.
  if (!is_staying(box)) return refuse(refusal::no_jackpot_wager, clause("CP17-7.3"));
  if (box.jackpot == Cents(0)) return refuse(refusal::no_jackpot_wager, clause("CP17-10.2"));
  // CP17-11.3: shares are calculated only once.
  if (any_paid(state)) return refuse(refusal::jackpots_paid, clause("CP17-11.3"));
  if (!is_known(box.cards))
    return refuse(refusal::waits_for_cards, clause("CP17-10.4"),
                  {{"cards", tellable(state, seat)}});
  if (!qualifies_for_jackpot(Ranking::get().category(box.cards)))
    return refuse(refusal::hand_does_not_qualify, clause("CP17-10.7"));
  return std::nullopt;
}

}  // namespace cardroom::canberra
