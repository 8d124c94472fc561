// Passing: a machine that does not run the room takes people's connections all the same, and passes
// on what comes in to the machine that runs it. When that machine ends, people wait here for a
// moment, until there is a next one.
#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>
#include <string>

#include "room/net/hall.h"
#include "room/net/link/frames.h"
#include "room/net/link/wire.h"

namespace cardroom::room::net {

class Passing : public Reception {
 public:
  Passing(boost::asio::io_context& context, Hall& hall, LinkKey& key)
      : context_(context), hall_(hall), key_(key) {}
  ~Passing() override { close(); }

  // Where the room is; said again and again, so that a link that broke is made anew.
  void follow(const Holder& holder);
  std::optional<HttpAnswer> about_itself(const HttpRequest& asked) const;
  void close();  // The room is here now: nothing is passed on any more.

  bool come(const Visitor& who) override;
  bool say(const Visitor& who, std::string text) override;
  void leave(const Visitor& who) override;
  std::optional<HttpAnswer> ask(const HttpRequest& request, ConnectionId reply_to) override;

 private:
  void connect();
  void broken();
  void hear(const Wire::Frame& frame);
  template <class Head>
  void send(const Head& head, std::string_view body = {});

  void take(const frame::Hello& hello, std::string_view body);
  void take(const frame::Pulse&, std::string_view) {}
  void take(const frame::Answer& answer, std::string_view body);
  void take(const frame::Tell& tell, std::string_view body);
  void take(const frame::Handled& handled, std::string_view body);
  void take(const frame::Drop& drop, std::string_view body);
  std::shared_ptr<Peer> peer(ConnectionId id) const;

  boost::asio::io_context& context_;
  Hall& hall_;
  LinkKey& key_;
  Holder holder_;
  std::shared_ptr<Wire> wire_;
  bool is_linked_ = false;  // The other end has said hello: it runs the room.
  bool is_understood_ = true;
};

}  // namespace cardroom::room::net
