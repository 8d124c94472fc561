#include "odds/equity/matchups.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

namespace cardroom::odds {

namespace {

constexpr std::uint64_t one_suit = 0x1'1111'1111'1111ULL;  // The clubs.

// Which suit each suit becomes.
using Renaming = std::array<unsigned, suit_count>;

CardSet renamed(CardSet cards, const Renaming& names) {
  std::uint64_t bits = cards.bits() & (std::uint64_t{1} << Card::joker_index);
  for (unsigned suit = 0; suit < suit_count; ++suit)
    bits |= (cards.bits() >> suit & one_suit) << names[suit];
  return CardSet::from_bits(bits);
}

// The renamings that leave the board and the dead cards as they are.
std::vector<Renaming> renamings_of(const Question& question) {
  std::vector<Renaming> all;
  Renaming names = {0, 1, 2, 3};
  do {
    if (renamed(question.board, names) == question.board &&
        renamed(question.dead, names) == question.dead)
      all.push_back(names);
  } while (std::next_permutation(names.begin(), names.end()));
  return all;
}

using Holes = std::array<std::uint64_t, players_most>;

struct HolesHash {
  std::size_t operator()(const Holes& holes) const {
    std::uint64_t hash = 0;
    for (const auto hole : holes) hash = (hash ^ hole) * 0x9E3779B97F4A7C15U ^ hash >> 29;
    return hash;
  }
};

Holes lowest_name(const Holes& holes, std::size_t players, const std::vector<Renaming>& names) {
  Holes lowest = holes;
  for (const Renaming& renaming : names) {
    Holes other = {};
    for (std::size_t player = 0; player < players; ++player)
      other[player] = renamed(CardSet::from_bits(holes[player]), renaming).bits();
    lowest = std::min(lowest, other);
  }
  return lowest;
}

void complete(CardSet left, Held held, int missing, Range& into) {
  if (missing == 0) {
    into.push_back(held);
    return;
  }
  for (const Card card : left) {
    left.erase(card);
    Held more = held;
    more.cards.insert(card);
    complete(left, more, missing - 1, into);
  }
}

// The range with every missing card filled in.
Range completed(const Question& question, std::size_t player) {
  const CardSet free = question.rules.deck().cards() - question.board - question.dead;
  Range range;
  for (const Held& held : question.players[player])
    complete(free - held.cards, held, question.to_come(player), range);
  return range;
}

// Calls visit with each combination of one hand a player; false when visit says it is enough.
template <class Visit>
bool each_combination(const std::vector<Range>& ranges, CardSet used,
                      std::vector<const Held*>& chosen, const Visit& visit) {
  if (chosen.size() == ranges.size()) return visit(chosen);
  for (const Held& held : ranges[chosen.size()]) {
    if (!((held.cards | held.thrown) & used).empty()) continue;
    chosen.push_back(&held);
    if (!each_combination(ranges, used | held.cards | held.thrown, chosen, visit)) return false;
    chosen.pop_back();
  }
  return true;
}

double product_of_sizes(const std::vector<Range>& ranges) {
  double product = 1;
  for (const Range& range : ranges) product *= static_cast<double>(range.size());
  return product;
}

double ways_to_complete(const Question& question, std::size_t player) {
  const int deck = question.rules.deck().size();
  double ways = static_cast<double>(question.players[player].size());
  for (int card = 0; card < question.to_come(player); ++card) ways *= (deck - card) / (card + 1.0);
  return ways;
}

}  // namespace

std::optional<std::vector<Matchup>> matchups_of(const Question& question, std::uint64_t most) {
  double ways = 1;
  for (std::size_t player = 0; player < question.players.size(); ++player)
    ways *= ways_to_complete(question, player);
  if (ways > static_cast<double>(most)) return std::nullopt;
  std::vector<Range> ranges;
  for (std::size_t player = 0; player < question.players.size(); ++player)
    ranges.push_back(completed(question, player));

  const auto names = renamings_of(question);
  std::unordered_map<Holes, Wide, HolesHash> weights;
  std::vector<const Held*> chosen;
  each_combination(ranges, question.board | question.dead, chosen, [&](const auto& hands) {
    Holes holes = {};
    Wide weight = 1;
    for (std::size_t player = 0; player < hands.size(); ++player) {
      holes[player] = hands[player]->cards.bits();
      weight *= hands[player]->weight;
    }
    weights[lowest_name(holes, hands.size(), names)] += weight;
    return true;
  });

  const std::map<Holes, Wide> sorted(weights.begin(), weights.end());
  std::vector<Matchup> matchups;
  for (const auto& [holes, weight] : sorted) {
    Matchup& one = matchups.emplace_back();
    one.weight = weight;
    for (std::size_t player = 0; player < ranges.size(); ++player)
      one.holes.push_back(CardSet::from_bits(holes[player]));
  }
  return matchups;
}

std::optional<std::vector<std::vector<const Held*>>> combinations_of(const Question& question,
                                                                     std::uint64_t most) {
  if (product_of_sizes(question.players) > 1e9) return std::nullopt;
  std::vector<std::vector<const Held*>> combinations;
  std::vector<const Held*> chosen;
  const bool all = each_combination(question.players, question.board | question.dead, chosen,
                                    [&](const auto& hands) {
                                      combinations.push_back(hands);
                                      return combinations.size() <= most;
                                    });
  if (!all) return std::nullopt;
  return combinations;
}

}  // namespace cardroom::odds
