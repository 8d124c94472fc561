#include "cli/documents.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "cli/files.h"

namespace cardroom::cli {

Result<RuleText, std::string> read_documents(const std::string& folder) {
  RuleText text;
  if (folder.empty()) return text;
  std::error_code error;
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error))
    if (entry.path().extension() == ".txt") names.push_back(entry.path().string());
  if (error) return "--documents " + folder + ": " + error.message();
  std::sort(names.begin(), names.end());
  bool any = false;
  for (const std::string& name : names) {
    const auto document = read_file(name);
    if (!document) return name + ": cannot be read";
    any = text.add(*document) || any;
  }
  if (!any) return "--documents " + folder + ": no rule document is there, as a .txt file";
  return text;
}

}  // namespace cardroom::cli
