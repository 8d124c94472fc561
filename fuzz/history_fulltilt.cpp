// For any text: the reader of this format answers with hands or with a line and a reason.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "history_hands.h"

using namespace cardroom::history;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try_reader(Format::fulltilt, {reinterpret_cast<const char*>(data), size});
  return 0;
}
