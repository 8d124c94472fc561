#include "history/cards/shoe.h"

#include <algorithm>

#include "cards/parse.h"
#include "history/cards/draws.h"
#include "history/cards/losing.h"
#include "history/cards/up_cards.h"

namespace cardroom::history {

namespace {

struct Cards {
  std::array<ToldCards, seats_max> hole;
  FixedList<Card, 5> board;
  std::array<bool, seats_max> folds{};
  bool shares_last = false;  // The last card of the shoe is the last one of all players.
};

// A hand that is shown reveals what was dealt face down.
void learn(ToldCards& hole, const ToldCards& shown) {
  for (const Card card : shown) {
    if (card.is_none() || hole.contains(card)) continue;
    const auto unknown = std::find(hole.begin(), hole.end(), Card());
    if (unknown != hole.end())
      *unknown = card;
    else if (!hole.full())
      hole.push_back(card);
  }
}

Result<Cards, Unplayable> cards_of(const ToldHand& told) {
  Cards cards;
  for (const auto& act : told.acts) {
    auto& hole = cards.hole[act.player];
    if (act.kind == ActKind::hole)
      for (const Card card : act.cards) {
        if (hole.full()) return Unplayable{"a player is dealt more cards than any game has"};
        hole.push_back(card);
      }
    if (act.kind == ActKind::board)
      for (const Card card : act.cards) {
        if (cards.board.full()) return Unplayable{"there are more than five communal cards"};
        cards.board.push_back(card);
      }
    if (act.kind == ActKind::fold) cards.folds[act.player] = true;
    if (act.kind == ActKind::discard) return Unplayable{"the game has no draw"};
  }
  for (const auto& act : told.acts)
    if (act.kind == ActKind::show || act.kind == ActKind::muck)
      learn(cards.hole[act.player], act.cards);
  return cards;
}

// In stud there may be too few cards for a last one each; then one is told as a communal card.
bool shares_last(const ToldHand& told, const Plan& plan, const Cards& cards) {
  if (communal_cards(*plan.terms->game) > 0 || cards.board.size() != 1) return false;
  std::size_t dealt = 0;
  std::size_t players = told.players.size();
  for (const Act& act : told.acts) {
    if (act.kind == ActKind::board) break;
    if (act.kind == ActKind::hole) dealt += act.cards.size();
    if (act.kind == ActKind::fold) --players;
  }
  return dealt + players > static_cast<std::size_t>(plan.terms->deck.size());
}

// The order in which the game deals: packets to each player from first position, then a burnt card
// and the communal cards. In later rounds only players whose cards are told get cards.
Result<Slots, Unplayable> lay_out(const ToldHand& told, const Plan& plan, Cards& cards) {
  const Game& game = *plan.terms->game;
  Slots slots;
  slots.reserve(53);
  std::array<std::size_t, seats_max> given{};
  std::size_t shown = 0;
  for (std::size_t at = 0; at < game.streets.size(); ++at) {
    const Street& street = game.streets[at];
    if (cards.shares_last && at + 1 == game.streets.size()) break;
    for (const auto packet : street.to_each) {
      const bool highest = packet.face == Face::up && street.opens == Opens::low_or_high_card &&
                           plan.terms->opener == OpenerCard::low_card;
      for (std::size_t player = 0; player < told.players.size(); ++player) {
        auto& hole = cards.hole[player];
        if (at > 0 && given[player] >= hole.size()) continue;
        for (int card = 0; card < packet.cards; ++card) {
          if (given[player] >= hole.size()) hole.push_back(Card());
          slots.push_back({hole[given[player]++], static_cast<int>(player), highest,
                           packet.face == Face::up, static_cast<std::uint8_t>(at)});
        }
      }
    }
    if (street.communal == 0) continue;
    if (plan.terms->burn) slots.push_back({});
    for (int card = 0; card < street.communal; ++card, ++shown)
      slots.push_back({shown < cards.board.size() ? cards.board[shown] : Card()});
  }
  for (std::size_t player = 0; player < told.players.size(); ++player)
    if (given[player] < cards.hole[player].size())
      return Unplayable{"a player is dealt more cards than the game has"};
  if (shown < cards.board.size() && !cards.shares_last)
    return Unplayable{"there are more communal cards than the game has"};
  if (static_cast<int>(slots.size()) > plan.terms->deck.size())
    return Unplayable{"more cards are dealt than the deck has"};
  return slots;
}

// Fills hands that stay to the end without being told, so that they lose if possible.
void fill_losing(const ToldHand& told, Plan& plan, const Cards& cards, CardSet& unseen,
                 Slots& slots) {
  const Game& game = *plan.terms->game;
  const int shared = cards.shares_last ? 1 : 0;
  const std::size_t communal = static_cast<std::size_t>(communal_cards(game) + shared);
  for (std::size_t player = 0; player < told.players.size(); ++player) {
    if (!cards.hole[player].contains(Card())) continue;
    plan.unknown.insert(plan.seats[player]);
    ToldCards hole;
    for (const Slot& slot : slots)
      if (slot.player == static_cast<int>(player)) hole.push_back(slot.card);
    if (!hole.contains(Card())) continue;
    const bool whole = static_cast<int>(hole.size()) + shared == cards_to_each(game) &&
                       cards.board.size() == communal && !cards.board.contains(Card());
    if (cards.folds[player] || !whole || unseen.size() < 7) continue;
    const CardList chosen =
        weakest(*plan.terms, hole, {cards.board.data(), cards.board.size()}, unseen);
    std::size_t next = 0;
    for (Slot& slot : slots)
      if (slot.player == static_cast<int>(player) && slot.card.is_none())
        slot.card = chosen[next++];
    for (const Card card : chosen) unseen.erase(card);
  }
}

Unplayable dealt_twice(Card card) {
  return {"the card " + to_string(card) + " is dealt twice, or is not in the deck"};
}

Result<Done, Unplayable> use_order(std::string_view text, Plan& plan) {
  const auto order = parse_cards(text, plan.terms->deck);
  if (!order) return Unplayable{"shoe: " + to_string(order.error())};
  if (static_cast<int>(order->size()) != plan.terms->deck.size())
    return Unplayable{"shoe: it does not have all cards of the deck"};
  plan.setup.shoe = Shoe::from_order(*order);
  return Done{};
}

// What a note says about cards that this program chose when it read another file.
Result<Done, Unplayable> use_invented(std::string_view text, Plan& plan) {
  if (text.empty()) return Done{};
  const auto cards = parse_cards(text, plan.terms->deck);
  if (!cards) return Unplayable{"invented: " + to_string(cards.error())};
  for (const Card card : *cards) plan.invented.insert(card);
  return Done{};
}

}  // namespace

Result<Done, Unplayable> prepare_shoe(const ToldHand& told, Plan& plan) {
  if (const auto order = value_of(told.own, "shoe"); !order.empty()) {
    const auto used = use_order(order, plan);
    return used ? use_invented(value_of(told.own, "invented"), plan) : used;
  }
  if (has_draw(*plan.terms->game)) return prepare_draws(told, plan);
  auto cards = cards_of(told);
  if (!cards) return cards.error();
  cards->shares_last = shares_last(told, plan, *cards);
  auto laid_out = lay_out(told, plan, *cards);
  if (!laid_out) return laid_out.error();
  Slots& slots = *laid_out;
  CardSet unseen = plan.terms->deck.cards();
  for (const Slot& slot : slots) {
    if (slot.card.is_none()) continue;
    if (!unseen.contains(slot.card)) return dealt_twice(slot.card);
    unseen.erase(slot.card);
  }
  const Card last = cards->shares_last ? cards->board[0] : Card();
  if (!last.is_none() && !unseen.contains(last)) return dealt_twice(last);
  if (!last.is_none()) unseen.erase(last);
  plan.untold_up = std::any_of(slots.begin(), slots.end(),
                               [](const Slot& slot) { return slot.up && slot.card.is_none(); });
  const CardSet untold = unseen;
  if (plan.untold_up) choose_up_cards(told, plan, unseen, slots);
  fill_losing(told, plan, *cards, unseen, slots);
  CardList order;
  for (const Slot& slot : slots) {
    const Card card = !slot.card.is_none() ? slot.card
                      : slot.highest ? list_of(unseen)[static_cast<std::size_t>(unseen.size() - 1)]
                                     : *unseen.begin();
    unseen.erase(card);
    order.push_back(card);
    if (untold.contains(card)) plan.invented.insert(card);
  }
  for (const Card card : unseen) order.push_back(card);
  if (!last.is_none()) order.push_back(last);
  plan.setup.shoe = Shoe::from_order(order);
  return Done{};
}

}  // namespace cardroom::history
