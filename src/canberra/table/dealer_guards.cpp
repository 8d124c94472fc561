// What the dealer may not do, and when.
#include "canberra/table/guards.h"

namespace cardroom::canberra {

namespace {

constexpr Rule table_closed{"table_closed", "The table is closed."};
constexpr Rule round_not_over{"round_not_over",
                              "A round of play ends when all cards are in the discard rack."};
constexpr Rule wagers_called_already{"wagers_called_already", "Wagers have been called."};
constexpr Rule no_opportunity{"no_opportunity",
                              "Players get the opportunity to wager before the first card."};
constexpr Rule no_box_with_ante{"no_box_with_ante", "Cards go to boxes that contain an ante."};
constexpr Rule shoe_not_loaded{"shoe_not_loaded",
                               "The dealer shuffles and loads the automated shoe first."};
constexpr Rule nothing_to_announce{"nothing_to_announce",
                                   "Bet or fold is announced once, after the deal."};
constexpr Rule decisions_missing{"decisions_missing", "Every box decides to bet or to fold first."};
constexpr Rule not_settled{"not_settled", "The wagers are settled first."};
constexpr Rule hand_in_rack{"hand_in_rack",
                            "The hand is in the discard rack and is reconstructed first."};
constexpr Rule nothing_declared{"nothing_declared",
                                "Jackpot hands are declared by player and dealer first."};
constexpr Rule jackpot_unpaid{"jackpot_unpaid",
                              "Declared jackpot hands are paid before the cards are collected."};

bool any(const State& state, auto&& holds) {
  for (const Box& box : state.boxes)
    if (holds(box)) return true;
  return false;
}

Objection why_shoe_not_ready(const State& state) {
  // CP17-12.3: in preparation for the first round, and again after the shoe was out of use.
  if (state.settings.shoe == ShoeKind::automated && !state.shoe_loaded)
    return Violation{&shoe_not_loaded, clause("CP17-12.3")};
  return why_cards_not_ready(state);
}

}  // namespace

Objection why_no_call(const State& state) {
  if (state.phase == Phase::closed) return Violation{&table_closed, clause("CP17-15.2")};
  if (in_round(state.phase)) return Violation{&round_not_over, clause("CP17-DEF-RoundOfPlay")};
  if (state.phase == Phase::wagers) return Violation{&wagers_called_already, clause("CP17-4.1")};
  if (const auto objection = why_halted(state)) return objection;
  return why_shoe_not_ready(state);
}

Objection why_no_deal(const State& state) {
  if (in_round(state.phase)) return Violation{&round_not_over, clause("CP17-DEF-RoundOfPlay")};
  if (state.phase != Phase::wagers) return Violation{&no_opportunity, clause("CP17-4.1")};
  if (const auto objection = why_halted(state)) return objection;
  if (const auto objection = why_shoe_not_ready(state)) return objection;
  if (!any(state, [](const Box& box) { return box.ante > Chips(0); }))
    return Violation{&no_box_with_ante, clause("CP17-6.3(a)")};
  return std::nullopt;
}

Objection why_no_announcement(const State& state) {
  if (state.phase != Phase::dealt) return Violation{&nothing_to_announce, clause("CP17-12.5")};
  return why_halted(state);
}

Objection why_no_settlement(const State& state) {
  if (const auto objection = why_halted(state)) return objection;
  if (state.phase != Phase::deciding ||
      any(state, [](const Box& box) { return box.standing == Standing::to_act; }))
    return Violation{&decisions_missing, clause("CP17-7.1")};
  // CP17-14.4: a hand that requires verification is put together again first.
  if (any(state, [](const Box& box) { return box.racked; }))
    return Violation{&hand_in_rack, clause("CP17-14.4")};
  return std::nullopt;
}

Objection why_no_jackpot_payment(const State& state) {
  if (state.phase != Phase::settled) return Violation{&not_settled, clause("CP17-9.8")};
  const auto is = [](Declared stage) {
    return [stage](const Box& box) { return box.declared == stage; };
  };
  if (any(state, is(Declared::by_player)) || !any(state, is(Declared::by_dealer)))
    return Violation{&nothing_declared, clause("CP17-10.5")};
  return std::nullopt;
}

Objection why_no_collection(const State& state) {
  if (state.phase != Phase::settled) return Violation{&not_settled, clause("CP17-9.7")};
  if (any(state, [](const Box& box) { return box.racked; }))
    return Violation{&hand_in_rack, clause("CP17-14.4")};
  // CP17-9.8: what was declared is settled under rule 11 while the hands can be seen.
  if (any(state, [](const Box& box) {
        return box.declared == Declared::by_player || box.declared == Declared::by_dealer;
      }))
    return Violation{&jackpot_unpaid, clause("CP17-9.8")};
  return std::nullopt;
}

}  // namespace cardroom::canberra
