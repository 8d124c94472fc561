// FileRake: the rake of one file, learnt from its first hands, and the hands that do not agree.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "history/verify/block.h"
#include "history/verify/rake.h"

namespace cardroom::history {

class FileRake {
 public:
  // With a stated rule nothing is learnt.
  explicit FileRake(std::optional<RakeRule> stated) : rule_(stated), settled_(stated.has_value()) {}

  // The hands that break the rule. Hands wait until the rule is known.
  std::vector<HandReport> add(std::vector<RakedHand> hands);
  std::vector<HandReport> finish();  // The file has ended.

  bool waiting() const { return !waiting_.empty(); }  // For the rule.
  const std::optional<RakeRule>& rule() const { return rule_; }

 private:
  std::vector<HandReport> judge();

  std::vector<RakedHand> waiting_;
  std::optional<RakeRule> rule_;
  bool settled_ = false;
};

}  // namespace cardroom::history
