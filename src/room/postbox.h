// Postbox: what the room says waits here until the records that it depends on are durable, and
// then goes out in the order in which it was said.
#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

#include "base/fault.h"
#include "room/effects.h"
#include "store/writer.h"

namespace cardroom::room {

struct Delivery {
  std::vector<Outgoing> messages;
  std::vector<Cost> costs;  // Of what was handled, for whoever asked for it.
  std::vector<ConnectionId> dropped;
};

// Called on the room's or the journal's thread, in order; it must not block.
using Deliver = std::function<void(Delivery)>;

class Postbox {
 public:
  // `failed` is called once, when the journal has failed: nothing goes out any more.
  Postbox(store::Journal& journal, std::function<void(const Fault&)> failed)
      : failed_(std::move(failed)), writer_(journal) {}

  // What depends on this batch. `then` is called when the batch is durable, or the journal failed.
  void submit(store::Batch batch, Delivery delivery, const std::function<void()>& then = {});
  // What needs no record, but may depend on records that are still being written.
  void deliver_in_turn(Delivery delivery);
  void stop() { writer_.stop(); }

  std::optional<Fault> fault() const;
  store::WriterCounts counts() const { return writer_.counts(); }

  Deliver deliver;

 private:
  void committed(const store::CommitOutcome& outcome);

  std::function<void(const Fault&)> failed_;
  mutable std::mutex mutex_;
  std::deque<Delivery> pending_;  // In the order of their batches.
  std::optional<Fault> fault_;
  store::Writer writer_;  // Last: its thread uses what is above.
};

}  // namespace cardroom::room
