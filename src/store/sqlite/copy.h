// A copy of a journal that another process may be writing to: every commit up to one moment, and
// nothing of a later one.
#pragma once

#include <string>

#include "base/fault.h"
#include "base/result.h"
#include "store/journal.h"

namespace cardroom::store {

struct CopyPlace {
  std::string from;  // A journal's file,
  std::string to;    // and one that is not there yet; its second head comes beside it.
};

// The head of the copy. A copy that lacks what the journal's second head tells of is a Fault.
Result<Head, Fault> copy_journal(const CopyPlace& place);

}  // namespace cardroom::store
