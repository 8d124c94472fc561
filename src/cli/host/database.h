// A room in PostgreSQL: `cardroom db`, and how serve and audit open it. The data folder still has
// the key, the log and what belongs to this machine alone.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/cli.h"
#include "room/net/server.h"
#include "store/journal.h"

namespace cardroom::cli {

class Command;

struct DatabaseRoom {
  std::string url;
  std::string folder;  // Of this machine.
  std::string node;    // Empty: the machine's own name.
  // Where this machine answers while it waits: that nobody should be sent to it.
  std::optional<room::net::Listening> front = {};
  std::optional<room::net::Listening> metrics = {};
};

// Waits while another machine runs the room. When this machine may no longer run it, the program is
// told to end, and ends.
Result<std::unique_ptr<store::Journal>, Fault> open_database(const DatabaseRoom& room,
                                                             const Streams& streams);
Result<std::unique_ptr<store::Journal>, Fault> open_database_to_read(const DatabaseRoom& room);

void add_database(Command& program);

}  // namespace cardroom::cli
