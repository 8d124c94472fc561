// The chain of hashes and the signed bytes, byte by byte. docs/journal.md says the same in words.
#pragma once

#include <string>
#include <string_view>

#include "store/journal.h"

namespace cardroom::store {

// What comes before the first record: a journal begins with the key that signs it, so records of
// one journal cannot be passed off as another's.
Hash genesis(const PublicKey& key);

// The hash of a record, given the hash of the record before it. `record.hash` is not read.
Hash link(const Hash& previous, const StoredRecord& record);

// The bytes that are signed at the end of a commit.
std::string head_message(const Head& head);

// The hash of a snapshot, which binds it to the last record in it. This hash is signed.
Hash snapshot_hash(const Snapshot& snapshot, const Hash& at_record);
std::string snapshot_message(const Hash& hash);

}  // namespace cardroom::store
