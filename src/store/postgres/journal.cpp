#include "store/postgres/journal.h"

#include <sodium/core.h>
#include <sodium/randombytes.h>

#include "base/check.h"
#include "store/chain.h"
#include "store/parts.h"
#include "store/postgres/commit.h"
#include "store/postgres/reader.h"
#include "store/postgres/schema.h"

namespace cardroom::store {

using postgres::Connection;
using postgres::Failure;
using postgres::PostgresCommit;
using postgres::Rows;
using postgres::Value;

namespace {

std::string random_id() {
  std::string bytes(16, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  return to_hex(bytes);
}

// What is thrown inside becomes a value outside.
template <class Made, class Deed>
Result<Made, Fault> guarded(Deed&& deed) {
  try {
    return deed();
  } catch (const Failure& failure) {
    return failure.fault;
  } catch (const Fault& fault) {
    return fault;
  }
}

std::unique_ptr<Connection> connect_to_write(const PostgresOptions& options) {
  auto connection = std::make_unique<Connection>(options.url, postgres::named(options.node));
  postgres::require_schema(*connection);
  connection->prepare(postgres::commit_statements());
  return connection;
}

// The first program that opens the database gives it its key.
void require_key(Connection& connection, const PublicKey& key) {
  connection.ask("INSERT INTO journal_key (public_key) VALUES ($1) ON CONFLICT DO NOTHING",
                 {Value::blob(view_of(key))});
  if (connection.ask("SELECT public_key FROM journal_key").blob(0, 0) != view_of(key))
    throw Fault{"open the database",
                "the journal is signed by another key; copy journal.key from the machine that "
                "opened the room first"};
}

}  // namespace

struct PostgresJournal::Inside {
  Inside(PostgresOptions asked, SigningKey signing, bool writes)
      : options(std::move(asked)),
        key(signing),
        seal(key),
        reader(options.url, key.public_key(), seal) {
    if (writes)
      lease.emplace(postgres::LeaseOptions{options.url, options.node, options.link, options.times,
                                           options.waiting, options.drain, options.lost});
  }

  void open_to_write();
  void load();
  void commit_durably(const PostgresCommit& commit);
  bool was_kept(const std::string& id);
  void reconnect();

  const PostgresOptions options;
  const SigningKey key;
  const postgres::Seal seal;
  mutable postgres::Reader reader;
  std::unique_ptr<Connection> writer;
  std::optional<Fault> failed;
  postgres::AnchorEnd end;

  mutable std::mutex mutex;  // Protects what follows.
  Head head;
  postgres::ReachedMap streams;

