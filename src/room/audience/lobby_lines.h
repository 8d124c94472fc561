// LobbyLines: the lines of the lobby as those who read changes know them.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "room/messages/outgoing.h"

namespace cardroom::room {

class LobbyLines {
 public:
  using Lines = std::map<std::uint32_t, outgoing::LobbyTable>;

  const Lines& told() const { return told_; }
  void begin(Lines now) { told_ = std::move(now); }
  // What is different now, as a message; empty if nothing is. It is what is known from then on.
  std::string changes(Lines now);

 private:
  Lines told_;
};

}  // namespace cardroom::room
