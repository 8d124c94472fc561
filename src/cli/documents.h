// The house's own copies of the rule documents: plain text files of one folder.
#pragma once

#include <string>

#include "base/result.h"
#include "words/rule_text.h"

namespace cardroom::cli {

// An error says what is wrong with the folder. Empty where none is named.
Result<RuleText, std::string> read_documents(const std::string& folder);

}  // namespace cardroom::cli
