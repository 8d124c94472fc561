// How often this program has asked for heap memory: a test program that links the suite counts.
#pragma once

namespace cardroom::conformance {

long allocations_so_far();

}  // namespace cardroom::conformance
