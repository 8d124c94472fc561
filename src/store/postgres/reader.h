// Reader: what is kept in the database, unsealed. It reads many rows at a time over a connection of
// its own, and shows them when that connection is free again, so readings can be nested.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "store/journal.h"
#include "store/postgres/commit.h"
#include "store/postgres/connection.h"
#include "store/postgres/seal.h"

namespace cardroom::store::postgres {

// All of them throw a Failure of the database, or a Fault that names what was changed.
class Reader {
 public:
  Reader(std::string url, const PublicKey& key, const Seal& seal)
      : url_(std::move(url)), key_(key), seal_(seal) {}

  ReachedMap streams();
  SignedHead last_anchor();  // What comes before the first, where there is none.
  Hash hash_of(std::string_view stream, Version version);
  void read(std::string_view stream, Version after, const VisitRecord& visit);
  void read_all(Sequence after, const VisitRecord& visit);
  void read_anchors(Sequence after, const VisitHead& visit);
  std::optional<Snapshot> snapshot(std::string_view stream);

 private:
  Rows ask(const char* sql, const Values& values);
  SignedHead anchor_in(const Rows& rows, int row) const;
  std::optional<std::string> part(const SnapshotPart& asked);

  const std::string url_;
  const PublicKey& key_;
  const Seal& seal_;
  std::mutex mutex_;
  std::unique_ptr<Connection> connection_;
};

}  // namespace cardroom::store::postgres
