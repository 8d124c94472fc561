// check(): an invariant that must hold, in release builds too. A failure is our mistake.
#pragma once

#include <string_view>

namespace cardroom {

// A place in our own source. std::source_location is not there for clang 14, which has the
// builtins.
struct CodePlace {
  const char* file;
  unsigned line;
  static constexpr CodePlace here(const char* file = __builtin_FILE(),
                                  unsigned line = __builtin_LINE()) {
    return {file, line};
  }
};

struct FailedCheck {
  std::string_view what;
  CodePlace where;
};

// Called when a check fails. The default prints one line and aborts; the room installs one that
// stops the table concerned. A handler that returns is followed by abort.
using CheckHandler = void (*)(const FailedCheck&);
CheckHandler set_check_handler(CheckHandler handler);

[[noreturn]] void check_failed(FailedCheck failed);

constexpr void check(bool holds, std::string_view what, CodePlace where = CodePlace::here()) {
  if (!holds) [[unlikely]]
    check_failed({what, where});
}

}  // namespace cardroom
