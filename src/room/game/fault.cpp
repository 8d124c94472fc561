#include "room/game/fault.h"

#include "base/broken_invariant.h"
#include "base/check.h"

namespace cardroom::room {

void stop_tables_on_broken_invariants() {
  set_check_handler([](const FailedCheck& failed) {
    throw BrokenInvariant(std::string(failed.where.file) + ":" + std::to_string(failed.where.line) +
                          ": " + std::string(failed.what));
  });
}

}  // namespace cardroom::room
