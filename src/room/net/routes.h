// What an HTTP request asks for, read without the network library: pages, figures, signing in.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "room/service.h"

namespace cardroom::room::net {

// What a request came over, here or at a named proxy.
enum class Line : std::uint8_t { plain, tls };

// Where a request came in: the room's own address, or the one for its figures alone.
enum class Door : std::uint8_t { front, metrics };

struct HttpRequest {
  std::string method;
  std::string path;    // Without what follows a '?'.
  std::string origin;  // Empty if none was sent.
  std::string host;
  std::string local;  // The machine's own address that was connected to.
  std::string token;  // From the cookie or as a bearer.
  std::string if_none_match;
  bool takes_gzip = false;
  bool stays = false;  // A client that understands `one_moment`.
  std::string body;
  Address address;     // Whose it is.
  std::string device;  // What the browser calls itself.
  Line line = Line::plain;
  Door door = Door::front;
};

struct HttpAnswer {
  int status = 200;
  std::string type = "application/json";
  std::string_view bytes;  // Of a page that is part of the program,
  std::string body;        // or made for this answer.
  std::string etag;        // Names these bytes: whoever has them is not sent them again.
  std::string cookie;      // Empty: none is set.
  bool packed = false;     // By gzip.
  bool lasting = false;    // May be kept by the browser.
};

struct RouteOptions {
  std::vector<std::string> origins;  // Pages of these may talk to the room, beside its own.
  std::vector<std::string> hosts;    // Names of the room, beside the machine's addresses.
  std::vector<Address> proxies;      // Believed about whom they forward.
  Line line = Line::plain;
  int sign_ins_a_minute = 240;
};

// What a proxy says about a request.
struct Forwarded {
  std::string addresses;  // X-Forwarded-For: each proxy adds whom it heard it from.
  std::string scheme;     // X-Forwarded-Proto
};

class Routes {
 public:
  Routes(RouteOptions options, std::function<void(const Notice&)> note)
      : options_(std::move(options)), note_(std::move(note)) {
    name_hosts();
  }
  // From now on the room is in this process: only then is anything answered.
  void serve(Service& service) { service_ = &service; }

  bool is_proxy(const Address& address) const;
  // Whose request it is, and whether it came over TLS; a proxy is believed where it is named.
  void see_client(HttpRequest& request, const Address& from, const Forwarded& told) const;
  // Does the Host header name this room? A page of another name that leads here does not.
  bool is_own_host(const HttpRequest& request) const;
  bool is_own_origin(const HttpRequest& request) const;
  // With the attributes that keep it to this room; an empty token takes it away.
  static std::string cookie(std::string_view token, Line line);
  // The token in a Cookie header.
  static std::string token_in(std::string_view cookies, Line line);

  // The answer, or nullopt when it comes later to `reply_to`.
  std::optional<HttpAnswer> answer(const HttpRequest& request, ConnectionId reply_to,
                                   std::int64_t now_ms);
  static HttpAnswer refusal(int status, const Refused& refused);
  // What the room said later to a request for this path.
  static HttpAnswer answer_to(std::string_view path, Line line, const Outgoing& said);

 private:
  void name_hosts();
  std::optional<HttpAnswer> sign(const HttpRequest& request, ConnectionId reply_to,
                                 std::int64_t now_ms);
  std::optional<HttpAnswer> answer_api(const HttpRequest& request, ConnectionId reply_to,
                                       std::int64_t now_ms);
  bool may_try(const Address& address, std::int64_t now_ms);
  HttpAnswer health() const;     // Whether the journal can be written,
  HttpAnswer readiness() const;  // and whether the room takes what comes in.
  HttpAnswer metrics() const;

  RouteOptions options_;
  std::function<void(const Notice&)> note_;
  Service* service_ = nullptr;
  struct Tries {
    std::int64_t minute = 0;
    int count = 0;
  };
  std::map<Address, Tries> tries_;
};

}  // namespace cardroom::room::net
