// For any text: either it is not a script, and the error has a line and a printable sentence; or it
// is played to its end, and failed expectations are reported by line. The files of tests/hands are
// good texts to start from.
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/check.h"
#include "script/run.h"

using namespace cardroom;

namespace {

std::size_t lines_of(std::string_view text) {
  return 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

void check_error(const ParseError& error, std::string_view text) {
  check(error.where.line >= 1 && error.where.line <= lines_of(text), "an error names a line");
  check(!error.what.empty(), "an error says what is wrong");
  check(error.what.find('\n') == std::string::npos, "an error is one line");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto script = parse_script("fuzz.hand", text);
  if (!script) {
    check_error(script.error(), text);
    return 0;
  }
  const ScriptRun ran = run_script(*script);
  if (ran.not_a_script) check_error(*ran.not_a_script, text);
  for (const auto& failure : ran.failures) {
    check(failure.line >= 1 && failure.line <= lines_of(text), "a failure names a line");
    check(!failure.wanted.empty() && !failure.got.empty(), "a failure says what it wanted and got");
  }
  check(ran.passed() == (ran.failures.empty() && !ran.not_a_script), "a script passes or fails");
  return 0;
}