  std::optional<postgres::Lease> lease;  // None: opened to read. Last: its thread uses the above.
};

// A database that goes down while this machine waits comes back, or another one does.
void PostgresJournal::Inside::open_to_write() {
  while (true) {
    const bool is_first = !writer;
    try {
      writer = connect_to_write(options);
      require_key(*writer, key.public_key());
      lease->take(*writer);
      return;
    } catch (const Failure& failure) {
      // A commit of the barrier may still wait for a standby, and hold its row.
      const bool passes = failure.is_lost() || failure.state == postgres::lock_not_available;
      if (!passes || (is_first && !writer)) throw;
    }
    std::this_thread::sleep_for(options.times.looked_every);
  }
}

void PostgresJournal::Inside::load() {
  streams = reader.streams();
  const auto last = reader.last_anchor();
  end = {last.number, last.head.hash};
  head = last.head;
}

PostgresJournal::PostgresJournal(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
PostgresJournal::~PostgresJournal() = default;

Result<int, Fault> PostgresJournal::migrate(const std::string& url) {
  return guarded<int>([&]() -> Result<int, Fault> {
    Connection connection(url);
    return postgres::migrate(connection);
  });
}

Result<std::unique_ptr<PostgresJournal>, Fault> PostgresJournal::open(PostgresOptions options,
                                                                      SigningKey key) {
  using Opened = std::unique_ptr<PostgresJournal>;
  check(sodium_init() >= 0, "libsodium cannot be used");
  return guarded<Opened>([&]() -> Result<Opened, Fault> {
    auto inside = std::make_unique<Inside>(std::move(options), key, true);
    inside->open_to_write();
    inside->load();
    return Opened(new PostgresJournal(std::move(inside)));
  });
}

Result<std::unique_ptr<PostgresJournal>, Fault> PostgresJournal::open_to_read(
    const std::string& url, SigningKey key) {
  using Opened = std::unique_ptr<PostgresJournal>;
  check(sodium_init() >= 0, "libsodium cannot be used");
  return guarded<Opened>([&]() -> Result<Opened, Fault> {
    auto inside = std::make_unique<Inside>(PostgresOptions{.url = url, .node = {}}, key, false);
    Connection connection(url);
    postgres::require_schema(connection);
    const Rows there = connection.ask("SELECT public_key FROM journal_key");
    if (there.count() == 0) throw Fault{"open the database", "no room was ever opened in it"};
    if (there.blob(0, 0) != view_of(key.public_key()))
      throw Fault{"open the database", "the journal is signed by another key"};
    inside->load();
    return Opened(new PostgresJournal(std::move(inside)));
  });
}

std::vector<CommitOutcome> PostgresJournal::commit(std::span<const Batch> batches) {
  Inside& inside = *inside_;
  const auto all_refused = [&](const Fault& fault) {
    return std::vector<CommitOutcome>(batches.size(), fault);
  };
  if (!inside.lease) return all_refused({"commit", "the journal is open to read"});
  if (inside.failed) return all_refused(*inside.failed);
  PostgresCommit commit(inside.key, inside.seal, inside.streams, inside.end);
  commit.earlier_hash = [&](std::string_view stream, Version version) {
    return inside.reader.hash_of(stream, version);
  };
  std::vector<CommitOutcome> outcomes;
  try {
    for (const Batch& batch : batches) {
      if (auto refused = commit.add(batch))
        outcomes.emplace_back(std::move(*refused));
      else
        outcomes.emplace_back(Durable{});
    }
    commit.sign();
    if (!commit.is_empty()) inside.commit_durably(commit);
  } catch (const Failure& failure) {
    inside.failed = Fault{"commit", failure.fault.detail};
    return all_refused(*inside.failed);
  } catch (const Fault& fault) {
    inside.failed = Fault{"commit", fault.detail};
    return all_refused(*inside.failed);
  }
  const std::lock_guard lock(inside.mutex);
  for (const auto& [name, at] : commit.moved()) inside.streams.insert_or_assign(name, at);
  for (CommitOutcome& outcome : outcomes)
    if (auto* const durable = std::get_if<Durable>(&outcome)) durable->head = inside.head;
  return outcomes;
}

// Until the outcome is known: the commit is durable when this returns. Throws a Failure where it is
// not, and never will be.
void PostgresJournal::Inside::commit_durably(const PostgresCommit& commit) {
  const std::string id = random_id();
  while (true) {
    if (!lease->holds()) throw Fault{"commit", lease->lost_because()};
    try {
      writer->send("begin");
      writer->send("begin_commit",
                   {Value(lease->epoch()), Value(lease->holder()), Value(std::string_view(id))});
      commit.send(*writer);
      writer->send("commit");
      const std::vector<Rows> answers = writer->answers();
      // The anchor is the last but the COMMIT; a commit of snapshots alone has none.
      const Rows& anchor = answers[answers.size() - 2];
      const std::lock_guard lock(mutex);
      if (commit.end().number != end.number)
        head = {static_cast<Sequence>(anchor.number(0, 0)), commit.end().hash};
      end = commit.end();
      return;
    } catch (const Failure& failure) {
      if (!failure.is_lost()) throw;
    }
    if (was_kept(id)) {
      const std::lock_guard lock(mutex);
      if (commit.end().number != end.number) head = reader.last_anchor().head;
      end = commit.end();
      return;
    }
  }
}

// The connection is gone, and nobody knows what the server did.
bool PostgresJournal::Inside::was_kept(const std::string& id) {
  while (true) {
    if (!lease->holds()) throw Fault{"commit", lease->lost_because()};
    try {
      reconnect();
      return writer->ask("SELECT id FROM commits WHERE lease = 'room'").text(0, 0) == id;
    } catch (const Failure& failure) {
      if (!failure.is_lost()) throw;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
}

void PostgresJournal::Inside::reconnect() {
  writer = connect_to_write(options);
  lease->take_again(*writer);
}

Head PostgresJournal::head() const {
  const std::lock_guard lock(inside_->mutex);
  return inside_->head;
}

const PublicKey& PostgresJournal::public_key() const { return inside_->key.public_key(); }

std::vector<std::string> PostgresJournal::streams() const {
  const std::lock_guard lock(inside_->mutex);
  std::vector<std::string> names;
  for (const auto& [name, at] : inside_->streams) names.push_back(name);
  return names;
}

Version PostgresJournal::version(std::string_view stream) const {
  const std::lock_guard lock(inside_->mutex);
  const auto at = inside_->streams.find(stream);
  return at == inside_->streams.end() ? 0 : at->second.version;
}

Result<Done, Fault> PostgresJournal::read(std::string_view stream, Version after,
                                          const VisitRecord& visit) const {
  return guarded<Done>([&]() -> Result<Done, Fault> {
    inside_->reader.read(stream, after, visit);
    return Done{};
  });
}

Result<Done, Fault> PostgresJournal::read_all(Sequence after, const VisitRecord& visit) const {
  return guarded<Done>([&]() -> Result<Done, Fault> {
    inside_->reader.read_all(after, visit);
    return Done{};
  });
}

Result<std::optional<Snapshot>, Fault> PostgresJournal::snapshot(std::string_view stream) const {
  using Found = std::optional<Snapshot>;
  return guarded<Found>([&]() -> Result<Found, Fault> { return inside_->reader.snapshot(stream); });
}

Result<Done, Fault> PostgresJournal::read_heads(Sequence after, const VisitHead& visit) const {
  return guarded<Done>([&]() -> Result<Done, Fault> {
    inside_->reader.read_anchors(after, visit);
    return Done{};
  });
}

}  // namespace cardroom::store
