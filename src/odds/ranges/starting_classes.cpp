#include "odds/ranges/starting_classes.h"

#include <string>

namespace cardroom::odds {

namespace {

int height(Rank rank) { return static_cast<int>(rank); }

std::optional<Rank> rank_of(char letter, Deck deck) {
  const auto at = rank_letters.find(letter);
  if (at == rank_letters.npos) return std::nullopt;
  const auto rank = static_cast<Rank>(at);
  if (rank < deck.lowest()) return std::nullopt;
  return rank;
}

std::optional<StartingClass> read_one(std::string_view text, Deck deck) {
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  const auto first = rank_of(text[0], deck);
  const auto second = rank_of(text[1], deck);
  if (!first || !second) return std::nullopt;
  StartingClass one{std::max(*first, *second), std::min(*first, *second)};
  if (text.size() == 2) return one;
  if (one.high == one.low) return std::nullopt;
  if (text[2] != 's' && text[2] != 'o') return std::nullopt;
  one.suits = text[2] == 's' ? Suits::same : Suits::different;
  return one;
}

// QQ+ is queens and better; ATs+ is every kicker from the ten to the one below the Ace.
std::vector<StartingClass> and_better(StartingClass one) {
  std::vector<StartingClass> classes;
  const bool is_pair = one.high == one.low;
  const int last = is_pair ? height(Rank::ace) : height(one.high) - 1;
  for (int low = height(one.low); low <= last; ++low) {
    one.low = static_cast<Rank>(low);
    if (is_pair) one.high = one.low;
    classes.push_back(one);
  }
  return classes;
}

// 77-TT, A2s-A5s, 76s-T9s: both ends have the same first card or are equally far apart.
std::optional<std::vector<StartingClass>> between(StartingClass from, StartingClass to) {
  if (from.suits != to.suits) return std::nullopt;
  if (from.low > to.low) std::swap(from, to);
  const bool same_high = from.high == to.high;
  const bool same_gap = height(from.high) - height(from.low) == height(to.high) - height(to.low);
  if (!same_high && !same_gap) return std::nullopt;
  std::vector<StartingClass> classes;
  for (int step = 0; step <= height(to.low) - height(from.low); ++step)
    classes.push_back({static_cast<Rank>(height(from.high) + (same_high ? 0 : step)),
                       static_cast<Rank>(height(from.low) + step), from.suits});
  return classes;
}

}  // namespace

std::optional<std::vector<StartingClass>> read_classes(std::string_view text, Deck deck) {
  if (const auto dash = text.find('-'); dash != text.npos) {
    const auto from = read_one(text.substr(0, dash), deck);
    const auto to = read_one(text.substr(dash + 1), deck);
    if (!from || !to) return std::nullopt;
    return between(*from, *to);
  }
  const bool upwards = text.ends_with('+');
  if (upwards) text.remove_suffix(1);
  const auto one = read_one(text, deck);
  if (!one) return std::nullopt;
  return upwards ? and_better(*one) : std::vector{*one};
}

std::vector<CardSet> hands_of(const StartingClass& one) {
  std::vector<CardSet> hands;
  for (int first = 0; first < suit_count; ++first)
    for (int second = 0; second < suit_count; ++second) {
      if (one.high == one.low && first >= second) continue;
      if (one.suits == Suits::same && first != second) continue;
      if (one.suits == Suits::different && first == second) continue;
      hands.push_back(
          {Card(one.high, static_cast<Suit>(first)), Card(one.low, static_cast<Suit>(second))});
    }
  return hands;
}

std::string to_string(const StartingClass& one) {
  std::string text = {rank_letters[static_cast<std::size_t>(one.high)],
                      rank_letters[static_cast<std::size_t>(one.low)]};
  if (one.suits == Suits::same) text += 's';
  if (one.suits == Suits::different) text += 'o';
  return text;
}

std::vector<StartingClass> all_classes(Deck deck) {
  std::vector<StartingClass> classes;
  for (int high = height(deck.lowest()); high < rank_count; ++high)
    for (int low = height(deck.lowest()); low <= high; ++low) {
      const StartingClass one{static_cast<Rank>(high), static_cast<Rank>(low)};
      if (low == high) {
        classes.push_back(one);
        continue;
      }
      classes.push_back({one.high, one.low, Suits::same});
      classes.push_back({one.high, one.low, Suits::different});
    }
  return classes;
}

}  // namespace cardroom::odds
