#include "bots/strong/thinker.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace cardroom::bots {

namespace {

class Thinker {
 public:
  Thinker() : thread_([this] { work(); }) {}
  ~Thinker() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    wake_.notify_one();
    thread_.join();
  }
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  std::shared_future<Command> add(std::packaged_task<Command()> task) {
    std::shared_future<Command> decision = task.get_future().share();
    {
      const std::lock_guard lock(mutex_);
      tasks_.push_back(std::move(task));
    }
    wake_.notify_one();
    return decision;
  }

 private:
  void work() {
    std::unique_lock lock(mutex_);
    while (true) {
      wake_.wait(lock, [this] { return ending_ || !tasks_.empty(); });
      if (ending_) return;
      std::packaged_task<Command()> task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
      lock.lock();
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::packaged_task<Command()>> tasks_;
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace

std::shared_future<Command> think(const Terms& terms, const Known& known, Chance chance,
                                  std::shared_ptr<const AtStake> at_stake) {
  static Thinker thinker;
  return thinker.add(std::packaged_task<Command()>(
      [terms, known, chance, at_stake = std::move(at_stake)]() mutable {
        return choose_strongly(terms, known, chance, at_stake.get());
      }));
}

}  // namespace cardroom::bots
