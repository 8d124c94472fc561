#include "cli/host/widest_form.h"

#ifdef CARDROOM_PORTABLE
#include <unistd.h>

#include <filesystem>
#endif

namespace cardroom::cli {

#ifdef CARDROOM_PORTABLE

void take_widest_form(char** arguments) {
  std::error_code unknown;
  const auto self = std::filesystem::read_symlink("/proc/self/exe", unknown);
  const auto forms = self.parent_path().parent_path() / "lib" / "cardroom";
  // Each call returns only where there is no such file; beside a wider form there is none.
  if (__builtin_cpu_supports("x86-64-v4"))
    ::execv((forms / "x86-64-v4" / "cardroom").c_str(), arguments);
  if (__builtin_cpu_supports("x86-64-v3"))
    ::execv((forms / "x86-64-v3" / "cardroom").c_str(), arguments);
}

#else

void take_widest_form(char** /*arguments*/) {}

#endif

}  // namespace cardroom::cli
