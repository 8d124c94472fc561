// WaitingDoor: what a machine answers while another one runs the room: that it is well, and that
// nobody should be sent to it. This header does not include the network library.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/fault.h"
#include "base/result.h"
#include "room/net/server.h"

namespace cardroom::room::net {

class WaitingDoor {
 public:
  // Listens at both addresses, and answers from a thread of its own until it is destroyed.
  static Result<std::unique_ptr<WaitingDoor>, Fault> open(const std::optional<Listening>& front,
                                                          const std::optional<Listening>& metrics);
  ~WaitingDoor();

  void tell(const std::string& holder);  // The machine that runs the room.

 private:
  struct Inside;
  explicit WaitingDoor(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace cardroom::room::net
