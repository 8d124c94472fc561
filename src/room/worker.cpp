#include "room/worker.h"

#include <sys/resource.h>
#include <unistd.h>

namespace cardroom::room {

Worker::Worker(std::size_t waiting_most, WorkerPace pace)
    : waiting_most_(waiting_most), pace_(pace), thread_([this] { run(); }) {}

Worker::~Worker() { stop(); }

void Worker::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  more_.notify_all();
  if (thread_.joinable()) thread_.join();
}

bool Worker::add(std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_ || waiting_.size() >= waiting_most_) return false;
    waiting_.push_back(std::move(work));
  }
  more_.notify_one();
  return true;
}

void Worker::run() {
  constexpr int leisure = 10;
  if (pace_ == WorkerPace::at_leisure)
    (void)::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), leisure);
  while (true) {
    std::function<void()> work;
    {
      std::unique_lock lock(mutex_);
      more_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
      if (stopping_) return;
      work = std::move(waiting_.front());
      waiting_.pop_front();
    }
    work();
  }
}

}  // namespace cardroom::room
