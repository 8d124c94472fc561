// Where the commits of a journal's file end: anchors, and the heads that older programs wrote.
#pragma once

#include <optional>

#include "store/journal.h"
#include "store/sqlite/database.h"

namespace cardroom::store {

// Older files get the table for anchors when they are opened to write.
bool has_anchors(Database& database);
void ensure_anchors(Database& database);

// The last record of the chain over all streams, as older programs wrote it; 0: there is none.
Sequence end_of_old_chain(Database& database);

// How far the file goes: its last record, and the hash that its commits end with.
Head load_head(Database& database, const PublicKey& key);

// The hash of the commit that ends with this record; none where no commit does.
std::optional<Hash> hash_at_end(Database& database, const PublicKey& key, Sequence sequence);

// The commits after a record, in order: those of older programs first. Throws a Fault.
void read_ends(Database& database, Sequence after, const VisitHead& visit);

// A hash or a signature that is incomplete equals none that can be computed.
Hash hash_or_none(std::string_view bytes);
Signature signature_or_none(std::string_view bytes);

}  // namespace cardroom::store
