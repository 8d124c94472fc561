// The hand histories that the tests read.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "source_folder.h"

namespace cardroom::history {

inline const std::filesystem::path hands_folder =
    cardroom::test::source_folder() + "/tests/history/hands";

// Other people's hands are not kept here; if the folder exists, tests use it.
inline const std::filesystem::path pluribus =
    cardroom::test::source_folder() + "/../shared/data/phh/pluribus-5000.phhs";

inline std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// With another text in the place of the first one that is like `from`.
inline std::string edited(std::string text, std::string_view from, std::string_view to) {
  const auto at = text.find(from);
  REQUIRE_MESSAGE(at != std::string::npos, std::string(from));
  return text.replace(at, from.size(), to);
}

inline std::vector<std::filesystem::path> hand_files(const std::string& ending) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(hands_folder))
    if (entry.path().extension() == ending) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace cardroom::history
