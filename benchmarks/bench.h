// What can be measured: an explicit list of entries, one file for each area.
#pragma once

#include <span>
#include <string_view>

#include "measure.h"

namespace cardroom::bench {

struct Options {
  int passes = 40;
};

// What the value of an entry is: items a second, or milliseconds an item.
enum class Shows { per_second, milliseconds };

struct Entry {
  std::string_view name;  // Wire format of --json, as the unit is: add at will, never rename.
  std::string_view unit;
  std::string_view what;
  double target = 0;  // At most so many cycles or milliseconds an item; 0 where nothing is set.
  Compared (*run)(const Options&);
  Shows shows = Shows::per_second;
};

std::span<const Entry> eval_entries();
std::span<const Entry> tables_entries();
std::span<const Entry> shuffle_entries();
std::span<const Entry> canberra_entries();
std::span<const Entry> round_entries();
std::span<const Entry> history_entries();
std::span<const Entry> tournament_entries();
std::span<const Entry> store_entries();
std::span<const Entry> recovery_entries();
std::span<const Entry> room_entries();

}  // namespace cardroom::bench
