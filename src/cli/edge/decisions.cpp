#include "cli/edge/decisions.h"

#include <fmt/format.h>
#include <array>
#include <iterator>
#include <ostream>
#include <string>

namespace cardroom::cli {

namespace {

using RanksBySuit = std::array<unsigned, suit_count>;

RanksBySuit ranks_by_suit(const odds::PlayerClass& player) {
  RanksBySuit suits = {};
  for (const auto card : player.cards) suits[card % 4U] |= 1U << (card / 4U);
  return suits;
}

// Suits in which the player holds the same ranks are alike, and the first represents them all.
// Returns how many there are, or 0 if this suit is not the first.
int suits_alike(const RanksBySuit& suits, std::size_t suit) {
  int alike = 0;
  for (std::size_t other = 0; other < suits.size(); ++other) {
    if (suits[other] != suits[suit]) continue;
    if (other < suit) return 0;
    ++alike;
  }
  return alike;
}

std::string text(const odds::PlayerClass& player) {
  std::string cards;
  for (auto card = player.cards.rbegin(); card != player.cards.rend(); ++card)
    cards += to_string(Card::from_index(*card));
  return cards;
}

}  // namespace

void print_decisions(std::ostream& out, const odds::CanberraCounts& counts,
                     const EdgeQuestion& question) {
  const odds::Decider decider(question.rules, question.strategy);
  out << "hand,up,cases,not_qualified,lower,equal,higher,gain,decision\n";
  fmt::memory_buffer lines;
  for (std::size_t at = 0; at < counts.classes().size(); ++at) {
    const odds::PlayerClass& player = counts.classes()[at];
    const RanksBySuit suits = ranks_by_suit(player);
    const std::string hand = text(player);
    for (int up = 0; up < 52; ++up) {
      const auto suit = static_cast<std::size_t>(up % 4);
      const int alike = suits_alike(suits, suit);
      if (alike == 0 || (suits[suit] >> (up / 4) & 1U) != 0) continue;
      const odds::DealerCount count = counts.at(at, up);
      fmt::format_to(std::back_inserter(lines), "{},{},{},{},{},{},{},{},{}\n", hand,
                     to_string(Card::from_index(up)), alike * player.hands, count.not_qualified,
                     count.lower, count.equal, count.higher(), decider.gain(player.strength, count),
                     decider.bets(player.strength, count) ? "bet" : "fold");
    }
    if (lines.size() < 1'000'000 && at + 1 < counts.classes().size()) continue;
    out.write(lines.data(), static_cast<std::streamsize>(lines.size()));
    lines.clear();
    if (!out) return;  // The reader has seen enough.
  }
}

}  // namespace cardroom::cli
