#include "room/postbox.h"

#include <algorithm>
#include <iterator>
#include <thread>
#include <utility>

namespace cardroom::room {

std::optional<Fault> Postbox::fault() const {
  const std::lock_guard lock(mutex_);
  return fault_;
}

void Postbox::deliver_in_turn(Delivery delivery) {
  if (delivery.messages.empty() && delivery.costs.empty() && delivery.dropped.empty()) return;
  const std::unique_lock lock(mutex_);
  if (pending_.empty()) {
    if (!fault_) deliver(std::move(delivery));
    return;
  }
  Delivery& last = pending_.back();
  std::move(delivery.messages.begin(), delivery.messages.end(), std::back_inserter(last.messages));
  last.costs.insert(last.costs.end(), delivery.costs.begin(), delivery.costs.end());
  last.dropped.insert(last.dropped.end(), delivery.dropped.begin(), delivery.dropped.end());
}

void Postbox::submit(store::Batch batch, Delivery delivery, const std::function<void()>& then) {
  {
    const std::lock_guard lock(mutex_);
    if (fault_) return;
    pending_.push_back(std::move(delivery));
  }
  while (true) {
    const auto submitted = writer_.submit(batch, [this, then](const store::CommitOutcome& outcome) {
      committed(outcome);
      if (then) then();
    });
    if (submitted == store::Submitted::taken) return;
    if (submitted == store::Submitted::stopped)
      return committed(Fault{"commit", "the journal stopped"});
    std::this_thread::yield();
  }
}

// On the journal's thread, in the order of submission.
void Postbox::committed(const store::CommitOutcome& outcome) {
  Fault fault;
  {
    const std::lock_guard lock(mutex_);
    Delivery delivery;
    if (!pending_.empty()) {
      delivery = std::move(pending_.front());
      pending_.pop_front();
    }
    if (std::holds_alternative<store::Durable>(outcome) && !fault_) {
      // Still under the lock, so that no later message overtakes it.
      if (deliver) deliver(std::move(delivery));
      return;
    }
    if (fault_) return;
    fault = std::holds_alternative<Fault>(outcome)
                ? std::get<Fault>(outcome)
                : Fault{"commit", "another program writes to this journal"};
    fault_ = fault;
  }
  failed_(fault);
}

}  // namespace cardroom::room
