// Readers: connections for reading, one for each reading that is under way. A connection sees the
// journal as it was when its oldest unfinished reading began, so two readings never share one.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace cardroom::store {

class Readers {
 public:
  Readers(std::string file, std::string vfs) : file_(std::move(file)), vfs_(std::move(vfs)) {}

  // Goes back to the others when the reading is over.
  struct GiveBack {
    Readers* to = nullptr;
    void operator()(Database* database) const { to->take_back(database); }
  };
  using Lent = std::unique_ptr<Database, GiveBack>;
  Lent lend();  // Throws a Fault where the file cannot be opened.

 private:
  void take_back(Database* database);

  const std::string file_;
  const std::string vfs_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Database>> idle_;
};

}  // namespace cardroom::store
