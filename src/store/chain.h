// The chains of hashes and the signed bytes, byte by byte. docs/journal.md says the same in words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/journal.h"

namespace cardroom::store {

// What comes before the first record: a journal begins with the key that signs it, so records of
// one journal cannot be passed off as another's.
Hash genesis(const PublicKey& key);
// What comes before the first record of a stream.
Hash stream_start(const PublicKey& key, std::string_view stream);
// What comes before a node's first anchor. Where only one program writes, the node has no name.
Hash anchor_start(const PublicKey& key, std::string_view node);

// The hash of a record, given the hash of the record before it in its stream. `record.hash` is not
// read.
Hash link(const Hash& previous, const StoredRecord& record);
// The same in the chain over all streams, as older programs wrote it.
Hash link_in_old_chain(const Hash& previous, const StoredRecord& record);

// The hash of an anchor, given the hash of its node's anchor before it. `head` and `signature` are
// not read.
Hash anchor_hash(const Hash& previous, const SignedHead& anchor);
// The bytes that are signed at the end of a commit.
std::string head_message(const SignedHead& head);

// The streams of an anchor as bytes: for each its name, its version and its hash.
std::string to_bytes(const std::vector<StreamHead>& streams);
std::optional<std::vector<StreamHead>> streams_from(std::string_view bytes);

// The hash of a snapshot, which binds it to the last record in it. This hash is signed.
Hash snapshot_hash(const Snapshot& snapshot, const Hash& at_record);
std::string snapshot_message(const Hash& hash);

}  // namespace cardroom::store
