#include "cli/progress.h"

#include <doctest/doctest.h>

#include <sstream>

#include "cli/text.h"

namespace cardroom::cli {

TEST_CASE("a progress bar is drawn on a terminal and wiped at the end") {
  std::ostringstream out;
  std::ostringstream err;
  const Streams streams{out, err, true};
  {
    ProgressBar bar(streams, "auditing");
    bar.show(0.5);
    bar.show(0.501);  // The same per cent: nothing new to draw.
    CHECK(err.str() == "\rauditing [" + std::string(20, '=') + std::string(20, ' ') + "] 50 %");
  }
  const std::string all = err.str();
  CHECK(all.back() == '\r');
  CHECK(all.find_last_not_of(" \r") == all.find('%'));
  CHECK(out.str().empty());
}

TEST_CASE("no progress bar if nobody is watching") {
  std::ostringstream out;
  std::ostringstream err;
  {
    const Streams streams{out, err, false};
    ProgressBar bar(streams, "auditing");
    bar.show(1);
  }
  CHECK(err.str().empty());
}

TEST_CASE("a number and its noun agree") {
  CHECK(counted(1, "script") == "1 script");
  CHECK(counted(0, "script") == "0 scripts");
  CHECK(counted(12, "script") == "12 scripts");
}

}  // namespace cardroom::cli
