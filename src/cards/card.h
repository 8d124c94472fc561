// Card: one of the 52, or the Joker. A one-byte value: copy it, compare it, store it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardroom {

enum class Rank : std::uint8_t {
  two,
  three,
  four,
  five,
  six,
  seven,
  eight,
  nine,
  ten,
  jack,
  queen,
  king,
  ace
};
enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

inline constexpr std::string_view rank_letters = "23456789TJQKA";
inline constexpr std::string_view suit_letters = "cdhs";
inline constexpr int rank_count = 13;
inline constexpr int suit_count = 4;

class Card {
 public:
  static constexpr int joker_index = 52;

  constexpr Card() = default;  // No card: a place not yet filled.
  constexpr Card(Rank rank, Suit suit)
      : index_(static_cast<std::uint8_t>(4 * static_cast<int>(rank) + static_cast<int>(suit))) {}
  static constexpr Card joker() { return from_index(joker_index); }
  static constexpr Card from_index(int index) {
    Card card;
    card.index_ = static_cast<std::uint8_t>(index);
    return card;
  }

  // "As", "Td", "Jk". Nothing else is a card.
  static constexpr std::optional<Card> parse(std::string_view text) {
    if (text == "Jk") return joker();
    if (text.size() != 2) return std::nullopt;
    const auto rank = rank_letters.find(text[0]);
    const auto suit = suit_letters.find(text[1]);
    if (rank == rank_letters.npos || suit == suit_letters.npos) return std::nullopt;
    return Card(static_cast<Rank>(rank), static_cast<Suit>(suit));
  }

  constexpr bool is_none() const { return index_ == none_index; }
  constexpr bool is_joker() const { return index_ == joker_index; }
  constexpr Rank rank() const { return static_cast<Rank>(index_ / 4); }  // Not for the Joker.
  constexpr Suit suit() const { return static_cast<Suit>(index_ % 4); }
  constexpr int index() const { return index_; }  // 0 … 51, the Joker 52.

  constexpr std::array<char, 2> letters() const {
    if (is_none()) return {'?', '?'};
    if (is_joker()) return {'J', 'k'};
    return {rank_letters[index_ / 4U], suit_letters[index_ % 4U]};
  }

  // Deliberately no operator<. Which card is higher is a rule of a game, not a fact about a card.
  friend constexpr bool operator==(Card, Card) = default;

 private:
  static constexpr std::uint8_t none_index = 0xFF;
  std::uint8_t index_ = none_index;
};
static_assert(sizeof(Card) == 1);

inline std::string to_string(Card card) {
  const auto letters = card.letters();
  return {letters.data(), letters.size()};
}

inline namespace literals {
// "As"_card, checked by the compiler: a bad literal does not build.
consteval Card operator""_card(const char* text, std::size_t size) {
  const auto card = Card::parse({text, size});
  if (!card) throw "not a card: write rank and suit like As, Td, 7h, or Jk for the Joker";
  return *card;
}
}  // namespace literals
static_assert("2c"_card.index() == 0 && "As"_card.index() == 51);

}  // namespace cardroom
