// What cannot be has happened: our own mistake. It ends what was being done, and nothing else.
#pragma once

#include <exception>
#include <optional>
#include <string>

namespace cardroom::room {

// Makes failed checks throw, for the whole process.
void stop_tables_on_broken_invariants();

// Does it, and says what broke; none where nothing did.
template <class Work>
std::optional<std::string> broken_in(Work&& work) {
  try {
    work();
    return std::nullopt;
  } catch (const std::exception& broken) {
    return broken.what();
  } catch (...) {
    return "something without a name";
  }
}

}  // namespace cardroom::room
