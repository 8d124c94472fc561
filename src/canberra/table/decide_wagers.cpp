// Wagers before the deal, and bet or fold after it (CP17-3, CP17-4, CP17-7).
#include "canberra/table/decide_each.h"
#include "canberra/table/guards.h"

namespace cardroom::canberra {

namespace {

constexpr Rule outside_hours{"outside_hours", "No round begins outside the hours of gaming."};
constexpr Rule ante_size{"ante_size", "An ante is one chip or more."};
constexpr Rule ante_multiple{"ante_multiple", "A wager is one of the permitted multiples."};
constexpr Rule bet_size{"bet_size", "A bet is exactly twice the ante."};

}  // namespace

// CP17-4.1, CP17-4.1(a), (b): each player is given the opportunity to ante and to join the jackpot.
Verdict decide_each(const State& state, const command::CallWagers& call, Events& events) {
  if (auto objection = why_no_call(state)) return *objection;
  if (!state.settings.hours.contain(call.minute))
    return Violation{&outside_hours, clause("CP17-15.1"), {{"minute", call.minute}}};

  // CP17-3.1: new limits hold from here on, notice having been given before.
  if (state.sign_noticed) add(events, event::SignChanged{state.noticed});
  add(events, event::WagersCalled{});
  return Done{};
}

Verdict decide_each(const State& state, const command::PlaceAnte& place, Events& events) {
  if (auto objection = why_no_ante(state, place.seat)) return *objection;
  const Limits& limits = state.settings.sign.limits;
  if (place.ante < Chips(1))
    return Violation{&ante_size, clause("CP17-4.1(a)"), {{"ante", place.ante.count()}}};
  const std::int64_t chips = (state.stake(place.seat) + state.on_layout(place.seat)).count() / 100;
  if (place.ante.count() > chips)
    return Violation{
        &more_than_stake, clause("CP17-4.3"), {{"ante", place.ante.count()}, {"stake", chips}}};
  // CP17-3.3, K-07. A wager below the minimum is judged by CP17-3.4 alone, which lets it stand once
  // whatever its size.
  if (place.ante >= limits.minimum && place.ante % limits.multiple != Chips(0))
    return Violation{&ante_multiple,
                     clause("CP17-3.3"),
                     {{"ante", place.ante.count()}, {"multiple", limits.multiple.count()}}};

  add(events, event::AntePlaced{place.seat, place.ante});
  return Done{};
}

Verdict decide_each(const State& state, const command::PlaceJackpot& place, Events& events) {
  if (auto objection = why_no_jackpot(state, place.seat)) return *objection;

  // CP17-10.2, K-10: a pad that stays dark has accepted nothing.
  if (place.pad == Pad::dark) {
    add(events, event::JackpotNotAccepted{place.seat});
    return Done{};
  }
  // K-12: the contribution is booked on acceptance, before the deal.
  const Cents wager = state.settings.sign.jackpot_wager;
  const Books change = contribution(wager, state.settings.distribution);
  add(events, event::JackpotAccepted{place.seat, wager, change.pool});
  return Done{};
}

Verdict decide_each(const State& state, const command::TakeBack& take, Events& events) {
  if (auto objection = why_no_take_back(state, take.seat)) return *objection;
  const Box& box = state.box(take.seat);
  add(events, event::TakenBack{take.seat, box.ante, box.jackpot});
  return Done{};
}

// CP17-7.2: exactly twice the ante.
Verdict decide_each(const State& state, const command::PlaceBet& place, Events& events) {
  if (auto objection = why_no_decision(state, place.seat)) return *objection;
  const Box& box = state.box(place.seat);
  if (place.bet != box.ante * 2)
    return Violation{
        &bet_size, clause("CP17-7.2"), {{"bet", place.bet.count()}, {"ante", box.ante.count()}}};
  if (auto objection = why_no_bet(state, place.seat)) return *objection;

  add(events, event::BetPlaced{place.seat, place.bet});
  return Done{};
}

// CP17-7.3, K-04: the ante and any jackpot wager are lost at once, whatever the dealer holds. The
// dealer has counted the five cards (CP17-7.4) before they go to the rack.
Verdict decide_each(const State& state, const command::Fold& fold, Events& events) {
  if (auto objection = why_no_decision(state, fold.seat)) return *objection;
  const Box& box = state.box(fold.seat);
  const Chips collected = ante_at_risk(box, state.settings.sign.limits);
  add(events, event::Folded{fold.seat, collected, box.ante - collected, box.jackpot});
  return Done{};
}

}  // namespace cardroom::canberra
