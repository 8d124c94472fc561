#include "history/verify/infer_rake.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace cardroom::history {

namespace {

// How much there is to say: about a hand that the schedule gives exactly, one that it allows, one
// that it does not allow; about each part of the schedule itself. Of two schedules the one is
// right under which there is less to say about all hands.
namespace bits {
constexpr std::uint64_t exact = 1;
constexpr std::uint64_t exact_with_drop = 3;
constexpr std::uint64_t allowed = 3;
constexpr std::uint64_t not_allowed = 24;
constexpr std::uint64_t part_of_rule = 10;
}  // namespace bits

using Amounts = std::map<std::int64_t, std::size_t>;  // How often each occurs.
using Hands = std::vector<RakeSeen>;
using ByPlayers = std::array<Hands, RakeRule::tables>;

// The most frequent ones, but only those that occur so often.
std::vector<std::int64_t> most_frequent(const Amounts& amounts, std::size_t count,
                                        std::size_t least) {
  std::vector<std::pair<std::size_t, std::int64_t>> order;
  for (const auto& [amount, times] : amounts)
    if (times >= least) order.emplace_back(times, amount);
  std::sort(order.rbegin(), order.rend());
  if (order.size() > count) order.resize(count);
  std::vector<std::int64_t> found;
  for (const auto& [times, amount] : order) found.push_back(amount);
  return found;
}

// No flop, no drop: nearly no hand that ended before it was raked.
bool drops_only_after_flop(const Hands& seen) {
  std::size_t early = 0;
  std::size_t raked = 0;
  for (const auto& one : seen) {
    if (one.flop) continue;
    ++early;
    if (one.rake > 0) ++raked;
  }
  return early > 0 && raked * 100 <= early;
}

// The largest coin of which nearly all amounts are multiples. A few hands that are wrong do not
// matter.
std::int64_t step_of(const Hands& raked) {
  std::int64_t step = 1;
  for (std::int64_t power = 1; power <= 100'000; power *= 10)
    for (const std::int64_t coin : {power, 2 * power, 5 * power / 2, 5 * power}) {
      const auto multiples = static_cast<std::size_t>(std::count_if(
          raked.begin(), raked.end(), [&](const RakeSeen& one) { return one.rake % coin == 0; }));
      if (multiples * 100 >= raked.size() * 97) step = coin;
    }
  return step;
}

// In hundredths of a percent.
std::int64_t share_taken(const RakeSeen& hand) {
  return static_cast<std::int64_t>(static_cast<double>(hand.rake) / static_cast<double>(hand.pot) *
                                   10'000);
}

// Houses state their share in quarters of a percent, mostly in whole ones. Small amounts are
// rounded, so they say little about it.
std::set<int> possible_shares(const Hands& raked, std::int64_t step) {
  std::vector<std::int64_t> taken;
  for (const std::int64_t least : {4 * step, std::int64_t(1)}) {
    if (taken.size() >= 10) break;
    taken.clear();
    for (const auto& one : raked)
      if (one.rake >= least) taken.push_back(share_taken(one));
  }
  const auto stated = [](std::int64_t share) {
    return std::clamp<std::int64_t>(share / 25 * 25, 25, rake_share_most);
  };
  Amounts nearest;
  for (const auto share : taken) ++nearest[stated(share + 12)];
  std::set<int> shares = {300, 400, 500, 600, 700, 800, 1000};
  for (const auto share : most_frequent(nearest, 4, 1)) shares.insert(static_cast<int>(share));
  std::sort(taken.begin(), taken.end());
  for (const std::size_t percentile : {std::size_t{50}, std::size_t{99}})
    shares.insert(static_cast<int>(stated(taken[taken.size() * percentile / 100] + 24)));
  return shares;
}

// What is taken above the share, or above an amount at which many other pots of the table end, as
// the house rounds it.
std::vector<std::int64_t> possible_drops(const ByPlayers& by_players, const RakeRule& rule) {
  Amounts above;
  std::size_t raked = 0;
  for (const Hands& table : by_players) {
    raked += table.size();
    Amounts capped;
    for (const auto& one : table) {
      const std::int64_t more = one.rake - rule.share_of(one.pot) / rule.step * rule.step;
      if (more > rule.step) ++above[more];
      if (more + 2 * rule.step < 0) ++capped[one.rake];
    }
    for (const auto cap : most_frequent(capped, 6, 2))
      for (const auto& [amount, times] : capped)
        if (amount > cap + rule.step && times < capped[cap]) above[amount - cap] += times;
  }
  auto drops = most_frequent(above, 3, std::max<std::size_t>(5, raked / 100));
  drops.push_back(0);
  return drops;
}

using Cap = std::optional<std::int64_t>;

// Amounts at which pots end whose share would be higher.
std::vector<Cap> possible_caps(const Hands& raked, const RakeRule& rule) {
  Amounts below;
  for (const auto& one : raked) {
    const std::int64_t full = rule.share_of(one.pot);
    for (const std::int64_t drop : {std::int64_t(0), rule.drop}) {
      if (one.rake > drop && one.rake - drop + 2 * rule.step < full) ++below[one.rake - drop];
      if (rule.drop == 0) break;
    }
  }
  std::vector<Cap> caps = {std::nullopt};
  for (const auto amount : most_frequent(below, 4, 2)) caps.emplace_back(amount);
  return caps;
}

std::uint64_t words_for(const RakeRule& rule, Cap cap, const RakeSeen& hand) {
  std::int64_t base = rule.share_of(hand.pot);
  std::int64_t most = base + rule.step;
  if (cap) base = std::min(base, *cap), most = std::min(most, *cap);
  most += rule.drop;
  // Houses round down, or to the nearest.
  const auto exact = [&](std::int64_t rake) {
    return rake > base - rule.step && rake <= base + rule.step / 2;
  };
  if (exact(hand.rake)) return bits::exact;
  if (rule.drop > 0 && exact(hand.rake - rule.drop)) return bits::exact_with_drop;
  const auto width = [&](std::int64_t amount) {
    return static_cast<std::uint64_t>(
        std::bit_width(static_cast<std::uint64_t>(std::max<std::int64_t>(amount, 0) / rule.step)));
  };
  return hand.rake > most ? bits::not_allowed + width(hand.rake) : bits::allowed + width(most);
}

// The best cap for some number of players.
std::uint64_t choose_cap(const Hands& raked, RakeRule& rule, Cap& chosen) {
  std::optional<std::uint64_t> fewest;
  for (const Cap cap : possible_caps(raked, rule)) {
    std::uint64_t words = cap ? bits::part_of_rule : 0;
    for (const auto& one : raked) words += words_for(rule, cap, one);
    if (fewest && words >= *fewest) continue;
    fewest = words;
    chosen = cap;
  }
  return fewest.value_or(0);
}

std::uint64_t choose_caps(const ByPlayers& raked, RakeRule& rule) {
  std::uint64_t words = rule.drop > 0 ? bits::part_of_rule : 0;
  if (rule.share % 100 != 0) words += bits::part_of_rule;
  for (std::size_t table = 0; table < raked.size(); ++table)
    words += choose_cap(raked[table], rule, rule.caps[table]);
  return words;
}

// Fewer players never have a higher cap, so the next larger table's holds if no hand speaks
// against it.
void fill_caps(const ByPlayers& raked, RakeRule& rule) {
  for (std::size_t table = raked.size() - 1; table-- > 0;) {
    const Cap next = rule.caps[table + 1];
    const auto above = [&](const RakeSeen& hand) { return hand.rake > *next + rule.drop; };
    const Hands& hands = raked[table];
    if (!rule.caps[table] && next && std::none_of(hands.begin(), hands.end(), above))
      rule.caps[table] = next;
  }
}

}  // namespace

std::optional<RakeRule> infer_rake(const std::vector<RakeSeen>& seen) {
  RakeRule rule;
  rule.no_flop_no_drop = drops_only_after_flop(seen);
  Hands raked;
  ByPlayers by_players;
  for (const auto& one : seen) {
    if (one.rake <= 0 || one.pot <= 0 || (rule.no_flop_no_drop && !one.flop)) continue;
    raked.push_back(one);
    by_players[RakeRule::table_of(one.players)].push_back(one);
  }
  if (raked.empty()) return std::nullopt;
  rule.step = step_of(raked);
  std::optional<std::uint64_t> fewest;
  RakeRule best;
  for (const int share : possible_shares(raked, rule.step)) {
    rule.share = share;
    for (const std::int64_t drop : possible_drops(by_players, rule)) {
      rule.drop = drop;
      const std::uint64_t words = choose_caps(by_players, rule);
      if (fewest && words >= *fewest) continue;
      fewest = words;
      best = rule;
    }
  }
  fill_caps(by_players, best);
  return best;
}

}  // namespace cardroom::history
