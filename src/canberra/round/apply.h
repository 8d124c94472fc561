// What the events of a round of play change.
#pragma once

#include "canberra/table/events.h"
#include "canberra/table/state.h"

namespace cardroom::canberra {

void apply_to(State& state, const event::WagersCalled& event);
void apply_to(State& state, const event::AntePlaced& event);
void apply_to(State& state, const event::JackpotAccepted& event);
void apply_to(State& state, const event::JackpotNotAccepted& event);
void apply_to(State& state, const event::TakenBack& event);
void apply_to(State& state, const event::Advised& event);
void apply_to(State& state, const event::AnteReturned& event);
void apply_to(State& state, const event::ShoeReady& event);
void apply_to(State& state, const event::BoxDealt& event);
void apply_to(State& state, const event::DealerDealt& event);
void apply_to(State& state, const event::DecisionsOpened& event);
void apply_to(State& state, const event::BetPlaced& event);
void apply_to(State& state, const event::Folded& event);
void apply_to(State& state, const event::DealerRevealed& event);
void apply_to(State& state, const event::BoxSettled& event);
void apply_to(State& state, const event::JackpotDeclared& event);
void apply_to(State& state, const event::JackpotPaid& event);
void apply_to(State& state, const event::JackpotReseeded& event);
void apply_to(State& state, const event::JackpotLapsed& event);
void apply_to(State& state, const event::Collected& event);
void apply_to(State& state, const event::CardsTold& event);
void apply_to(State& state, const event::NobodyLeft& event);

// To the player's chips or, below zero, from them; CP17-17.3(a)(vii): where a jackpot wager is
// money beside the chips, it leaves the table or comes to it.
void move_jackpot_money(State& state, Seat seat, Cents to_player);

// Gives a box back everything it wagered this round, jackpot wager included, before settlement.
void return_wagers(State& state, Seat seat);

}  // namespace cardroom::canberra
