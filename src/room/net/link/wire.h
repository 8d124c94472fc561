// Wire: one end of a link between two machines: frames over TLS 1.3, in which both ends prove that
// they have the room's key. It closes when the other end is silent or does not read.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "room/net/link/link_key.h"

namespace cardroom::room::net {

class Wire : public std::enable_shared_from_this<Wire> {
 public:
  struct Frame {
    std::string_view head;  // JSON
    std::string_view body;
  };
  // Called until the wire is closed, by whichever end.
  struct Heard {
    std::function<void()> open;  // The other end has proved that it belongs to the room.
    std::function<void(const Frame&)> frame;
    std::function<void()> closed;
  };

  Wire(boost::asio::ip::tcp::socket socket, boost::asio::ssl::context& tls, const LinkKey& key)
      : stream_(std::move(socket), tls), key_(key), timer_(stream_.get_executor()) {}

  void connect(const boost::asio::ip::tcp::endpoint& where, Heard heard);
  void accept(Heard heard);
  void send(const Frame& frame);
  void close();  // Nothing is heard of it any more, not even that.

 private:
  void shake_hands(boost::asio::ssl::stream_base::handshake_type role);
  void begin();
  void read();
  void take_frames();
  void write();
  void look();
  void fail();

  boost::asio::ssl::stream<boost::asio::ip::tcp::socket> stream_;
  const LinkKey& key_;
  boost::asio::steady_timer timer_;
  Heard heard_;
  std::string in_;        // What has come and is no whole frame yet,
  std::size_t used_ = 0;  // but for so much of it.
  std::string out_;
  std::string leaving_;  // What is being written.
  bool is_due_ = false;  // The first of it is about to be.
  std::int64_t heard_at_ms_ = 0;
  bool is_open_ = false;
  bool is_closed_ = false;
};

}  // namespace cardroom::room::net
