// StreamReading: the records of one stream from a version on, each compared with its hash before it
// is shown.
#pragma once

#include <optional>
#include <string_view>

#include "store/journal.h"
#include "store/sqlite/database.h"

namespace cardroom::store {

class StreamReading {
 public:
  struct File {
    Database& database;
    const PublicKey& key;
    Sequence old_end = 0;  // Of the chain over all streams.
  };
  struct Name {
    std::string_view stream;
    std::int64_t id = 0;
  };
  StreamReading(File file, Name name, Version after) : file_(file), name_(name), last_(after) {}

  void read(const VisitRecord& visit);  // Throws a Fault that names a record that was changed.

 private:
  Reading read_old(const VisitRecord& visit);
  Reading show(const StoredRecord& record, const Hash& wanted, const VisitRecord& visit);
  StoredRecord record_in(const Statement& row) const;
  void ask(Statement& rows) const;
  Hash hash_at_last() const;

  File file_;
  Name name_;
  Version last_;              // Read so far,
  std::optional<Hash> hash_;  // and its hash.
};

}  // namespace cardroom::store
