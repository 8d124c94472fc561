#include "room/leisure.h"

#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <utility>

#include "room/game/fault.h"

namespace cardroom::room {

Leisure::Leisure() : thread_([this] { work(); }) {}

Leisure::~Leisure() {
  next_ = nullptr;
  begin_.release();
  thread_.join();
}

void Leisure::run(std::function<void()> work) {
  next_ = std::move(work);
  begin_.release();
  done_.acquire();
}

void Leisure::work() {
  constexpr int leisure = 10;
  (void)::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), leisure);
  const sched_param plain{};
  (void)::sched_setscheduler(0, SCHED_BATCH, &plain);
  while (true) {
    begin_.acquire();
    if (!next_) return;
    (void)broken_in(next_);  // Its asker waits in vain; the others do not.
    done_.release();
  }
}

}  // namespace cardroom::room
