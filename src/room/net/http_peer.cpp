#include "room/net/http_peer.h"

#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <iterator>

#include "room/net/websocket_peer.h"

namespace cardroom::room::net {

namespace {

constexpr auto patience = std::chrono::seconds(30);
constexpr std::size_t device_most = 120;

// A client calls itself what it likes.
std::string printable(std::string text) {
  std::erase_if(text, [](char letter) { return letter < ' ' || letter > '~'; });
  if (text.size() > device_most) text.resize(device_most);
  return text;
}

// A page, or what the room answered, with what is sent before it.
struct Response {
  HttpAnswer answer;
  http::response<http::span_body<const char>> message;
};

void set_rules_for_browsers(http::fields& fields, Line line) {
  fields.set("X-Content-Type-Options", "nosniff");
  fields.set("X-Frame-Options", "DENY");
  fields.set("Referrer-Policy", "no-referrer");
  fields.set("Cross-Origin-Opener-Policy", "same-origin");
  fields.set("Cross-Origin-Resource-Policy", "same-origin");
  fields.set("Content-Security-Policy",
             "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
             "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  if (line == Line::tls) fields.set(http::field::strict_transport_security, "max-age=31536000");
}

// A proxy may add a line of its own below its client's instead of adding to it: RFC 9110, 5.3.
std::string all_of(const Request& request, std::string_view name) {
  std::string all;
  const auto [first, last] = request.equal_range(name);
  for (auto line = first; line != last; ++line)
    all += (all.empty() ? "" : ",") + std::string(line->value());
  return all;
}

std::string last_of(const Request& request, std::string_view name) {
  const auto [first, last] = request.equal_range(name);
  return first == last ? std::string() : std::string(std::prev(last)->value());
}

}  // namespace

void HttpPeer::start() {
  stream_.expires_after(patience);
  stream_.handshake(Completion([self = shared_from_this()](beast::error_code failed) {
    if (!failed) self->resume();
  }));
}

void HttpPeer::resume() {
  const std::int64_t wait_ms = is_proxied() ? 0 : hall_.gate->wait_ms(speaker_, steady_ms());
  if (wait_ms > 0) {
    // Only the hall owns it now, and keeps it until its time comes.
    id_ = hall_.next_id();
    hall_.peers[id_] = shared_from_this();
    return hall_.hold(weak_from_this(), wait_ms);
  }
  hall_.peers.erase(id_);
  parser_.emplace();
  parser_->body_limit(message_most);
  parser_->header_limit(8 * 1024);
  stream_.expires_after(patience);
  http::async_read(stream_, buffer_, *parser_,
                   beast::bind_front_handler(&HttpPeer::received, shared_from_this()));
}

void HttpPeer::send(const Outgoing& message) {
  answer(Routes::answer_to(asked_.path, asked_.line, message));
}

void HttpPeer::answer(HttpAnswer answer) {
  if (!waits_) return;
  const auto self = shared_from_this();
  hall_.peers.erase(id_);
  respond(std::move(answer));
}

void HttpPeer::come() {
  if (waits_) ask();
}

// Whoever was asked may have done it. To look at something again does no harm.
void HttpPeer::pause() {
  if (!waits_ || !is_sent_) return;
  is_sent_ = false;
  if (asked_.method != "GET" && asked_.method != "HEAD")
    answer(Routes::refusal(503, refused_by(rule::room_is_full)));
}

void HttpPeer::drop(std::string_view) {
  const auto self = shared_from_this();
  hall_.peers.erase(id_);
  close();
}

void HttpPeer::close() {
  hall_.gate->forget(speaker_);
  stream_.close();
}

void HttpPeer::received(beast::error_code error, std::size_t size) {
  if (error == http::error::body_limit || error == http::error::header_limit) {
    alive_ = false;
    return respond(Routes::refusal(413, refused_by(rule::bad_message, "too long")));
  }
  if (error) return close();
  const Request request = parser_->release();
  alive_ = request.keep_alive();
  head_ = request.method() == http::verb::head;
  asked_ = read_request(request);
  if (is_proxied()) speaker_ = {};
  speaker_.address = asked_.address;
  if (!is_heard(size)) {
    alive_ = alive_ && is_proxied();
    return respond(Routes::refusal(429, refused_by(rule::too_fast)));
  }
  if (!hall_.routes.is_own_host(asked_)) {
    alive_ = false;
    return respond(Routes::refusal(421, refused_by(rule::wrong_host)));
  }
  if (beast::websocket::is_upgrade(request) && from_.door == Door::front)
    return upgrade(request, asked_);
  id_ = hall_.next_id();
  hall_.peers[id_] = shared_from_this();
  waits_ = true;
  ask();
}

void HttpPeer::ask() {
  const auto self = shared_from_this();
  is_sent_ = hall_.reception() != nullptr;
  stream_.expires_after(patience);
  auto made = hall_.answer(asked_, id_);
  if (made) answer(std::move(*made));
}

// A proxy sends requests of many people over one connection: each counts for its own address alone.
bool HttpPeer::is_proxied() const { return hall_.routes.is_proxy(from_.address); }

bool HttpPeer::is_heard(std::size_t size) {
  const std::int64_t now_ms = steady_ms();
  if (is_proxied() && hall_.gate->wait_ms(speaker_, now_ms) > 0) return false;
  hall_.gate->take(speaker_, size, now_ms);
  return hall_.gate->hear(speaker_, now_ms) == Gate::Heard::taken;
}

HttpRequest HttpPeer::read_request(const Request& request) const {
  const auto field = [&](http::field name) { return std::string(request[name]); };
  // Two of them are as good as none: nobody can say which one somebody else went by.
  const auto only = [&](http::field name) {
    return request.count(name) == 1 ? field(name) : std::string();
  };
  HttpRequest asked;
  asked.method = std::string(request.method_string());
  asked.path = std::string(request.target());
  if (const auto query = asked.path.find('?'); query != std::string::npos) {
    asked.stays = std::string_view(asked.path).substr(query) == "?one_moment";
    asked.path.resize(query);
  }
  asked.origin = only(http::field::origin);
  asked.host = only(http::field::host);
  asked.local = from_.local;
  asked.door = from_.door;
  asked.body = request.body();
  asked.if_none_match = field(http::field::if_none_match);
  asked.takes_gzip = http::ext_list(request[http::field::accept_encoding]).exists("gzip");
  hall_.routes.see_client(
      asked, from_.address,
      {all_of(request, "X-Forwarded-For"), last_of(request, "X-Forwarded-Proto")});
  asked.token = Routes::token_in(field(http::field::cookie), asked.line);
  asked.device = printable(field(http::field::user_agent));
  constexpr std::string_view bearer = "Bearer ";
  const std::string authorization = field(http::field::authorization);
  if (asked.token.empty() && authorization.starts_with(bearer))
    asked.token = authorization.substr(bearer.size());
  return asked;
}

void HttpPeer::upgrade(const Request& request, const HttpRequest& asked) {
  alive_ = false;
  if (asked.path != "/ws")
    return respond(Routes::refusal(404, refused_by(rule::unknown_type, asked.path)));
  if (!hall_.routes.is_own_origin(asked))
    return respond(Routes::refusal(403, refused_by(rule::not_your_role, "wrong origin")));
  if (hall_.stopping || hall_.is_long_pause())
    return respond(Routes::refusal(503, refused_by(rule::room_is_full)));
  // A connection through a proxy counts for the client's own address.
  if (is_proxied()) {
    if (!hall_.gate->enter(asked.address, steady_ms()))
      return respond(Routes::refusal(503, refused_by(rule::room_is_full)));
    place_ = Admission(hall_.gate, asked.address);
  }
  hall_.gate->forget(speaker_);
  const Visitor visitor{hall_.next_id(), token_hash(asked.token), asked.address};
  std::make_shared<WebSocketPeer>(std::move(stream_), hall_, visitor, std::move(place_))
      ->accept(request, asked.stays);
}

void HttpPeer::respond(HttpAnswer answer) {
  waits_ = is_sent_ = false;
  auto response = std::make_shared<Response>();
  response->answer = std::move(answer);
  const HttpAnswer& made = response->answer;
  auto& message = response->message;
  message.version(11);
  message.result(static_cast<http::status>(made.status));
  message.set(http::field::content_type, made.type);
  const std::string_view keeps = made.lasting        ? "public, max-age=31536000, immutable"
                                 : made.etag.empty() ? "no-store"
                                                     : "no-cache";
  message.set(http::field::cache_control, boost::beast::string_view(keeps.data(), keeps.size()));
  if (!made.etag.empty()) message.set(http::field::etag, made.etag);
  if (made.packed) message.set(http::field::content_encoding, "gzip");
  if (made.packed || made.lasting) message.set(http::field::vary, "Accept-Encoding");
  set_rules_for_browsers(message, asked_.line);
  if (!made.cookie.empty()) message.set(http::field::set_cookie, made.cookie);
  message.keep_alive(alive_);
  const std::string_view bytes = made.bytes.empty() ? std::string_view(made.body) : made.bytes;
  message.body() = boost::beast::span<const char>(bytes.data(), bytes.size());
  message.prepare_payload();
  if (head_) message.body() = {};
  hall_.gate->handled(speaker_, {id_, 1, bytes.size(), 0}, steady_ms());
  stream_.expires_after(patience);
  http::async_write(stream_, message,
                    [self = shared_from_this(), response](beast::error_code error, std::size_t) {
                      if (!error && self->alive_ && !self->hall_.stopping) return self->resume();
                      self->close();
                    });
}

}  // namespace cardroom::room::net
