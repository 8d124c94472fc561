#include "history/cards/draws.h"

#include <algorithm>

#include "history/cards/losing.h"

namespace cardroom::history {

namespace {

constexpr std::size_t dealt_most = 104;  // Twice the deck: nobody tells more.

// Every card that is dealt, in the order of dealing, and who holds which of them.
class DrawReader {
 public:
  DrawReader(const ToldHand& told, Plan& plan) : told_(told), plan_(plan) {}

  Result<Done, Unplayable> read() {
    deal_first();
    for (const Act& act : told_.acts)
      if (const auto done = see(act); !done) return done;
    for (const Act& act : told_.acts)
      if (act.kind == ActKind::show || act.kind == ActKind::muck) learn(act);
    return fill();
  }

 private:
  struct Dealt {
    Card card;
    std::size_t player = 0;
  };
  using Held = std::vector<std::size_t>;  // Places in dealt_.

  // One card at a time to each player.
  void deal_first() {
    const auto each = static_cast<std::size_t>(cards_to_each(*plan_.terms->game));
    for (std::size_t card = 0; card < each; ++card)
      for (std::size_t player = 0; player < told_.players.size(); ++player) give(player);
  }

  void give(std::size_t player) {
    held_[player].push_back(dealt_.size());
    due_[player].push_back(dealt_.size());
    dealt_.push_back({Card(), player});
  }

  Result<Done, Unplayable> see(const Act& act) {
    if (act.kind == ActKind::board) return Unplayable{"the game has no communal cards"};
    if (act.kind == ActKind::fold) folds_[act.player] = true;
    if (act.kind == ActKind::hole) return tell_cards(act);
    return act.kind == ActKind::discard ? exchange(act) : Done{};
  }

  Result<Done, Unplayable> tell_cards(const Act& act) {
    Held& due = due_[act.player];
    if (act.cards.size() > due.size())
      return Unplayable{"a player is dealt more cards than they are due"};
    for (const Card card : act.cards) {
      dealt_[due.front()].card = card;
      due.erase(due.begin());
    }
    return Done{};
  }

  Result<Done, Unplayable> exchange(const Act& act) {
    Held thrown;
    for (const Card card : act.cards) {
      const auto place = place_of(act.player, card);
      if (!place) return Unplayable{"a player throws away a card that they do not hold"};
      if (!card.is_none()) dealt_[*place].card = card;
      thrown.push_back(*place);
      auto& held = held_[act.player];
      held.erase(std::find(held.begin(), held.end(), *place));
    }
    due_[act.player].clear();
    for (std::size_t card = 0; card < thrown.size(); ++card) give(act.player);
    if (dealt_.size() > dealt_most) return Unplayable{"more cards are drawn than two decks have"};
    thrown_.push_back(std::move(thrown));
    return Done{};
  }

  // The card if the player is known to hold it, otherwise the oldest card that is not known.
  std::optional<std::size_t> place_of(std::size_t player, Card card) const {
    const auto find = [&](Card wanted) {
      const auto& held = held_[player];
      return std::find_if(held.begin(), held.end(),
                          [&](std::size_t place) { return dealt_[place].card == wanted; });
    };
    const auto known = card.is_none() ? held_[player].end() : find(card);
    const auto found = known != held_[player].end() ? known : find(Card());
    if (found != held_[player].end()) return *found;
    if (!card.is_none() || held_[player].empty()) return std::nullopt;
    return held_[player].front();
  }

  void learn(const Act& act) {
    for (const Card card : act.cards)
      if (const auto place = card.is_none() ? std::nullopt : place_of(act.player, card))
        dealt_[*place].card = card;
  }

  Result<Done, Unplayable> fill() {
    const auto size = static_cast<std::size_t>(plan_.terms->deck.size());
    CardSet unseen = plan_.terms->deck.cards();
    for (std::size_t at = 0; at < std::min(dealt_.size(), size); ++at) {
      const Card card = dealt_[at].card;
      if (card.is_none()) continue;
      if (!unseen.contains(card))
        return Unplayable{"the card " + to_string(card) + " is dealt twice, or is not in the deck"};
      unseen.erase(card);
    }
    const CardSet untold = unseen;
    fill_losing(unseen);
    CardList order;
    for (std::size_t at = 0; at < std::min(dealt_.size(), size); ++at) {
      Card& card = dealt_[at].card;
      if (card.is_none() && unseen.empty())
        return Unplayable{"more cards are dealt than the deck has"};
      if (card.is_none()) card = *unseen.begin();
      unseen.erase(card);
      order.push_back(card);
      if (untold.contains(card)) plan_.invented.insert(card);
    }
    for (const Card card : unseen) order.push_back(card);
    plan_.setup.shoe = Shoe::from_order(order);
    for (std::size_t at = size; at < dealt_.size(); ++at) plan_.shuffled.push_back(dealt_[at].card);
    for (const Held& thrown : thrown_) {
      CardSet& cards = plan_.thrown.emplace_back();
      for (const std::size_t place : thrown)
        if (!dealt_[place].card.is_none()) cards.insert(dealt_[place].card);
    }
    return Done{};
  }

  void fill_losing(CardSet& unseen) {
    for (std::size_t player = 0; player < told_.players.size(); ++player) {
      ToldCards hand;
      for (const std::size_t place : held_[player]) hand.push_back(dealt_[place].card);
      if (!hand.contains(Card())) continue;
      plan_.unknown.insert(plan_.seats[player]);
      if (folds_[player] || unseen.size() < 7) continue;
      const CardList chosen = weakest(*plan_.terms, hand, {}, unseen);
      std::size_t next = 0;
      for (const std::size_t place : held_[player]) {
        if (!dealt_[place].card.is_none()) continue;
        const Card card = chosen[next++];
        // What comes after the last card of the shoe was thrown away before.
        if (place >= static_cast<std::size_t>(plan_.terms->deck.size())) continue;
        dealt_[place].card = card;
        unseen.erase(card);
      }
    }
  }

  const ToldHand& told_;
  Plan& plan_;
  std::vector<Dealt> dealt_;
  std::array<Held, seats_max> held_;
  std::array<Held, seats_max> due_;  // Dealt, and not told yet.
  std::array<bool, seats_max> folds_{};
  std::vector<Held> thrown_;
};

}  // namespace

Result<Done, Unplayable> prepare_draws(const ToldHand& told, Plan& plan) {
  plan.shuffled.clear();
  plan.thrown.clear();
  return DrawReader(told, plan).read();
}

}  // namespace cardroom::history
