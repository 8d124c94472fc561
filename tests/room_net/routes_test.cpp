// Whose request it is, by which name it asks, and what is answered at which door.
#include "room/net/routes.h"

#include <doctest/doctest.h>

#include "store/memory_journal.h"

namespace cardroom::room::net {
namespace {

const Address proxy = *Address::parse("10.0.0.1");
const Address client = *Address::parse("198.51.100.9");

struct AtRoutes {
  explicit AtRoutes(const RouteOptions& options) : routes(options, [](const Notice&) {}) {
    routes.serve(service);
  }
  static ServiceOptions with_keys() {
    ServiceOptions options;
    options.room.draw_key = random_key;
    return options;
  }
  HttpRequest from(const Address& address, const Forwarded& told) const {
    HttpRequest request;
    routes.see_client(request, address, told);
    return request;
  }
  bool is_own(const std::string& host) const {
    HttpRequest request;
    request.host = host;
    request.local = "192.0.2.1";
    return routes.is_own_host(request);
  }
  store::MemoryJournal journal;
  Service service{journal, with_keys()};
  Routes routes;
};

TEST_CASE("whom a named proxy forwards is known, and what others claim is not believed") {
  RouteOptions options;
  options.proxies = {proxy};
  const AtRoutes at(options);
  CHECK(at.from(proxy, {"198.51.100.9", "https"}).address == client);
  CHECK(at.from(proxy, {"198.51.100.9", "https"}).line == Line::tls);
  CHECK(at.from(proxy, {"6.6.6.6, 198.51.100.9", ""}).address == client);
  CHECK(at.from(proxy, {"6.6.6.6, 198.51.100.9, 10.0.0.1", ""}).address == client);
  CHECK(at.from(proxy, {"", ""}).address == proxy);
  CHECK(at.from(proxy, {"nonsense", ""}).address == proxy);
  CHECK(at.from(client, {"192.0.2.1", "https"}).address == client);
  CHECK(at.from(client, {"192.0.2.1", "https"}).line == Line::plain);
}

TEST_CASE("a proxy with an IPv6 address is one machine, and its neighbours are not believed") {
  RouteOptions options;
  options.proxies = {*Address::parse("2001:db8::7")};
  const AtRoutes at(options);
  const Address neighbour = *Address::parse("2001:db8::8");
  CHECK(at.from(*Address::parse("2001:db8::7"), {"198.51.100.9", "https"}).address == client);
  CHECK(at.from(neighbour, {"198.51.100.9", "https"}).address == neighbour);
  CHECK(at.from(neighbour, {"198.51.100.9", "https"}).line == Line::plain);
  CHECK(neighbour == *Address::parse("2001:db8::7"));
}

TEST_CASE("the room goes by its addresses and by the names that it was given") {
  RouteOptions options;
  options.hosts = {"Poker.example"};
  options.origins = {"https://cards.example:8443"};
  const AtRoutes at(options);
  for (const char* const host : {"localhost:8080", "127.0.0.1:8080", "[::1]:8080", "192.0.2.1",
                                 "poker.example", "POKER.example:443", "cards.example:8443"})
    CHECK_MESSAGE(at.is_own(host), host);
  for (const char* const host : {"", "evil.example", "192.0.2.2:8080", "poker.example.evil.example",
                                 "127.0.0.1.evil.example", "evil.example:8080"})
    CHECK_MESSAGE(!at.is_own(host), host);
}

TEST_CASE("over TLS the cookie is kept to this host; without, it has a plain name") {
  CHECK(Routes::cookie("abc", Line::tls).starts_with("__Host-cardroom=abc; Path=/; HttpOnly"));
  CHECK(Routes::cookie("abc", Line::tls).ends_with("; Secure"));
  CHECK(Routes::cookie("abc", Line::plain).find("Secure") == std::string::npos);
  CHECK(Routes::token_in("a=b; __Host-cardroom=abc", Line::tls) == "abc");
  CHECK(Routes::token_in("cardroom=abc", Line::tls).empty());
}

TEST_CASE("figures are at their own door, and rulebooks are not sent twice to who has them") {
  AtRoutes at(RouteOptions{});
  HttpRequest request;
  request.method = "GET";
  request.path = "/metrics";
  CHECK(at.routes.answer(request, 1, 0)->status == 404);
  request.door = Door::metrics;
  CHECK(at.routes.answer(request, 1, 0)->status == 200);
  request.path = "/api/rulebooks";
  CHECK(at.routes.answer(request, 1, 0)->status == 404);
  request.door = Door::front;
  const auto books = at.routes.answer(request, 1, 0);
  CHECK(books->bytes.size() > 100'000);
  request.if_none_match = books->etag;
  CHECK(at.routes.answer(request, 1, 0)->status == 304);
  CHECK(at.routes.answer(request, 1, 0)->bytes.empty());
}

}  // namespace
}  // namespace cardroom::room::net
