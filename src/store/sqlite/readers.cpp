#include "store/sqlite/readers.h"

#include <utility>

namespace cardroom::store {

Readers::Lent Readers::lend() {
  {
    const std::lock_guard lock(mutex_);
    if (!idle_.empty()) {
      std::unique_ptr<Database> database = std::move(idle_.back());
      idle_.pop_back();
      return {database.release(), GiveBack{this}};
    }
  }
  auto opened = std::make_unique<Database>(file_, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, vfs_);
  return {opened.release(), GiveBack{this}};
}

void Readers::take_back(Database* database) {
  const std::lock_guard lock(mutex_);
  idle_.emplace_back(database);
}

}  // namespace cardroom::store
