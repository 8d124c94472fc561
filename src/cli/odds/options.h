// What the user asked cardroom odds, and the question that follows from it.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "odds/equity/equity.h"
#include "rules/game/terms.h"

namespace cardroom::cli {

struct OddsOptions {
  std::vector<std::string> hands;
  std::string rules = "rws-2017";
  std::vector<std::string> settings;
  std::string board;
  std::string dead;
  std::string up;  // Canberra Poker: the dealer's card.
  bool exact = false;
  std::int64_t samples = 0;
  double error = 0.05;  // Per cent.
  std::uint64_t seed = 1;
  std::string part;
  std::vector<std::string> merge;
  bool outs = false;
  int threads = 0;
  bool json = false;
};

struct OddsQuestion {
  Terms terms;
  odds::Question question;
  odds::Effort effort;
};

struct OddsMistake {
  std::string sentence;
};

// The determinations of the table.
Result<Terms, OddsMistake> terms_of(const OddsOptions& options);

Result<OddsQuestion, OddsMistake> question_of(const OddsOptions& options);

}  // namespace cardroom::cli
