// LinkDoor: where the other machines of a room bring what people say to them, at the machine that
// runs the room. People who come that way count against the same limits as those who come here.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <optional>
#include <set>

#include "room/net/hall.h"
#include "room/net/link/wire.h"

namespace cardroom::room::net {

class LinkPeer;

class LinkDoor {
 public:
  LinkDoor(boost::asio::io_context& context, Hall& hall, LinkKey& key)
      : context_(context), hall_(hall), key_(key), acceptor_(context) {}
  ~LinkDoor();

  std::optional<Fault> listen(const Listening& where);
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  void start();  // The room is here. Until then, whoever connects has to wait.
  void stop();

 private:
  boost::asio::io_context& context_;
  Hall& hall_;
  LinkKey& key_;
  boost::asio::ip::tcp::acceptor acceptor_;
  std::set<std::shared_ptr<LinkPeer>> links_;
};

}  // namespace cardroom::room::net
