// A journal in PostgreSQL, for a room that goes on when a machine dies. One machine at a time holds
// the lease and writes; others wait for it, and anybody with the key may read.
//
// A commit is one transaction, sent in one go. It begins with the lease's epoch and the commit's
// id, and moves every stream from the version that was seen to the new one. When the connection
// breaks before the answer, the epoch is raised, so that nothing sent before can still happen, and
// then the commit's id says whether it had happened.
#pragma once

#include <functional>
#include <memory>

#include "store/journal.h"
#include "store/postgres/lease.h"

namespace cardroom::store {

struct PostgresOptions {
  std::string url;        // postgres://USER@HOST,HOST/NAME
  std::string node;       // This machine's name, for people.
  std::string link = {};  // Where the other machines reach it.
  postgres::LeaseTimes times = {};
  // As in postgres/lease.h.
  std::function<bool(const postgres::LeaseHolder& holder)> waiting = {};
  std::function<void()> drain = {};
  std::function<void(const std::string& why)> lost = {};
};

class PostgresJournal : public Journal {
 public:
  // Waits for the lease. A Fault names what is wrong: no tables, another key, nobody answers.
  static Result<std::unique_ptr<PostgresJournal>, Fault> open(PostgresOptions options,
                                                              SigningKey key);
  // For an audit: nothing is written. The key opens what is sealed.
  static Result<std::unique_ptr<PostgresJournal>, Fault> open_to_read(const std::string& url,
                                                                      SigningKey key);
  // Makes the tables, or brings them up to this program's. How many steps it took.
  static Result<int, Fault> migrate(const std::string& url);
  ~PostgresJournal() override;

  std::vector<CommitOutcome> commit(std::span<const Batch> batches) override;
  Head head() const override;
  const PublicKey& public_key() const override;
  std::vector<std::string> streams() const override;
  Version version(std::string_view stream) const override;
  Result<Done, Fault> read(std::string_view stream, Version after,
                           const VisitRecord& visit) const override;
  Result<Done, Fault> read_all(Sequence after, const VisitRecord& visit) const override;
  Result<std::optional<Snapshot>, Fault> snapshot(std::string_view stream) const override;
  Result<Done, Fault> read_heads(Sequence after, const VisitHead& visit) const override;
  // Several commits may have been refused between two that were kept.
  bool numbers_without_gaps() const override { return false; }

 private:
  struct Inside;
  explicit PostgresJournal(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace cardroom::store
