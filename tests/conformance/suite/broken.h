// Broken: something a round must not do. The campaign adds the seed and reports it to the test.
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
