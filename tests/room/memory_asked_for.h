// Bytes of memory that this program has asked for. Work that depends on a card nearly always shows
// there, and unlike time it can be compared exactly. Always 0 under sanitizers, which bring their
// own memory.
#pragma once

#include <cstdint>

std::uint64_t memory_asked_for();
