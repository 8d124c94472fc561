// The address that `cardroom link` prints for others.
#include "cli/host/local_address.h"

#include <doctest/doctest.h>

namespace cardroom::cli {
namespace {

TEST_CASE("a room that listens everywhere is reached at the machine's first address") {
  CHECK(reachable("http://0.0.0.0:8080", {"192.0.2.2", "2001:db8::2"}) == "http://192.0.2.2:8080");
  CHECK(reachable("https://[::]:8080", {"2001:db8::2"}) == "https://[2001:db8::2]:8080");
  CHECK(reachable("http://192.0.2.7:80", {"192.0.2.2"}) == "http://192.0.2.7:80");
  CHECK(reachable("http://[2001:db8::7]:80", {}) == "http://[2001:db8::7]:80");
}

TEST_CASE("a room that only its own machine can reach has no address for others") {
  CHECK_FALSE(reachable("http://127.0.0.1:8080", {"192.0.2.2"}));
  CHECK_FALSE(reachable("http://[::1]:8080", {"192.0.2.2"}));
  CHECK_FALSE(reachable("http://0.0.0.0:8080", {}));
}

TEST_CASE("a room with a name is opened by it: a certificate is for the name") {
  CHECK(by_name("https://192.0.2.2:8443", "poker.example") == "https://poker.example:8443");
  CHECK(by_name("https://[2001:db8::2]:8443", "poker.example") == "https://poker.example:8443");
}

}  // namespace
}  // namespace cardroom::cli
