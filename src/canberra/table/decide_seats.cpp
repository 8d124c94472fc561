// Players who sit down, buy chips, leave or must leave, and the marker by a box.
#include <algorithm>

#include "canberra/table/decide_each.h"
#include "canberra/table/guards.h"

namespace cardroom::canberra {

namespace {

constexpr Rule box_taken{"box_taken", "One player only may wager on a box."};
constexpr Rule one_box_each{"one_box_each", "No player may wager on more than one box."};
constexpr Rule player_excluded{"player_excluded",
                               "The player is excluded from further participation."};
constexpr Rule no_player_named{"no_player_named", "A player sits down under a number of his own."};
constexpr Rule stake_amount{"stake_amount",
                            "Chips are bought for an amount, up to a thousand million."};
constexpr Rule wagers_in_play{"wagers_in_play",
                              "A player with wagers in the round waits until it is over."};
constexpr Rule has_not_abstained{"has_not_abstained",
                                 "Only who abstains for three rounds in a row may be told to go."};
constexpr Rule seats_are_free{"seats_are_free",
                              "Nobody is told to go while another seat at the table is free."};
constexpr Rule marker_too_late{"marker_too_late",
                               "The marker is placed before the round, or taken away after it."};

constexpr Cents stake_most{100'000'000'000};
constexpr int abstentions_allowed = 3;

bool has_wagers(const State& state, Seat seat) {
  const Box& box = state.box(seat);
  return state.on_layout(seat) > Cents(0) ||
         (state.phase == Phase::wagers && box.jackpot > Cents(0)) ||
         (state.phase == Phase::settled && box.standing != Standing::out) ||
         (in_round(state.phase) && box.standing == Standing::folded);
}

bool all_others_taken(const State& state, Seat seat) {
  for (unsigned at = 0; at < state.settings.boxes; ++at)
    if (at != seat.index() && !state.boxes[at].occupied()) return false;
  return true;
}

}  // namespace

// CP17-4.4: one player a box, one box a player.
Verdict decide_each(const State& state, const command::Sit& sit, Events& events) {
  if (auto objection = why_no_box(state, sit.seat)) return *objection;
  if (sit.player.is_none()) return Violation{&no_player_named, clause("CP17-4.4")};
  if (state.box(sit.seat).occupied()) return Violation{&box_taken, clause("CP17-4.4")};
  if (std::any_of(state.boxes.begin(), state.boxes.end(),
                  [&](const Box& box) { return box.player == sit.player; }))
    return Violation{&one_box_each, clause("CP17-4.4")};
  if (state.barred.contains(sit.player)) return Violation{&player_excluded, clause("CP17-16.3(b)")};
  if (sit.stake < Cents(0) || sit.stake > stake_most)
    return Violation{&stake_amount, clause("CP17-4.3"), {{"cents", sit.stake.count()}}};
  add(events, event::Seated{sit.seat, sit.player, sit.stake});
  return Done{};
}

Verdict decide_each(const State& state, const command::BuyChips& buy, Events& events) {
  if (auto objection = why_no_player(state, buy.seat)) return *objection;
  if (buy.amount < Cents(1) || buy.amount > stake_most ||
      state.stake(buy.seat) + buy.amount > stake_most)
    return Violation{&stake_amount, clause("CP17-4.3"), {{"cents", buy.amount.count()}}};
  add(events, event::ChipsBought{buy.seat, buy.amount});
  return Done{};
}

Verdict decide_each(const State& state, const command::Leave& leave, Events& events) {
  if (auto objection = why_no_player(state, leave.seat)) return *objection;
  if (has_wagers(state, leave.seat)) return Violation{&wagers_in_play, clause("CP17-4.5")};
  add(events, event::Left{leave.seat, state.stake(leave.seat)});
  return Done{};
}

// CP17-16.7.
Verdict decide_each(const State& state, const command::Vacate& vacate, Events& events) {
  if (auto objection = why_not_by(vacate.by, Role::operator_, clause("CP17-16.7")))
    return *objection;
  if (auto objection = why_no_player(state, vacate.seat)) return *objection;
  const Box& box = state.box(vacate.seat);
  if (box.abstained < abstentions_allowed || has_wagers(state, vacate.seat))
    return Violation{&has_not_abstained, clause("CP17-16.7"), {{"rounds", box.abstained}}};
  if (!all_others_taken(state, vacate.seat)) return Violation{&seats_are_free, clause("CP17-16.7")};
  add(events, event::Vacated{vacate.seat, state.stake(vacate.seat)});
  return Done{};
}

// CP17-3.2.
Verdict decide_each(const State& state, const command::SetMarker& set, Events& events) {
  if (auto objection = why_not_by(set.by, Role::operator_, clause("CP17-3.2"))) return *objection;
  if (auto objection = why_no_player(state, set.seat)) return *objection;
  if (in_round(state.phase)) return Violation{&marker_too_late, clause("CP17-3.2")};
  add(events, event::MarkerSet{set.seat, set.placed});
  return Done{};
}

}  // namespace cardroom::canberra
