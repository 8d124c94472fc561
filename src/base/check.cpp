#include "base/check.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace cardroom {

namespace {

void print_failed(const FailedCheck& failed) {
  std::fprintf(stderr, "%s:%u: broken invariant: %.*s\n", failed.where.file, failed.where.line,
               static_cast<int>(failed.what.size()), failed.what.data());
}

std::atomic<CheckHandler> handler_in_force = print_failed;

}  // namespace

CheckHandler set_check_handler(CheckHandler handler) { return handler_in_force.exchange(handler); }

void check_failed(const char* what, const char* file, unsigned line) {
  handler_in_force.load()({what, {file, line}});
  std::abort();
}

}  // namespace cardroom
