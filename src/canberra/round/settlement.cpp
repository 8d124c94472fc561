#include "canberra/round/settlement.h"

#include <algorithm>

#include "canberra/game/pay_table.h"
#include "canberra/game/ranking.h"
#include "canberra/round/dealer_guards.h"
#include "canberra/round/telling.h"

namespace cardroom::canberra {

namespace {

// K-05: the maximum payout is of the bet's winnings. CP17-8.1: without one nothing is capped.
Chips bet_winnings(Chips bet, Category hand, Chips max_payout) {
  const Chips winnings = bet * canberra_pay_table.odds(hand);
  return max_payout > Chips(0) ? std::min(winnings, max_payout) : winnings;
}

// What the dealer shows.
struct DealerValue {
  Strength strength;
  bool qualifies;
};

event::BoxSettled settle_box(const State& state, DealerValue dealer, Seat seat) {
  const Box& box = state.box(seat);
  // A hand that nobody has told is not compared: the dealer does not qualify.
  const bool known = is_known(box.cards);
  const Strength strength = known ? Ranking::get().strength(box.cards) : Strength();
  // CP17-3.5, K-06: wagers above the maximum are paid or collected up to the maximum.
  const Chips ante = ante_at_risk(box, state.settings.sign);
  const Chips bet = ante * 2;
  const Category hand = Ranking::get().category(strength);
  event::BoxSettled settled;
  settled.seat = seat;
  if (known) settled.hand = hand;
  settled.returned = box.ante + box.bet - ante - bet;
  if (!dealer.qualifies) {
    // CP17-9.3, K-02, K-03: the ante wins; no rule pays or collects the bet, so it goes back.
    settled.outcome = BoxOutcome::not_qualified;
    settled.clause = clause("CP17-9.3");
    settled.ante_paid = ante;
    settled.returned += bet;
  } else if (strength > dealer.strength) {
    // CP17-9.4, CP17-8.1, CP17-8.1[Ante]: the ante wins 1 to 1, the bet by the player's hand.
    settled.outcome = BoxOutcome::higher;
    settled.clause = clause("CP17-9.4");
    settled.ante_paid = ante;
    settled.bet_paid = bet_winnings(bet, hand, state.settings.sign.max_payout);
  } else if (strength < dealer.strength) {
    // CP17-9.5: both lose.
    settled.outcome = BoxOutcome::lower;
    settled.clause = clause("CP17-9.5");
    settled.collected = ante + bet;
  } else {
    // CP17-9.6: both are void. Suits do not break a tie (CP17-2.9).
    settled.outcome = BoxOutcome::equal;
    settled.clause = clause("CP17-9.6");
    settled.returned += ante + bet;
  }
  return settled;
}

// CP17-10.4, CP17-10.5, CP17-10.7: an accepted wager and a flush or better on a hand that stayed.
bool wins_jackpot(const Box& box, Category hand) {
  return box.standing == BoxStanding::bet && box.jackpot > Cents(0) && qualifies_for_jackpot(hand);
}

void declare(TableFlow& flow, Role by, JackpotWin win) {
  flow.emit(event::JackpotDeclared{by, win.seat, win.hand,
                                   by == Role::player ? clause("CP17-10.4") : clause("CP17-10.5")});
}

// CP17-10.7bis: in addition to what ante and bet have won.
void pay_jackpots(TableFlow& flow, const JackpotWins& wins) {
  const State& state = flow.state;
  bool royal = false;
  for (const auto& payout :
       jackpot_payouts(state.jackpot, wins, state.settings.sign.jackpot_wager_cents)) {
    flow.emit(event::JackpotPaid{payout.seat, payout.hand, payout.amount, payout.from_pool,
                                 payout.from_reserve, payout.from_house,
                                 clause_of_payout(payout.hand)});
    royal |= payout.hand == Category::royal_flush;
  }
  if (!royal) return;
  const Reseeding seed = reseeding(state.jackpot, state.settings.seed);
  if (seed.from_reserve + seed.from_house > Cents(0))
    flow.emit(event::JackpotReseeded{seed.from_reserve, seed.from_house});
}

DealerValue value_of_dealer(const State& state) {
  const Ranking& ranking = Ranking::get();
  const Strength strength = ranking.strength(state.dealer.cards);
  return {strength, ranking.qualifies(strength)};
}

}  // namespace

Clause clause_of_payout(Category hand) {
  if (hand == Category::royal_flush) return clause("CP17-11.1(a)");
  if (hand == Category::straight_flush) return clause("CP17-11.1(b)");
  if (hand == Category::four) return clause("CP17-11.1(c)");
  if (hand == Category::full_house) return clause("CP17-11.1(d)");
  return clause("CP17-11.1(e)");
}

event::BoxSettled settlement_of(const State& state, Seat seat) {
  return settle_box(state, value_of_dealer(state), seat);
}

Refusal perform(TableFlow& flow, const command::Settle&) {
  const State& state = flow.state;
  if (auto refusal = refuse_settlement(state)) return refusal;
  if (!is_known(state.dealer.cards)) {
    flow.emit(event::NobodyLeft{});
    return std::nullopt;
  }
  const DealerValue value = value_of_dealer(state);
  // CP17-9.1: the dealer sets the cards by 2.6 and 2.7.
  flow.emit(event::DealerRevealed{state.dealer.cards, Ranking::get().category(value.strength),
                                  value.qualifies,
                                  value.qualifies ? clause("CP17-9.1") : clause("CP17-9.2")});
  JackpotWins wins;
  for (unsigned at = 0; at < boxes_max; ++at) {
    const Box& box = state.boxes[at];
    if (box.standing != BoxStanding::bet) continue;
    const event::BoxSettled settled = settle_box(state, value, seat_at(at));
    flow.emit(settled);
    if (settled.hand && wins_jackpot(box, *settled.hand))
      wins.push_back({seat_at(at), *settled.hand});
  }
  if (wins.empty() || state.settings.declaration == Declaration::manual) return std::nullopt;
  // K-11: the machine sees a qualifying hand as soon as the cards are face up.
  for (const auto& win : wins) declare(flow, Role::dealer, win);
  pay_jackpots(flow, wins);
  return std::nullopt;
}

// CP17-10.4: the player declares. CP17-10.5: the dealer confirms that it qualifies.
Refusal perform(TableFlow& flow, const command::Declare& asked) {
  const State& state = flow.state;
  if (auto refusal = refuse_declaration(state, asked.seat)) return refusal;
  const Box& box = state.box(asked.seat);
  if (state.settings.declaration == Declaration::automatic)
    return refuse(refusal::machine_declares, clause("CP17-10.4"));
  if (asked.by == Role::player && box.declared != Declared::no)
    return refuse(refusal::already_declared, clause("CP17-10.4"));
  if (asked.by != Role::player) {
    if (auto refusal = refuse_role(asked.by, {Role::dealer}, clause("CP17-10.5"))) return refusal;
    if (box.declared != Declared::by_player)
      return refuse(refusal::player_declares_first, clause("CP17-10.4"));
  }
  declare(flow, asked.by, {asked.seat, Ranking::get().category(box.cards)});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::PayJackpots&) {
  const State& state = flow.state;
  if (auto refusal = refuse_jackpot_payment(state)) return refusal;
  JackpotWins wins;
  for (unsigned at = 0; at < boxes_max; ++at)
    if (state.boxes[at].declared == Declared::by_dealer)
      wins.push_back({seat_at(at), Ranking::get().category(state.boxes[at].cards)});
  pay_jackpots(flow, wins);
  return std::nullopt;
}

// CP17-9.7: the dealer counts each hand on its way to the rack. CP17-10.4, K-11: a jackpot hand
// that nobody declared goes with it, unpaid.
Refusal perform(TableFlow& flow, const command::Collect&) {
  const State& state = flow.state;
  if (auto refusal = refuse_collection(state)) return refusal;
  int hands = 1;
  for (unsigned at = 0; at < boxes_max; ++at) {
    const Box& box = state.boxes[at];
    if (box.standing != BoxStanding::bet) continue;
    ++hands;
    if (state.settings.declaration == Declaration::automatic || box.declared == Declared::paid ||
        !is_known(box.cards))
      continue;
    const Category hand = Ranking::get().category(box.cards);
    if (wins_jackpot(box, hand)) flow.emit(event::JackpotLapsed{seat_at(at), hand});
  }
  flow.emit(event::Collected{hands});
  return std::nullopt;
}

}  // namespace cardroom::canberra
