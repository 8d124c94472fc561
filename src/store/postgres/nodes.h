// The machines of a room in a database, as the database knows them, and how the room is handed over
// from outside.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "base/fault.h"
#include "base/result.h"

namespace cardroom::store::postgres {

struct Node {
  std::string name;
  bool serves = false;
};

struct Nodes {
  std::int64_t epoch = 0;
  double lease_seconds = 0;     // That are left of the lease; below 0: it is over.
  std::vector<Node> connected;  // By name; the one that serves is always in it.
};

Result<Nodes, Fault> nodes(const std::string& url);

struct Drain {
  std::string node;  // Empty: whichever serves.
  std::chrono::milliseconds patience{60'000};
};
// Asks the machine that serves to answer what it has received and to give the lease back, and waits
// until it has. Its name; none where no machine serves.
Result<std::optional<std::string>, Fault> drain(const std::string& url, const Drain& asked);

}  // namespace cardroom::store::postgres
