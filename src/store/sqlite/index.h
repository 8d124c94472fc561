// Index: texts in order, each with some bytes, kept on the disk and not in memory. It is made again
// by whoever needs it and is gone with the process: the journal is what lasts.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/fault.h"
#include "base/result.h"
#include "store/journal.h"

namespace cardroom::store {

class Index {
 public:
  Index();
  Index(const Index&) = delete;
  Index& operator=(const Index&) = delete;
  ~Index();

  // Several puts in a row are quicker between these two.
  Result<Done, Fault> begin();
  Result<Done, Fault> end();

  Result<Done, Fault> put(std::string_view key, std::string_view bytes);
  Result<std::optional<std::string>, Fault> get(std::string_view key) const;

  // The entries whose keys begin with `prefix`, from the one before `below` down; empty: from the
  // last. The visitor may not change the index.
  struct Range {
    std::string prefix;
    std::string below;
  };
  using Visit = std::function<Reading(std::string_view key, std::string_view bytes)>;
  Result<Done, Fault> read_down(const Range& range, const Visit& visit) const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace cardroom::store
