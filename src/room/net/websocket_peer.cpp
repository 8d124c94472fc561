#include "room/net/websocket_peer.h"

#include <boost/beast/core/bind_handler.hpp>
#include <chrono>

namespace cardroom::room::net {

namespace websocket = beast::websocket;

void WebSocketPeer::accept(const Request& request, const store::Hash& token) {
  token_ = token;
  socket_.next_layer().expires_never();
  auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
  timeout.idle_timeout = std::chrono::seconds(60);
  timeout.keep_alive_pings = true;
  socket_.set_option(timeout);
  socket_.read_message_max(message_most);
  socket_.text(true);
  socket_.auto_fragment(false);
  socket_.async_accept(request,
                       beast::bind_front_handler(&WebSocketPeer::accepted, shared_from_this()));
}

void WebSocketPeer::send(const Outgoing& message) {
  if (closed_) return;
  unread_ += message.text->size();
  // A client that does not read is disconnected: the room waits for nobody.
  if (unread_ > hall_.options.unread_most) return drop();
  queue_.push_back(message.text);
  if (queue_.size() == 1) write();
}

void WebSocketPeer::drop() {
  if (closed_) return;
  close();
  socket_.next_layer().close();
}

void WebSocketPeer::accepted(beast::error_code error) {
  if (error) return;
  hall_.peers[id_] = shared_from_this();
  if (!hall_.service.receive(input::Connect{id_, token_, address_})) return drop();
  read();
}

void WebSocketPeer::read() {
  socket_.async_read(buffer_,
                     beast::bind_front_handler(&WebSocketPeer::received, shared_from_this()));
}

void WebSocketPeer::received(beast::error_code error, std::size_t) {
  if (error) return close();
  if (!socket_.got_text()) return drop();
  std::string text(static_cast<const char*>(buffer_.data().data()), buffer_.size());
  buffer_.clear();
  if (!hall_.service.receive(input::Receive{id_, std::move(text)})) return drop();
  read();
}

void WebSocketPeer::write() {
  socket_.async_write(asio::buffer(*queue_.front()),
                      beast::bind_front_handler(&WebSocketPeer::written, shared_from_this()));
}

void WebSocketPeer::written(beast::error_code error, std::size_t) {
  if (error) return close();
  unread_ -= queue_.front()->size();
  queue_.pop_front();
  if (!queue_.empty()) write();
}

void WebSocketPeer::close() {
  if (closed_) return;
  closed_ = true;
  hall_.service.receive(input::Disconnect{id_});
  // The hall may own the last reference. This one keeps the peer alive until the function ends.
  const auto self = shared_from_this();
  hall_.peers.erase(id_);
}

}  // namespace cardroom::room::net
