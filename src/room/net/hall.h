// Hall: who is connected, as the server sees them. Uses the network library; for this folder only.
#pragma once

#include <memory>
#include <unordered_map>

#include "room/net/routes.h"
#include "room/net/server.h"

namespace cardroom::room::net {

class Peer {
 public:
  virtual ~Peer() = default;
  virtual void send(const Outgoing& message) = 0;
  virtual void drop() = 0;
};

// What connections share. Everything here happens on the server's one thread.
struct Hall {
  ServerOptions options;
  Service& service;
  Routes routes;
  std::unordered_map<ConnectionId, std::shared_ptr<Peer>> peers;
  ConnectionId last = 0;
  bool stopping = false;

  ConnectionId next_id() { return ++last; }
  void deliver(const Delivery& delivery);
};

}  // namespace cardroom::room::net
