// Every record of the journal, and what it is for.
#pragma once

#include <string_view>
#include <vector>

#include "codec/shape.h"

namespace cardroom::protocol {

struct RecordEntry {
  std::string_view stream;
  codec::Shape shape;
  std::string_view what;
};

std::vector<RecordEntry> records();

}  // namespace cardroom::protocol
