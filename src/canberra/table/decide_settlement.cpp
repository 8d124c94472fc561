// Settlement of antes, bets and jackpot hands, and the end of the round (CP17-8 to CP17-11).
#include <algorithm>

#include "canberra/game/pay_table.h"
#include "canberra/game/ranking.h"
#include "canberra/table/decide_each.h"
#include "canberra/table/guards.h"

namespace cardroom::canberra {

namespace {

constexpr Rule declared_already{"declared_already", "The hand is already declared."};
constexpr Rule player_declares_first{"player_declares_first",
                                     "The player declares the hand before the dealer does."};
constexpr Rule machine_declares{"machine_declares",
                                "At this table the machine declares jackpot hands."};

// K-05: the maximum payout is of the bet's winnings.
Chips bet_winnings(Chips bet, Category hand, Chips max_payout) {
  return std::min(bet * canberra_pay_table.odds(hand), max_payout);
}

// What the dealer shows.
struct DealerValue {
  Strength strength;
  bool qualifies;
};

void settle_box(const State& state, DealerValue dealer, event::BoxSettled& settled) {
  const Box& box = state.box(settled.seat);
  const Strength strength = Ranking::get().strength(box.cards);
  // CP17-3.5, K-06: wagers above the maximum are paid or collected to the maximum.
  const Chips ante = ante_at_risk(box, state.settings.sign.limits);
  const Chips bet = ante * 2;
  settled.hand = Ranking::get().category(strength);
  settled.returned = box.ante + box.bet - ante - bet;
  if (!dealer.qualifies) {
    // CP17-9.3, K-02, K-03: the ante wins; no rule pays or collects the bet, so it goes back.
    settled.outcome = Outcome::not_qualified;
    settled.ante_paid = ante;
    settled.returned += bet;
  } else if (strength > dealer.strength) {
    // CP17-9.4, CP17-8.1, CP17-8.1[Ante]: the ante wins 1 to 1, the bet by the player's hand.
    settled.outcome = Outcome::higher;
    settled.ante_paid = ante;
    settled.bet_paid = bet_winnings(bet, settled.hand, state.settings.sign.max_payout);
  } else if (strength < dealer.strength) {
    // CP17-9.5: both lose.
    settled.outcome = Outcome::lower;
    settled.collected = ante + bet;
  } else {
    // CP17-9.6: both are void. Suits do not break a tie (CP17-2.9).
    settled.outcome = Outcome::equal;
    settled.returned += ante + bet;
  }
}

// CP17-10.4, CP17-10.5, CP17-10.7: an accepted wager and a flush or better on a hand that stayed.
bool wins_jackpot(const Box& box, Category hand) {
  return box.standing == Standing::bet && box.jackpot > Cents(0) && qualifies_for_jackpot(hand);
}

// CP17-10.7bis: on top of what ante and bet have won.
void pay_jackpots(const State& state, const JackpotWins& wins, Events& events) {
  Books books = state.jackpot;
  bool royal = false;
  for (const auto& payout : jackpot_payouts(books, wins, state.settings.sign.jackpot_wager)) {
    add(events, event::JackpotPaid{payout.seat, payout.hand, payout.amount, payout.from_pool,
                                   payout.from_reserve, payout.from_house});
    books += payout.change();
    royal |= payout.hand == Category::royal_flush;
  }
  if (!royal) return;
  const Reseeding seed = reseeding(books, state.settings.seed);
  if (seed.from_reserve + seed.from_house > Cents(0))
    add(events, event::JackpotReseeded{seed.from_reserve, seed.from_house});
}

}  // namespace

Verdict decide_each(const State& state, const command::Settle&, Events& events) {
  if (auto objection = why_no_settlement(state)) return *objection;
  const Ranking& ranking = Ranking::get();
  const Strength dealer = ranking.strength(state.dealer.cards);
  const DealerValue value{dealer, ranking.qualifies(dealer)};
  // CP17-9.1: the dealer sets the cards by 2.6 and 2.7.
  add(events, event::DealerRevealed{state.dealer.cards, ranking.category(dealer), value.qualifies});
  JackpotWins wins;
  for (unsigned at = 0; at < boxes_max; ++at) {
    if (state.boxes[at].standing != Standing::bet) continue;
    event::BoxSettled& settled = add<event::BoxSettled>(events);
    settled.seat = seat_at(at);
    settle_box(state, value, settled);
    if (wins_jackpot(state.boxes[at], settled.hand)) wins.push_back({seat_at(at), settled.hand});
  }
  if (wins.empty() || state.settings.declaration == Declaration::manual) return Done{};
  // K-11: the machine sees a qualifying hand as soon as the cards lie open.
  for (const auto& win : wins)
    add(events, event::JackpotDeclared{Role::dealer, win.seat, win.hand});
  pay_jackpots(state, wins, events);
  return Done{};
}

// CP17-10.4: the player declares. CP17-10.5: the dealer declares it qualifying.
Verdict decide_each(const State& state, const command::Declare& declare, Events& events) {
  if (auto objection = why_no_declaration(state, declare.seat)) return *objection;
  const Box& box = state.box(declare.seat);
  if (state.settings.declaration == Declaration::automatic)
    return Violation{&machine_declares, clause("CP17-10.4")};
  if (declare.by == Role::player && box.declared != Declared::no)
    return Violation{&declared_already, clause("CP17-10.4")};
  if (declare.by != Role::player) {
    if (auto objection = why_not_by(declare.by, Role::dealer, clause("CP17-10.5")))
      return *objection;
    if (box.declared != Declared::by_player)
      return Violation{&player_declares_first, clause("CP17-10.4")};
  }
  add(events, event::JackpotDeclared{declare.by, declare.seat, Ranking::get().category(box.cards)});
  return Done{};
}

Verdict decide_each(const State& state, const command::PayJackpots&, Events& events) {
  if (auto objection = why_no_jackpot_payment(state)) return *objection;
  JackpotWins wins;
  for (unsigned at = 0; at < boxes_max; ++at)
    if (state.boxes[at].declared == Declared::by_dealer)
      wins.push_back({seat_at(at), Ranking::get().category(state.boxes[at].cards)});
  pay_jackpots(state, wins, events);
  return Done{};
}

// CP17-9.7: the dealer counts each hand on its way to the rack. CP17-10.4, K-11: a jackpot hand
// that nobody declared goes with it, unpaid.
Verdict decide_each(const State& state, const command::Collect&, Events& events) {
  if (auto objection = why_no_collection(state)) return *objection;
  int hands = 1;
  for (unsigned at = 0; at < boxes_max; ++at) {
    const Box& box = state.boxes[at];
    if (box.standing != Standing::bet) continue;
    ++hands;
    if (state.settings.declaration == Declaration::automatic || box.declared == Declared::paid)
      continue;
    const Category hand = Ranking::get().category(box.cards);
    if (wins_jackpot(box, hand)) add(events, event::JackpotLapsed{seat_at(at), hand});
  }
  add(events, event::Collected{hands});
  return Done{};
}

}  // namespace cardroom::canberra
