#include "words/canberra/aloud.h"

#include "base/money_text.h"
#include "canberra/game/ranking.h"
#include "canberra/round/settlement.h"
#include "canberra/table/enum_words.h"
#include "eval/words.h"
#include "words/canberra/story.h"
#include "words/text.h"

namespace cardroom::canberra {

namespace {

std::string boxes_to_act(const State& state) {
  std::string list;
  for (unsigned at = 0; at < boxes_max; ++at)
    if (state.boxes[at].standing == BoxStanding::to_act)
      list += (list.empty() ? "box " : ", box ") + std::to_string(seat_at(at).number());
  return list;
}

// CP17-3.1, CP17-3.6: what the sign shows.
std::string call_of(const State& state) {
  const Sign& sign = state.settings.sign;
  std::string words = "Place your antes: " + text(sign.minimum) + " to " + text(sign.maximum);
  if (state.settings.jackpot != JackpotWagers::none && state.equipment == JackpotEquipment::working)
    words += "; jackpot wager $" + in_dollars(sign.jackpot_wager_cents);
  return words;
}

std::string dealers_hand(const State& state) {
  if (!is_known(state.dealer.cards)) return "Every box has folded";
  const Ranking& ranking = Ranking::get();
  const bool plays = ranking.qualifies(ranking.strength(state.dealer.cards));
  return "The dealer has " + words_of(value_of(state.dealer.cards, hand_order), hand_order) +
         (plays ? "" : " and does not qualify: antes win");
}

// CP17-7.3: lost with the fold.
BoxSaid folded(const Box& box, Seat seat) {
  return {seat, "folded: " + text(box.result.collected) + " is collected", clause("CP17-7.3")};
}

}  // namespace

std::string say(const HandWanted& wanted) {
  if (wanted.cards == 0) return {};
  const std::string whose =
      wanted.seat.is_none() ? "the dealer" : "box " + std::to_string(wanted.seat.number());
  return std::to_string(wanted.cards) + (wanted.cards == 1 ? " card of " : " cards of ") + whose;
}

std::string say_aloud(const State& state) {
  switch (state.phase) {
    case TablePhase::closed:
      return "The table is closed";
    case TablePhase::between:
      return {};
    case TablePhase::wagers:
      return call_of(state);
    case TablePhase::dealt:
      return "The cards are dealt. Say: bet or fold";
    case TablePhase::deciding:
      return boxes_to_act(state).empty() ? "" : "Bet or fold: " + boxes_to_act(state);
    case TablePhase::settled:
      return dealers_hand(state);
  }
  return {};
}

std::vector<BoxSaid> say_payouts(const State& state) {
  std::vector<BoxSaid> said;
  const bool over = state.phase == TablePhase::settled || state.phase == TablePhase::between;
  if (!over || !state.dealer.dealt) return said;
  for (unsigned at = 0; at < boxes_max; ++at) {
    const Box& box = state.boxes[at];
    const Seat seat = seat_at(at);
    if (box.standing == BoxStanding::folded) said.push_back(folded(box, seat));
    if (box.standing != BoxStanding::bet || !is_known(state.dealer.cards)) continue;
    const event::BoxSettled settled = settlement_of(state, seat);
    said.push_back({seat, say(settled, state, BoxNames()), settled.clause});
    if (box.result.jackpot_paid > Cents(0))
      said.push_back({seat, "the jackpot pays $" + in_dollars(box.result.jackpot_paid),
                      clause_of_payout(Ranking::get().category(box.cards))});
  }
  return said;
}

}  // namespace cardroom::canberra
