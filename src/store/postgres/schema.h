// The tables of a room in PostgreSQL, and how they come to be.
#pragma once

#include "store/postgres/connection.h"

namespace cardroom::store::postgres {

// The number of migrations that this program knows. It is raised with the journal's format as well.
int schema_version();
// 0: the database has no tables of a room.
int schema_version_of(Connection& connection);

// Brings the tables up to this program's version, one migration after the other, each in a
// transaction. Returns how many there were. Throws a Failure.
int migrate(Connection& connection);

// Throws a Failure that says what to do where the tables are older or newer than this program's.
void require_schema(Connection& connection);

}  // namespace cardroom::store::postgres
