#include "cli/files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace cardroom::cli {

namespace fs = std::filesystem;

std::optional<std::string> read_file(const std::string& name) {
  std::error_code error;
  if (fs::is_directory(name, error)) return std::nullopt;
  std::ifstream file(name, std::ios::binary);
  if (!file) return std::nullopt;
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (file.bad()) return std::nullopt;
  return text;
}

std::vector<std::string> files_of(const std::vector<std::string>& given,
                                  bool (*wanted)(std::string_view name)) {
  std::vector<std::string> files;
  for (const auto& name : given) {
    std::error_code error;
    if (!fs::is_directory(name, error)) {
      files.push_back(name);
      continue;
    }
    std::vector<std::string> inside;
    for (const auto& entry : fs::recursive_directory_iterator(name, error))
      if (entry.is_regular_file(error) && wanted(entry.path().string()))
        inside.push_back(entry.path().string());
    std::sort(inside.begin(), inside.end());
    files.insert(files.end(), inside.begin(), inside.end());
  }
  return files;
}

}  // namespace cardroom::cli
