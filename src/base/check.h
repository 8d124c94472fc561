// check(): an invariant that must hold, in release builds too. A failure is our mistake.
#pragma once

#include <source_location>
#include <string_view>

namespace cardroom {

struct FailedCheck {
  std::string_view what;
  std::source_location where;
};

// Called when a check fails. The default prints one line and aborts; the room installs one that
// stops the table concerned. A handler that returns is followed by abort.
using CheckHandler = void (*)(const FailedCheck&);
CheckHandler set_check_handler(CheckHandler handler);

[[noreturn]] void check_failed(FailedCheck failed);

constexpr void check(bool holds, std::string_view what,
                     std::source_location where = std::source_location::current()) {
  if (!holds) [[unlikely]]
    check_failed({what, where});
}

}  // namespace cardroom
