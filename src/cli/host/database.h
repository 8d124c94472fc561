// A room in PostgreSQL: `cardroom db`, and how serve and audit open it. The data folder still has
// the key, the log and what belongs to this machine alone.
#pragma once

#include <memory>
#include <string>

#include "cli/cli.h"
#include "room/net/server.h"
#include "store/journal.h"
#include "store/signing.h"

namespace cardroom::cli {

class Command;

struct DatabaseRoom {
  std::string url;
  std::string folder;  // Of this machine.
  std::string node;    // Empty: the machine's own name.
};

std::string node_name(const DatabaseRoom& room);
// The key that all machines of the room have. It is made for the first one.
Result<store::SigningKey, Fault> database_key(const DatabaseRoom& room);
// From it follows how they know each other.
store::Hash link_seed(const store::SigningKey& key);

// Waits while another machine runs the room; `server` passes on what people say meanwhile. When
// this machine may no longer run the room, the program is told to end, and ends.
Result<std::unique_ptr<store::Journal>, Fault> open_database(const DatabaseRoom& room,
                                                             const store::SigningKey& key,
                                                             room::net::Server& server,
                                                             const Streams& streams);
Result<std::unique_ptr<store::Journal>, Fault> open_database_to_read(const DatabaseRoom& room);

void add_database(Command& program);

}  // namespace cardroom::cli
