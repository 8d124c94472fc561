#include "cli/backup/space.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>

#include "cli/host/disk_space.h"

namespace cardroom::cli {

namespace {

constexpr std::int64_t megabyte = 1'000'000;
// What the room itself writes while the copy is made, and more.
constexpr std::int64_t left_to_room_mb = 100;

std::int64_t bytes_of(const std::string& file) {
  std::error_code none;
  const auto bytes = std::filesystem::file_size(file, none);
  return none ? 0 : static_cast<std::int64_t>(bytes);
}

bool on_one_disk(const std::string& file, const std::string& folder) {
  struct stat one {};
  struct stat other {};
  return ::stat(file.c_str(), &one) == 0 && ::stat(folder.c_str(), &other) == 0 &&
         one.st_dev == other.st_dev;
}

}  // namespace

std::optional<Fault> lack_of_space(const CopyPlan& plan) {
  const auto free_mb = free_megabytes(plan.into);
  if (!free_mb) return std::nullopt;
  const std::int64_t bytes = bytes_of(plan.journal) + bytes_of(plan.journal + "-wal");
  std::int64_t needed_mb = bytes / 100 * plan.percent / megabyte;
  if (on_one_disk(plan.journal, plan.into)) needed_mb += left_to_room_mb;
  if (needed_mb <= *free_mb) return std::nullopt;
  return Fault{"copy the journal to " + plan.into, "it needs " + std::to_string(needed_mb) +
                                                       " MB of free disk for a while, and " +
                                                       std::to_string(*free_mb) + " MB are free"};
}

}  // namespace cardroom::cli
