// A connection that has become a WebSocket: messages from a client and to it.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <memory>

#include "room/net/hall.h"
#include "room/net/stream.h"

namespace cardroom::room::net {

namespace http = beast::http;
using Request = http::request<http::string_body>;

inline constexpr std::size_t message_most = 16 * 1024;

class WebSocketPeer : public Peer,
                      public Intake,
                      public std::enable_shared_from_this<WebSocketPeer> {
 public:
  WebSocketPeer(Stream stream, Hall& hall, const Visitor& visitor, Admission place)
      : socket_(std::move(stream)), hall_(hall), visitor_(visitor), place_(std::move(place)) {
    speaker_.address = visitor.address;
  }

  // Whoever stays is told when the room moves to another machine; others come again.
  void accept(const Request& request, bool stays);
  void send(const Outgoing& message) override;
  void begin() override;
  void handled(const Cost& cost) override;
  void resume() override;
  void drop(std::string_view why) override;
  void take(std::size_t bytes) override;
  std::int64_t pause_ms() override;
  void come() override;
  void pause() override;

 private:
  void accepted(beast::error_code error);
  void read_on();
  void received(beast::error_code error, std::size_t size);
  bool hear();
  void ping();
  void write();
  void written(beast::error_code error, std::size_t size);
  void close();
  ConnectionId id() const { return visitor_.id; }

  beast::websocket::stream<Stream, true> socket_;
  Hall& hall_;
  const Visitor visitor_;
  Admission place_;
  std::shared_ptr<const Hall::Packed> packed_;  // None: its messages are sent as they are.
  Speaker speaker_;
  beast::flat_buffer buffer_;
  struct Queued {
    Text text;
    bool open = false;
  };
  std::deque<Queued> queue_;
  std::int64_t writes_since_ms_ = 0;
  bool stays_ = false;
  bool has_come_ = false;  // To whoever takes what comes in.
  bool reading_ = false;
  bool held_ = false;
  bool closed_ = false;
};

}  // namespace cardroom::room::net
