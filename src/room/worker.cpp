#include "room/worker.h"

#include <algorithm>
#include <chrono>

#include "room/game/fault.h"

namespace cardroom::room {

Worker::Worker(std::size_t waiting_most, Rest rest)
    : waiting_most_(waiting_most), rest_(rest), thread_([this] { run(); }) {}

Worker::~Worker() { stop(); }

void Worker::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  more_.notify_all();
  if (thread_.joinable()) thread_.join();
}

bool Worker::add(const Whose& whose, std::function<void()> work, std::function<void()> then) {
  {
    constexpr std::size_t share = 8;
    const std::lock_guard lock(mutex_);
    const std::size_t left = waiting_most_ - std::min(waiting_most_, waiting_.size());
    if (stopping_ || waiting_.size_of(whose.address) > left / share ||
        waiting_.size() >= 2 * waiting_most_)
      return false;
    waiting_.push(whose, {std::move(work), std::move(then)});
  }
  more_.notify_one();
  return true;
}

void Worker::run() {
  using std::chrono::steady_clock;
  Address served;
  auto rested = steady_clock::now();
  std::unique_lock lock(mutex_);
  while (true) {
    more_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
    if (stopping_) return;
    const Address whose = waiting_.next();
    if (rest_ == Rest::as_long && whose == served && steady_clock::now() < rested) {
      more_.wait_until(lock, rested);
      continue;
    }
    const Job job = waiting_.pop();
    lock.unlock();
    const std::int64_t took_us = leisure_.run_us(job.work);
    if (job.then) (void)broken_in(job.then);
    served = whose;
    rested = steady_clock::now() + std::chrono::microseconds(took_us);
    lock.lock();
    waiting_.pay(took_us);
  }
}

}  // namespace cardroom::room
