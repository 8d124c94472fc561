#include "history/text/rounds_of_cards.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "history/text/amount.h"

namespace cardroom::history {

namespace {

bool ends_with(std::string_view text, std::string_view ending) {
  return text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending;
}

bool folded(const ToldHand& told, std::size_t player) {
  return std::any_of(told.acts.begin(), told.acts.end(), [&](const Act& act) {
    return act.kind == ActKind::fold && act.player == player;
  });
}

bool has_cards(const ToldHand& told, std::uint8_t player) {
  return std::any_of(told.acts.begin(), told.acts.end(), [&](const Act& act) {
    return act.kind == ActKind::hole && act.player == player;
  });
}

bool pays_ante(const ToldHand& told, std::size_t player) {
  const auto& players = told.players;
  return players[player].ante.digits > 0 ||
         std::none_of(players.begin(), players.end(),
                      [](const ToldPlayer& one) { return one.ante.digits > 0; });
}

// The cards in all brackets of a text; "-", "H" and "X" are cards that are not known.
std::optional<std::vector<Card>> all_cards(std::string_view text) {
  std::vector<Card> cards;
  for (auto open = text.find('['); open != text.npos; open = text.find('[', open + 1)) {
    const auto close = text.find(']', open);
    if (close == text.npos) return std::nullopt;
    std::string_view inside = text.substr(open + 1, close - open - 1);
    while (true) {
      inside.remove_prefix(std::min(inside.find_first_not_of(" ,"), inside.size()));
      if (inside.empty()) break;
      const std::string_view word = inside.substr(0, inside.find_first_of(" ,"));
      inside.remove_prefix(word.size());
      const bool unknown = word == "-" || word == "H" || word == "X";
      const auto card = unknown ? std::optional<Card>(Card()) : card_of(word);
      if (!card) return std::nullopt;
      cards.push_back(*card);
    }
  }
  return cards;
}

// The newest cards of a player, if nothing else has happened since a street began.
Act* newest(ToldHand& told, std::uint8_t player) {
  for (std::size_t at = told.acts.size(); at-- > 0 && told.acts[at].kind == ActKind::hole;)
    if (told.acts[at].player == player) return &told.acts[at];
  return nullptr;
}

// What a player of a draw game holds before the draw that is under way.
ToldCards held_by(const ToldHand& told, std::uint8_t player) {
  ToldCards held;
  for (const Act& act : told.acts) {
    if (act.player != player) continue;
    for (const Card card : act.cards)
      if (act.kind == ActKind::hole && !held.full()) held.push_back(card);
    for (const Card card : act.cards)
      if (const auto at = std::find(held.begin(), held.end(), card);
          act.kind == ActKind::discard && !card.is_none() && at != held.end())
        held.erase_at(static_cast<std::size_t>(at - held.begin()));
  }
  return held;
}

// The discard of a player in the draw that is under way.
Act* discard_told(ToldHand& told, std::uint8_t player) {
  for (std::size_t at = told.acts.size(); at-- > 0;) {
    Act& act = told.acts[at];
    if (act.kind != ActKind::hole && act.kind != ActKind::discard) return nullptr;
    if (act.kind == ActKind::discard && act.player == player) return &act;
  }
  return nullptr;
}

}  // namespace

bool is_stud_game(std::string_view variant) {
  const std::string_view game = variant.substr(std::min<std::size_t>(1, variant.size()));
  return game == "7S" || game == "7S/8" || game == "R" || game == "5S";
}

bool is_draw_game(std::string_view variant) {
  return ends_with(variant, "D") || (variant.size() == 2 && variant[1] == 'B');
}

std::size_t stud_cards_first(std::string_view variant) { return ends_with(variant, "5S") ? 2 : 3; }

void deal_street(ToldHand& told) {
  const std::size_t players = told.players.size();
  for (std::size_t player = 0; player < players; ++player) {
    const auto number = static_cast<std::uint8_t>(player);
    const bool first = !has_cards(told, number);
    if (folded(told, player) || (first && !pays_ante(told, player))) continue;
    Act act;
    act.kind = ActKind::hole;
    act.player = number;
    const std::size_t count = first ? stud_cards_first(told.variant) : 1;
    for (std::size_t card = 0; card < count; ++card) act.cards.push_back(Card());
    told.acts.push_back(act);
  }
}

bool fill_dealt(ToldHand& told, std::uint8_t player, std::string_view brackets) {
  const auto cards = all_cards(brackets);
  if (!cards || cards->empty()) return false;
  if (folded(told, player)) return true;  // Some sites go on telling what the reader had.
  Act* const act = newest(told, player);
  if (act == nullptr) return false;
  const std::size_t slots = act->cards.size();
  for (std::size_t at = 0; at < std::min(slots, cards->size()); ++at)
    act->cards[slots - 1 - at] = (*cards)[cards->size() - 1 - at];
  return true;
}

bool add_dealt(ToldHand& told, std::uint8_t player, std::string_view brackets) {
  // Of later cards only the last brackets are new.
  if (has_cards(told, player))
    brackets.remove_prefix(std::min(brackets.rfind('['), brackets.size()));
  const auto cards = all_cards(brackets);
  if (!cards || cards->empty() || cards->size() > ToldCards().capacity()) return false;
  Act act;
  act.kind = ActKind::hole;
  act.player = player;
  for (const Card card : *cards) act.cards.push_back(card);
  told.acts.push_back(act);
  return true;
}

bool add_discard(ToldHand& told, std::uint8_t player, std::string_view text) {
  Act act;
  act.kind = ActKind::discard;
  act.player = player;
  if (begins(text, "discards ") || begins(text, "changed ")) {
    std::string_view rest = text.substr(text.find(' ') + 1);
    const auto count = take_amount(rest);
    if (!count || count->places > 0 || count->digits < 1 || count->digits > 5) return false;
    const auto cards = all_cards(rest);
    if (!cards || cards->size() > 5) return false;
    for (const Card card : *cards) act.cards.push_back(card);
    if (cards->empty())
      for (std::int64_t card = 0; card < count->digits; ++card) act.cards.push_back(Card());
  }
  told.acts.push_back(act);
  return true;
}

void add_new_hand(ToldHand& told, std::uint8_t player, const ToldCards& cards) {
  const ToldCards held = held_by(told, player);
  Act thrown;
  thrown.kind = ActKind::discard;
  thrown.player = player;
  for (const Card card : held)
    if (!cards.contains(card)) thrown.cards.push_back(card);
  if (Act* const before = discard_told(told, player))
    before->cards = thrown.cards;
  else
    told.acts.push_back(thrown);
  Act fresh;
  fresh.kind = ActKind::hole;
  fresh.player = player;
  for (const Card card : cards)
    if (!held.contains(card)) fresh.cards.push_back(card);
  if (!fresh.cards.empty()) told.acts.push_back(fresh);
}

Decimal stud_bet(const ToldHand& told) {
  std::size_t street = 0;
  std::map<std::int64_t, std::size_t> made;  // In hundredths.
  Decimal highest;
  ActKind before = ActKind::fold;
  for (const auto& act : told.acts) {
    if (act.kind == ActKind::hole && before != ActKind::hole) {
      ++street;
      highest = {};
    }
    before = act.kind;
    if (act.kind != ActKind::bet_to) continue;
    const bool first = !less(told.bring_in, highest);
    const Decimal wager = first ? act.amount : minus(act.amount, highest);
    highest = act.amount;
    const auto cents = scaled(wager, 2);
    if (!cents) continue;
    // With a pair face up the bet of fourth street may be the double one.
    const bool doubled = street == 2 && made.contains(*cents / 2);
    ++made[street <= 2 && !doubled ? *cents : *cents / 2];
  }
  const std::int64_t least = scaled(told.bring_in, 2).value_or(0) * 2;
  std::int64_t low = least;
  std::size_t often = 0;
  for (const auto& [cents, times] : made)
    if (cents >= least && times >= often) {
      low = cents;
      often = times;
    }
  return decimal_of(low, 2);
}

}  // namespace cardroom::history
