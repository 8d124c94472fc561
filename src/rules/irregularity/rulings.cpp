// Irregularities in a round of play: looks up the book's table and carries out its ruling.
#include "rules/irregularity/rulings.h"

#include "rules/betting/ahead.h"
#include "rules/irregularity/report.h"
#include "rules/round/deal.h"
#include "rules/round/refusals.h"
#include "rules/round/showdown.h"

namespace cardroom {

namespace {

// P-12: voluntary wagers go back, forced bets stand, a new deal is due. Where the pots are paid
// already (C-24) all wagers go back; the marker stays, so the same blinds are posted again.
void misdeal(RoundFlow& flow) {
  const Round& round = flow.state;
  give_back_forward(flow, flow.cite().misdeal);
  for (const Seat seat : round.dealt) {
    const Chips voluntary = round.paid[seat.index()] - round.forced[seat.index()];
    if (voluntary > Chips(0)) flow.emit(event::Returned{seat, flow.cite().misdeal, voluntary});
  }
  flow.emit(event::Misdealt{flow.cite().misdeal});
}

// *95-16.8, S05-17.10, T01-17.9: a hand thrown in at the showdown takes no further part.
void fold_mucked(RoundFlow& flow) {
  const SeatSet mucked = flow.state.active & flow.state.mucked;
  for (const Seat seat : mucked) flow.emit(event::Folded{seat, flow.cite().dead_cards});
}

// C-11: the hand is out; at a showdown the pots are paid again without it.
void kill_hand(RoundFlow& flow, Seat seat, Clause clause) {
  const bool paid = flow.state.stage == Stage::over;
  // With real cards a showdown waits for the hands, and a wrong number of cards is found there.
  const bool shows = flow.state.stage == Stage::showdown;
  if (paid) flow.emit(event::SettlementReversed{clause});
  give_back(flow, seat, clause);
  flow.emit(event::HandDied{seat, clause});
  if (!paid && !shows) return proceed(flow);
  fold_mucked(flow);
  if (flow.state.active.empty()) {
    if (flow.state.last_folded.is_none()) return make_void(flow, clause);
    flow.emit(event::HandRevived{flow.state.last_folded, clause});
  }
  settle(flow);
}

void ask_for_shuffle(RoundFlow& flow, Clause clause) {
  flow.emit(event::ShuffleNeeded{clause, flow.state.shoe.cards()});
}

// C-07: a card burned before the exposed one stays burned; all cards that are left are shuffled.
void reshuffle_communal(RoundFlow& flow, Card exposed, Clause clause) {
  if (can_burn(flow) && exposed != flow.state.shoe.next())
    flow.emit(event::Burnt{flow.state.shoe.next(), clause});
  ask_for_shuffle(flow, clause);
}

// S05-17.18: the street is dealt again from all the cards that were in the shoe.
void reshuffle_street(RoundFlow& flow, Clause clause) {
  flow.emit(event::StreetTakenBack{clause});
  ask_for_shuffle(flow, clause);
}

void carry_out(RoundFlow& flow, const event::Ruled& ruled) {
  const Clause clause = ruled.clause;
  switch (ruled.ruling) {
    case Ruling::misdeal:
      return flow.state.stage == Stage::over ? make_void(flow, flow.cite().misdeal) : misdeal(flow);
    case Ruling::void_round:
      return make_void(flow, clause);
    case Ruling::replaced:
      return flow.emit(event::HoleReplaced{ruled.seat, ruled.card, flow.state.shoe.next(), clause});
    case Ruling::reshuffled:
      return ruled.what == Irregularity::boxed ? reshuffle_street(flow, clause)
                                               : reshuffle_communal(flow, ruled.card, clause);
    case Ruling::faced:
      flow.emit(event::FaceTurned{ruled.seat, ruled.card, clause});
      return proceed(flow);
    case Ruling::limited_to_wagered:
    case Ruling::limited_to_minimum:
      flow.emit(event::BettingLimited{ruled.ruling, clause});
      return proceed(flow);
    case Ruling::used:
      return flow.emit(event::BurnUsed{clause});
    case Ruling::opens_final:
      flow.emit(event::FinalExposed{ruled.seat, clause});
      return proceed(flow);
    case Ruling::dead_hand:
      return kill_hand(flow, ruled.seat, clause);
    case Ruling::supervisor_decides:
      return flow.emit(event::ChoiceOffered{clause});
    case Ruling::reconstructed:
    case Ruling::kept:
    case Ruling::stands:
    case Ruling::returned:
    case Ruling::call:
    case Ruling::complete_or_fold:
      return;
  }
}

}  // namespace

void make_void(RoundFlow& flow, Clause refund) {
  Round& round = flow.state;
  if (round.stage == Stage::over) flow.emit(event::SettlementReversed{refund});
  give_back_forward(flow, refund);
  for (const Seat seat : round.dealt) {
    const Chips wagered = round.paid[seat.index()] + round.dead[seat.index()];
    if (wagered > Chips(0)) flow.emit(event::Refunded{seat, refund, wagered});
  }
  flow.emit(event::RoundVoided{refund});
}

void make_void_without_refund(RoundFlow& flow, Clause clause) {
  if (flow.state.stage == Stage::over) flow.emit(event::SettlementReversed{clause});
  give_back_forward(flow, clause);
  const Chips wagered = pot(flow.state);
  if (wagered > Chips(0)) flow.emit(event::PotRemoved{clause, wagered});
  flow.emit(event::RoundVoided{clause});
}

Refusal perform(RoundFlow& flow, const command::Report& report) {
  if (auto refused = refuse_report(flow, report)) return refused;
  const IrregularityRule* const rule = find_rule(flow, report);
  if (rule == nullptr)
    return refuse(refusal::wrong_moment, clause_on(flow, report.what),
                  {{"betting_round", flow.state.street + 1}});
  const event::Ruled ruled{.what = report.what,
                           .ruling = rule->ruling,
                           .clause = rule->clause,
                           .seat = report.seat,
                           .card = card_of(flow, report),
                           .seen = report.seen,
                           .mixed = report.mixed,
                           .count = report.count,
                           .by = report.by};
  flow.emit(ruled);
  carry_out(flow, ruled);
  return std::nullopt;
}

namespace {

// C-28: what is lawful where the book says nothing. An early card is kept for its turn or shuffled
// back; an exposed burn card stays burned or is used.
bool is_lawful(Irregularity what, Ruling choice) {
  if (choice == Ruling::kept) return true;
  return what == Irregularity::burn_exposed ? choice == Ruling::used : choice == Ruling::reshuffled;
}

}  // namespace

Refusal perform(RoundFlow& flow, const command::Choose& choose) {
  const Round& round = flow.state;
  if (round.stage != Stage::ruling) return refuse(refusal::nothing_to_decide, flow.cite().marker);
  const Irregularity what = round.odd.offered;
  const Clause clause = clause_on(flow, what);
  if (choose.by != Role::supervisor && choose.by != Role::operator_)
    return refuse(refusal::not_your_role, clause);
  if (!is_lawful(what, choose.ruling)) return refuse(refusal::not_a_choice, clause);
  event::Ruled ruled;
  ruled.what = what;
  ruled.ruling = choose.ruling;
  ruled.clause = clause;
  ruled.card = round.odd.offered_card;
  ruled.by = choose.by;
  flow.emit(ruled);
  carry_out(flow, ruled);
  return std::nullopt;
}

// T01-B-2.6: in the draw, the discards are shuffled.
Refusal perform(RoundFlow& flow, const command::Reshuffle& shuffle) {
  if (flow.state.stage != Stage::shuffling)
    return refuse(refusal::nothing_to_shuffle, flow.cite().shuffle);
  const bool drawing = flow.state.odd.resume == Stage::drawing;
  const Clause clause = drawing ? flow.cite().draw_reshuffle : flow.cite().shuffle;
  const CardSet wanted = cards_to_shuffle(flow.state);
  if (set_of(shuffle.order) != wanted || static_cast<int>(shuffle.order.size()) != wanted.size())
    return refuse(refusal::wrong_cards, clause,
                  {{"cards", wanted.size()}, {"given", static_cast<int>(shuffle.order.size())}});
  flow.emit(event::ShoeLoaded{clause, shuffle.order});
  proceed(flow);
  return std::nullopt;
}

// *95-16.2, S05-17.3, T01-17.2: a new shuffle and cut; the marker has not moved.
Refusal perform(RoundFlow& flow, const command::Redeal& redeal) {
  if (flow.state.stage != Stage::misdealt)
    return refuse(refusal::round_under_way, flow.cite().shuffle);
  const CardSet wanted = flow.terms.deck.cards();
  if (set_of(redeal.order) != wanted || static_cast<int>(redeal.order.size()) != wanted.size())
    return refuse(refusal::wrong_cards, flow.cite().shuffle,
                  {{"cards", wanted.size()}, {"given", static_cast<int>(redeal.order.size())}});
  flow.emit(event::ShoeLoaded{flow.cite().shuffle, redeal.order});
  deal_again(flow);
  return std::nullopt;
}

}  // namespace cardroom
