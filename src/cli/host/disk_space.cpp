#include "cli/host/disk_space.h"

#include <sys/statvfs.h>

namespace cardroom::cli {

std::optional<std::int64_t> free_megabytes(const std::string& folder) {
  struct statvfs about {};
  if (::statvfs(folder.c_str(), &about) != 0) return std::nullopt;
  constexpr std::uint64_t megabyte = 1'000'000;
  return static_cast<std::int64_t>(about.f_bavail * about.f_frsize / megabyte);
}

}  // namespace cardroom::cli
