// How often this program has asked for heap memory: a test program linked with the suite counts it.
#pragma once

namespace cardroom::conformance {

long allocations_so_far();

}  // namespace cardroom::conformance
