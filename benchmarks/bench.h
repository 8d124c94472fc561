// What can be measured: an explicit list of entries, one file for each area.
#pragma once

#include <span>
#include <string_view>

#include "measure.h"

namespace cardroom::bench {

struct Options {
  int passes = 40;
};

// What the value of an entry is: items per second, or milliseconds per item.
enum class Shows { per_second, milliseconds };

struct Entry {
  std::string_view name;  // Part of the format of --json, like the unit: add, never rename.
  std::string_view unit;
  std::string_view what;
  double target = 0;  // At most this many cycles or milliseconds per item; 0 if no target is set.
  Compared (*run)(const Options&);
  Shows shows = Shows::per_second;
};

std::span<const Entry> eval_entries();
std::span<const Entry> tables_entries();
std::span<const Entry> shuffle_entries();
std::span<const Entry> canberra_entries();
std::span<const Entry> odds_entries();
std::span<const Entry> round_entries();
std::span<const Entry> history_entries();
std::span<const Entry> tournament_entries();
std::span<const Entry> tournament_room_entries();
std::span<const Entry> sim_entries();
std::span<const Entry> store_entries();
std::span<const Entry> recovery_entries();
std::span<const Entry> hosted_entries();
std::span<const Entry> room_entries();

}  // namespace cardroom::bench
