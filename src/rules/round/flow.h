// RoundFlow: a command being put to a round of play.
#pragma once

#include "rules/round/apply_events.h"
#include "rules/round/play.h"

namespace cardroom {

struct RoundFlow : Flow<Round, Events> {
  const Terms& terms;

  template <class Happened>
  [[gnu::always_inline]] void emit(const Happened& happened) {
    emit_filled<Happened>([&](Happened& placed) { copy_fields(happened, placed); });
  }
  // Written in its place, field by field: rounds are played by the million, and a struct put
  // together elsewhere and copied whole waits for its own bytes.
  template <class Happened, class Fill>
  [[gnu::always_inline]] void emit_filled(Fill&& fill) {
    Happened& placed = events.extend().template emplace<Happened>();
    fill(placed);
    apply_to(terms, state, placed);
    if constexpr (!leaves_chips_alone<Happened>) check_conserved(state);
  }
  // A shoe holds no card twice: unlike an order that was read back, it need not be looked through.
  void load(Clause clause, const Shoe& shoe) {
    auto& loaded = events.extend().emplace<event::ShoeLoaded>();
    loaded.clause = clause;
    loaded.order = shoe.rest();
    load_shoe(state, shoe);
  }
  const Citations& cite() const { return terms.cite(); }
};

// Forced bets, cards, and the first round of betting.
void begin(RoundFlow& flow, const Setup& setup);

// The present street is dealt, or dealt again after a misdeal or a shuffle, and its betting opened.
void deal_again(RoundFlow& flow);

// All that happens by itself until somebody must decide: cards, uncalled wagers, showdown, payment.
// Not inlined: most wagers end with the turn of the next player.
[[gnu::noinline]] void go_on(RoundFlow& flow);
inline void proceed(RoundFlow& flow) {
  const Round& round = flow.state;
  if (round.turn.is_none() || round.stage == Stage::forced || round.odd.somebody_ahead() ||
      !round.odd.absent.empty())
    go_on(flow);
}

// Showdown and payment when betting is done; payment alone when one player is left.
void settle(RoundFlow& flow);

// A card is discarded before the next communal ones, and enough are left for that (C-07).
bool can_burn(const RoundFlow& flow);

// T01-B-2.3: replacements for whoever drew. True when the draw is complete.
bool go_on_drawing(RoundFlow& flow);

// The cards that may be shuffled for `drawer` when the shoe has run out (T01-B-2.6, C-20).
CardSet discards_for(const Round& round, Seat drawer);

}  // namespace cardroom
