#include "history/verify/rake.h"

#include <algorithm>

namespace cardroom::history {

namespace {

constexpr std::int64_t whole = 10'000;  // A share of 100 %.

std::string number(std::int64_t amount) { return in_places(amount, rake_places); }

std::string percent(int share) { return in_places(share, 2) + " %"; }

// "two players", "three or four", "five or more".
std::string tables_text(std::size_t first, std::size_t last) {
  constexpr std::array<std::string_view, RakeRule::tables> words = {
      "two players", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
  std::string text(words[first]);
  if (first > 0 && last + 1 == RakeRule::tables && first < last) return text + " or more";
  if (first == last) return text;
  if (first == 0) text = "two";
  return text + (last == first + 1 ? " or " : " to ") + std::string(words[last]);
}

std::string caps_text(const RakeRule& rule) {
  std::string text;
  for (std::size_t first = 0, last = 0; first < RakeRule::tables; first = last + 1) {
    last = first;
    while (last + 1 < RakeRule::tables && rule.caps[last + 1] == rule.caps[first]) ++last;
    if (!rule.caps[first]) continue;
    const std::string cap = number(*rule.caps[first]);
    if (first == 0 && last + 1 == RakeRule::tables) return cap;
    text += (text.empty() ? "" : "; ") + cap + " with " + tables_text(first, last);
  }
  return text;
}

}  // namespace

std::size_t RakeRule::table_of(int players) {
  return std::min<std::size_t>(static_cast<std::size_t>(std::max(players, 2)) - 2, tables - 1);
}

// Without the overflow that pot * share could have.
std::int64_t RakeRule::share_of(std::int64_t pot) const {
  return pot / whole * share + pot % whole * share / whole;
}

std::string RakeRule::refuses(const RakeSeen& seen) const {
  if (seen.rake <= 0) return {};
  const std::string taken = "a rake of " + number(seen.rake) + " from " + number(seen.pot) + " is ";
  if (no_flop_no_drop && !seen.flop) return taken + "taken without a flop";
  if (seen.rake > share_of(seen.pot) + step + drop) return taken + "more than " + percent(share);
  const auto& cap = caps[table_of(seen.players)];
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
  if (const std::string caps = caps_text(rule); !caps.empty()) text += ", at most " + caps;
  if (rule.drop > 0) text += ", and " + number(rule.drop) + " for a jackpot";
  if (rule.no_flop_no_drop) text += ", nothing without a flop";
  return text;
}

}  // namespace cardroom::history
