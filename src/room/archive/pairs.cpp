#include "room/archive/pairs.h"

#include <algorithm>
#include <functional>

namespace cardroom::room {

namespace {

Against against_of(const RoundFigures& figures, PlayerId who, PlayerId whom) {
  const auto found = figures.against.find({who, whom});
  return found == figures.against.end() ? Against{} : found->second;
}

void add_to(Against& sum, const Against& more) {
  sum.folds += more.folds;
  sum.raises += more.raises;
}

std::vector<std::string> shared_addresses(const Account& first, const Account& second) {
  std::vector<std::string> shared;
  for (const std::string& address : first.addresses)
    if (knows_address(second, address)) shared.push_back(address);
  return shared;
}

// Larger flows first; then more rounds; then the numbers, so that pages never overlap.
std::string rank_of(Cents flow, std::uint64_t rounds, const PlayerPair& pair) {
  const auto flowed = static_cast<std::int64_t>(flow.count() < 0 ? -flow.count() : flow.count());
  return place_of(flowed, static_cast<std::uint32_t>(std::min<std::uint64_t>(rounds, 1U << 30U)),
                  (static_cast<std::uint64_t>(pair.first.number()) << 32U) | pair.second.number());
}

}  // namespace

void PairFigures::add(const PlayedOnShelf& played, PlayerId with) {
  for (const auto& [seat, first] : played.players)
    for (const auto& [other_seat, second] : played.players) {
      if (!(first < second) || (!with.is_none() && with != first && with != second)) continue;
      Sums& sums = pairs_[{first, second}];
      ++sums.rounds;
      sums.flow += flow(played.figures, first, second);
      add_to(sums.first, against_of(played.figures, first, second));
      add_to(sums.second, against_of(played.figures, second, first));
    }
}

outgoing::Pairs PairFigures::page(const Inquiry& asked, const Accounts& accounts) const {
  std::map<std::string, std::pair<PlayerPair, const Sums*>, std::greater<>> ranked;
  for (const auto& [pair, sums] : pairs_) {
    if (accounts.is_bot(pair.first) || accounts.is_bot(pair.second)) continue;
    std::string rank = rank_of(sums.flow, sums.rounds, pair);
    if (asked.after.empty() || rank < asked.after)
      ranked.emplace(std::move(rank), std::pair(pair, &sums));
  }
  outgoing::Pairs listed{outgoing::id_of(asked.id), {}, {}};
  for (const auto& [rank, one] : ranked) {
    if (listed.pairs.size() == asked.limit) break;
    const auto& [pair, sums] = one;
    const Account* const first = accounts.find(pair.first);
    const Account* const second = accounts.find(pair.second);
    listed.pairs.push_back(
        {pair.first, accounts.name_of(pair.first), pair.second, accounts.name_of(pair.second),
         sums->rounds, sums->flow, sums->first.folds, sums->second.folds, sums->first.raises,
         sums->second.raises,
         first == nullptr || second == nullptr ? std::vector<std::string>()
                                               : shared_addresses(*first, *second)});
    if (listed.pairs.size() < ranked.size())
      listed.next = rank;
    else
      listed.next.reset();
  }
  return listed;
}

outgoing::PairRound pair_round(std::uint32_t table, const PlayedOnShelf& played,
                               const PlayerPair& pair) {
  const Against first = against_of(played.figures, pair.first, pair.second);
  const Against second = against_of(played.figures, pair.second, pair.first);
  return {table,       played.round, played.at_ms, flow(played.figures, pair.first, pair.second),
          first.folds, second.folds, first.raises, second.raises};
}

}  // namespace cardroom::room
