// The one main() that every test program shares, and where it was compiled.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#include "source_folder.h"

std::string cardroom::test::source_folder() { return CARDROOM_SOURCE_DIR; }
