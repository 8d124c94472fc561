#include "cli/rank/frequencies.h"

#include <fmt/format.h>
#include <boost/json.hpp>
#include <cmath>
#include <map>
#include <ostream>

#include "cli/rank/report.h"
#include "cli/text.h"
#include "eval/low_compare.h"
#include "eval/tables/hand_classes.h"
#include "eval/words.h"

namespace cardroom::cli {

namespace {

namespace json = boost::json;

// A row of the table. Low hands of odd cards are distinguished by their highest card.
FrequencyRow row_of(const HighValue& value) {
  return {std::string(key_of(value.category())), std::string(words_of(value.category()))};
}

FrequencyRow row_of(const LowValue& value) {
  if (!value.qualifies()) return {"none", "no low"};
  FrequencyRow row{std::string(key_of(value.category())), std::string(words_of(value.category()))};
  if (value.category() == Category::odd_cards)
    row.words += fmt::format(", {} high", name_of(rank_at_height(value.deciding()[0])));
  return row;
}

// "23.4", "649,740".
std::string one_in(double ratio) {
  return ratio < 100 ? fmt::format("{:.1f}", ratio)
                     : with_commas(static_cast<std::uint64_t>(std::llround(ratio)));
}

template <class Value>
Frequencies from(const std::map<Value, std::uint64_t, std::greater<>>& hands_by_value) {
  Frequencies counted;
  counted.values = hands_by_value.size();
  for (const auto& [value, hands] : hands_by_value) {
    FrequencyRow row = row_of(value);
    const bool same = !counted.rows.empty() && counted.rows.back().words == row.words;
    if (!same) counted.rows.push_back(std::move(row));
    counted.rows.back().hands += hands;
    counted.hands += hands;
  }
  return counted;
}

}  // namespace

Frequencies frequencies(const RankRules& rules) {
  if (rules.is_low) {
    std::map<LowValue, std::uint64_t, std::greater<>> hands;
    for (const HandClass& known : hand_classes(rules.deck()))
      hands[low_value_of(known.hand, rules.low)] += known.hands;
    return from(hands);
  }
  std::map<HighValue, std::uint64_t, std::greater<>> hands;
  for (const HandClass& known : hand_classes(rules.deck()))
    hands[value_of(known.hand, rules.high)] += known.hands;
  return from(hands);
}

void print_frequencies(std::ostream& out, const RankRules& rules, const Frequencies& counted) {
  out << fmt::format("{}: {} hands, {} different\n", told(rules), with_commas(counted.hands),
                     with_commas(counted.values));
  for (const FrequencyRow& row : counted.rows) {
    const double share = static_cast<double>(row.hands) / static_cast<double>(counted.hands);
    out << fmt::format("{:<24}{:>10}{:>11.6f} %   1 in {}\n", row.words, with_commas(row.hands),
                       100 * share, one_in(1 / share));
  }
}

void print_frequencies_json(std::ostream& out, const RankRules& rules, const Frequencies& counted) {
  json::array rows;
  for (const FrequencyRow& row : counted.rows) {
    const double share = static_cast<double>(row.hands) / static_cast<double>(counted.hands);
    rows.push_back(json::object{
        {"category", row.category}, {"words", row.words}, {"hands", row.hands}, {"share", share}});
  }
  json::object object{{"rules", as_json(rules)},
                      {"hands", counted.hands},
                      {"values", counted.values},
                      {"frequencies", std::move(rows)}};
  out << json::serialize(object) << '\n';
}

}  // namespace cardroom::cli
