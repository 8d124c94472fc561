#include "rules/table/staff/cards.h"

#include "rules/game/settings_commission.h"
#include "rules/table/refusals.h"
#include "rules/table/round.h"

namespace cardroom {

namespace {

bool is_closed(const Table& table) { return table.closing && table.rounds_left == 0; }

// Whether one of these checks of replacements makes the other one unnecessary.
bool completes(ReplacementCheck rule, const CardsInUse& cards, Role by) {
  if (rule != ReplacementCheck::both) return true;
  return by == Role::dealer ? cards.by_supervisor : cards.by_dealer;
}

bool may_check(const Table& table, Role by) {
  if (by == Role::dealer) return true;
  const ReplacementCheck rule = table.game->staff.replacements;
  const bool supervisors = rule == ReplacementCheck::either || rule == ReplacementCheck::both;
  return by == Role::supervisor && table.cards.replaced && supervisors;
}

Refusal check_replacements(TableFlow& flow, Role by) {
  const CardsInUse& cards = flow.state.cards;
  const Clause clause = flow.cite().card_change;
  const bool done = by == Role::dealer ? cards.by_dealer : cards.by_supervisor;
  if (done) return refuse(refusal::no_check_due, clause);
  const bool complete = completes(flow.state.game->staff.replacements, cards, by);
  flow.emit(table_event::CardsChecked{by, CardCheck::replacement, complete, clause});
  return std::nullopt;
}

bool are_checked_when_replaced(ReplacementCheck rule, bool all) {
  switch (rule) {
    case ReplacementCheck::none:
      return false;
    case ReplacementCheck::dealer_if_all:
      return all;
    case ReplacementCheck::either:
    case ReplacementCheck::both:
      return true;
  }
  return false;
}

// Whether the book has a ruling on a wrong number of cards, and there is a game to rule on: the one
// under way, or the last one until the next begins (C-24).
bool rules_on_count(const Table& table) {
  if (table.rounds == 0 || table.round.odd.voided) return false;
  for (const IrregularityRule& rule : table.game->irregularities)
    if (rule.what == Irregularity::deck_count) return true;
  return false;
}

Command wrong_count(const table_command::CountDeck& count) {
  command::Report report;
  report.by = count.by;
  report.what = Irregularity::deck_count;
  report.count = count.count;
  return report;
}

}  // namespace

Refusal refuse_unready(const Table& table, std::int64_t now_s) {
  const Citations& cites = table.cite();
  const int minute = minute_of_day(now_s);
  if (lacks_commission_cap(table.coming))
    return refuse(refusal::no_commission_cap, cites.commission_cap,
                  {{"percent", table.coming.commission.percent}});
  if (!table.coming.hours.contain(minute))
    return refuse(refusal::outside_hours, cites.hours, {{"minute", minute}});
  if (table.coming.table_approval && !table.approved)
    return refuse(refusal::table_not_approved, cites.table_approval);
  if (table.coming.card_check && !table.cards.checked)
    return refuse(refusal::cards_not_checked, cites.card_check);
  if (table.cards.count_ordered) return refuse(refusal::count_is_due, cites.card_count);
  if (table.cards.unfit != Unfit::no) return refuse(refusal::cards_unfit, table.cards.unfit_by);
  if (table.cards.replaced) return refuse(refusal::cards_not_checked, cites.card_change);
  if (table.proposal.stage == ProposalStage::open)
    return refuse(refusal::proposal_is_open, cites.agreement);
  return std::nullopt;
}

// S05-1.1, T01-1.1: given by the authority, or put on record by the operator. RWS17-2.1.1: the
// table shows the layout.
Refusal perform(TableFlow& flow, const table_command::ApproveTable& approve) {
  const Clause clause = flow.cite().table_approval;
  if (auto refusal = refuse_role(approve.by, {Role::inspector, Role::operator_}, clause))
    return refusal;
  if (!flow.state.game->staff.approves_tables) return refuse(refusal::power_not_in_book, clause);
  if (flow.state.approved) return refuse(refusal::already_approved, clause);
  flow.emit(table_event::TableApproved{approve.by, approve.text, clause});
  return std::nullopt;
}

// *95-3.2, S05-2.4, T01-2.3: before gaming and at its end; *95-3.3, S05-2.5, T01-2.4: cards that
// replace others.
Refusal perform(TableFlow& flow, const table_command::CheckCards& check) {
  const Table& table = flow.state;
  const Clause clause = table.cards.replaced ? flow.cite().card_change : flow.cite().card_check;
  if (!table.game->staff.checks_cards) return refuse(refusal::power_not_in_book, clause);
  if (!may_check(table, check.by)) return refuse(refusal::not_your_role, clause);
  if (table.dealing) return refuse(refusal::round_under_way, clause);
  if (table.cards.replaced) return check_replacements(flow, check.by);
  const CardCheck due = is_closed(table) ? CardCheck::closing : CardCheck::opening;
  const bool done = due == CardCheck::closing ? table.cards.closed : table.cards.checked;
  if (done) return refuse(refusal::no_check_due, clause);
  flow.emit(table_event::CardsChecked{check.by, due, true, clause});
  return std::nullopt;
}

// *95-3.3, S05-2.5, T01-2.4: after a round of play; RWS17-5.1.1: new cards for foreign ones.
Refusal perform(TableFlow& flow, const table_command::ChangeCards& change) {
  const Table& table = flow.state;
  const StaffRules& rules = table.game->staff;
  const Clause clause = flow.cite().card_change;
  if (rules.operator_changes_cards) {
    if (auto refusal = refuse_role(change.by, {Role::operator_}, clause)) return refusal;
  } else if (auto refusal = refuse_role(
                 change.by, {Role::dealer, Role::supervisor, Role::operator_}, clause)) {
    return refusal;
  }
  if (table.dealing) return refuse(refusal::round_under_way, clause);
  if (table.cards.unfit == Unfit::foreign && !change.all)
    return refuse(refusal::cards_unfit, table.cards.unfit_by);
  const bool to_check = are_checked_when_replaced(rules.replacements, change.all);
  flow.emit(table_event::CardsChanged{change.by, change.all, to_check, clause});
  return std::nullopt;
}

// *95-3.4, S05-2.6, T01-2.5: at any time.
Refusal perform(TableFlow& flow, const table_command::OrderCount& order) {
  const Clause clause = flow.cite().card_count;
  if (auto refusal = refuse_role(order.by, {Role::supervisor}, clause)) return refusal;
  if (!flow.state.game->staff.counts_cards) return refuse(refusal::power_not_in_book, clause);
  if (flow.state.cards.count_ordered) return refuse(refusal::count_is_due, clause);
  flow.emit(table_event::CountOrdered{clause});
  return std::nullopt;
}

// A wrong number is put on record and the cards are replaced. Only RWS17-5.1.2 makes the game void
// for it.
Refusal perform(TableFlow& flow, const table_command::CountDeck& count) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().card_count;
  if (auto refusal = refuse_role(count.by, {Role::dealer, Role::supervisor}, clause))
    return refusal;
  const bool needs_order = table.game->staff.counts_cards && count.by == Role::dealer;
  if (needs_order && !table.cards.count_ordered) return refuse(refusal::no_count_ordered, clause);
  const int proper = (table.dealing ? table.terms : table.coming).deck.size();
  if (count.count != proper && rules_on_count(table)) return perform(flow, wrong_count(count));
  flow.emit(
      table_event::DeckCounted{count.by, count.count, static_cast<std::uint8_t>(proper), clause});
  return std::nullopt;
}

}  // namespace cardroom
