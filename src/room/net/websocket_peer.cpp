#include "room/net/websocket_peer.h"

#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <chrono>

#include "codec/json_text.h"
#include "room/messages/account.h"

namespace cardroom::room::net {

namespace websocket = beast::websocket;

namespace {

// A client that reads nothing for this long while data waits has gone, or does not want it.
constexpr std::int64_t write_most_ms = 15'000;

// Messages of a table are much alike, so a small window behind them is enough: what is kept for a
// connection is 40 KiB in most browsers. What clients send is short; it is unpacked by itself.
websocket::permessage_deflate packing_for(const Request& request) {
  const std::string_view offered = request[http::field::sec_websocket_extensions];
  websocket::permessage_deflate packing;
  packing.server_enable = true;
  packing.server_max_window_bits = 12;
  packing.client_no_context_takeover = true;
  // Only who offers it can be asked to use a smaller window than the usual one.
  if (offered.find("client_max_window_bits") != std::string_view::npos)
    packing.client_max_window_bits = 10;
  packing.compLevel = 3;
  packing.memLevel = 4;
  packing.msg_size_threshold = 64;
  return packing;
}

bool offers_packing(const Request& request) {
  const std::string_view offered = request[http::field::sec_websocket_extensions];
  return offered.find("permessage-deflate") != std::string_view::npos;
}

const Text& one_moment_text() {
  static const Text text = shared(codec::to_text(outgoing::OneMoment{}));
  return text;
}

}  // namespace

void WebSocketPeer::accept(const Request& request, bool stays) {
  stays_ = stays;
  socket_.next_layer().expires_never();
  auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
  timeout.idle_timeout = std::chrono::seconds(60);
  timeout.keep_alive_pings = true;
  socket_.set_option(timeout);
  if (offers_packing(request)) packed_ = hall_.pack();
  if (packed_) socket_.set_option(packing_for(request));
  socket_.read_message_max(message_most);
  socket_.text(true);
  socket_.auto_fragment(false);
  socket_.next_layer().watch(*this);
  socket_.control_callback([this](websocket::frame_type kind, beast::string_view) {
    if (kind != websocket::frame_type::close) ping();
  });
  socket_.async_accept(request,
                       beast::bind_front_handler(&WebSocketPeer::accepted, shared_from_this()));
}

void WebSocketPeer::send(const Outgoing& message) {
  if (closed_) return;
  const std::int64_t now_ms = steady_ms();
  // A client that does not read is disconnected: the room waits for nobody.
  const bool is_stuck = !queue_.empty() && now_ms > writes_since_ms_ + write_most_ms;
  if (!hall_.gate->queue(speaker_, message.text->size(), now_ms) || is_stuck)
    return drop("not_reading");
  queue_.push_back({message.text, message.open});
  if (queue_.size() > 1) return;
  writes_since_ms_ = now_ms;
  if (!hall_.begin_later(shared_from_this())) write();
}

void WebSocketPeer::begin() {
  if (!closed_ && !queue_.empty()) write();
}

void WebSocketPeer::handled(const Cost& cost) {
  if (closed_) return;
  hall_.gate->handled(speaker_, cost, steady_ms());
  read_on();
}

void WebSocketPeer::drop(std::string_view why) {
  if (closed_) return;
  hall_.note(notice::Dropped{why, speaker_.address.text()});
  close();
  socket_.next_layer().close();
}

void WebSocketPeer::accepted(beast::error_code error) {
  if (error) return;
  hall_.peers[id()] = shared_from_this();
  come();
  read_on();
}

void WebSocketPeer::come() {
  if (closed_ || hall_.reception() == nullptr) return;
  has_come_ = hall_.reception()->come(visitor_);
  if (!has_come_) drop("room_is_full");
}

// What it asked and nobody answered is not waited for: it will ask again.
void WebSocketPeer::pause() {
  if (closed_ || !has_come_) return;
  has_come_ = false;
  hall_.gate->handled(speaker_, {id(), speaker_.waiting, 0, 0}, steady_ms());
  if (!stays_) return drop("no_machine_serves");
  send({id(), one_moment_text(), 0, {}});
  read_on();
}

void WebSocketPeer::resume() {
  held_ = false;
  read_on();
}

void WebSocketPeer::read_on() {
  if (closed_ || reading_ || held_) return;
  const std::int64_t wait_ms = hall_.gate->wait_ms(speaker_, steady_ms());
  if (wait_ms == Gate::until_answered) return;
  if (wait_ms > 0) {
    held_ = true;
    return hall_.hold(weak_from_this(), wait_ms);
  }
  reading_ = true;
  socket_.async_read(buffer_,
                     beast::bind_front_handler(&WebSocketPeer::received, shared_from_this()));
}

void WebSocketPeer::received(beast::error_code error, std::size_t) {
  reading_ = false;
  if (error) return close();
  if (!socket_.got_text()) return drop("not_text");
  if (!hear()) return;
  buffer_.clear();
  read_on();
}

void WebSocketPeer::take(std::size_t bytes) { hall_.gate->take(speaker_, bytes, steady_ms()); }

std::int64_t WebSocketPeer::pause_ms() { return hall_.gate->pause_ms(speaker_, steady_ms()); }

// It is dropped a moment later: its socket is in the middle of reading.
void WebSocketPeer::ping() {
  if (closed_ || hall_.gate->ping(speaker_, steady_ms())) return;
  asio::post(socket_.get_executor(), [self = shared_from_this()] { self->drop("flooding"); });
}

// False: the connection is closed.
bool WebSocketPeer::hear() {
  switch (hall_.gate->hear(speaker_, steady_ms())) {
    case Gate::Heard::taken: {
      if (!has_come_) {
        hall_.gate->handled(speaker_, {id(), 1, 0, 0}, steady_ms());
        return true;
      }
      std::string text(static_cast<const char*>(buffer_.data().data()), buffer_.size());
      if (hall_.reception()->say(visitor_, std::move(text))) return true;
      drop("room_is_full");
      return false;
    }
    case Gate::Heard::too_fast:
      send({id(), too_fast_text(), 0, {}});
      return !closed_;
    case Gate::Heard::enough:
      drop("flooding");
      return false;
  }
  return false;
}

void WebSocketPeer::write() {
  writes_since_ms_ = steady_ms();
  if (packed_) socket_.compress(queue_.front().open);
  // An answer and what its command did are one packet: sending one costs more than making it.
  socket_.next_layer().more_follows(queue_.size() > 1);
  socket_.async_write(asio::buffer(*queue_.front().text),
                      beast::bind_front_handler(&WebSocketPeer::written, shared_from_this()));
}

void WebSocketPeer::written(beast::error_code error, std::size_t) {
  if (error || closed_) return close();
  hall_.gate->sent(speaker_, queue_.front().text->size());
  queue_.pop_front();
  if (!queue_.empty()) write();
  read_on();
}

void WebSocketPeer::close() {
  if (closed_) return;
  closed_ = true;
  hall_.gate->forget(speaker_);
  if (has_come_ && hall_.reception() != nullptr) hall_.reception()->leave(visitor_);
  // The hall may own the last reference. This one keeps the peer alive until the function ends.
  const auto self = shared_from_this();
  hall_.peers.erase(id());
}

}  // namespace cardroom::room::net
