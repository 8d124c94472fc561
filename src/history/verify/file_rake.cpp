#include "history/verify/file_rake.h"

#include <algorithm>

#include "history/verify/infer_rake.h"

namespace cardroom::history {

namespace {

constexpr std::size_t hands_to_learn = 2000;  // Of a game at some stakes.
// After so many of a file nothing waits any longer, and stakes that come later may take what any
// house takes: so a file of any size needs little memory.
constexpr std::size_t hands_most = 10 * hands_to_learn;
constexpr std::size_t groups_most = 50;

}  // namespace

FileRake::FileRake(std::optional<RakeRule> stated, const LearntRake& learnt)
    : stated_(stated), hands_(learnt.hands) {
  for (const auto& [stakes, rule] : learnt.stakes) groups_[stakes] = {{}, rule, true, false};
}

FileRake::Group& FileRake::group_of(const std::string& stakes) {
  const auto found = groups_.find(stakes);
  if (found != groups_.end()) return found->second;
  Group& group = groups_[groups_.size() < groups_most ? stakes : std::string("others")];
  if (stated_) group = {{}, stated_, true, false};
  if (!group.settled && hands_ >= hands_most) group = {{}, std::nullopt, true, true};
  return group;
}

std::vector<HandReport> FileRake::add(std::vector<RakedHand> hands) {
  std::vector<HandReport> reports;
  for (auto& hand : hands) {
    ++hands_;
    Group& group = group_of(hand.stakes);
    group.waiting.push_back(std::move(hand));
    if (group.waiting.size() >= hands_to_learn) settle(group);
  }
  for (auto& [stakes, group] : groups_) {
    if (hands_ >= hands_most) settle(group);
    if (group.settled) judge(group, reports);
  }
  std::stable_sort(reports.begin(), reports.end(),
                   [](const auto& left, const auto& right) { return left.line < right.line; });
  return reports;
}

std::vector<HandReport> FileRake::finish() {
  for (auto& [stakes, group] : groups_) settle(group);
  return add({});
}

// Hands with a post that is not told say little about the rake, unless there are no others.
void FileRake::settle(Group& group) {
  if (group.settled) return;
  std::vector<RakeSeen> seen;
  for (const bool untold : {false, true})
    for (const auto& hand : group.waiting)
      if (hand.seen.untold_post == untold && (!untold || seen.empty())) seen.push_back(hand.seen);
  group.rule = infer_rake(seen);
  group.settled = true;
}

void FileRake::judge(Group& group, std::vector<HandReport>& reports) {
  const RakeRule nothing{.share = 0, .caps = {}, .no_flop_no_drop = false, .step = 0};
  const RakeRule& rule = group.rule ? *group.rule : nothing;
  for (auto& hand : group.waiting)
    if (auto why = group.late ? std::string() : rule.refuses(hand.seen); !why.empty())
      reports.push_back({hand.line, std::move(hand.hand), Verdict::differs, "winnings: " + why});
  group.waiting.clear();
}

bool FileRake::waiting() const {
  return std::any_of(groups_.begin(), groups_.end(),
                     [](const auto& group) { return !group.second.waiting.empty(); });
}

LearntRake FileRake::learnt() const {
  LearntRake learnt{hands_, {}};
  for (const auto& [stakes, group] : groups_)
    if (group.settled && !group.late) learnt.stakes.push_back({stakes, group.rule});
  return learnt;
}

}  // namespace cardroom::history
