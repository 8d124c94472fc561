#include "history/cards/up_cards.h"

#include <algorithm>

#include "base/chance.h"
#include "cards/card_list.h"
#include "rules/betting/turn.h"

namespace cardroom::history {

namespace {

// A betting round as the file tells it.
struct ToldRound {
  SeatSet acting;  // Players who are all-in do not act.
  Seat opener;
  bool doubled = false;  // The first wager is twice the size.
};

bool is_betting(ActKind kind) {
  return kind == ActKind::fold || kind == ActKind::check_or_call || kind == ActKind::bet_to ||
         kind == ActKind::bring_in;
}

std::vector<ToldRound> rounds_of(const ToldHand& told, const Plan& plan) {
  std::vector<ToldRound> rounds;
  bool wagered = false;
  ActKind before = ActKind::fold;
  for (const Act& act : told.acts) {
    if (act.kind == ActKind::hole && before != ActKind::hole) {
      rounds.emplace_back();
      wagered = false;
    }
    before = act.kind;
    if (!is_betting(act.kind) || rounds.empty()) continue;
    ToldRound& round = rounds.back();
    const Seat seat = plan.seats[act.player];
    round.acting.insert(seat);
    if (round.opener.is_none()) round.opener = seat;
    if (act.kind != ActKind::bet_to || wagered) continue;
    wagered = true;
    round.doubled = units(act.amount, plan.places) == 2 * plan.terms->minimum;
  }
  return rounds;
}

class UpCards {
 public:
  UpCards(const Plan& plan, CardSet& unseen, Slots& slots, Chance& chance)
      : plan_(plan), unseen_(unseen), slots_(slots), chance_(chance) {
    round_.first = plan.seats[0];
  }

  // False if no choice is found with which the same player opens.
  bool street(std::uint8_t number, const ToldRound& told) {
    round_.street = number;
    round_.active = told.acting;
    std::vector<Slot*> untold;
    for (Slot& slot : slots_) {
      if (!slot.up || slot.street != number) continue;
      if (slot.card.is_none())
        untold.push_back(&slot);
      else
        add(slot);
    }
    if (untold.empty()) return true;
    const auto before = round_.hands;
    for (int attempt = 0; attempt < 300; ++attempt) {
      round_.hands = before;
      deal(untold);
      if (!fits(told)) continue;
      for (const Slot* slot : untold) unseen_.erase(slot->card);
      return true;
    }
    return false;
  }

 private:
  void add(const Slot& slot) {
    const Seat seat = plan_.seats[static_cast<std::size_t>(slot.player)];
    round_.hands[seat.index()].add(slot.card, Face::up);
  }

  void deal(const std::vector<Slot*>& untold) {
    CardList pool = list_of(unseen_);
    for (Slot* slot : untold) {
      const auto at = chance_.below(static_cast<std::uint32_t>(pool.size()));
      slot->card = pool[at];
      pool.erase_at(at);
      add(*slot);
    }
  }

  bool fits(const ToldRound& told) const {
    if (told.opener.is_none()) return true;
    if (opener_among(*plan_.terms, round_, told.acting) != told.opener) return false;
    const bool doubles = plan_.terms->game->streets[round_.street].pair_doubles && told.doubled;
    return !doubles || pair_is_up(round_);
  }

  const Plan& plan_;
  CardSet& unseen_;
  Slots& slots_;
  Chance& chance_;
  Round round_;
};

}  // namespace

void choose_up_cards(const ToldHand& told, const Plan& plan, CardSet& unseen, Slots& slots) {
  const auto rounds = rounds_of(told, plan);
  const std::size_t streets = std::min(rounds.size(), plan.terms->game->streets.size());
  Chance chance(1);  // The same hand is filled the same way every time.
  for (int attempt = 0; attempt < 40; ++attempt) {
    CardSet left = unseen;
    Slots filled = slots;
    UpCards up(plan, left, filled, chance);
    std::size_t at = 0;
    while (at < streets && up.street(static_cast<std::uint8_t>(at), rounds[at])) ++at;
    if (at < streets) continue;
    unseen = left;
    slots = filled;
    return;
  }
}

}  // namespace cardroom::history
