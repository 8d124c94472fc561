// Flow: a round of play under way. Each event is recorded and applied at once, so that what follows
// is decided on the state as it then is.
#pragma once

#include "rules/round/apply_events.h"
#include "rules/round/play.h"

namespace cardroom {

struct Flow {
  const Terms& terms;
  Round& round;
  Events& events;

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
    apply_to(terms, round, placed);
    if constexpr (!leaves_chips_alone<Happened>) check_conserved(round);
  }
  // A shoe holds no card twice: unlike an order that was read back, it need not be looked through.
  void load(Clause clause, const Shoe& shoe) {
    auto& loaded = events.extend().emplace<event::ShoeLoaded>();
    loaded.clause = clause;
    loaded.order = shoe.rest();
    load_shoe(round, shoe);
  }
  const Citations& cite() const { return terms.cite(); }
};

// Forced bets, cards, and the first round of betting.
void begin(Flow& flow, const Setup& setup);

// The present street is dealt, or dealt again after a misdeal or a shuffle, and its betting opened.
void deal_again(Flow& flow);

// All that happens by itself until somebody must decide: cards, uncalled wagers, showdown, payment.
// Not inlined: most wagers end with the turn of the next player.
[[gnu::noinline]] void go_on(Flow& flow);
inline void proceed(Flow& flow) {
  const Round& round = flow.round;
  if (round.turn.is_none() || round.stage == Stage::forced || round.odd.somebody_ahead() ||
      !round.odd.absent.empty())
    go_on(flow);
}

// Showdown and payment when betting is done; payment alone when one player is left.
void settle(Flow& flow);

// A card is discarded before the next communal ones, and enough are left for that (C-07).
bool can_burn(const Flow& flow);

// T01-B-2.3: replacements for whoever drew. True when the draw is complete.
bool go_on_drawing(Flow& flow);

// The cards that may be shuffled for `drawer` when the shoe has run out (T01-B-2.6, C-20).
CardSet discards_for(const Round& round, Seat drawer);

}  // namespace cardroom
