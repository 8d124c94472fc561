#include "conformance/suite/transcript.h"

#include <concepts>
#include <type_traits>

#include "rules/round/event_words.h"

namespace cardroom::conformance {

namespace {

std::string text(bool value) { return value ? "yes" : "no"; }
std::string text(Seat seat) { return seat.is_none() ? "-" : std::to_string(seat.number()); }
std::string text(Chips amount) { return std::to_string(amount.count()); }
std::string text(Clause clause) { return clause ? std::string(clause.id()) : "-"; }
std::string text(Card card) { return to_string(card); }
template <std::integral Number>
std::string text(Number number) {
  return std::to_string(number);
}

template <class Enum>
requires std::is_enum_v<Enum> std::string text(Enum value) { return std::string(word(value)); }

template <class List>
std::string joined(const List& cards) {
  std::string all;
  for (const Card card : cards) all += (all.empty() ? "" : ",") + text(card);
  return all.empty() ? "-" : all;
}
template <std::size_t N>
std::string text(const FixedList<Card, N>& cards) {
  return joined(cards);
}
std::string text(CardSet cards) { return joined(cards); }

template <Described T>
std::string line(const T& told) {
  std::string all(T::name);
  T::fields(told, [&](std::string_view name, const auto& field) {
    all += " " + std::string(name) + "=" + text(field);
  });
  return all;
}

}  // namespace

std::string line_of(const Command& command) {
  return std::visit([](const auto& asked) { return line(asked); }, command);
}

std::string line_of(const Event& event) {
  return std::visit([](const auto& happened) { return line(happened); }, event);
}

}  // namespace cardroom::conformance
