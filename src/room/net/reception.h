// Reception: whoever takes what comes in at the doors: the room in this process, or the machine
// that runs it.
#pragma once

#include <optional>
#include <string>

#include "room/net/routes.h"

namespace cardroom::room::net {

// Somebody who came over a WebSocket.
struct Visitor {
  ConnectionId id = 0;
  store::Hash token{};
  Address address{};
};

class Reception {
 public:
  virtual ~Reception() = default;
  // False: nothing more can be taken, and the connection is to be closed.
  virtual bool come(const Visitor& who) = 0;
  virtual bool say(const Visitor& who, std::string text) = 0;
  virtual void leave(const Visitor& who) = 0;
  // The answer, or nullopt when it comes later to `reply_to`.
  virtual std::optional<HttpAnswer> ask(const HttpRequest& request, ConnectionId reply_to) = 0;
};

}  // namespace cardroom::room::net
