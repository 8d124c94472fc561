#include "memory_asked_for.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
std::uint64_t memory_asked_for() { return 0; }
#else
#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<std::uint64_t> asked_for = 0;
}  // namespace

std::uint64_t memory_asked_for() { return asked_for; }

[[gnu::noinline]] void* operator new(std::size_t bytes) {
  asked_for.fetch_add(bytes, std::memory_order_relaxed);
  if (void* const memory = std::malloc(bytes)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
#endif
