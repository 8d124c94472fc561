#include "room/net/http_peer.h"

#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>

#include "room/net/websocket_peer.h"

namespace cardroom::room::net {

namespace {

constexpr auto patience = std::chrono::seconds(30);

}  // namespace

void HttpPeer::start() {
  stream_.expires_after(patience);
  stream_.handshake(Completion([self = shared_from_this()](beast::error_code failed) {
    if (!failed) self->read();
  }));
}

void HttpPeer::read() {
  parser_.emplace();
  parser_->body_limit(message_most);
  parser_->header_limit(8 * 1024);
  stream_.expires_after(patience);
  http::async_read(stream_, buffer_, *parser_,
                   beast::bind_front_handler(&HttpPeer::received, shared_from_this()));
}

void HttpPeer::send(const Outgoing& message) {
  const auto self = shared_from_this();
  hall_.peers.erase(id_);
  HttpAnswer answer;
  answer.status = message.status;
  answer.body = *message.text;
  const bool out = path_ == "/api/sign-out";
  respond(answer,
          message.token.empty() && !out ? std::string() : hall_.routes.cookie(message.token));
}

void HttpPeer::drop() {
  const auto self = shared_from_this();
  hall_.peers.erase(id_);
  stream_.close();
}

void HttpPeer::received(beast::error_code error, std::size_t) {
  if (error == http::error::body_limit || error == http::error::header_limit) {
    alive_ = false;
    return respond(Routes::refusal(413, refused_by(rule::bad_message, "too long")), {});
  }
  if (error) return stream_.close();
  const Request request = parser_->release();
  alive_ = request.keep_alive();
  head_ = request.method() == http::verb::head;
  const HttpRequest asked = read_request(request);
  path_ = asked.path;
  if (beast::websocket::is_upgrade(request)) return upgrade(request, asked);
  id_ = hall_.next_id();
  hall_.peers[id_] = shared_from_this();
  const auto answer = hall_.routes.answer(asked, id_, wall_clock_ms());
  if (!answer) return stream_.expires_after(patience);
  hall_.peers.erase(id_);
  respond(*answer, {});
}

HttpRequest HttpPeer::read_request(const Request& request) const {
  const auto field = [&](http::field name) { return std::string(request[name]); };
  HttpRequest asked;
  asked.method = std::string(request.method_string());
  asked.path = std::string(request.target());
  if (const auto query = asked.path.find('?'); query != std::string::npos) asked.path.resize(query);
  asked.origin = field(http::field::origin);
  asked.host = field(http::field::host);
  asked.body = request.body();
  asked.address = address_;
  asked.token = hall_.routes.token_in(field(http::field::cookie));
  constexpr std::string_view bearer = "Bearer ";
  const std::string authorization = field(http::field::authorization);
  if (asked.token.empty() && authorization.starts_with(bearer))
    asked.token = authorization.substr(bearer.size());
  return asked;
}

void HttpPeer::upgrade(const Request& request, const HttpRequest& asked) {
  alive_ = false;
  if (asked.path != "/ws")
    return respond(Routes::refusal(404, refused_by(rule::unknown_type, asked.path)), {});
  if (!hall_.routes.is_own_origin(asked))
    return respond(Routes::refusal(403, refused_by(rule::not_your_role, "wrong origin")), {});
  if (hall_.peers.size() >= hall_.options.connections_most || hall_.stopping)
    return respond(Routes::refusal(503, refused_by(rule::room_is_full)), {});
  std::make_shared<WebSocketPeer>(std::move(stream_), hall_, hall_.next_id(), asked.address)
      ->accept(request, token_hash(asked.token));
}

void HttpPeer::respond(const HttpAnswer& answer, const std::string& cookie) {
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
  stream_.expires_after(patience);
  http::async_write(stream_, *response,
                    [self = shared_from_this(), response](beast::error_code error, std::size_t) {
                      if (!error && self->alive_ && !self->hall_.stopping) return self->read();
                      self->stream_.close();
                    });
}

}  // namespace cardroom::room::net
