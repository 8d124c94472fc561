// Relay: a bare server of the room's network library. It takes a message and passes one of a given
// size on to everybody of the sender's group: no rules, no journal, no accounts. What the room
// reaches beside it is what the room itself costs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

namespace cardroom::bench {

struct Passed {
  std::size_t group = 0;      // How many connections, one after the other, are a group.
  std::size_t to_sender = 0;  // Messages to the sender, beyond the one to each of the group.
  std::size_t bytes = 0;      // Of each message.
};

class Relay {
 public:
  explicit Relay(const Passed& passed);
  ~Relay();
  Relay(const Relay&) = delete;
  Relay& operator=(const Relay&) = delete;

  std::uint16_t port() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace cardroom::bench
