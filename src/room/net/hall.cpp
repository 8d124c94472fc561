#include "room/net/hall.h"

namespace cardroom::room::net {

void Hall::deliver(const Delivery& delivery) {
  for (const Outgoing& message : delivery.messages)
    if (const auto found = peers.find(message.to); found != peers.end()) {
      const auto peer = found->second;
      peer->send(message);
    }
  for (const ConnectionId gone : delivery.dropped)
    if (const auto found = peers.find(gone); found != peers.end()) {
      const auto peer = found->second;
      peer->drop();
    }
}

}  // namespace cardroom::room::net
