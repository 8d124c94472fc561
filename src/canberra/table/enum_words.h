// The words of Canberra Poker's enumerations, as scripts, journal and wire write them.
#pragma once

#include <array>
#include <string_view>

#include "canberra/table/commands.h"
#include "canberra/table/events.h"
#include "eval/words.h"

namespace cardroom {

// Used when a category is written as a field.
inline std::string_view word(Category category) { return key_of(category); }
constexpr int count_of(Category) { return category_count; }

}  // namespace cardroom

namespace cardroom::canberra {

namespace detail {
template <class Enum, std::size_t N>
constexpr std::string_view pick(const std::array<std::string_view, N>& words, Enum value) {
  return words[static_cast<std::size_t>(value)];
}
}  // namespace detail

constexpr std::string_view word(TablePhase phase) {
  return detail::pick(std::to_array<std::string_view>(
                          {"closed", "between", "wagers", "dealt", "deciding", "settled"}),
                      phase);
}
constexpr std::string_view word(BoxStanding standing) {
  return detail::pick(
      std::to_array<std::string_view>({"out", "to_act", "bet", "folded", "excluded"}), standing);
}
constexpr std::string_view word(ShoeKind kind) {
  return kind == ShoeKind::hand ? "hand" : "automated";
}
constexpr std::string_view word(Declaration declaration) {
  return declaration == Declaration::automatic ? "automatic" : "manual";
}
constexpr std::string_view word(JackpotWagers wagers) {
  return detail::pick(std::to_array<std::string_view>({"from_chips", "beside_chips", "none"}),
                      wagers);
}
constexpr std::string_view word(CardsKnown known) {
  return known == CardsKnown::dealt ? "dealt" : "told";
}
constexpr std::string_view word(Declared declared) {
  return detail::pick(
      std::to_array<std::string_view>({"no", "by_player", "by_dealer", "paid", "lapsed"}),
      declared);
}
constexpr std::string_view word(Pad pad) { return pad == Pad::lit ? "lit" : "dark"; }
constexpr std::string_view word(Extent extent) {
  return extent == Extent::round ? "round" : "game";
}
constexpr std::string_view word(VoidReason reason) {
  return detail::pick(
      std::to_array<std::string_view>({"exposed_cards", "misdeal", "malfunction", "collusion",
                                       "disturbance", "impractical", "fraud"}),
      reason);
}
constexpr std::string_view word(BoxOutcome outcome) {
  return detail::pick(
      std::to_array<std::string_view>({"not_qualified", "higher", "lower", "equal"}), outcome);
}
constexpr std::string_view word(JackpotEquipment equipment) {
  return detail::pick(
      std::to_array<std::string_view>({"working", "failed", "failed_play_approved"}), equipment);
}
constexpr std::string_view word(DisputeStage stage) {
  return detail::pick(
      std::to_array<std::string_view>({"open", "ruled", "review-requested", "reviewed"}), stage);
}

}  // namespace cardroom::canberra
