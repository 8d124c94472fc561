// Broken: what a round did that it must not. The campaign adds the seed and tells the test.
#pragma once

#include <stdexcept>
#include <string>

namespace cardroom::conformance {

struct Broken : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline void expect(bool holds, const char* what) {
  if (!holds) throw Broken(what);
}

}  // namespace cardroom::conformance
