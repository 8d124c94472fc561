// Staff acts that open, run and close a table (CP17-1, CP17-2, CP17-3, CP17-12, CP17-15).
#include "canberra/table/decide_each.h"
#include "canberra/table/guards.h"

namespace cardroom::canberra {

namespace {

constexpr Rule layout_not_approved{"layout_not_approved",
                                   "The layout is approved before the table is used."};
constexpr Rule table_open_already{"table_open_already", "The table is open."};
constexpr Rule table_not_open{"table_not_open", "The table is not open."};
constexpr Rule not_during_round{"not_during_round", "This is done after a round of play."};
constexpr Rule no_automated_shoe{"no_automated_shoe", "No automated shuffling shoe is in use."};
constexpr Rule cards_checked_already{"cards_checked_already", "The cards are checked already."};
constexpr Rule no_card_count{"no_card_count", "A count of cards is not below nothing."};
constexpr Rule closing_check_missing{"closing_check_missing",
                                     "The cards are checked at or after the conclusion of gaming."};
constexpr Rule hours_closed{"hours_closed", "The table is opened within the hours of gaming."};
constexpr Rule no_notice{"no_notice", "Players are given notice before a table closes early."};

bool between_rounds(const State& state) {
  return state.phase == Phase::between || state.phase == Phase::closed;
}

}  // namespace

// CP17-1.1, CP17-DEF-Approved: the operator puts the written approval on record.
Verdict decide_each(const State&, const command::ApproveLayout& approve, Events& events) {
  if (auto objection = why_not_by(approve.by, Role::operator_, clause("CP17-1.1")))
    return *objection;
  add(events, event::LayoutApproved{});
  return Done{};
}

// CP17-2.2: before gaming and at or after its end. CP17-2.3: new cards by supervisor and dealer.
Verdict decide_each(const State& state, const command::CheckCards& check, Events& events) {
  const CardCare& cards = state.cards;
  if (check.by != Role::dealer)
    if (auto objection = why_not_by(check.by, Role::supervisor, clause("CP17-2.2")))
      return *objection;
  if (in_round(state.phase)) return Violation{&not_during_round, clause("CP17-2.2")};
  if (cards.closing_check_due) {
    add(events, event::CardsChecked{check.by, true, false});
    return Done{};
  }
  const bool again =
      check.by == Role::dealer ? cards.checked_by_dealer : cards.checked_by_supervisor;
  if (again) return Violation{&cards_checked_already, clause("CP17-2.2")};
  const bool other =
      check.by == Role::dealer ? cards.checked_by_supervisor : cards.checked_by_dealer;
  add(events, event::CardsChecked{check.by, false, !cards.replaced || other});
  return Done{};
}

// CP17-2.4: at any time.
Verdict decide_each(const State&, const command::CountCards& count, Events& events) {
  if (auto objection = why_not_by(count.by, Role::supervisor, clause("CP17-2.4")))
    return *objection;
  if (count.count < 0)
    return Violation{&no_card_count, clause("CP17-2.4"), {{"count", count.count}}};
  add(events, event::CardsCounted{count.count});
  return Done{};
}

Verdict decide_each(const State& state, const command::ChangeCards& change, Events& events) {
  if (auto objection = why_not_by(change.by, Role::operator_, clause("CP17-2.3")))
    return *objection;
  if (!between_rounds(state)) return Violation{&not_during_round, clause("CP17-2.3")};
  add(events, event::CardsChanged{});
  return Done{};
}

Verdict decide_each(const State& state, const command::LoadShoe&, Events& events) {
  if (state.settings.shoe != ShoeKind::automated)
    return Violation{&no_automated_shoe, clause("CP17-12.1")};
  if (!between_rounds(state)) return Violation{&not_during_round, clause("CP17-12.3")};
  add(events, event::ShoeLoaded{});
  return Done{};
}

// CP17-12.7: with new cards; a shoe that does not shuffle ends the use of rule 12.
Verdict decide_each(const State& state, const command::ReplaceShoe& replace, Events& events) {
  if (auto objection = why_not_by(replace.by, Role::operator_, clause("CP17-12.7")))
    return *objection;
  if (!between_rounds(state)) return Violation{&not_during_round, clause("CP17-12.7")};
  add(events, event::ShoeReplaced{replace.kind});
  return Done{};
}

Verdict decide_each(const State& state, const command::OpenTable& open, Events& events) {
  if (auto objection = why_not_by(open.by, Role::operator_, clause("CP17-1.1"))) return *objection;
  if (state.phase != Phase::closed) return Violation{&table_open_already, clause("CP17-15.2")};
  if (!state.layout_approved) return Violation{&layout_not_approved, clause("CP17-1.1")};
  if (!state.settings.hours.contain(open.minute))
    return Violation{&hours_closed, clause("CP17-15.1"), {{"minute", open.minute}}};
  if (state.cards.closing_check_due) return Violation{&closing_check_missing, clause("CP17-2.2")};
  if (auto objection = why_cards_not_ready(state)) return *objection;
  add(events, event::TableOpened{});
  return Done{};
}

// CP17-3.1: notice first; the change is made when wagers are next called.
Verdict decide_each(const State&, const command::NoticeSign& notice, Events& events) {
  if (auto objection = why_not_by(notice.by, Role::operator_, clause("CP17-3.1")))
    return *objection;
  if (const auto valid = validate(notice.sign); !valid) return valid.error();
  add(events, event::SignNoticed{notice.sign});
  return Done{};
}

Verdict decide_each(const State& state, const command::NoticeClosing& notice, Events& events) {
  if (auto objection = why_not_by(notice.by, Role::operator_, clause("CP17-15.2")))
    return *objection;
  if (state.phase == Phase::closed) return Violation{&table_not_open, clause("CP17-15.2")};
  add(events, event::ClosingNoticed{});
  return Done{};
}

// CP17-15.2: early only with notice. CP17-15.1: at the close of gaming without.
Verdict decide_each(const State& state, const command::CloseTable& close, Events& events) {
  if (auto objection = why_not_by(close.by, Role::operator_, clause("CP17-15.2")))
    return *objection;
  if (state.phase == Phase::closed) return Violation{&table_not_open, clause("CP17-15.2")};
  if (!between_rounds(state)) return Violation{&not_during_round, clause("CP17-15.2")};
  if (!state.closing_noticed && state.settings.hours.contain(close.minute))
    return Violation{&no_notice, clause("CP17-15.2")};
  add(events, event::TableClosed{});
  return Done{};
}

}  // namespace cardroom::canberra
