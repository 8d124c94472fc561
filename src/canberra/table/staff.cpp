#include "canberra/table/staff.h"

#include "canberra/round/guards.h"

namespace cardroom::canberra {

namespace {

bool between_rounds(const State& state) {
  return state.phase == TablePhase::between || state.phase == TablePhase::closed;
}

}  // namespace

// CP17-1.1, CP17-DEF-Approved: the operator puts the written approval on record.
Refusal perform(TableFlow& flow, const command::ApproveLayout& approve) {
  if (auto refusal = refuse_role(approve.by, {Role::operator_}, clause("CP17-1.1"))) return refusal;
  flow.emit(event::LayoutApproved{});
  return std::nullopt;
}

// CP17-2.2: before gaming and at or after its end. CP17-2.3: new cards by supervisor and dealer.
Refusal perform(TableFlow& flow, const command::CheckCards& check) {
  const State& state = flow.state;
  const CardCare& cards = state.cards;
  if (check.by != Role::dealer)
    if (auto refusal = refuse_role(check.by, {Role::supervisor}, clause("CP17-2.2")))
      return refusal;
  if (in_round(state.phase)) return refuse(refusal::not_during_round, clause("CP17-2.2"));
  if (cards.closing_check_due) {
    flow.emit(event::CardsChecked{check.by, true, false});
    return std::nullopt;
  }
  const bool again =
      check.by == Role::dealer ? cards.checked_by_dealer : cards.checked_by_supervisor;
  if (again) return refuse(refusal::already_checked, clause("CP17-2.2"));
  const bool other =
      check.by == Role::dealer ? cards.checked_by_supervisor : cards.checked_by_dealer;
  flow.emit(event::CardsChecked{check.by, false, !cards.replaced || other});
  return std::nullopt;
}

// CP17-2.4: at any time.
Refusal perform(TableFlow& flow, const command::CountCards& count) {
  if (auto refusal = refuse_role(count.by, {Role::supervisor}, clause("CP17-2.4"))) return refusal;
  if (count.count < 0)
    return refuse(refusal::no_card_count, clause("CP17-2.4"), {{"count", count.count}});
  flow.emit(event::CardsCounted{count.count});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::ChangeCards& change) {
  const State& state = flow.state;
  if (auto refusal = refuse_role(change.by, {Role::operator_}, clause("CP17-2.3"))) return refusal;
  if (!between_rounds(state)) return refuse(refusal::not_during_round, clause("CP17-2.3"));
  flow.emit(event::CardsChanged{});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::LoadShoe&) {
  const State& state = flow.state;
  if (state.settings.shoe != ShoeKind::automated)
    return refuse(refusal::no_automated_shoe, clause("CP17-12.1"));
  if (!between_rounds(state)) return refuse(refusal::not_during_round, clause("CP17-12.3"));
  flow.emit(event::ShoeLoaded{});
  return std::nullopt;
}

// CP17-12.7: with new cards; a replacement that does not shuffle ends the use of rule 12.
Refusal perform(TableFlow& flow, const command::ReplaceShoe& replace) {
  const State& state = flow.state;
  if (auto refusal = refuse_role(replace.by, {Role::operator_}, clause("CP17-12.7")))
    return refusal;
  if (!between_rounds(state)) return refuse(refusal::not_during_round, clause("CP17-12.7"));
  flow.emit(event::ShoeReplaced{replace.kind});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::OpenTable& open) {
  const State& state = flow.state;
  if (auto refusal = refuse_role(open.by, {Role::operator_}, clause("CP17-1.1"))) return refusal;
  if (state.phase != TablePhase::closed) return refuse(refusal::already_open, clause("CP17-15.2"));
  if (!state.layout_approved) return refuse(refusal::layout_not_approved, clause("CP17-1.1"));
  if (!state.settings.hours.contain(open.minute))
    return refuse(refusal::hours_closed, clause("CP17-15.1"), {{"minute", open.minute}});
  if (state.cards.closing_check_due)
    return refuse(refusal::closing_check_missing, clause("CP17-2.2"));
  if (auto refusal = refuse_cards(state)) return refusal;
  flow.emit(event::TableOpened{});
  return std::nullopt;
}

// CP17-3.1: notice first; the change is made when wagers are next called.
Refusal perform(TableFlow& flow, const command::NoticeSign& notice) {
  if (auto refusal = refuse_role(notice.by, {Role::operator_}, clause("CP17-3.1"))) return refusal;
  if (const auto valid = validate(notice); !valid) return valid.error();
  const Sign& sign = notice;
  flow.emit(event::SignNoticed{sign});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::NoticeClosing& notice) {
  const State& state = flow.state;
  if (auto refusal = refuse_role(notice.by, {Role::operator_}, clause("CP17-15.2"))) return refusal;
  if (state.phase == TablePhase::closed)
    return refuse(refusal::table_not_open, clause("CP17-15.2"));
  flow.emit(event::ClosingNoticed{});
  return std::nullopt;
}

// CP17-15.2: closing early needs notice. CP17-15.1: at the close of gaming it does not.
Refusal perform(TableFlow& flow, const command::CloseTable& close) {
  const State& state = flow.state;
  if (auto refusal = refuse_role(close.by, {Role::operator_}, clause("CP17-15.2"))) return refusal;
  if (state.phase == TablePhase::closed)
    return refuse(refusal::table_not_open, clause("CP17-15.2"));
  if (!between_rounds(state)) return refuse(refusal::not_during_round, clause("CP17-15.2"));
  if (!state.closing_noticed && state.settings.hours.contain(close.minute))
    return refuse(refusal::no_notice, clause("CP17-15.2"));
  flow.emit(event::TableClosed{});
  return std::nullopt;
}

}  // namespace cardroom::canberra
