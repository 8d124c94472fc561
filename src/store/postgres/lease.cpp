#include "store/postgres/lease.h"

#include <sodium/randombytes.h>

#include "store/hash.h"

namespace cardroom::store::postgres {

namespace {

constexpr std::string_view not_renewed = "the database did not renew the lease in time";
constexpr std::chrono::milliseconds clock_looked_at_every{50};
// A machine that waits looks for another server after this long without an answer.
constexpr std::chrono::milliseconds patience{10'000};

std::string random_name() {
  std::string bytes(16, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  return to_hex(bytes);
}

Value milliseconds(std::chrono::milliseconds time) { return {std::int64_t{time.count()}}; }

// In a transaction that came to nothing.
void roll_back(Connection& connection) {
  try {
    connection.ask("ROLLBACK");
  } catch (const Failure&) {
    // The connection is gone, and the transaction with it.
  }
}

Failure taken(const std::string& by) {
  return {{"hold the lease", "another machine runs the room: " + by}, "CR001"};
}

}  // namespace

Lease::Lease(LeaseOptions options) : options_(std::move(options)), holder_(random_name()) {}

Lease::~Lease() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  stop_.notify_all();
  if (!keeper_.joinable()) return;
  keeper_.join();
  watcher_.join();
  give_back();
}

std::int64_t Lease::epoch() const {
  const std::lock_guard lock(mutex_);
  return epoch_;
}

bool Lease::holds() const {
  const std::lock_guard lock(mutex_);
  return lost_.empty() && Clock::now() < served_until_;
}

std::string Lease::lost_because() const {
  const std::lock_guard lock(mutex_);
  return lost_.empty() ? std::string(not_renewed) : lost_;
}

void Lease::take(Connection& writer) {
  writer.give_up_after(patience);
  while (!try_take(writer)) {
    const LeaseHolder holder = holder_now(writer);
    if (options_.waiting && !options_.waiting(holder)) throw taken(holder.node);
    std::unique_lock lock(mutex_);
    stop_.wait_for(lock, options_.times.looked_every);
  }
  writer.give_up_after(std::nullopt);
  keeper_ = std::thread([this] { keep(); });
  watcher_ = std::thread([this] { watch(); });
}

LeaseHolder Lease::holder_now(Connection& writer) {
  const Rows found = writer.ask(
      "SELECT node, epoch, CASE WHEN until > '-infinity' THEN link ELSE '' END FROM leases "
      "WHERE name = 'room'");
  if (found.count() == 0) return {};
  return {std::string(found.text(0, 0)), found.number(0, 1), std::string(found.text(0, 2))};
}

// When the lease can be taken, and empty when it cannot. A row that is not there is not taken: then
// there is no room in this database. The database's clock may have been put back, or a server with
// another clock may have become the primary. So a row that nobody has renewed for as long as a
// lease lasts, by this machine's steady clock, is over too: its holder stopped before that.
std::string Lease::condition_to_take(Connection& writer) {
  const Rows row =
      writer.ask("SELECT epoch, until, until < clock_timestamp() FROM leases WHERE name = 'room'");
  if (row.count() == 0) return {};
  if (row.text(0, 2) == "t") return "until < clock_timestamp()";
  if (row.number(0, 0) != seen_.epoch || row.text(0, 1) != seen_.until)
    seen_ = {row.number(0, 0), std::string(row.text(0, 1)), Clock::now()};
  if (Clock::now() < seen_.since + options_.times.lasts + options_.times.renewed_every) return {};
  return "epoch = " + std::to_string(seen_.epoch) + " AND until = '" + seen_.until + "'";
}

bool Lease::try_take(Connection& writer) {
  const std::string condition = condition_to_take(writer);
  if (condition.empty()) return false;
  try {
    raise_epoch(writer, condition);
    return true;
  } catch (const Failure& failure) {
    if (failure.state != "CR001") throw;
    return false;  // Another one was quicker.
  }
}

void Lease::take_again(Connection& writer) {
  const std::lock_guard taking(taking_);
  if (!holds()) throw taken(lost_because());
  raise_epoch(writer, "holder = '" + holder_ + "'");
}

// The new epoch and the barrier are one transaction. It waits for commits of the old epoch; one
// that hangs is ended.
void Lease::raise_epoch(Connection& writer, const std::string& condition) {
  const auto asked = Clock::now();
  for (int tries = 0;; ++tries) {
    try {
      writer.ask("BEGIN");
      writer.ask("SET LOCAL lock_timeout = '1s'");
      const Rows raised = writer.ask(
          "UPDATE leases SET epoch = epoch + 1, holder = $1, node = $2, process = $3, "
          "drain_asked = false, link = $5, until = "
          "clock_timestamp() + $4 * interval '1 millisecond' WHERE name = 'room' AND " +
              condition + " RETURNING epoch",
          {Value(holder_), Value(options_.node), Value(std::int64_t{writer.process()}),
           milliseconds(options_.times.lasts), Value(options_.link)});
      if (raised.count() == 0) throw taken(holder_now(writer).node);
      const std::int64_t epoch = raised.number(0, 0);
      writer.ask("INSERT INTO barriers (lease, epoch, node) VALUES ('room', $1, $2)",
                 {Value(epoch), Value(options_.node)});
      writer.commit();
      const std::lock_guard lock(mutex_);
      epoch_ = epoch;
      served_until_ = asked + options_.times.served;
      return;
    } catch (const Failure& failure) {
      if (failure.is_lost()) throw;
      roll_back(writer);
      if (failure.state != lock_not_available || tries == 3) throw;
      end_old_process(writer);
    }
  }
}

void Lease::end_old_process(Connection& writer) {
  writer.ask(
      "SELECT pg_terminate_backend(process) FROM leases WHERE name = 'room' AND process IN "
      "(SELECT pid FROM pg_stat_activity WHERE usename = current_user)");
}

void Lease::keep() {
  std::unique_ptr<Connection> connection;
  auto next = options_.times.renewed_every;
  std::unique_lock lock(mutex_);
  while (!stop_.wait_for(lock, next, [this] { return stopping_; })) {
    if (!lost_.empty()) return;
    lock.unlock();
    const bool renewed = renew(connection);
    if (!renewed) connection.reset();
    lock.lock();
    // Soon again: the lease has not ended yet.
    next = renewed ? options_.times.renewed_every : options_.times.looked_every;
  }
}

void Lease::watch() {
  std::unique_lock lock(mutex_);
  while (lost_.empty() && Clock::now() < served_until_)
    if (stop_.wait_for(lock, clock_looked_at_every, [this] { return stopping_; })) return;
  if (lost_.empty()) lost_ = not_renewed;
  const std::string why = lost_;
  lock.unlock();
  if (options_.lost) options_.lost(why);
}

bool Lease::renew(std::unique_ptr<Connection>& connection) {
  const std::lock_guard taking(taking_);
  const auto asked = Clock::now();
  try {
    if (!connection) connection = std::make_unique<Connection>(options_.url, named(options_.node));
    const Rows renewed = connection->ask(
        "UPDATE leases SET until = clock_timestamp() + $1 * interval '1 millisecond' "
        "WHERE name = 'room' AND epoch = $2 AND holder = $3 RETURNING drain_asked",
        {milliseconds(options_.times.lasts), Value(epoch()), Value(holder_)});
    const std::lock_guard lock(mutex_);
    if (renewed.count() == 1) {
      // The epoch is still this one, so nobody has taken over meanwhile.
      served_until_ = asked + options_.times.served;
      const bool is_asked = renewed.text(0, 0) == "t" && !drain_told_;
      drain_told_ = drain_told_ || is_asked;
      if (is_asked && options_.drain) options_.drain();
      return true;
    }
    lost_ = "another machine has taken over the room";
  } catch (const Failure&) {
    // Tried again until this machine's time is over.
  }
  return false;
}

// So that the next one need not wait. A failure costs only that time.
void Lease::give_back() {
  try {
    Connection(options_.url)
        .ask(
            "UPDATE leases SET until = '-infinity' WHERE name = 'room' AND epoch = $1 AND "
            "holder = $2",
            {Value(epoch_), Value(holder_)});
  } catch (const Failure&) {
    return;
  }
}

}  // namespace cardroom::store::postgres
