#include "room/leisure.h"

#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <utility>

#include "room/clock.h"
#include "room/game/fault.h"

namespace cardroom::room {

Leisure::Leisure() : thread_([this] { work(); }) {}

Leisure::~Leisure() {
  next_ = nullptr;
  begin_.release();
  thread_.join();
}

std::int64_t Leisure::run_us(std::function<void()> work) {
  next_ = std::move(work);
  begin_.release();
  done_.acquire();
  return took_us_;
}

void Leisure::work() {
  constexpr int leisure = 10;
  (void)::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), leisure);
  const sched_param plain{};
  (void)::sched_setscheduler(0, SCHED_BATCH, &plain);
  while (true) {
    begin_.acquire();
    if (!next_) return;
    const std::int64_t began_us = work_us();
    (void)broken_in(next_);  // Its asker waits in vain; the others do not.
    took_us_ = work_us() - began_us;
    done_.release();
  }
}

}  // namespace cardroom::room
