// A folder for one test, deleted afterwards.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace cardroom::store::test {

struct Folder {
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "cardroom-XXXXXX").string();
    if (!mkdtemp(name.data())) std::abort();
    path = name;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
  }
  std::filesystem::path path;
};

}  // namespace cardroom::store::test
