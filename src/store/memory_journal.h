// A journal that lasts as long as the process: for tests, for simulations and for a room that
// stores nothing. It chains, signs and refuses like the others.
#pragma once

#include <map>
#include <mutex>

#include "store/journal.h"

namespace cardroom::store {

class MemoryJournal : public Journal {
 public:
  explicit MemoryJournal(SigningKey key = SigningKey::random());

  std::vector<CommitOutcome> commit(std::span<const Batch> batches) override;
  Head head() const override;
  const PublicKey& public_key() const override { return key_.public_key(); }
  std::vector<std::string> streams() const override;
  Version version(std::string_view stream) const override;
  Result<Done, Fault> read(std::string_view stream, Version after,
                           const VisitRecord& visit) const override;
  Result<Done, Fault> read_all(Sequence after, const VisitRecord& visit) const override;
  Result<std::optional<Snapshot>, Fault> snapshot(std::string_view stream) const override;
  Result<Done, Fault> read_heads(Sequence after, const VisitHead& visit) const override;

 private:
  struct Kept {
    const std::string* stream = nullptr;  // The key in streams_, which stays where it is.
    Version version = 0;
    Record record;
    Hash hash{};
  };
  struct Stream {
    std::vector<Sequence> records;
    Hash hash{};  // The last record's.
    std::optional<Snapshot> snapshot;
    std::map<std::pair<Version, std::uint32_t>, std::string> parts;
  };

  std::optional<Conflict> conflict(const Batch& batch) const;
  void keep(const Append& append);
  void keep(const Snapshot& snapshot);
  void anchor(Sequence after);  // Signs what was kept after this record.
  StoredRecord shown(Sequence sequence) const;
  Head head_now() const;

  mutable std::mutex mutex_;
  SigningKey key_;
  std::map<std::string, Stream, std::less<>> streams_;
  std::vector<Kept> records_;
  std::vector<SignedHead> heads_;
};

}  // namespace cardroom::store
