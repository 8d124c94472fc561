#include "rules/irregularity/report.h"

#include <algorithm>

#include "rules/round/deal.h"
#include "rules/round/refusals.h"

namespace cardroom {

namespace {

bool is_hole_card(const Hand& hand, Card card) {
  for (std::size_t at = 0; at < hand.count; ++at)
    if (hand.cards[at] == card) return !hand.is_up(at);
  return false;
}

// The last hole card dealt to the seat that was not ruled on as exposed.
Card last_hole_card(const Round& round, Seat seat) {
  const Hand& hand = round.hands[seat.index()];
  for (std::size_t at = hand.count; at > 0; --at)
    if (!hand.is_up(at - 1) && !round.odd.exposed.contains(hand.cards[at - 1]))
      return hand.cards[at - 1];
  return {};
}

// Every player still in has been dealt the cards of the present street; C-15: not if the last card
// of the shoe is shared.
bool has_street_cards(const RoundFlow& flow, Seat seat) {
  int cards = 0;
  for (std::size_t at = 0; at <= flow.state.street; ++at)
    for (const auto packet : flow.terms.game->streets[at].to_each) cards += packet.cards;
  return !seat.is_none() && flow.state.hands[seat.index()].count == cards;
}

Card first_card_of_street(const RoundFlow& flow, Seat seat) {
  int cards = 0;
  for (const auto packet : street_of(flow).to_each) cards += packet.cards;
  const Hand& hand = flow.state.hands[seat.index()];
  return cards > 0 ? hand.cards[static_cast<std::size_t>(hand.count - cards)] : Card();
}

bool has_next_street(const RoundFlow& flow) {
  return flow.state.street + flow.state.odd.shown_ahead + 1U < flow.terms.game->streets.size();
}

// Where in the shoe the communal cards of the next street may be: after those already seen, and
// after a card to be burned, which may itself be the exposed one.
std::pair<int, int> early_places(const RoundFlow& flow) {
  if (!has_next_street(flow)) return {0, 0};
  const int next = flow.state.street + flow.state.odd.shown_ahead + 1;
  const int from = flow.state.odd.shown_ahead;
  const int burn = can_burn(flow) ? 1 : 0;
  const int cards = flow.terms.game->streets[static_cast<std::size_t>(next)].communal;
  return {from, std::min(from + burn + cards, flow.state.shoe.remaining())};
}

Card early_card(const RoundFlow& flow, const command::Report& report) {
  const auto [from, until] = early_places(flow);
  if (from >= until) return {};
  const Card* const cards = flow.state.shoe.begin();
  if (report.place > 0)
    return from + report.place <= until ? cards[from + report.place - 1] : Card();
  if (!report.card.is_none())
    return std::find(cards + from, cards + until, report.card) != cards + until ? report.card
                                                                                : Card();
  // C-07: unless it is told otherwise, the card before it had been discarded.
  return cards[from + (can_burn(flow) ? 1 : 0)];
}

// A place is told of a player's hand.
bool names_place(const command::Report& report) {
  const bool of_hand =
      report.what == Irregularity::hole_exposed || report.what == Irregularity::boxed;
  return of_hand && report.place > 0 && !report.seat.is_none();
}

Card card_at_place(const Round& round, const command::Report& report) {
  const Hand& hand = round.hands[report.seat.index()];
  return report.place <= hand.count ? hand.cards[report.place - 1U] : Card();
}

bool is_final_card(const RoundFlow& flow, const command::Report& report) {
  const auto& streets = flow.terms.game->streets;
  const Street& last = streets[streets.size() - 1];
  if (flow.state.street + 1U != streets.size() || flow.state.actions > 0) return false;
  if (last.to_each.empty() || last.to_each[0].face != Face::down) return false;
  const Seat seat = report.seat;
  return has_street_cards(flow, seat) && card_of(flow, report) == first_card_of_street(flow, seat);
}

bool is_first_of_street(const RoundFlow& flow, const command::Report& report) {
  const Seat first = flow.state.active.from(flow.state.first);
  return flow.state.actions == 0 && report.seat == first && has_street_cards(flow, first) &&
         card_of(flow, report) == first_card_of_street(flow, first);
}

bool another_exposed(const Round& round, Seat seat) {
  const Hand& hand = round.hands[seat.index()];
  return std::any_of(hand.cards.begin(), hand.cards.begin() + hand.count,
                     [&](Card card) { return round.odd.exposed.contains(card); });
}

bool fits(Condition when, const RoundFlow& flow, const command::Report& report) {
  const Round& round = flow.state;
  switch (when) {
    case Condition::any:
      return true;
    case Condition::seen:
      return report.seen;
    case Condition::unseen:
      return !report.seen && !report.mixed;
    case Condition::mixed:
      return !report.seen && report.mixed;
    case Condition::one_exposed:
      return round.odd.exposed.empty();
    case Condition::several_exposed:
      return !round.odd.exposed.empty();
    case Condition::several_of_player:
      return !report.seat.is_none() && another_exposed(round, report.seat);
    case Condition::first_street:
      return round.street == 0;
    case Condition::second_dealt:
      return round.street == 1 && round.actions == 0;
    case Condition::second_not_bet:
      return round.contested && !round.bet_later;
    case Condition::not_begun:
      return round.actions == 0;
    case Condition::begun:
      return round.actions > 0;
    case Condition::first_of_street:
      return is_first_of_street(flow, report);
    case Condition::later_of_street:
      return round.actions == 0 && has_street_cards(flow, report.seat);
    case Condition::final_card:
      return is_final_card(flow, report);
    case Condition::burn_on:
      return flow.terms.burn;
    case Condition::burn_off:
      return !flow.terms.burn;
  }
  return false;
}

bool can_be_done(const RoundFlow& flow, Ruling ruling, const command::Report& report) {
  const Round& round = flow.state;
  if (ruling == Ruling::replaced) return !round.shoe.empty();
  if (report.what == Irregularity::burn_exposed && ruling != Ruling::kept)
    return !round.last_burnt.is_none();
  if (report.what == Irregularity::communal_early && ruling != Ruling::misdeal)
    return has_next_street(flow) && round.shoe.remaining() > 1;
  return true;
}

// Which irregularities concern a player, and which need the player's hand to be in play.
bool needs_player(const RoundFlow& flow, Irregularity what) {
  switch (what) {
    case Irregularity::hole_exposed:
    case Irregularity::extra_card:
    case Irregularity::wrong_count:
    case Irregularity::dead_cards:
    case Irregularity::player_missed:
    case Irregularity::out_of_turn:
      return true;
    case Irregularity::boxed:
      return communal_cards(*flow.terms.game) == 0;
    case Irregularity::cut_exposed:
    case Irregularity::not_cut:
    case Irregularity::communal_early:
    case Irregularity::burn_exposed:
    case Irregularity::extra_hand:
    case Irregularity::foreign_card:
    case Irregularity::deck_count:
    case Irregularity::wager_out_of_turn:
    case Irregularity::wrong_amount:
      return false;
  }
  return false;
}

bool needs_hand(const RoundFlow& flow, Irregularity what) {
  return what == Irregularity::wrong_count || what == Irregularity::dead_cards ||
         what == Irregularity::hole_exposed ||
         (what == Irregularity::boxed && needs_player(flow, what));
}

Refusal refuse_seat(const RoundFlow& flow, const command::Report& report, Clause clause) {
  const Round& round = flow.state;
  const FixedList<Fact, 4> seat = {{"seat", report.seat.number()}};
  if (needs_player(flow, report.what) && !round.dealt.contains(report.seat))
    return refuse(refusal::not_in_round, clause, seat);
  if (report.what == Irregularity::extra_hand && round.dealt.contains(report.seat))
    return refuse(refusal::in_round, clause, seat);
  if (!needs_hand(flow, report.what)) return std::nullopt;
  // C-11: the player who folded last takes the pot without a hand.
  if (!round.active.contains(report.seat) || round.odd.revived == report.seat)
    return refuse(refusal::hand_is_dead, flow.cite().dead_cards, seat);
  return std::nullopt;
}

Refusal refuse_card(const RoundFlow& flow, const command::Report& report, Clause clause) {
  const Round& round = flow.state;
  const Card card = card_of(flow, report);
  if (report.what == Irregularity::hole_exposed) {
    const Hand& hand = round.hands[report.seat.index()];
    if (round.odd.exposed.contains(card)) return refuse(refusal::already_ruled_on, clause);
    if (!is_hole_card(hand, card)) return refuse(refusal::not_their_card, clause);
  }
  if (names_place(report) && card.is_none())
    return refuse(refusal::not_their_card, clause, {{"place", report.place}});
  if (report.what == Irregularity::boxed && !report.seat.is_none() && !card.is_none()) {
    const Hand& hand = round.hands[report.seat.index()];
    if (std::find(hand.cards.begin(), hand.cards.begin() + hand.count, card) ==
        hand.cards.begin() + hand.count)
      return refuse(refusal::not_their_card, clause);
  }
  if (report.what == Irregularity::communal_early) {
    if (report.card.is_none() && report.place == 0) return std::nullopt;
    const Card named = report.place > 0 ? card : report.card;
    if (!named.is_none() && round.odd.early.contains(named))
      return refuse(refusal::already_ruled_on, clause);
    if (card.is_none()) return refuse(refusal::not_next_card, clause);
  }
  return std::nullopt;
}

Refusal refuse_count(const RoundFlow& flow, const command::Report& report, Clause clause) {
  const FixedList<Fact, 4> cards = {{"cards", report.count}};
  if (report.what == Irregularity::wrong_count &&
      report.count == flow.state.hands[report.seat.index()].count)
    return refuse(refusal::right_count, clause, cards);
  if (report.what == Irregularity::deck_count && report.count == flow.terms.deck.size())
    return refuse(refusal::right_count, clause, cards);
  return std::nullopt;
}

// Staff report; the inspector reviews, and a cash game has no director.
bool may_report(const RoundFlow& flow, Role by) {
  if (by == Role::director) return flow.terms.game->director_rules;
  return by != Role::player && by != Role::inspector;
}

}  // namespace

RoundMoment moment_of(const Round& round) {
  if (round.stage == Stage::over || round.stage == Stage::showdown) return RoundMoment::showdown;
  if (round.stage == Stage::drawing) return RoundMoment::draw;
  if (round.street > 0) return RoundMoment::later;
  return round.actions == 0 ? RoundMoment::deal : RoundMoment::first_betting;
}

Clause clause_on(const RoundFlow& flow, Irregularity what) {
  for (const auto& rule : flow.terms.game->irregularities)
    if (rule.what == what) return rule.clause;
  return {};
}

Card card_of(const RoundFlow& flow, const command::Report& report) {
  if (report.what == Irregularity::communal_early) return early_card(flow, report);
  if (report.what == Irregularity::burn_exposed) return flow.state.last_burnt;
  if (names_place(report)) return card_at_place(flow.state, report);
  if (!report.card.is_none() || report.seat.is_none()) return report.card;
  if (report.what == Irregularity::hole_exposed) return last_hole_card(flow.state, report.seat);
  if (report.what == Irregularity::boxed && has_street_cards(flow, report.seat))
    return first_card_of_street(flow, report.seat);
  return {};
}

Refusal refuse_report(const RoundFlow& flow, const command::Report& report) {
  const Round& round = flow.state;
  const Clause clause = clause_on(flow, report.what);
  if (!clause) return refuse(refusal::not_in_this_book, street_of(flow).order);
  if (!may_report(flow, report.by)) return refuse(refusal::not_your_role, clause);
  if (round.stage == Stage::misdealt || round.stage == Stage::shuffling ||
      round.stage == Stage::ruling || round.odd.voided)
    return refuse(refusal::wrong_moment, clause);
  if (auto refused = refuse_seat(flow, report, clause)) return refused;
  if (auto refused = refuse_card(flow, report, clause)) return refused;
  return refuse_count(flow, report, clause);
}

const IrregularityRule* find_rule(const RoundFlow& flow, const command::Report& report) {
  const RoundMoment moment = moment_of(flow.state);
  for (const auto& rule : flow.terms.game->irregularities)
    if (rule.what == report.what && rule.from <= moment && moment <= rule.until &&
        fits(rule.when, flow, report))
      return can_be_done(flow, rule.ruling, report) ? &rule : nullptr;
  return nullptr;
}

}  // namespace cardroom
