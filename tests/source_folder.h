// Where the sources are. It is a function, so only one file is compiled again in another folder.
#pragma once

#include <string>

namespace cardroom::test {

std::string source_folder();  // Without a slash at the end.

}  // namespace cardroom::test
