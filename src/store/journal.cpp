#include "store/journal.h"

namespace cardroom::store {

CommitOutcome commit_one(Journal& journal, Batch batch) {
  return journal.commit(std::span<const Batch>(&batch, 1)).front();
}

}  // namespace cardroom::store
