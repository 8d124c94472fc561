// LinkPeer: another machine of the room, at the end of a link, and the people who are connected to
// it.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "room/net/hall.h"
#include "room/net/link/frames.h"
#include "room/net/link/wire.h"

namespace cardroom::room::net {

class RemotePeer;

class LinkPeer : public std::enable_shared_from_this<LinkPeer> {
 public:
  LinkPeer(Hall& hall, std::shared_ptr<Wire> wire) : hall_(hall), wire_(std::move(wire)) {}

  void start(std::function<void()> gone);
  void close();

  template <class Head>
  void send(const Head& head, std::string_view body = {});
  // A message for many is sent once, as long as nothing else comes between. True: the first of
  // them, so that somebody has to see to it that they go out.
  bool tell(ConnectionId there, const Outgoing& message);
  void flush();
  void forget(ConnectionId there) { people_.erase(there); }

 private:
  void hear(const Wire::Frame& heard);
  void take(const frame::Hello& hello, std::string_view body);
  void take(const frame::Pulse&, std::string_view) {}
  void take(const frame::Ask& ask, std::string_view body);
  void take(const frame::Come& come, std::string_view body);
  void take(const frame::Say& say, std::string_view body);
  void take(const frame::Leave& leave, std::string_view body);
  void answer(ConnectionId there, const HttpAnswer& made);

  Hall& hall_;
  std::shared_ptr<Wire> wire_;
  std::function<void()> gone_;
  bool is_understood_ = false;
  std::unordered_map<ConnectionId, std::shared_ptr<RemotePeer>> people_;  // By their number there.
  Text text_;  // What waits to be told, and to whom.
  bool is_open_ = false;
  std::vector<ConnectionId> to_;
};

// Somebody who is connected to another machine over a WebSocket.
class RemotePeer : public Peer, public std::enable_shared_from_this<RemotePeer> {
 public:
  RemotePeer(Hall& hall, std::shared_ptr<LinkPeer> link, ConnectionId there, Visitor visitor,
             Admission place)
      : hall_(hall),
        link_(std::move(link)),
        there_(there),
        visitor_(std::move(visitor)),
        place_(std::move(place)) {
    speaker_.address = visitor_.address;
  }

  void come() override;
  void say(std::string text);
  void leave();
  void send(const Outgoing& message) override;
  void begin() override;
  void handled(const Cost& cost) override;
  void resume() override;
  void drop(std::string_view why) override;

 private:
  void pass_on();

  Hall& hall_;
  std::shared_ptr<LinkPeer> link_;
  const ConnectionId there_;
  const Visitor visitor_;
  Admission place_;
  Speaker speaker_;
  std::deque<std::string> said_;  // And not heard yet: it is too soon.
  bool held_ = false;
  bool has_left_ = false;
};

}  // namespace cardroom::room::net
