// A connection that sends HTTP requests, one after another, until one asks for a WebSocket.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>
#include <string>

#include "room/net/hall.h"
#include "room/net/stream.h"

namespace cardroom::room::net {

namespace http = beast::http;
using Request = http::request<http::string_body>;

// What has come of a request and is not understood yet: a line of it may have no end.
inline constexpr std::size_t not_understood_most = 32 * 1024;

class HttpPeer : public Peer, public std::enable_shared_from_this<HttpPeer> {
 public:
  struct From {
    Address address;
    std::string local;  // The machine's own address that was connected to.
    Door door = Door::front;
  };
  HttpPeer(Stream stream, Hall& hall, From from, Admission place)
      : stream_(std::move(stream)), hall_(hall), from_(std::move(from)), place_(std::move(place)) {
    speaker_.address = from_.address;
  }

  void start();
  void send(const Outgoing& message) override;  // An answer that the room made.
  void answer(HttpAnswer answer) override;
  void handled(const Cost&) override {}
  void resume() override;
  void drop(std::string_view why) override;
  void come() override;
  void pause() override;

 private:
  void received(beast::error_code error, std::size_t size);
  bool is_proxied() const;
  bool is_heard(std::size_t size);
  HttpRequest read_request(const Request& request) const;
  void upgrade(const Request& request, const HttpRequest& asked);
  void ask();
  void respond(HttpAnswer answer);
  void close();

  Stream stream_;
  Hall& hall_;
  From from_;
  Admission place_;
  Speaker speaker_;
  beast::flat_buffer buffer_{not_understood_most};
  std::optional<http::request_parser<http::string_body>> parser_;
  ConnectionId id_ = 0;
  HttpRequest asked_;
  bool waits_ = false;    // For its answer,
  bool is_sent_ = false;  // which somebody is making.
  bool alive_ = false;
  bool head_ = false;
};

}  // namespace cardroom::room::net
