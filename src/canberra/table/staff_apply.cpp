#include "canberra/table/staff_apply.h"

#include "canberra/round/apply.h"

namespace cardroom::canberra {

namespace {

// The player leaves with their chips; markers and advice end with the sitting.
void empty_box(State& state, Seat seat) {
  state.brought -= state.stake(seat);
  state.stake(seat) = Cents(0);
  state.box(seat) = Box{};
}

}  // namespace

void apply_to(State& state, const event::LayoutApproved&) { state.layout_approved = true; }

void apply_to(State& state, const event::CardsChecked& event) {
  CardCare& cards = state.cards;
  if (event.closing) {
    cards.closing_check_due = false;
    return;
  }
  if (event.by == Role::dealer) cards.checked_by_dealer = true;
  if (event.by == Role::supervisor) cards.checked_by_supervisor = true;
  if (!event.ready) return;
  cards.ready = true;
  cards.replaced = false;
}

void apply_to(State& state, const event::CardsCounted& event) {
  state.cards.count_wrong = event.count != 52;
}

void apply_to(State& state, const event::CardsChanged&) {
  state.cards = {.replaced = true, .closing_check_due = state.cards.closing_check_due};
  // CP17-12.3: cards that were not shuffled into the shoe are not in it.
  state.shoe_loaded = false;
}

void apply_to(State& state, const event::ShoeLoaded&) { state.shoe_loaded = true; }

void apply_to(State& state, const event::ShoeReplaced& event) {
  state.settings.shoe = event.kind;
  apply_to(state, event::CardsChanged{});
}

void apply_to(State& state, const event::TableOpened&) {
  state.phase = TablePhase::between;
  state.closing_noticed = false;
}

void apply_to(State& state, const event::SignNoticed& event) {
  const Sign& sign = event;
  state.noticed = sign;
  state.sign_noticed = true;
}

void apply_to(State& state, const event::SignChanged& event) {
  const Sign& sign = event;
  state.settings.sign = sign;
  state.sign_noticed = false;
}

void apply_to(State& state, const event::ClosingNoticed&) { state.closing_noticed = true; }

void apply_to(State& state, const event::TableClosed&) {
  state.phase = TablePhase::closed;
  state.closing_noticed = false;
  // CP17-2.2: checked again at the end of gaming and before gaming on the next day.
  state.cards = {.closing_check_due = true, .count_wrong = state.cards.count_wrong};
  state.shoe_loaded = false;
}

void apply_to(State& state, const event::MarkerSet& event) {
  state.box(event.seat).marker = event.placed;
}

void apply_to(State& state, const event::Seated& event) {
  Box& box = state.box(event.seat);
  box = Box{};
  box.player = event.player;
  state.stake(event.seat) = event.stake_cents;
  state.brought += event.stake_cents;
}

void apply_to(State& state, const event::ChipsBought& event) {
  state.stake(event.seat) += event.amount_cents;
  state.brought += event.amount_cents;
}

void apply_to(State& state, const event::Left& event) { empty_box(state, event.seat); }

void apply_to(State& state, const event::Vacated& event) { empty_box(state, event.seat); }

void apply_to(State& state, const event::Excluded& event) {
  Box& box = state.box(event.seat);
  // CP17-7.3: a hand that has folded has lost its wagers.
  if (box.standing != BoxStanding::folded) return_wagers(state, event.seat);
  box.standing = BoxStanding::excluded;
  if (event.extent == Extent::round) return;
  if (!state.barred.full()) state.barred.push_back(box.player);
  empty_box(state, event.seat);
}

}  // namespace cardroom::canberra
