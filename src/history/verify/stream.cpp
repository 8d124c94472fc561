#include "history/verify/stream.h"

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace cardroom::history {

namespace {

class BlockLine {
 public:
  BlockLine(const NextBlock& next, const TakeFindings& take, std::uint64_t most)
      : next_(next), take_(take), most_(most) {}

  void work(const Wanted& wanted) {
    HandVerifier verifier(wanted);
    std::unique_lock lock(mutex_);
    while (true) {
      room_.wait(lock, [&] { return given_ - taken_ < most_; });
      auto block = ended_ ? std::nullopt : next_();
      if (!block) {
        ended_ = true;
        return;
      }
      const std::uint64_t number = given_++;
      lock.unlock();
      HandReader reader(block->format, block->name);
      auto findings = verify_block(reader, block->format, block->block.view(), verifier);
      lock.lock();
      done_.emplace(number, Done{std::move(*block), std::move(findings)});
      hand_on();
    }
  }

 private:
  struct Done {
    FileBlock block;
    BlockFindings findings;
  };

  // What is next in the order of the file goes on.
  void hand_on() {
    for (auto first = done_.begin(); first != done_.end() && first->first == taken_;
         first = done_.erase(first), ++taken_)
      take_(first->second.block, std::move(first->second.findings));
    room_.notify_all();
  }

  const NextBlock& next_;
  const TakeFindings& take_;
  const std::uint64_t most_;  // Blocks in memory.
  std::mutex mutex_;
  std::condition_variable room_;
  std::map<std::uint64_t, Done> done_;
  std::uint64_t given_ = 0;
  std::uint64_t taken_ = 0;
  bool ended_ = false;
};

}  // namespace

void verify_stream(const Wanted& wanted, int threads, const NextBlock& next,
                   const TakeFindings& take) {
  BlockLine line(next, take, 4 * static_cast<std::uint64_t>(threads));
  std::vector<std::thread> helpers;
  for (int helper = 1; helper < threads; ++helper) helpers.emplace_back([&] { line.work(wanted); });
  line.work(wanted);
  for (auto& helper : helpers) helper.join();
}

}  // namespace cardroom::history
