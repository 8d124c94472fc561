// Commands as lines of a hand script (docs/hand-script.md).
#pragma once

#include <string>
#include <vector>

#include "canberra/table/commands.h"
#include "rules/table/commands.h"

namespace cardroom::audit {

class HandLines {
 public:
  void add(std::string line) { lines_.push_back(std::move(line)); }
  // False: scripts have no words for it.
  bool add(const TableCommand& command);
  bool add(const canberra::Command& command);
  void set_clock(std::int64_t base_s) { base_s_ = base_s; }
  std::string text() const;

 private:
  bool add_in_round(const Command& command);
  void add_time(std::int64_t now_s);

  std::vector<std::string> lines_;
  std::int64_t base_s_ = 0;
  std::int64_t told_s_ = 0;
};

}  // namespace cardroom::audit
