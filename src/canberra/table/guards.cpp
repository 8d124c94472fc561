#include "canberra/table/guards.h"

#include "canberra/game/ranking.h"

namespace cardroom::canberra {

namespace {

constexpr Rule no_such_box{"no_such_box", "The layout has no such box."};
constexpr Rule nobody_there{"nobody_there", "One player wagers on a box, and none sits there."};
constexpr Rule not_yours_to_do{"not_yours_to_do", "The rules give this act to somebody else."};
constexpr Rule play_halted{
    "play_halted", "After a jackpot fault play goes on only with the supervisor's approval."};
constexpr Rule cards_not_checked{"cards_not_checked", "Cards are checked before gaming begins."};
constexpr Rule new_cards_not_checked{
    "new_cards_not_checked", "Supervisor and dealer check new cards before they come into play."};
constexpr Rule cards_missing{"cards_missing", "The deck has 52 cards."};
constexpr Rule wagers_not_called{"wagers_not_called",
                                 "Players get the opportunity to wager before the first card."};
constexpr Rule wagers_locked{"wagers_locked",
                             "After the first card no wager is placed, altered or removed."};
constexpr Rule jackpot_without_ante{"jackpot_without_ante",
                                    "A jackpot wager needs an ante on the same box."};
constexpr Rule jackpot_once{"jackpot_once", "The box already has its jackpot wager."};
constexpr Rule jackpot_out_of_order{"jackpot_out_of_order",
                                    "No jackpot wager while its equipment does not work."};
constexpr Rule no_wager_there{"no_wager_there", "No ante lies on the box."};
constexpr Rule not_in_round{"not_in_round", "Only a box that was dealt in decides."};
constexpr Rule decided_already{"decided_already", "The player has already bet or folded."};
constexpr Rule out_of_round{"out_of_round", "The player is out of this round."};
constexpr Rule too_early_to_decide{"too_early_to_decide",
                                   "Bet or fold comes after the dealer's last card."};
constexpr Rule not_announced{"not_announced",
                             "Players look at their cards once the dealer announces bet or fold."};
constexpr Rule too_late_to_decide{"too_late_to_decide", "The round is settled."};
constexpr Rule hand_in_rack{"hand_in_rack",
                            "The hand is in the discard rack and is reconstructed first."};
constexpr Rule no_jackpot_wager{"no_jackpot_wager",
                                "Only an accepted jackpot wager wins a jackpot payout."};
constexpr Rule hand_does_not_qualify{"hand_does_not_qualify",
                                     "A flush or better qualifies for a jackpot payout."};
constexpr Rule too_late_to_declare{"too_late_to_declare",
                                   "A jackpot hand is declared before the cards are collected."};

constexpr Rule jackpots_paid{"jackpots_paid",
                             "Winners share, so all are declared before the first is paid."};

bool is_staying(const Box& box) { return box.standing == Standing::bet; }

bool any_paid(const State& state) {
  for (const Box& box : state.boxes)
    if (box.declared == Declared::paid) return true;
  return false;
}

}  // namespace

Objection why_not_by(Role by, Role needed, Clause given_by) {
  if (by == needed) return std::nullopt;
  return Violation{&not_yours_to_do, given_by};
}

Objection why_halted(const State& state) {
  // CP17-14.5: nothing is played until the supervisor has approved it.
  if (state.equipment == JackpotEquipment::failed)
    return Violation{&play_halted, clause("CP17-14.5")};
  return std::nullopt;
}

Objection why_cards_not_ready(const State& state) {
  // CP17-2.1, CP17-2.4: a count that is not 52 is no deck to play with.
  if (state.cards.count_wrong) return Violation{&cards_missing, clause("CP17-2.1")};
  if (state.cards.ready) return std::nullopt;
  if (state.cards.replaced) return Violation{&new_cards_not_checked, clause("CP17-2.3")};
  return Violation{&cards_not_checked, clause("CP17-2.2")};
}

Objection why_no_box(const State& state, Seat seat) {
  if (seat.number() >= 1 && seat.number() <= state.settings.boxes) return std::nullopt;
  return Violation{&no_such_box, clause("CP17-DEF-Box"), {{"box", seat.number()}}};
}

Objection why_no_player(const State& state, Seat seat) {
  if (const auto objection = why_no_box(state, seat)) return objection;
  if (state.box(seat).occupied()) return std::nullopt;
  return Violation{&nobody_there, clause("CP17-4.4"), {{"box", seat.number()}}};
}

Objection why_no_ante(const State& state, Seat seat) {
  if (const auto objection = why_no_player(state, seat)) return objection;
  if (in_round(state.phase)) return Violation{&wagers_locked, clause("CP17-4.5")};
  if (state.phase != Phase::wagers) return Violation{&wagers_not_called, clause("CP17-4.1")};
  return why_halted(state);
}

Objection why_no_jackpot(const State& state, Seat seat) {
  if (const auto objection = why_no_ante(state, seat)) return objection;
  // CP17-4.2: the opportunity of CP17-4.1(b) does not exist while the equipment is out of order.
  if (state.equipment != JackpotEquipment::working)
    return Violation{&jackpot_out_of_order, clause("CP17-4.2")};
  const Box& box = state.box(seat);
  // CP17-10.1: with an ante on the same box only, and once.
  if (box.ante == Chips(0)) return Violation{&jackpot_without_ante, clause("CP17-10.1")};
  if (box.jackpot > Cents(0)) return Violation{&jackpot_once, clause("CP17-10.1")};
  if (state.stake(seat) < state.settings.sign.jackpot_wager)
    return Violation{&more_than_stake,
                     clause("CP17-4.3"),
                     {{"wager_cents", state.settings.sign.jackpot_wager.count()},
                      {"stake_cents", state.stake(seat).count()}}};
  return std::nullopt;
}

Objection why_no_take_back(const State& state, Seat seat) {
  if (const auto objection = why_no_ante(state, seat)) return objection;
  if (state.box(seat).ante == Chips(0)) return Violation{&no_wager_there, clause("CP17-4.5")};
  return std::nullopt;
}

Objection why_no_decision(const State& state, Seat seat) {
  if (const auto objection = why_no_player(state, seat)) return objection;
  if (const auto objection = why_halted(state)) return objection;
  // CP17-12.5: with an automated shoe players wait for the announcement.
  if (state.phase == Phase::dealt) return Violation{&not_announced, clause("CP17-12.5")};
  if (state.phase == Phase::settled) return Violation{&too_late_to_decide, clause("CP17-7.1")};
  if (state.phase != Phase::deciding) return Violation{&too_early_to_decide, clause("CP17-7.1")};
  const Box& box = state.box(seat);
  switch (box.standing) {
    case Standing::out:
      return Violation{&not_in_round, clause("CP17-DEF-Ante")};
    case Standing::bet:
    case Standing::folded:
      return Violation{&decided_already, clause("CP17-7.1")};
    case Standing::excluded:
      return Violation{&out_of_round, clause("CP17-13.2")};
    case Standing::to_act:
      break;
  }
  if (box.racked) return Violation{&hand_in_rack, clause("CP17-14.4")};
  return std::nullopt;
}

Objection why_no_bet(const State& state, Seat seat) {
  if (const auto objection = why_no_decision(state, seat)) return objection;
  const Box& box = state.box(seat);
  // CP17-7.2, K-23: the bet is twice the ante; who cannot cover it can only fold.
  if (state.stake(seat) < in_cents(box.ante * 2))
    return Violation{&more_than_stake,
                     clause("CP17-7.2"),
                     {{"bet", box.ante.count() * 2}, {"stake_cents", state.stake(seat).count()}}};
  return std::nullopt;
}

Objection why_no_declaration(const State& state, Seat seat) {
  if (const auto objection = why_no_player(state, seat)) return objection;
  const Box& box = state.box(seat);
  // CP17-10.4: before the cards are collected.
  if (!in_round(state.phase)) return Violation{&too_late_to_declare, clause("CP17-10.4")};
  // CP17-7.3, K-10: a fold has lost the jackpot wager.
  if (!is_staying(box)) return Violation{&no_jackpot_wager, clause("CP17-7.3")};
  if (box.jackpot == Cents(0)) return Violation{&no_jackpot_wager, clause("CP17-10.2")};
  // CP17-11.3: shares are worked out once.
  if (any_paid(state)) return Violation{&jackpots_paid, clause("CP17-11.3")};
  if (!qualifies_for_jackpot(Ranking::get().category(box.cards)))
    return Violation{&hand_does_not_qualify, clause("CP17-10.7")};
  return std::nullopt;
}

}  // namespace cardroom::canberra
