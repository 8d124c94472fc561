#include "canberra/round/apply.h"

namespace cardroom::canberra {

namespace {

void begin_round(Box& box) {
  box.ante = Chips(0);
  box.bet = Chips(0);
  box.jackpot = Cents(0);
  box.result = {};
  box.cards = {};
  box.standing = BoxStanding::out;
  box.declared = Declared::no;
  box.exposed = 0;
  box.racked = false;
}

void change_jackpot(State& state, const JackpotBooks& change) {
  state.jackpot += change;
  state.round_jackpot += change;
}

}  // namespace

void move_jackpot_money(State& state, Seat seat, Cents to_player) {
  if (state.settings.jackpot == JackpotWagers::beside_chips)
    state.brought -= to_player;
  else
    state.stake(seat) += to_player;
}

void return_wagers(State& state, Seat seat) {
  Box& box = state.box(seat);
  change_jackpot(state, -contribution(box.jackpot, state.settings.distribution));
  box.result.returned += state.on_layout(seat) + box.jackpot;
  state.stake(seat) += state.on_layout(seat);
  move_jackpot_money(state, seat, box.jackpot);
  box.ante = box.bet = Chips(0);
  state.on_layout(seat) = Cents(0);
  box.jackpot = Cents(0);
  box.standing = BoxStanding::out;
}

void apply_to(State& state, const event::WagersCalled&) {
  state.phase = TablePhase::wagers;
  state.exposures = 0;
  state.dealer = {};
  state.round_jackpot = {};
  for (Box& box : state.boxes_in_use()) begin_round(box);
}

void apply_to(State& state, const event::AntePlaced& event) {
  Box& box = state.box(event.seat);
  const Cents ante = in_cents(event.ante);
  state.stake(event.seat) += state.on_layout(event.seat) - ante;
  state.on_layout(event.seat) = ante;
  box.ante = event.ante;
}

void apply_to(State& state, const event::JackpotAccepted& event) {
  Box& box = state.box(event.seat);
  move_jackpot_money(state, event.seat, -event.wager_cents);
  box.jackpot = event.wager_cents;
  change_jackpot(state, {event.to_pool_microdollars,
                         in_pool(event.wager_cents) - event.to_pool_microdollars,
                         event.wager_cents,
                         {},
                         {}});
}

// CP17-10.2: the pad stayed dark, so there was no wager and the chips never counted.
void apply_to(State&, const event::JackpotNotAccepted&) {}

void apply_to(State& state, const event::TakenBack& event) { return_wagers(state, event.seat); }

void apply_to(State& state, const event::Advised& event) { state.box(event.seat).advised = true; }

void apply_to(State& state, const event::AnteReturned& event) { return_wagers(state, event.seat); }

void apply_to(State& state, const event::ShoeReady& event) {
  // CP17-12.2: the decks take turns, one for each round.
  if (event.kind == ShoeKind::automated) state.second_deck = event.deck == 1 ? 1 : 0;
}

void apply_to(State& state, const event::BoxDealt& event) {
  Box& box = state.box(event.seat);
  box.cards = event.cards;
  box.standing = BoxStanding::to_act;
}

void apply_to(State& state, const event::DealerDealt& event) {
  state.dealer.cards = event.cards;
  state.dealer.up = static_cast<std::uint8_t>(event.up);
  state.dealer.dealt = true;
  state.phase = TablePhase::dealt;
}

void apply_to(State& state, const event::DecisionsOpened&) { state.phase = TablePhase::deciding; }

void apply_to(State& state, const event::BetPlaced& event) {
  Box& box = state.box(event.seat);
  state.stake(event.seat) -= in_cents(event.bet);
  box.bet = event.bet;
  state.on_layout(event.seat) += in_cents(event.bet);
  box.standing = BoxStanding::bet;
}

void apply_to(State& state, const event::Folded& event) {
  Box& box = state.box(event.seat);
  state.stake(event.seat) += in_cents(event.returned);
  state.on_layout(event.seat) = Cents(0);
  box.result.collected = event.collected;
  box.result.returned = in_cents(event.returned);
  box.standing = BoxStanding::folded;
  state.house += in_cents(event.collected);
}

void apply_to(State& state, const event::DealerRevealed&) { state.phase = TablePhase::settled; }

void apply_to(State& state, const event::BoxSettled& event) {
  Box& box = state.box(event.seat);
  const Chips paid = event.ante_paid + event.bet_paid;
  state.stake(event.seat) += state.on_layout(event.seat) + in_cents(paid - event.collected);
  state.on_layout(event.seat) = Cents(0);
  box.result.ante_paid = event.ante_paid;
  box.result.bet_paid = event.bet_paid;
  box.result.collected = event.collected;
  box.result.returned = in_cents(event.returned);
  state.house += in_cents(event.collected - paid);
}

void apply_to(State& state, const event::JackpotDeclared& event) {
  state.box(event.seat).declared =
      event.by == Role::player ? Declared::by_player : Declared::by_dealer;
}

void apply_to(State& state, const event::JackpotPaid& event) {
  Box& box = state.box(event.seat);
  const JackpotPayout payout{event.seat,
                             event.hand,
                             event.amount_cents,
                             event.from_pool_cents,
                             event.from_reserve_cents,
                             event.from_house_cents};
  change_jackpot(state, payout.change());
  move_jackpot_money(state, event.seat, event.amount_cents);
  box.result.jackpot_paid = event.amount_cents;
  box.declared = Declared::paid;
}

void apply_to(State& state, const event::JackpotReseeded& event) {
  change_jackpot(state, Reseeding{event.from_reserve_cents, event.from_house_cents}.change());
}

void apply_to(State& state, const event::JackpotLapsed& event) {
  state.box(event.seat).declared = Declared::lapsed;
}

void apply_to(State& state, const event::CardsTold& event) {
  FiveCards& cards = event.seat.is_none() ? state.dealer.cards : state.box(event.seat).cards;
  for (std::size_t at = 0; at < cards.size(); ++at)
    if (!event.cards[at].is_none()) cards[at] = event.cards[at];
}

void apply_to(State& state, const event::NobodyLeft&) { state.phase = TablePhase::settled; }

void apply_to(State& state, const event::Collected&) {
  state.phase = TablePhase::between;
  ++state.rounds;
  for (Box& box : state.boxes_in_use()) {
    if (!box.occupied()) continue;
    const bool wagered = box.ante > Chips(0) || box.standing == BoxStanding::excluded;
    box.abstained = wagered ? std::uint8_t{0}
                            : static_cast<std::uint8_t>(box.abstained + (box.abstained < 255));
  }
}

}  // namespace cardroom::canberra
