// BrokenInvariant: a failed check that was thrown. Who catches it ends what was being done, and
// nothing else.
#pragma once

#include <stdexcept>

namespace cardroom {

class BrokenInvariant : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace cardroom
