// Whether anything but time has gone on record since.
#pragma once

#include <doctest/doctest.h>

#include "store/journal.h"

namespace cardroom::room {

inline bool has_changed_since(const store::Journal& journal, store::Sequence before) {
  bool changed = false;
  REQUIRE(journal.read_all(before, [&](const store::StoredRecord& record) {
    changed = changed || record.bytes.find(R"("type":"pass_time")") == std::string_view::npos;
    return store::Reading::go_on;
  }));
  return changed;
}

}  // namespace cardroom::room
