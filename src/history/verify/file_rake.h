// FileRake: the rake of one file, learnt from its first hands, and the hands that do not agree. A
// file may mix games and stakes; each has a schedule of its own.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "history/verify/block.h"
#include "history/verify/rake.h"

namespace cardroom::history {

// The schedule of a game at some stakes.
struct StakesRake {
  std::string stakes;            // "NT 0.5": the game, and its big blind or small bet.
  std::optional<RakeRule> rule;  // Nothing if the house takes nothing.
  CARDROOM_PART("stakes_rake", stakes, rule);
};

// What was learnt from so many hands of a file.
struct LearntRake {
  std::uint64_t hands = 0;
  std::vector<StakesRake> stakes;
  CARDROOM_PART("learnt_rake", hands, stakes);
};

class FileRake {
 public:
  // With a stated rule nothing is learnt. What an earlier run has learnt is used.
  FileRake(std::optional<RakeRule> stated, const LearntRake& learnt);

  // The hands that break the rule. Hands wait until the rule is known.
  std::vector<HandReport> add(std::vector<RakedHand> hands);
  std::vector<HandReport> finish();  // The file has ended.

  bool waiting() const;  // For a rule.
  LearntRake learnt() const;

 private:
  struct Group {
    std::vector<RakedHand> waiting;
    std::optional<RakeRule> rule;
    bool settled = false;
    bool late = false;  // Nothing is learnt about these stakes: they may take what any house takes.
  };

  Group& group_of(const std::string& stakes);
  static void settle(Group& group);
  static void judge(Group& group, std::vector<HandReport>& reports);

  std::optional<RakeRule> stated_;
  std::map<std::string, Group> groups_;
  std::uint64_t hands_ = 0;
};

}  // namespace cardroom::history
