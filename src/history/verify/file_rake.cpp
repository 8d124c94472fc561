#include "history/verify/file_rake.h"

#include "history/verify/infer_rake.h"

namespace cardroom::history {

namespace {

constexpr std::size_t hands_to_learn = 2000;

}  // namespace

std::vector<HandReport> FileRake::add(std::vector<RakedHand> hands) {
  if (waiting_.empty())
    waiting_ = std::move(hands);
  else
    waiting_.insert(waiting_.end(), hands.begin(), hands.end());
  if (settled_) return judge();
  return waiting_.size() < hands_to_learn ? std::vector<HandReport>() : finish();
}

std::vector<HandReport> FileRake::finish() {
  if (!settled_) {
    std::vector<RakeSeen> seen;
    for (const auto& hand : waiting_)
      if (!hand.seen.untold_post) seen.push_back(hand.seen);
    rule_ = infer_rake(seen);
    settled_ = true;
  }
  return judge();
}

std::vector<HandReport> FileRake::judge() {
  std::vector<HandReport> reports;
  const RakeRule nothing{.share = 0, .caps = {}, .no_flop_no_drop = false, .step = 0};
  const RakeRule& rule = rule_ ? *rule_ : nothing;
  for (auto& hand : waiting_)
    if (auto why = rule.refuses(hand.seen); !why.empty())
      reports.push_back({hand.line, std::move(hand.hand), Verdict::differs, "winnings: " + why});
  waiting_.clear();
  return reports;
}

}  // namespace cardroom::history
