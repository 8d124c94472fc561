#include "history/text/rounds_of_cards.h"

#include <algorithm>
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

}  // namespace

bool is_stud_game(std::string_view variant) {
  return ends_with(variant, "7S") || ends_with(variant, "7S/8") || variant == "FR";
}

bool is_draw_game(std::string_view variant) { return ends_with(variant, "D") || variant == "FB"; }

void deal_street(ToldHand& told) {
  const std::size_t players = told.players.size();
  for (std::size_t player = 0; player < players; ++player) {
    const auto number = static_cast<std::uint8_t>(player);
    const bool first = !has_cards(told, number);
    if (folded(told, player) || (first && !pays_ante(told, player))) continue;
    Act act;
    act.kind = ActKind::hole;
    act.player = number;
    for (int card = 0; card < (first ? 3 : 1); ++card) act.cards.push_back(Card());
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

}  // namespace cardroom::history
