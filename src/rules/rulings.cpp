// Irregularities put to a round of play: the book's table is looked up and its ruling carried out.
#include "rules/rulings.h"

#include <algorithm>

#include "rules/betting.h"
#include "rules/refusals.h"

namespace cardroom {

namespace {

const Street& street_of(const Flow& flow) { return flow.terms.game->streets[flow.round.street]; }

bool holds(const Hand& hand, Card card) {
  return std::find(hand.cards.begin(), hand.cards.begin() + hand.count, card) !=
         hand.cards.begin() + hand.count;
}

// The card the report names, else the last hole card dealt to the seat.
Card exposed_card(const Round& round, const command::Report& report) {
  if (!report.card.is_none() || report.seat.is_none()) return report.card;
  const Hand& hand = round.hands[report.seat.index()];
  for (std::size_t at = hand.count; at > 0; --at)
    if (!hand.is_up(at - 1)) return hand.cards[at - 1];
  return {};
}

int exposed_of(const Round& round, Seat seat) {
  int cards = 0;
  for (const Card card : round.odd.exposed)
    if (holds(round.hands[seat.index()], card)) ++cards;
  return cards;
}

bool is_final_card(const Flow& flow) {
  const auto& streets = flow.terms.game->streets;
  const Street& last = streets[streets.size() - 1];
  return flow.round.street + 1U == streets.size() && !last.to_each.empty() &&
         last.to_each[0].face == Face::down && flow.round.actions == 0;
}

bool fits(Condition when, const Flow& flow, const command::Report& report) {
  const Round& round = flow.round;
  switch (when) {
    case Condition::any:
      return true;
    case Condition::seen:
      return report.seen;
    case Condition::unseen:
      return !report.seen;
    case Condition::one_exposed:
      return round.odd.exposed.empty();
    case Condition::several_exposed:
      return !round.odd.exposed.empty();
    case Condition::several_of_player:
      return !report.seat.is_none() && exposed_of(round, report.seat) > 0;
    case Condition::first_street:
      return round.street == 0 && round.actions == 0;
    case Condition::not_begun:
      return round.actions == 0;
    case Condition::begun:
      return round.actions > 0;
    case Condition::first_of_street:
      return round.actions == 0 && report.seat == round.active.from(round.first);
    case Condition::later_of_street:
      return round.actions == 0;
    case Condition::final_card:
      return is_final_card(flow);
  }
  return false;
}

const IrregularityRule* find_rule(const Flow& flow, const command::Report& report) {
  const Moment moment = moment_of(flow.round);
  for (const auto& rule : flow.terms.game->irregularities)
    if (rule.what == report.what && rule.from <= moment && moment <= rule.until &&
        fits(rule.when, flow, report))
      return &rule;
  return nullptr;
}

// A clause of the same irregularity at another moment, to cite when the moment has passed.
Clause clause_elsewhere(const Flow& flow, Irregularity what) {
  for (const auto& rule : flow.terms.game->irregularities)
    if (rule.what == what) return rule.clause;
  return {};
}

bool needs_player(Irregularity what) {
  switch (what) {
    case Irregularity::hole_exposed:
    case Irregularity::extra_card:
    case Irregularity::wrong_count:
    case Irregularity::dead_cards:
    case Irregularity::player_missed:
    case Irregularity::out_of_turn:
      return true;
    case Irregularity::cut_exposed:
    case Irregularity::not_cut:
    case Irregularity::communal_early:
    case Irregularity::burn_exposed:
    case Irregularity::boxed:
    case Irregularity::extra_hand:
    case Irregularity::foreign_card:
    case Irregularity::deck_count:
    case Irregularity::wager_out_of_turn:
    case Irregularity::wrong_amount:
      return false;
  }
  return false;
}

Refusal refuse_report(const Flow& flow, const command::Report& report) {
  const Round& round = flow.round;
  const Clause clause = clause_elsewhere(flow, report.what);
  if (!clause) return refuse(refusal::not_in_this_book, street_of(flow).order);
  if (report.by == Role::player || report.by == Role::inspector)
    return refuse(refusal::not_your_role, clause);
  if (round.stage == Stage::misdealt || round.stage == Stage::shuffling ||
      round.stage == Stage::ruling || round.odd.voided)
    return refuse(refusal::wrong_moment, clause);
  if (needs_player(report.what) && !round.dealt.contains(report.seat))
    return refuse(refusal::not_in_round, clause, {{"seat", report.seat.number()}});
  if (report.what == Irregularity::extra_hand && round.dealt.contains(report.seat))
    return refuse(refusal::in_round, clause, {{"seat", report.seat.number()}});
  const bool hand_needed = report.what == Irregularity::wrong_count ||
                           report.what == Irregularity::dead_cards ||
                           report.what == Irregularity::hole_exposed;
  if (hand_needed && !round.active.contains(report.seat))
    return refuse(refusal::hand_is_dead, flow.cite().dead_cards, {{"seat", report.seat.number()}});
  if (report.what == Irregularity::hole_exposed &&
      !holds(round.hands[report.seat.index()], exposed_card(round, report)))
    return refuse(refusal::not_his_card, clause);
  if (report.what == Irregularity::wrong_count &&
      report.count == round.hands[report.seat.index()].count)
    return refuse(refusal::right_count, clause, {{"cards", report.count}});
  if (report.what == Irregularity::deck_count && report.count == flow.terms.deck.size())
    return refuse(refusal::right_count, clause, {{"cards", report.count}});
  return std::nullopt;
}

// P-12: voluntary wagers go back, forced bets stand, a new deal is due.
void misdeal(Flow& flow) {
  const Round& round = flow.round;
  give_back_forward(flow, flow.cite().misdeal);
  for (const Seat seat : round.dealt) {
    const Chips voluntary = round.paid[seat.index()] - round.forced[seat.index()];
    if (voluntary > Chips(0)) flow.emit(event::Returned{seat, flow.cite().misdeal, voluntary});
  }
  flow.emit(event::Misdealt{flow.cite().misdeal});
}

// C-11: the hand is out; at a showdown the pots are paid again without it.
void kill_hand(Flow& flow, Seat seat, Clause clause) {
  const bool paid = flow.round.stage == Stage::over;
  if (paid) flow.emit(event::SettlementReversed{clause});
  if (flow.round.odd.forward[seat.index()] > Chips(0))
    flow.emit(event::GivenBack{seat, clause, flow.round.odd.forward[seat.index()]});
  flow.emit(event::HandDied{seat, clause});
  if (!paid) return proceed(flow);
  if (flow.round.active.empty()) {
    if (flow.round.last_folded.is_none()) return make_void(flow, clause);
    flow.emit(event::HandRevived{flow.round.last_folded, clause});
  }
  settle(flow);
}

void ask_for_shuffle(Flow& flow, Clause clause) {
  flow.emit(event::ShuffleNeeded{clause, flow.round.shoe.cards()});
}

// C-07: a discarded card stays discarded; all that is left, the exposed card with it, is shuffled.
void reshuffle_communal(Flow& flow, Clause clause) {
  if (flow.terms.burn && !flow.round.odd.skip_burn && flow.round.shoe.remaining() > 1)
    flow.emit(event::Burnt{flow.round.shoe.next(), clause});
  ask_for_shuffle(flow, clause);
}

void carry_out(Flow& flow, Ruling ruling, Clause clause, const command::Report& report) {
  switch (ruling) {
    case Ruling::misdeal:
      return misdeal(flow);
    case Ruling::void_round:
      return make_void(flow, clause);
    case Ruling::replaced:
      return flow.emit(event::HoleReplaced{report.seat, exposed_card(flow.round, report),
                                           flow.round.shoe.next(), clause});
    case Ruling::reshuffled:
      if (report.what != Irregularity::boxed) return reshuffle_communal(flow, clause);
      flow.emit(event::StreetTakenBack{clause});
      return ask_for_shuffle(flow, clause);
    case Ruling::faced:
      return flow.emit(event::FaceTurned{report.seat, exposed_card(flow.round, report), clause});
    case Ruling::limited_to_wagered:
    case Ruling::limited_to_minimum:
      flow.emit(event::BettingLimited{ruling, clause});
      return proceed(flow);
    case Ruling::used:
      return flow.emit(event::BurnUsed{clause});
    case Ruling::opens_final:
      return flow.emit(event::FinalExposed{report.seat, clause});
    case Ruling::dead_hand:
      return kill_hand(flow, report.seat, clause);
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

event::Ruled ruled_on(const command::Report& report, Ruling ruling, Clause clause, Card card) {
  return {.what = report.what,
          .ruling = ruling,
          .clause = clause,
          .seat = report.seat,
          .card = card,
          .seen = report.seen,
          .count = report.count,
          .by = report.by};
}

bool can_be_dealt(const Flow& flow, const command::Report& report, Ruling ruling) {
  if (ruling == Ruling::replaced) return !flow.round.shoe.empty();
  if (ruling == Ruling::faced || ruling == Ruling::opens_final)
    return flow.round.hands[report.seat.index()].count > 0;
  if (ruling == Ruling::used) return flow.round.street > 0 && !flow.round.last_burnt.is_none();
  if (ruling == Ruling::limited_to_minimum || ruling == Ruling::limited_to_wagered)
    return flow.round.street + 1U < flow.terms.game->streets.size();
  if (ruling == Ruling::reshuffled && report.what == Irregularity::communal_early)
    return flow.round.street + 1U < flow.terms.game->streets.size() &&
           flow.round.shoe.remaining() > 1;
  return true;
}

}  // namespace

Moment moment_of(const Round& round) {
  if (round.stage == Stage::over || round.stage == Stage::showdown) return Moment::showdown;
  if (round.stage == Stage::drawing) return Moment::draw;
  if (round.street > 0) return Moment::later;
  return round.actions == 0 ? Moment::deal : Moment::first_betting;
}

void make_void(Flow& flow, Clause refund) {
  Round& round = flow.round;
  if (round.stage == Stage::over) flow.emit(event::SettlementReversed{refund});
  give_back_forward(flow, refund);
  for (const Seat seat : round.dealt) {
    const Chips wagered = round.paid[seat.index()] + round.dead[seat.index()];
    if (wagered > Chips(0)) flow.emit(event::Refunded{seat, refund, wagered});
  }
  flow.emit(event::RoundVoided{refund});
}

Refusal perform(Flow& flow, const command::Report& report) {
  if (auto refused = refuse_report(flow, report)) return refused;
  const IrregularityRule* const rule = find_rule(flow, report);
  if (rule == nullptr || !can_be_dealt(flow, report, rule->ruling))
    return refuse(refusal::wrong_moment, clause_elsewhere(flow, report.what),
                  {{"betting_round", flow.round.street + 1}});
  const Card card =
      report.what == Irregularity::hole_exposed ? exposed_card(flow.round, report) : report.card;
  flow.emit(ruled_on(report, rule->ruling, rule->clause, card));
  carry_out(flow, rule->ruling, rule->clause, report);
  return std::nullopt;
}

// C-28: the lawful choices where RWS17 is silent: the card is kept in its turn, or shuffled back.
Refusal perform(Flow& flow, const command::Choose& choose) {
  const Clause clause = clause_elsewhere(flow, Irregularity::communal_early);
  if (flow.round.stage != Stage::ruling)
    return refuse(refusal::nothing_to_decide, flow.cite().marker);
  if (choose.by != Role::supervisor && choose.by != Role::operator_)
    return refuse(refusal::not_your_role, clause);
  if (choose.ruling != Ruling::kept && choose.ruling != Ruling::reshuffled)
    return refuse(refusal::not_a_choice, clause);
  command::Report report;
  report.by = choose.by;
  report.what = Irregularity::communal_early;
  flow.emit(ruled_on(report, choose.ruling, clause, Card()));
  if (choose.ruling == Ruling::reshuffled) ask_for_shuffle(flow, clause);
  return std::nullopt;
}

Refusal perform(Flow& flow, const command::Reshuffle& shuffle) {
  if (flow.round.stage != Stage::shuffling)
    return refuse(refusal::nothing_to_shuffle, flow.cite().shuffle);
  const CardSet wanted = cards_to_shuffle(flow.round);
  if (set_of(shuffle.order) != wanted || static_cast<int>(shuffle.order.size()) != wanted.size())
    return refuse(refusal::wrong_cards, flow.cite().shuffle,
                  {{"cards", wanted.size()}, {"given", static_cast<int>(shuffle.order.size())}});
  flow.emit(event::ShoeLoaded{flow.cite().shuffle, shuffle.order});
  proceed(flow);
  return std::nullopt;
}

// *95-16.2, S05-17.3, T01-17.2: a new shuffle and cut; the marker has not moved.
Refusal perform(Flow& flow, const command::Redeal& redeal) {
  if (flow.round.stage != Stage::misdealt) return refuse(refusal::round_is_on, flow.cite().shuffle);
  const CardSet wanted = flow.terms.deck.cards();
  if (set_of(redeal.order) != wanted || static_cast<int>(redeal.order.size()) != wanted.size())
    return refuse(refusal::wrong_cards, flow.cite().shuffle,
                  {{"cards", wanted.size()}, {"given", static_cast<int>(redeal.order.size())}});
  flow.emit(event::ShoeLoaded{flow.cite().shuffle, redeal.order});
  deal_again(flow);
  return std::nullopt;
}

}  // namespace cardroom
