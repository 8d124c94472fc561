// What `cardroom sim` was asked, read from its options.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/result.h"
#include "sim/cash/plan.h"
#include "sim/house/plan.h"

namespace cardroom::cli {

// The options as they were typed.
struct SimOptions {
  std::string rules;
  std::vector<std::string> files;  // Of `cardroom sim merge`.
  std::vector<std::string> settings;
  std::vector<std::string> compare;
  std::string bots;  // Empty: tight ones; in a yardstick, all of them.
  std::string pace = "45,6,20";
  std::string part;
  std::string report;
  int players = 6;
  std::int64_t rounds = 0;  // 0: 100,000, or for a yardstick as many as are needed.
  std::int64_t session = 0;
  std::int64_t stake = 0;
  std::uint64_t seed = 1;
  int threads = 0;
  bool no_jackpot = false;
  bool yardstick = false;
  bool json = false;
  bool csv = false;
};

struct SimMistake {
  std::string sentence;
};

// "tight,loose"
Result<std::vector<bots::Temperament>, SimMistake> bots_named(const std::string& text);

// Settings as they are written: `key=value`, one each.
using SettingTexts = std::vector<std::string>;

// The table's settings of a file in TOML, one `key = value` a line.
Result<SettingTexts, SimMistake> settings_in(const std::string& file);

using SimPlan = std::variant<sim::CashPlan, sim::HousePlan>;
Result<SimPlan, SimMistake> plan_of(const SimOptions& options, const SettingTexts& settings);

}  // namespace cardroom::cli
