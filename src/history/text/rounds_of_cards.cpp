#include "history/text/rounds_of_cards.h"

#include <algorithm>
#include <cctype>
#include <string>

#include "history/text/amount.h"

namespace cardroom::history {

namespace {

struct GameWords {
  std::string_view words;
  std::string_view letters;
};
constexpr GameWords games[] = {{"stud hi/lo", "7S/8"}, {"stud h/l", "7S/8"},
                               {"stud", "7S"},         {"razz", "R"},
                               {"2-7 triple", "2L3D"}, {"triple draw 2-7", "2L3D"},
                               {"2-7 single", "2L1D"}, {"single draw", "2L1D"},
                               {"badugi", "B"},        {"6+ hold", "S"}};

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

// An unknown card of the last street that now is known.
bool fills_last(ToldHand& told, std::uint8_t player, Card card) {
  if (told.acts.empty()) return false;
  for (std::size_t at = told.acts.size(); at-- > 0 && told.acts[at].kind == ActKind::hole;) {
    Act& act = told.acts[at];
    if (act.player != player || act.cards.size() != 1 || !act.cards[0].is_none()) continue;
    act.cards[0] = card;
    return true;
  }
  return false;
}

}  // namespace

std::string_view rounds_game(std::string_view words) {
  std::string lower(words);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  for (const auto& one : games)
    if (lower.find(one.words) != lower.npos) return one.letters;
  return {};
}

bool is_stud_game(std::string_view variant) {
  return ends_with(variant, "7S") || ends_with(variant, "7S/8") || variant == "FR";
}

bool is_draw_game(std::string_view variant) { return ends_with(variant, "D") || variant == "FB"; }

bool read_brackets(std::string_view text, ToldCards& cards) {
  for (auto open = text.find('['); open != text.npos; open = text.find('[', open + 1)) {
    const auto close = text.find(']', open);
    if (close == text.npos) return false;
    std::string_view inside = text.substr(open + 1, close - open - 1);
    for (; !inside.empty(); inside.remove_prefix(std::min<std::size_t>(3, inside.size()))) {
      const auto card = Card::parse(inside.substr(0, 2));
      if (!card || cards.full() || (inside.size() > 2 && inside[2] != ' ')) return false;
      cards.push_back(*card);
    }
  }
  return !cards.empty();
}

bool add_dealt(ToldHand& told, std::uint8_t player, std::string_view brackets) {
  Act act;
  act.kind = ActKind::hole;
  act.player = player;
  const bool first = !has_cards(told, player);
  // Of later cards only the last brackets are new.
  if (!first) brackets.remove_prefix(std::min(brackets.rfind('['), brackets.size()));
  if (!read_brackets(brackets, act.cards)) return false;
  if (!first && act.cards.size() == 1 && fills_last(told, player, act.cards[0])) return true;
  if (first && is_stud_game(told.variant) && act.cards.size() == 1) {
    const Card up = act.cards[0];
    act.cards = {Card(), Card(), up};
  }
  told.acts.push_back(act);
  return true;
}

void add_last_cards(ToldHand& told) {
  for (std::size_t player = 0; player < told.players.size(); ++player) {
    const auto number = static_cast<std::uint8_t>(player);
    if (folded(told, player) || !has_cards(told, number)) continue;
    Act act;
    act.kind = ActKind::hole;
    act.player = number;
    act.cards.push_back(Card());
    told.acts.push_back(act);
  }
}

bool add_discard(ToldHand& told, std::uint8_t player, std::string_view text) {
  Act act;
  act.kind = ActKind::discard;
  act.player = player;
  if (begins(text, "discards ")) {
    std::string_view rest = text.substr(9);
    const auto count = take_amount(rest);
    if (!count || count->places > 0 || count->digits < 1 || count->digits > 5) return false;
    if (!has(rest, "[")) {
      for (std::int64_t card = 0; card < count->digits; ++card) act.cards.push_back(Card());
    } else if (!read_brackets(rest, act.cards)) {
      return false;
    }
  }
  told.acts.push_back(act);
  return true;
}

}  // namespace cardroom::history
