#include "store/chain.h"

namespace cardroom::store {

Hash genesis(const PublicKey& key) {
  return Hasher().bytes("cardroom journal 1").bytes(view_of(key)).done();
}

Hash link(const Hash& previous, const StoredRecord& record) {
  return Hasher()
      .hash(previous)
      .number(record.sequence)
      .text(record.stream)
      .number(record.version)
      .number(static_cast<std::uint64_t>(record.time_ms))
      .text(record.bytes)
      .done();
}

std::string head_message(const Head& head) {
  return "cardroom head 1 " + std::to_string(head.sequence) + " " + to_hex(head.hash);
}

Hash snapshot_hash(const Snapshot& snapshot, const Hash& at_record) {
  Hasher hasher;
  hasher.hash(at_record).text(snapshot.stream).number(snapshot.version).text(snapshot.bytes);
  if (snapshot.parts > 0) hasher.number(snapshot.parts);
  return hasher.done();
}

std::string snapshot_message(const Hash& hash) { return "cardroom snapshot 1 " + to_hex(hash); }

}  // namespace cardroom::store
