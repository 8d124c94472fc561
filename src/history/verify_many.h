// Verifying many files of hands on several threads.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "history/verify.h"

namespace cardroom::history {

struct HistoryFile {
  std::string name;
  std::string text;
};

struct FileFindings {
  std::string name;
  Verified verified;
  std::optional<ParseError> wrong;  // The file cannot be read.
};

using VerifyProgress = std::function<void(double part)>;  // Called from one thread at a time.

// One for each file, in their order; the result does not depend on the number of threads.
std::vector<FileFindings> verify_many(const std::vector<HistoryFile>& files, const Wanted& wanted,
                                      int threads, const VerifyProgress& progress);

}  // namespace cardroom::history
