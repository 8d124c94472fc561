// Where the sources are. A function, so that only one file is compiled anew in another folder.
#pragma once

#include <string>

namespace cardroom::test {

std::string source_folder();  // Without a slash at the end.

}  // namespace cardroom::test
