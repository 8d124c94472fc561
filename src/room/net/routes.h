// What an HTTP request asks for, read without the network library: pages, figures, signing in.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "room/service.h"

namespace cardroom::room::net {

struct HttpRequest {
  std::string method;
  std::string path;    // Without what follows a '?'.
  std::string origin;  // Empty if none was sent.
  std::string host;
  std::string token;  // From the cookie or as a bearer token.
  std::string body;
  Address address;  // Where the request comes from.
};

struct HttpAnswer {
  int status = 200;
  std::string type = "application/json";
  std::string_view bytes;  // A page that is part of the program.
  std::string body;        // A text made for this answer.
  bool lasting = false;    // The browser may keep it.
};

struct RouteOptions {
  std::vector<std::string> origins;  // Allowed origins; if empty, the host that the request names.
  bool tls = false;
  int sign_ins_a_minute = 10;
};

class Routes {
 public:
  Routes(RouteOptions options, Service& service)
      : options_(std::move(options)), service_(service) {}

  void allow(std::string origin) { options_.origins.push_back(std::move(origin)); }
  bool is_own_origin(const HttpRequest& request) const;
  std::string_view cookie_name() const { return options_.tls ? "__Host-cardroom" : "cardroom"; }
  // With the attributes that keep it to this room; an empty token deletes it.
  std::string cookie(std::string_view token) const;
  // The token in a Cookie header.
  std::string token_in(std::string_view cookies) const;

  // The answer, or nullopt when it comes later to `reply_to`.
  std::optional<HttpAnswer> answer(const HttpRequest& request, ConnectionId reply_to,
                                   std::int64_t now_ms);
  static HttpAnswer refusal(int status, const Refused& refused);

 private:
  std::optional<HttpAnswer> sign(const HttpRequest& request, ConnectionId reply_to,
                                 std::int64_t now_ms);
  bool may_try(const Address& address, std::int64_t now_ms);
  HttpAnswer metrics() const;

  RouteOptions options_;
  Service& service_;
  struct Tries {
    std::int64_t minute = 0;
    int count = 0;
  };
  std::map<Address, Tries> tries_;
};

}  // namespace cardroom::room::net
