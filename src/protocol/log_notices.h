// Every notice of the operator's log, and when it is written.
#pragma once

#include <string_view>
#include <vector>

#include "codec/shape.h"

namespace cardroom::protocol {

struct LogNotice {
  codec::Shape shape;
  std::string_view level;
  std::string_view what;
};

std::vector<LogNotice> log_notices();

}  // namespace cardroom::protocol
