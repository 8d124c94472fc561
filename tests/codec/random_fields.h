// A command or event with random values in all its fields, made from its one list of fields.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "base/fixed_list.h"
#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "base/short_text.h"
#include "cards/card_list.h"
#include "cards/shoe.h"
#include "codec/enum_values.h"
#include "rulebook/clause.h"

namespace cardroom::test {

class RandomFields {
 public:
  explicit RandomFields(std::uint64_t seed) : state_(seed) {}

  std::uint64_t below(std::uint64_t bound) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return (state_ >> 33) % bound;
  }
  void fill(Seat& seat) { seat = Seat(static_cast<int>(below(11))); }
  void fill(Card& card) { card = below(8) == 0 ? Card() : some_card(); }
  void fill(Clause& clause) {
    clause = below(8) == 0 ? Clause() : Clause::at(below(Clause::count()));
  }
  void fill(PlayerId& player) {
    player = PlayerId(below(4) == 0 ? 0 : static_cast<std::uint32_t>(below(1U << 31)));
  }
  void fill(bool& value) { value = below(2) == 1; }
  void fill(CardSet& cards) { cards = CardSet::from_bits(below(1U << 30)); }
  void fill(CardList& cards) { cards = list_of(CardSet::from_bits(below(1U << 30) << 20)); }
  void fill(Shoe& shoe) {
    CardList cards;
    fill(cards);
    shoe = Shoe::from_order(cards);
  }
  template <class Kind>
  void fill(Amount<Kind>& amount) {
    amount = Amount<Kind>(static_cast<std::int64_t>(below(1U << 30)) - (1 << 29));
  }
  template <std::size_t N>
  void fill(TextOf<N>& text) {
    constexpr std::string_view letters = "say \"€\" \\ and so on, at some length, to the very end";
    text = *TextOf<N>::from(letters.substr(0, below(std::min(N, letters.size()) + 1)));
    if (!text.view().empty() && (text.view().back() & 0x80) != 0) text = {};  // Half a letter.
  }
  template <class T>
  requires(std::is_integral_v<T>) void fill(T& number) {
    number = static_cast<T>(below(1U << 31));
    if (std::is_signed_v<T> && number < 0) number = 0;
  }
  template <class T>
  requires(std::is_enum_v<T>) void fill(T& value) {
    value = static_cast<T>(below(codec::values_of<T>));
  }
  template <class T>
  void fill(std::optional<T>& value) {
    value.reset();
    if (below(4) != 0) fill(value.emplace());
  }
  template <class T, std::size_t N>
  void fill(FixedList<T, N>& list) {
    list.clear();
    for (auto left = below(N + 1); left > 0; --left) fill(list.extend());
  }
  template <class T>
  void fill(std::vector<T>& list) {
    list.resize(below(40));
    for (T& item : list) fill(item);
  }
  template <class T, std::size_t N>
  void fill(std::array<T, N>& list) {
    for (T& item : list) fill(item);
  }
  template <Described T>
  void fill(T& value) {
    T::fields(value, [this](std::string_view, auto& field) { this->fill(field); });
  }

 private:
  Card some_card() { return Card::from_index(static_cast<int>(below(53))); }
  std::uint64_t state_;
};

// Calls visit.operator()<T>() for each alternative, including those of nested variants.
template <class T>
struct Alternatives {
  static void each(auto&& visit) { visit.template operator()<T>(); }
};
template <class... Types>
struct Alternatives<std::variant<Types...>> {
  static void each(auto&& visit) { (Alternatives<Types>::each(visit), ...); }
};

}  // namespace cardroom::test
