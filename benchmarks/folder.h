// Folder: an empty folder for a benchmark that writes files; deleted when the benchmark ends.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace cardroom::bench {

struct Folder {
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "cardroom-bench-XXXXXX").string();
    if (!mkdtemp(name.data())) std::abort();
    path = name;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path); }
  std::filesystem::path path;
};

}  // namespace cardroom::bench
