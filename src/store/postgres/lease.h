// Lease: who runs the room. It is a row in the database, in the database's time, with an epoch that
// every takeover raises; a commit of an older epoch is refused by the database.
//
// The holder renews it on a thread of its own. Another thread looks at this machine's steady clock
// and says when the time is over, whatever the database does meanwhile.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "store/postgres/connection.h"

namespace cardroom::store::postgres {

// Somebody else has the row, and does not let go.
inline constexpr std::string_view lock_not_available = "55P03";

struct LeaseTimes {
  std::chrono::milliseconds lasts{6000};
  std::chrono::milliseconds renewed_every{1500};
  std::chrono::milliseconds served{4500};       // After the last renewal was asked for.
  std::chrono::milliseconds looked_every{250};  // By a machine that waits.
};

// The machine that has the lease.
struct LeaseHolder {
  std::string node;
  std::int64_t epoch = 0;
  std::string link;  // Where it listens for other machines; empty where it does not, or has ended.
};

struct LeaseOptions {
  std::string url;
  std::string node;  // The machine's name, for people.
  std::string link;  // Where others reach it.
  LeaseTimes times = {};
  // Called now and then while another machine has the lease; false: no longer wait.
  std::function<bool(const LeaseHolder& holder)> waiting = {};
  // Called once, on a thread of the lease's, when somebody asks this machine to hand the room over.
  std::function<void()> drain = {};
  // Called once, on a thread of the lease's, when this machine may no longer run the room, and why.
  std::function<void(const std::string& why)> lost = {};
};

class Lease {
 public:
  explicit Lease(LeaseOptions options);
  Lease(const Lease&) = delete;
  Lease& operator=(const Lease&) = delete;
  ~Lease();  // Gives it back.

  // Waits until nobody has it, takes it, and keeps it. `writer` is the connection that commits.
  // When this returns, the barrier is durable, and so is everything that can be read. Throws a
  // Failure.
  void take(Connection& writer);
  // After the writer's connection was lost: nothing that it sent can be done from now on. Throws a
  // Failure where another machine has the lease.
  void take_again(Connection& writer);

  std::int64_t epoch() const;
  const std::string& holder() const { return holder_; }
  bool holds() const;  // By this machine's clock.
  std::string lost_because() const;

 private:
  using Clock = std::chrono::steady_clock;

  // The row as a machine that waits has seen it, and since when it has not changed.
  struct Seen {
    std::int64_t epoch = -1;
    std::string until;
    Clock::time_point since;
  };

  bool try_take(Connection& writer);
  std::string condition_to_take(Connection& writer);
  LeaseHolder holder_now(Connection& writer);
  void raise_epoch(Connection& writer, const std::string& condition);
  void end_old_process(Connection& writer);
  void keep();
  void watch();
  bool renew(std::unique_ptr<Connection>& connection);
  void give_back();

  const LeaseOptions options_;
  const std::string holder_;  // This process, among all that ever ran.
  mutable std::mutex mutex_;  // Protects what follows.
  std::condition_variable stop_;
  std::int64_t epoch_ = 0;
  Clock::time_point served_until_;
  std::string lost_;
  bool drain_told_ = false;
  bool stopping_ = false;
  std::mutex taking_;  // Held while the epoch changes, so that no renewal asks for the old one.
  Seen seen_;          // Of the thread that waits.
  std::thread keeper_;
  std::thread watcher_;
};

}  // namespace cardroom::store::postgres
