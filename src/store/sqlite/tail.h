// The end of a journal's file, verified when it is opened.
#pragma once

#include "store/journal.h"
#include "store/sqlite/database.h"

namespace cardroom::store {

// The last signed head and the records of the last commits are recomputed: this finds a torn or
// changed end. Throws a Fault that says where.
void verify_tail(Database& database, const PublicKey& key, const Head& head);

}  // namespace cardroom::store
