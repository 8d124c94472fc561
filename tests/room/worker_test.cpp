// What breaks in one piece of work beside the room ends that piece alone.
#include "room/worker.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <future>
#include <stdexcept>
#include <string>

#include "room/clock.h"

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

std::int64_t blocks_read() {
  rusage used{};
  ::getrusage(RUSAGE_THREAD, &used);
  return used.ru_inblock;
}

TEST_CASE("what had to be read from the disk is work, besides the processor's time") {
  std::string name = "/tmp/cardroom-work-XXXXXX";
  const int file = ::mkstemp(name.data());
  REQUIRE(file >= 0);
  ::unlink(name.c_str());
  std::string bytes(4U << 20U, 'x');
  REQUIRE(::write(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
  ::fsync(file);
  ::posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
  const std::int64_t blocks = blocks_read();
  const std::int64_t work = work_us();
  REQUIRE(::pread(file, bytes.data(), bytes.size(), 0) == static_cast<ssize_t>(bytes.size()));
  // Where files lie in memory, no block is read.
  CHECK(work_us() - work >= 5 * (blocks_read() - blocks));
  ::close(file);
}

}  // namespace
}  // namespace cardroom::room
