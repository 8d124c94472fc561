#include <doctest/doctest.h>

#include <sstream>

#include "cli/cli.h"

using namespace cardroom;

TEST_CASE("cardroom --help lists the subcommands and bad usage exits 2") {
  std::ostringstream out;
  std::ostringstream err;
  CHECK(cli::run({"--help"}, {out, err}) == cli::exit_done);
  CHECK(out.str().find("rank") != std::string::npos);
  CHECK(cli::run({"--no-such-flag"}, {out, err}) == cli::exit_usage);
}
