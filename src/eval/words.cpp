#include "eval/words.h"

#include <array>

#include "base/fixed_list.h"

namespace cardroom {

namespace {

using Ranks = std::span<const Rank>;

constexpr std::array<std::string_view, rank_count> rank_names = {
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King", "Ace"};

struct CategoryName {
  std::string_view key;
  std::string_view words;
};

// In the order of the enumeration.
constexpr std::array<CategoryName, category_count> category_names = {{
    {"odd_cards", "odd cards"},
    {"pair", "pair"},
    {"two_pairs", "two pairs"},
    {"three", "three of a kind"},
    {"straight", "straight"},
    {"flush", "flush"},
    {"full_house", "full house"},
    {"four", "four of a kind"},
    {"straight_flush", "straight flush"},
    {"five_of_a_kind", "five of a kind"},
    {"royal_flush", "royal flush"},
}};

// "an Ace", "an 8", "a King".
std::string one(Rank rank) {
  const bool vowel = rank == Rank::ace || rank == Rank::eight;
  return (vowel ? "an " : "a ") + std::string(name_of(rank));
}

// "King", "King and 6", "King, 6 and 2".
std::string listed(Ranks ranks) {
  std::string text;
  for (std::size_t at = 0; at < ranks.size(); ++at) {
    if (at > 0) text += at + 1 == ranks.size() ? " and " : ", ";
    text += name_of(ranks[at]);
  }
  return text;
}

// The ranks that name the hand; the others are side cards.
std::size_t naming_count(Category category) {
  return category == Category::full_house || category == Category::two_pairs ? 2 : 1;
}

std::string naming(Category category, Ranks ranks) {
  const std::string kind(words_of(category));
  switch (category) {
    case Category::royal_flush:
      return kind;
    case Category::straight_flush:
    case Category::flush:
    case Category::straight:
    case Category::odd_cards:
      return kind + ", " + std::string(name_of(ranks[0])) + " high";
    case Category::five_of_a_kind:
    case Category::four:
    case Category::three:
      return kind + ", " + plural_of(ranks[0]);
    case Category::full_house:
      // Under literal kickers the pair does not count and is not named (H-07).
      if (ranks.size() < 2) return kind + ", " + plural_of(ranks[0]);
      return kind + ", " + plural_of(ranks[0]) + " over " + plural_of(ranks[1]);
    case Category::two_pairs:
      return kind + ", " + plural_of(ranks[0]) + " and " + plural_of(ranks[1]);
    case Category::pair:
      return kind + " of " + plural_of(ranks[0]);
  }
  return kind;
}

std::string side_cards(Category category, Ranks ranks) {
  if (ranks.size() <= naming_count(category)) return {};
  const Ranks side = ranks.subspan(naming_count(category));
  const bool goes_down = category == Category::flush || category == Category::odd_cards;
  if (goes_down) return ", then " + listed(side);
  return ", with " + (side.size() == 1 ? one(side[0]) : listed(side));
}

// H-03: a sequence has such a low top card only with the Ace at the bottom.
bool plays_ace_low(const HighValue& value, const HighOrder& order) {
  const bool sequence =
      value.category() == Category::straight || value.category() == Category::straight_flush;
  return sequence &&
         static_cast<int>(value.deciding()[0]) == static_cast<int>(order.deck.lowest()) + 3;
}

// "8-6-4-3-2", "K-10-5-4-2".
std::string by_dashes(Ranks ranks) {
  std::string text;
  for (const Rank rank : ranks) {
    if (!text.empty()) text += '-';
    text += rank == Rank::ten ? "10" : std::string(1, rank_letters[static_cast<std::size_t>(rank)]);
  }
  return text;
}

// Only a badugi hand counts fewer than five cards.
std::string badugi_words(std::size_t cards) {
  constexpr std::string_view words[] = {
      "", "one card, ", "two cards, ", "three cards, ", "badugi, ", ""};
  return std::string(words[cards]);
}

bool takes_article(Category category) {
  return category == Category::pair || category == Category::straight ||
         category == Category::flush || category == Category::straight_flush ||
         category == Category::royal_flush;
}

}  // namespace

std::string_view name_of(Rank rank) { return rank_names[static_cast<std::size_t>(rank)]; }

std::string plural_of(Rank rank) { return std::string(name_of(rank)) + 's'; }

std::string_view words_of(Category category) {
  return category_names[static_cast<std::size_t>(category)].words;
}

std::string_view key_of(Category category) {
  return category_names[static_cast<std::size_t>(category)].key;
}

std::string_view key_of(HandOrder order) {
  constexpr std::array<std::string_view, 3> keys = {"full", "reduced", "manila-1995"};
  return keys[static_cast<std::size_t>(order)];
}

std::string_view key_of(LowKind kind) {
  constexpr std::array<std::string_view, 3> keys = {"ranks", "deuce_to_seven", "badugi"};
  return keys[static_cast<std::size_t>(kind)];
}

std::string words_of(const HighValue& value, const HighOrder& order, SideCards side) {
  std::string words = naming(value.category(), value.deciding());
  if (plays_ace_low(value, order)) words += " with the Ace low";
  if (side == SideCards::told) words += side_cards(value.category(), value.deciding());
  return words;
}

std::string words_of(const LowValue& value, SideCards side) {
  if (!value.qualifies()) return "no low";
  FixedList<Rank, 5> ranks;
  for (const auto height : value.deciding()) ranks.push_back(rank_at_height(height));
  const Ranks deciding(ranks.data(), ranks.size());
  if (value.category() == Category::odd_cards)
    return badugi_words(ranks.size()) + by_dashes(deciding) + " low";

  const std::string_view article = takes_article(value.category()) ? "a " : "";
  std::string words = "low with " + std::string(article) + naming(value.category(), deciding);
  if (side == SideCards::told) words += side_cards(value.category(), deciding);
  return words;
}

}  // namespace cardroom
