// The room's data folder: for its owner alone, with the journal and its key.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/fault.h"
#include "base/result.h"
#include "store/sqlite/journal.h"

namespace cardroom::cli {

// Makes the folder, or looks at the one that is there. From now on the process makes no file that
// others may read. A Fault says what is wrong and how to mend it.
std::optional<Fault> prepare_data_folder(const std::string& folder);

Result<std::unique_ptr<store::SqliteJournal>, Fault> open_journal_in(const std::string& folder,
                                                                     store::Shorter shorter);

}  // namespace cardroom::cli
