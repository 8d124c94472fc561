// What `cardroom edge canberra` was asked, read from its options.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "odds/canberra_edge.h"
#include "odds/canberra_jackpot.h"

namespace cardroom::cli {

// The options as they were typed.
struct EdgeOptions {
  std::string pay;
  std::string ante = "1";
  std::string max_payout;
  std::string strategy = "optimal";
  std::string meter;
  std::string wager = "2.50";
  std::string distribution = "100";
  std::string seed = "0";
  std::string jackpot_pay;
  int wagers_per_hour = 240;
  int threads = 0;
  bool json = false;
  bool csv = false;
};

struct EdgeQuestion {
  odds::EdgeRules rules;
  odds::Strategy strategy = odds::Strategy::optimal;
  odds::JackpotTerms jackpot;
  std::optional<Cents> meter;
};

struct EdgeMistake {
  std::string sentence;
};

Result<EdgeQuestion, EdgeMistake> question_of(const EdgeOptions& options);

}  // namespace cardroom::cli
