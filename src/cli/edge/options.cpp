#include "cli/edge/options.h"

#include <algorithm>
#include <array>
#include <functional>

#include "base/money_text.h"
#include "base/parse_error.h"

namespace cardroom::cli {

namespace {

struct Named {
  std::string_view key;
  Category hand;
};
constexpr std::array hands = {
    Named{"royal", Category::royal_flush}, Named{"straight-flush", Category::straight_flush},
    Named{"four", Category::four},         Named{"full-house", Category::full_house},
    Named{"flush", Category::flush},       Named{"straight", Category::straight},
    Named{"three", Category::three},       Named{"two-pairs", Category::two_pairs},
    Named{"pair", Category::pair},         Named{"odd-cards", Category::odd_cards}};

constexpr std::array<std::pair<std::string_view, odds::Strategy>, 5> strategies = {{
    {"optimal", odds::Strategy::optimal},
    {"pair-or-better", odds::Strategy::pair_or_better},
    {"ak-or-better", odds::Strategy::ace_king_or_better},
    {"akj83", odds::Strategy::akj83_or_better},
    {"always", odds::Strategy::always},
}};

constexpr std::int64_t odds_most = 1'000'000;
constexpr std::int64_t chips_most = 1'000'000;
constexpr Cents meter_most{100'000'000'000};

std::optional<std::int64_t> whole(std::string_view text) {
  const auto amount = parse_dollars(text);
  if (!amount || amount->count() % 100 != 0) return std::nullopt;
  return amount->count() / 100;
}

EdgeMistake mistake(std::string_view option, std::string_view given, std::string_view wanted) {
  return {std::string(option) + " wants " + std::string(wanted) + ", not " + quoted(given)};
}

// "royal=100,flush=6": calls set(key, number) for each; false if a part does not have that form.
bool each_pay(std::string_view list,
              const std::function<bool(std::string_view, std::int64_t)>& set) {
  while (!list.empty()) {
    const std::string_view part = list.substr(0, list.find(','));
    list.remove_prefix(std::min(list.size(), part.size() + 1));
    const auto equals = part.find('=');
    if (equals == std::string_view::npos) return false;
    const auto odds = whole(part.substr(equals + 1));
    if (!odds || *odds > odds_most || !set(part.substr(0, equals), *odds)) return false;
  }
  return true;
}

bool set_pay(canberra::PayTable& pay, std::string_view key, std::int64_t odds) {
  const auto* const found =
      std::find_if(hands.begin(), hands.end(), [&](const Named& one) { return one.key == key; });
  if (found != hands.end()) pay = pay.with(found->hand, odds);
  return found != hands.end();
}

bool set_jackpot_pay(odds::JackpotTerms& terms, std::string_view key, std::int64_t times) {
  if (key == "four") terms.four = times;
  if (key == "full-house") terms.full_house = times;
  if (key == "flush") terms.flush = times;
  return key == "four" || key == "full-house" || key == "flush";
}

std::optional<EdgeMistake> read_game(const EdgeOptions& options, EdgeQuestion& question) {
  const bool paid = each_pay(options.pay, [&](std::string_view key, std::int64_t odds) {
    return set_pay(question.rules.pay, key, odds);
  });
  if (!paid) return mistake("--pay", options.pay, "hands and odds like royal=100,flush=5");
  const auto ante = whole(options.ante);
  if (!ante || *ante < 1 || *ante > chips_most)
    return mistake("--ante", options.ante, "whole chips from 1 to 1000000");
  question.rules.ante = Chips(*ante);
  if (!options.max_payout.empty()) {
    const auto most = whole(options.max_payout);
    if (!most || *most < 1 || *most > 1'000 * chips_most)
      return mistake("--max-payout", options.max_payout, "whole chips from 1 to 1000000000");
    question.rules.max_payout = Chips(*most);
  }
  const auto* const named =
      std::find_if(strategies.begin(), strategies.end(),
                   [&](const auto& one) { return one.first == options.strategy; });
  if (named == strategies.end())
    return mistake("--strategy", options.strategy,
                   "optimal, pair-or-better, ak-or-better, akj83 or always");
  question.strategy = named->second;
  return std::nullopt;
}

std::optional<EdgeMistake> read_jackpot(const EdgeOptions& options, EdgeQuestion& question) {
  odds::JackpotTerms& terms = question.jackpot;
  const auto wager = parse_dollars(options.wager);
  if (!wager || *wager < Cents(1) || *wager > Cents(1'000'000))
    return mistake("--wager", options.wager, "dollars from 0.01 to 10000");
  terms.wager = *wager;
  const auto share = parse_dollars(options.distribution);
  if (!share || *share > Cents(10'000))
    return mistake("--distribution", options.distribution, "per cent from 0 to 100");
  terms.distribution = share->count();
  const auto seed = parse_dollars(options.seed);
  if (!seed || *seed > meter_most) return mistake("--seed", options.seed, "dollars");
  terms.seed = *seed;
  if (!options.meter.empty()) {
    question.meter = parse_dollars(options.meter);
    if (!question.meter || *question.meter > meter_most)
      return mistake("--meter", options.meter, "dollars");
  }
  const bool paid = each_pay(options.jackpot_pay, [&](std::string_view key, std::int64_t times) {
    return times <= 100'000 && set_jackpot_pay(terms, key, times);
  });
  if (!paid)
    return mistake("--jackpot-pay", options.jackpot_pay,
                   "multiples of the wager like four=500,full-house=150,flush=100");
  return std::nullopt;
}

}  // namespace

Result<EdgeQuestion, EdgeMistake> question_of(const EdgeOptions& options) {
  EdgeQuestion question;
  if (const auto wrong = read_game(options, question)) return *wrong;
  if (const auto wrong = read_jackpot(options, question)) return *wrong;
  return question;
}

}  // namespace cardroom::cli
