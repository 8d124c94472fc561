// Fault: the outside world failed: a disk, a network, a database. Nobody broke a rule. The code
// that meets a fault pauses or stops, and leaves nothing half done.
#pragma once

#include <string>

namespace cardroom {

struct Fault {
  std::string operation;  // What was being done: "commit", "open /data/journal.sqlite".
  std::string detail;     // What the world said: "disk I/O error".
};

// "commit: disk I/O error".
inline std::string to_string(const Fault& fault) { return fault.operation + ": " + fault.detail; }

}  // namespace cardroom
