// check(): an invariant that must hold, in release builds too. A failure is our mistake.
#pragma once

#include <string_view>

namespace cardroom {

// A place in our own source. It uses the builtins, because clang 14 has them but does not have
// std::source_location.
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

// Takes pointers and numbers only: a struct would be built even on the path that does not fail.
[[noreturn, gnu::cold, gnu::noinline]] void check_failed(const char* what, const char* file,
                                                         unsigned line);

constexpr void check(bool holds, const char* what, CodePlace where = CodePlace::here()) {
  if (!holds) [[unlikely]]
    check_failed(what, where.file, where.line);
}

}  // namespace cardroom
