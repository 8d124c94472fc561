// What breaks in one piece of work beside the room ends that piece alone.
#include "room/worker.h"

#include <doctest/doctest.h>

#include <future>
#include <stdexcept>

namespace cardroom::room {
namespace {

TEST_CASE("a worker goes on after work that broke") {
  Worker worker(32);
  std::promise<int> done;
  const auto breaks = [] { throw std::runtime_error("broken on purpose"); };
  REQUIRE(worker.add({}, breaks, breaks));
  REQUIRE(worker.add({}, breaks, [&] { done.set_value(7); }));
  CHECK(done.get_future().get() == 7);
}

}  // namespace
}  // namespace cardroom::room
