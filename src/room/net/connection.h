// One connection: HTTP requests, and a WebSocket if one of them asks for it. A template over the
// stream below, which is a socket or TLS on one.
#pragma once

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/version.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/optional/optional.hpp>
#include <chrono>
#include <deque>

#include "room/net/peer.h"

namespace cardroom::room::net {

namespace websocket = beast::websocket;

inline constexpr std::size_t message_most = 16 * 1024;
inline constexpr auto patience = std::chrono::seconds(30);

template <class Stream>
class WebSocketPeer : public Peer, public std::enable_shared_from_this<WebSocketPeer<Stream>> {
 public:
  WebSocketPeer(Stream stream, Hall& hall, ConnectionId id)
      : socket_(std::move(stream)), hall_(hall), id_(id) {}

  void accept(const Request& request, const store::Hash& token) {
    token_ = token;
    beast::get_lowest_layer(socket_).expires_never();
    auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
    timeout.idle_timeout = std::chrono::seconds(60);
    timeout.keep_alive_pings = true;
    socket_.set_option(timeout);
    socket_.read_message_max(message_most);
    socket_.text(true);
    socket_.auto_fragment(false);
    socket_.async_accept(
        request, beast::bind_front_handler(&WebSocketPeer::accepted, this->shared_from_this()));
  }

  void send(const Outgoing& message) override {
    if (closed_) return;
    unread_ += message.text->size();
    // Who does not read is let go: the room waits for nobody.
    if (unread_ > hall_.options.unread_most) return drop();
    queue_.push_back(message.text);
    if (queue_.size() == 1) write();
  }

  void drop() override {
    if (closed_) return;
    close();
    beast::get_lowest_layer(socket_).close();
  }

 private:
  void accepted(beast::error_code error) {
    if (error) return;
    hall_.peers[id_] = this->shared_from_this();
    if (!hall_.service.push(input::Connect{id_, token_})) return drop();
    read();
  }
  void read() {
    socket_.async_read(
        buffer_, beast::bind_front_handler(&WebSocketPeer::received, this->shared_from_this()));
  }
  void received(beast::error_code error, std::size_t) {
    if (error) return close();
    if (!socket_.got_text()) return drop();
    std::string text(static_cast<const char*>(buffer_.data().data()), buffer_.size());
    buffer_.clear();
    if (!hall_.service.push(input::Receive{id_, std::move(text)})) return drop();
    read();
  }
  void write() {
    socket_.async_write(
        asio::buffer(*queue_.front()),
        beast::bind_front_handler(&WebSocketPeer::written, this->shared_from_this()));
  }
  void written(beast::error_code error, std::size_t) {
    if (error) return close();
    unread_ -= queue_.front()->size();
    queue_.pop_front();
    if (!queue_.empty()) write();
  }
  void close() {
    if (closed_) return;
    closed_ = true;
    hall_.service.push(input::Disconnect{id_});
    // The last hold on this may be the hall's: it is let go at the end.
    const auto self = this->shared_from_this();
    hall_.peers.erase(id_);
  }

  websocket::stream<Stream, false> socket_;
  Hall& hall_;
  ConnectionId id_;
  store::Hash token_{};
  beast::flat_buffer buffer_;
  std::deque<Text> queue_;
  std::size_t unread_ = 0;
  bool closed_ = false;
};

template <class Stream>
class HttpPeer : public Peer, public std::enable_shared_from_this<HttpPeer<Stream>> {
 public:
  HttpPeer(Stream stream, Hall& hall, std::string address)
      : stream_(std::move(stream)), hall_(hall), address_(std::move(address)) {}

  void read() {
    parser_.emplace();
    parser_->body_limit(message_most);
    parser_->header_limit(8 * 1024);
    beast::get_lowest_layer(stream_).expires_after(patience);
    http::async_read(stream_, buffer_, *parser_,
                     beast::bind_front_handler(&HttpPeer::received, this->shared_from_this()));
  }
  Stream& stream() { return stream_; }

  // An answer that the room made.
  void send(const Outgoing& message) override {
    const auto self = this->shared_from_this();
    hall_.peers.erase(id_);
    HttpAnswer answer;
    answer.status = message.status;
    answer.body = *message.text;
    const bool out = path_ == "/api/sign-out";
    respond(answer,
            message.token.empty() && !out ? std::string() : hall_.routes.cookie(message.token));
  }
  void drop() override {
    const auto self = this->shared_from_this();
    hall_.peers.erase(id_);
    beast::get_lowest_layer(stream_).close();
  }

 private:
  void received(beast::error_code error, std::size_t) {
    if (error == http::error::body_limit || error == http::error::header_limit) {
      alive_ = false;
      return respond(Routes::refusal(413, refused_by(rule::bad_message, "too long")), {});
    }
    if (error) return beast::get_lowest_layer(stream_).close();
    const Request request = parser_->release();
    alive_ = request.keep_alive();
    head_ = request.method() == http::verb::head;
    const HttpRequest asked = read_request(request, hall_, address_);
    path_ = asked.path;
    if (websocket::is_upgrade(request)) return upgrade(request, asked);
    id_ = hall_.next_id();
    hall_.peers[id_] = this->shared_from_this();
    const auto answer = hall_.routes.answer(asked, id_, wall_clock_ms());
    if (!answer) return beast::get_lowest_layer(stream_).expires_after(patience);
    hall_.peers.erase(id_);
    respond(*answer, {});
  }

  void upgrade(const Request& request, const HttpRequest& asked) {
    alive_ = false;
    if (asked.path != "/ws")
      return respond(Routes::refusal(404, refused_by(rule::unknown_type, asked.path)), {});
    if (!hall_.routes.is_own_origin(asked))
      return respond(Routes::refusal(403, refused_by(rule::not_your_role, "wrong origin")), {});
    if (hall_.peers.size() >= hall_.options.connections_most || hall_.stopping)
      return respond(Routes::refusal(503, refused_by(rule::room_is_full)), {});
    std::make_shared<WebSocketPeer<Stream>>(std::move(stream_), hall_, hall_.next_id())
        ->accept(request, token_hash(asked.token));
  }

  void respond(const HttpAnswer& answer, const std::string& cookie) {
    auto response = std::make_shared<http::response<http::string_body>>(
        static_cast<http::status>(answer.status), 11U);
    response->set(http::field::content_type, answer.type);
    response->set(http::field::cache_control,
                  answer.lasting ? "public, max-age=31536000, immutable" : "no-store");
    response->set("X-Content-Type-Options", "nosniff");
    response->set("X-Frame-Options", "DENY");
    response->set("Referrer-Policy", "no-referrer");
    response->set("Content-Security-Policy",
                  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
                  "frame-ancestors 'none'");
    if (!cookie.empty()) response->set(http::field::set_cookie, cookie);
    response->keep_alive(alive_);
    if (answer.bytes.empty())
      response->body() = answer.body;
    else
      response->body() = std::string(answer.bytes);
    response->prepare_payload();
    if (head_) response->body().clear();
    beast::get_lowest_layer(stream_).expires_after(patience);
    http::async_write(
        stream_, *response,
        [self = this->shared_from_this(), response](beast::error_code error, std::size_t) {
          if (!error && self->alive_ && !self->hall_.stopping) return self->read();
          beast::get_lowest_layer(self->stream_).close();
        });
  }

  Stream stream_;
  Hall& hall_;
  std::string address_;
  beast::flat_buffer buffer_;
  boost::optional<http::request_parser<http::string_body>> parser_;
  ConnectionId id_ = 0;
  std::string path_;
  bool alive_ = false;
  bool head_ = false;
};

}  // namespace cardroom::room::net
