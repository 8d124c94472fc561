#include "cli/sim/options.h"

#include <charconv>
#include <sstream>

#include "base/parse_error.h"
#include "canberra/game/determine.h"
#include "cli/settings.h"
#include "rules/game/settings.h"
#include "rules/game/settings_commission.h"
#include "rules/games/games.h"
#include "words/refusal.h"

namespace cardroom::cli {

namespace {

using Wrong = std::optional<SimMistake>;

// "3/10".
Wrong read_part(const std::string& text, sim::Part& part) {
  if (text.empty()) return std::nullopt;
  const char* const end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, part.number);
  const bool slash = first.ec == std::errc() && first.ptr != end && *first.ptr == '/';
  const auto second = slash ? std::from_chars(first.ptr + 1, end, part.of) : first;
  if (!slash || second.ec != std::errc() || second.ptr != end || part.number < 1 ||
      part.of < part.number || part.of > 10'000)
    return SimMistake{"--part wants a part like 3/10, not " + cardroom::quoted(text)};
  return std::nullopt;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream in(text);
  for (std::string word; std::getline(in, word, ',');) words.push_back(word);
  return words;
}

// Where fewer bots than players are named, they take turns.
Wrong read_bots(const SimOptions& options, std::vector<bots::Temperament>& players) {
  const auto named = bots_named(options.bots.empty() ? "tight" : options.bots);
  if (!named) return named.error();
  for (std::size_t at = 0; at < static_cast<std::size_t>(options.players); ++at)
    players.push_back((*named)[at % named->size()]);
  return std::nullopt;
}

Wrong read_pace(const std::string& text, sim::Pace& pace) {
  const auto words = split(text);
  std::vector<int> seconds;
  for (const auto& word : words) {
    int value = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), value);
    if (read.ec != std::errc() || read.ptr != word.data() + word.size() || value < 0 ||
        value > 3600)
      break;
    seconds.push_back(value);
  }
  if (seconds.size() != 3 || words.size() != 3)
    return SimMistake{
        "--pace wants the seconds of a deal, a decision and a showdown, like 45,6,20"};
  pace.deal_s = seconds[0];
  pace.act_s = seconds[1];
  pace.showdown_s = seconds[2];
  return std::nullopt;
}

// Applies each setting; what is wrong with the first bad one.
template <class Determine>
Wrong determine_all(const SettingTexts& settings, Determine&& determine) {
  for (const auto& setting : settings) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos)
      return SimMistake{"--set needs KEY=VALUE, not " + cardroom::quoted(setting)};
    if (auto wrong = determine(setting.substr(0, equals), setting.substr(equals + 1))) return wrong;
  }
  return std::nullopt;
}

template <class Plan>
Wrong read_common(const SimOptions& options, Plan& plan) {
  if (options.rounds > 0) plan.rounds = options.rounds;
  if (options.session > 0) plan.session = options.session;
  plan.seed = options.seed;
  if (auto wrong = read_bots(options, plan.players)) return wrong;
  if (auto wrong = read_pace(options.pace, plan.pace)) return wrong;
  if (auto wrong = read_part(options.part, plan.part)) return wrong;
  if (const auto fine = check_plan(plan); !fine) return SimMistake{fine.error().sentence};
  return std::nullopt;
}

std::string cited(const SettingRefusal& refusal) {
  return refusal.sentence + (refusal.clause ? " [" + std::string(refusal.clause.id()) + "]" : "");
}

Result<SimPlan, SimMistake> house_plan(const SimOptions& options, const SettingTexts& settings) {
  canberra::Determined determined;
  const auto wrong = determine_all(settings, [&](const std::string& key, const std::string& value) {
    const auto done = canberra::determine(determined, key, value);
    return done ? Wrong() : Wrong(SimMistake{say(done.error())});
  });
  if (wrong) return *wrong;
  sim::HousePlan plan;
  plan.settings = canberra::resolve(determined);
  plan.ante = options.stake > 0 ? Chips(options.stake) : plan.settings.sign.minimum;
  plan.jackpot = !options.no_jackpot;
  if (const auto other = read_common(options, plan)) return *other;
  return SimPlan(plan);
}

Result<SimPlan, SimMistake> cash_plan(const SimOptions& options, const Game& game,
                                      const SettingTexts& settings) {
  Determinations determined;
  const auto wrong = determine_all(settings, [&](const std::string& key, const std::string& value) {
    const auto done = determine(determined, game, key, value);
    return done ? Wrong() : Wrong(SimMistake{cited(done.error())});
  });
  if (wrong) return *wrong;
  const auto terms = make_terms(game, determined);
  if (!terms) return SimMistake{cited(terms.error())};
  if (lacks_commission_cap(*terms))
    return SimMistake{
        "this book wants a maximum of the commission before pots pay any: determine one, like "
        "--set commission-cap=10"};
  sim::CashPlan plan;
  plan.terms = *terms;
  plan.stake = options.stake > 0 ? Chips(options.stake) : sim::usual_stake(*terms);
  if (const auto other = read_common(options, plan)) return *other;
  return SimPlan(plan);
}

}  // namespace

Result<std::vector<bots::Temperament>, SimMistake> bots_named(const std::string& text) {
  std::vector<bots::Temperament> named;
  for (const std::string& word : split(text)) {
    const auto temperament = bots::temperament_of(word);
    if (!temperament)
      return SimMistake{"there is no bot " + cardroom::quoted(word) +
                        "; they are random, caller, tight, loose and strong"};
    named.push_back(*temperament);
  }
  if (named.empty()) return SimMistake{"--bots wants at least one bot"};
  return named;
}

Result<SettingTexts, SimMistake> settings_in(const std::string& file) {
  const auto settings = read_settings(file);
  if (!settings) return SimMistake{file + ":" + to_string(settings.error())};
  SettingTexts texts;
  for (const Setting& setting : *settings)
    for (const auto& value : setting.values) texts.push_back(setting.key + "=" + value);
  return texts;
}

Result<SimPlan, SimMistake> plan_of(const SimOptions& options, const SettingTexts& settings) {
  if (options.rules == "canberra-2017") return house_plan(options, settings);
  const auto game = find_game(options.rules);
  if (!game)
    return SimMistake{"there is no rulebook " + cardroom::quoted(options.rules) +
                      "; `cardroom rules` lists them"};
  return cash_plan(options, **game, settings);
}

}  // namespace cardroom::cli
