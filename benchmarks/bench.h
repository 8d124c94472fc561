// What can be measured: an explicit list of entries, one file for each area.
#pragma once

#include <span>
#include <string_view>

#include "measure.h"

namespace cardroom::bench {

struct Options {
  int passes = 15;
};

struct Entry {
  std::string_view name;  // Wire format of --json: add at will, never rename.
  std::string_view unit;
  std::string_view what;
  double target_cycles = 0;  // At most so many cycles an item; 0 where nothing is set.
  Compared (*run)(const Options&);
};

std::span<const Entry> eval_entries();
std::span<const Entry> shuffle_entries();

}  // namespace cardroom::bench
