#include "history/verify/rake.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace cardroom::history {

namespace {

constexpr std::int64_t whole = 10'000;     // A share of 100 %.
constexpr std::int64_t share_usual = 750;  // 7.5 %.

// A share of a pot, without the overflow that pot * share could have.
std::int64_t part(std::int64_t pot, int share) {
  return pot / whole * share + pot % whole * share / whole;
}

std::size_t group_of(int players) { return players <= 2 ? 0 : players <= 4 ? 1 : 2; }

std::string number(std::int64_t amount) { return in_places(amount, rake_places); }

std::string percent(int share) { return in_places(share, 2) + " %"; }

// No flop, no drop: nearly no hand that ended before it was raked.
bool drops_only_after_flop(const std::vector<RakeSeen>& seen) {
  std::size_t early = 0;
  std::size_t raked = 0;
  for (const auto& one : seen) {
    if (one.flop) continue;
    ++early;
    if (one.rake > 0) ++raked;
  }
  return early > 0 && raked * 100 <= early;
}

// The amount that only so many percent of a list exceed.
std::int64_t percentile(std::vector<std::int64_t>& amounts, std::size_t percent_below) {
  const auto at = static_cast<std::ptrdiff_t>(amounts.size() * percent_below / 100);
  std::nth_element(amounts.begin(), amounts.begin() + at, amounts.end());
  return amounts[static_cast<std::size_t>(at)];
}

// Small amounts are rounded, so they say little about the share.
int share_of(const std::vector<RakeSeen>& seen, std::int64_t step) {
  std::vector<std::int64_t> shares;
  for (const std::int64_t least : {10 * step, step}) {
    for (const auto& one : seen)
      if (one.rake >= least && one.pot > 0)
        shares.push_back(static_cast<std::int64_t>(static_cast<double>(one.rake) /
                                                   static_cast<double>(one.pot) * whole));
    if (shares.size() >= 10) break;
  }
  if (shares.empty()) return 0;
  std::int64_t share = percentile(shares, 99);
  // More than a house takes: there is a drop beside the share, which matters less in large pots.
  if (share > share_usual) share = percentile(shares, 50);
  // Houses state their share in quarters of a percent.
  return static_cast<int>(std::min<std::int64_t>((share + 24) / 25 * 25, rake_share_most));
}

// What is taken above the share.
std::int64_t drop_of(const std::vector<RakeSeen>& seen, const RakeRule& rule) {
  std::vector<std::int64_t> above;
  for (const auto& one : seen)
    if (one.rake > 0) above.push_back(one.rake - part(one.pot, rule.share) - rule.step);
  return std::max<std::int64_t>(percentile(above, 99), 0);
}

// The amount that most pots end at whose share would be higher.
std::optional<std::int64_t> cap_of(const std::vector<RakeSeen>& seen, const RakeRule& rule,
                                   std::size_t group) {
  std::map<std::int64_t, std::size_t> taken;
  std::size_t below = 0;
  for (const auto& one : seen) {
    const std::int64_t full = part(one.pot, rule.share);
    if (group_of(one.players) != group || one.rake == 0 || one.rake + 2 * rule.step >= full)
      continue;
    ++taken[one.rake];
    ++below;
  }
  if (below < 5) return std::nullopt;
  const auto most = std::max_element(
      taken.begin(), taken.end(),
      [](const auto& left, const auto& right) { return left.second < right.second; });
  if (most->second * 10 < below * 6) return std::nullopt;
  return most->first;
}

}  // namespace

std::string RakeRule::refuses(const RakeSeen& seen) const {
  if (seen.rake <= 0) return {};
  const std::string taken = "a rake of " + number(seen.rake) + " from " + number(seen.pot) + " is ";
  if (no_flop_no_drop && !seen.flop) return taken + "taken without a flop";
  if (seen.rake > part(seen.pot, share) + step + drop) return taken + "more than " + percent(share);
  const auto& cap = caps[group_of(seen.players)];
  if (cap && seen.rake > *cap + drop) return taken + "more than the cap of " + number(*cap);
  return {};
}

Result<RakeRule, ParseError> parse_rake(std::string_view text) {
  RakeRule rule;
  bool share = false;
  for (bool more = true; more;) {
    const std::size_t comma = text.find(',');
    const std::string_view word = text.substr(0, comma);
    more = comma != text.npos;
    text.remove_prefix(more ? comma + 1 : text.size());
    const bool cap = word.substr(0, 4) == "cap=";
    const bool rate = !word.empty() && word.back() == '%';
    const auto amount = cap ? parse_decimal(word.substr(4))
                            : parse_decimal(word.substr(0, word.size() - (rate ? 1 : 0)));
    const auto scaled_to = [&](int places) {
      return amount && amount->digits >= 0 ? scaled(*amount, places) : std::nullopt;
    };
    if (word == "no-flop-no-drop") {
      rule.no_flop_no_drop = true;
    } else if (cap && scaled_to(rake_places)) {
      rule.caps.fill(scaled_to(rake_places));
    } else if (rate && scaled_to(2) && *scaled_to(2) <= whole) {
      rule.share = static_cast<int>(*scaled_to(2));
      share = true;
    } else {
      return ParseError{{1, 1},
                        quoted(word) + " is not a share such as 5%, cap=3 or no-flop-no-drop"};
    }
  }
  if (!share) return ParseError{{1, 1}, "the share is missing, for example 5%"};
  return rule;
}

std::string to_string(const RakeRule& rule) {
  std::string text = "up to " + percent(rule.share) + " of the pot";
  constexpr std::array<std::string_view, 3> tables = {"two players", "three or four", "more"};
  const bool same = rule.caps[0] == rule.caps[1] && rule.caps[1] == rule.caps[2];
  if (same && rule.caps[0]) text += ", at most " + number(*rule.caps[0]);
  std::string caps;
  for (std::size_t group = 0; group < rule.caps.size() && !same; ++group)
    if (rule.caps[group])
      caps += (caps.empty() ? "" : "; ") + number(*rule.caps[group]) + " with " +
              std::string(tables[group]);
  if (!caps.empty()) text += ", at most " + caps;
  if (rule.drop > 0) text += ", and " + number(rule.drop) + " for a jackpot";
  if (rule.no_flop_no_drop) text += ", nothing without a flop";
  return text;
}

std::optional<RakeRule> infer_rake(const std::vector<RakeSeen>& seen) {
  RakeRule rule;
  for (const auto& one : seen)
    if (one.rake > 0) rule.step = std::gcd(rule.step, one.rake);
  if (rule.step == 0) return std::nullopt;
  rule.no_flop_no_drop = drops_only_after_flop(seen);
  rule.share = share_of(seen, rule.step);
  rule.drop = drop_of(seen, rule);
  for (std::size_t group = 0; group < rule.caps.size(); ++group)
    rule.caps[group] = cap_of(seen, rule, group);
  return rule;
}

}  // namespace cardroom::history
