#include "history/told.h"

#include <algorithm>

namespace cardroom::history {

std::string_view value_of(const Notes& notes, std::string_view key) {
  for (const auto& note : notes)
    if (note.key == key) return note.value;
  return {};
}

bool has_note(const Notes& notes, std::string_view key) {
  for (const auto& note : notes)
    if (note.key == key) return true;
  return false;
}

Decimal plus(Decimal one, Decimal other) {
  const int places = std::max(one.places, other.places);
  return decimal_of(scaled(one, places).value_or(0) + scaled(other, places).value_or(0), places);
}

Decimal minus(Decimal one, Decimal other) { return plus(one, {-other.digits, other.places}); }

bool less(Decimal one, Decimal other) { return minus(one, other).digits < 0; }

namespace {

std::string number(Decimal amount) { return in_places(amount.digits, amount.places); }

std::string_view take_word(std::string_view& text) {
  while (!text.empty() && text[0] == ' ') text.remove_prefix(1);
  const auto word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

std::optional<ToldPot> parse_pot(std::string_view text) {
  const auto amount = parse_decimal(take_word(text));
  const auto rake = parse_decimal(take_word(text));
  const auto jackpot = parse_decimal(take_word(text));
  if (!amount || !rake || !jackpot) return std::nullopt;
  ToldPot pot{*amount, *rake, *jackpot, {}};
  for (auto word = take_word(text); !word.empty(); word = take_word(text)) {
    const auto equals = std::min(word.find('='), word.size() - 1);
    const auto player = parse_decimal(word.substr(0, equals));
    const auto won = parse_decimal(word.substr(equals + 1));
    if (!player || !won || player->places > 0 || player->digits < 1 || player->digits > 10)
      return std::nullopt;
    pot.wins.push_back({static_cast<std::uint8_t>(player->digits - 1), *won});
  }
  return pot;
}

}  // namespace

std::string pots_text(const std::vector<ToldPot>& pots) {
  std::string text;
  for (const auto& pot : pots) {
    text += (text.empty() ? "" : "; ") + number(pot.amount) + " " + number(pot.rake) + " " +
            number(pot.jackpot);
    for (const auto& win : pot.wins)
      text += " " + std::to_string(win.player + 1) + "=" + number(win.amount);
  }
  return text;
}

std::optional<std::vector<ToldPot>> parse_pots(std::string_view text) {
  std::vector<ToldPot> pots;
  while (!text.empty()) {
    const auto one = text.substr(0, text.find(';'));
    text.remove_prefix(std::min(text.size(), one.size() + 1));
    const auto pot = parse_pot(one);
    if (!pot) return std::nullopt;
    pots.push_back(*pot);
  }
  return pots;
}

void ToldHand::add_own(std::string key, std::string value) {
  constexpr std::string_view other = "phh:";
  if (key.substr(0, other.size()) == other)
    foreign.push_back({key.substr(other.size()), std::move(value)});
  else
    own.push_back({std::move(key), std::move(value)});
}

void ToldHand::add_winnings() {
  winnings.assign(players.size(), {});
  for (const auto& pot : pots)
    for (const auto& win : pot.wins)
      if (win.player < winnings.size())
        winnings[win.player] = plus(winnings[win.player], win.amount);
}

void ToldHand::clear() {
  line = 1;
  heading.clear();
  id.clear();
  variant.clear();
  players.clear();
  button = 0;
  antes_trimmed = true;
  minimum = big_bet = bring_in = {};
  money = false;
  acts.clear();
  second_board.clear();
  finishing.clear();
  winnings.clear();
  pots.clear();
  own.clear();
  foreign.clear();
}

}  // namespace cardroom::history
