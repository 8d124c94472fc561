// Gate: who may come in, and how much is taken from whom, counted where bytes come in and before
// anything of them reaches the room. It knows no socket; time is given to it, of a steady clock.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "room/address.h"
#include "room/effects.h"
#include "room/net/meter.h"

namespace cardroom::room::net {

// A connection, as the gate knows it.
struct Speaker {
  Address address{};
  Meter messages{};
  Meter bytes{};
  Meter answers{};
  Meter work{};
  std::int64_t silent_until_ms = 0;
  std::size_t waiting = 0;  // Messages that the room has not handled yet.
  std::size_t unsent = 0;   // Bytes.
  int refused = 0;
};

class Gate {
 public:
  Gate(Limits limits, std::function<void(const Notice&)> note)
      : limits_(limits), note_(std::move(note)) {}

  const Limits& limits() const { return limits_; }

  // To this machine, or to another one that passes on what they say and has counted them too.
  enum class Came : std::uint8_t { here, elsewhere };
  // Somebody comes to the door: false when they are one too many, or come too fast.
  bool enter(const Address& address, std::int64_t now_ms, Came came = Came::here);
  void leave(const Address& address, Came came = Came::here);

  enum class Heard : std::uint8_t {
    taken,     // It goes to the room.
    too_fast,  // It is refused, and nothing is read from that connection for a second.
    enough,    // The connection is closed: it has been refused too often.
  };
  Heard hear(Speaker& speaker, std::int64_t now_ms);
  // A ping or a pong; each costs about as much as a message. False: the connection is closed.
  bool ping(Speaker& speaker, std::int64_t now_ms);
  // Bytes came in from it: of a message, or of what has no message in it.
  void take(Speaker& speaker, std::size_t bytes, std::int64_t now_ms);
  // How long none of its bytes are taken.
  std::int64_t pause_ms(const Speaker& speaker, std::int64_t now_ms);
  // The room has handled so many of its messages, at that price.
  void handled(Speaker& speaker, const Cost& cost, std::int64_t now_ms);

  // How long nothing more is read from it. `until_answered`: until it has been answered, or has
  // read what it was sent.
  static constexpr std::int64_t until_answered = -1;
  std::int64_t wait_ms(const Speaker& speaker, std::int64_t now_ms);

  // Bytes are to be sent to it: false when it has left too many unread.
  bool queue(Speaker& speaker, std::size_t bytes, std::int64_t now_ms);
  void sent(Speaker& speaker, std::size_t bytes);
  // The connection is closed: what was counted for it is no more.
  void forget(Speaker& speaker);

 private:
  struct Counted {
    std::size_t connections = 0;
    std::size_t waiting = 0;
    std::size_t unsent = 0;
    Meter connects{};
    Meter messages{};
    Meter bytes{};
    Meter answers{};
    Meter work{};
  };
  struct Told {
    std::optional<std::int64_t> at_ms;
    std::uint64_t times = 0;
  };
  void note_limit(std::string_view limit, const Address& address, std::int64_t now_ms);
  void forget_quiet(std::int64_t now_ms);

  Limits limits_;
  std::function<void(const Notice&)> note_;
  std::unordered_map<Address, Counted, Address::Hash> addresses_;
  std::map<std::pair<std::string_view, Address>, Told> told_;
  std::size_t connections_ = 0;
};

// A place inside the gate, which is given back when its holder goes.
class Admission {
 public:
  Admission() = default;
  Admission(std::shared_ptr<Gate> gate, const Address& address, Gate::Came came = Gate::Came::here)
      : gate_(std::move(gate)), address_(address), came_(came) {}
  Admission(Admission&&) = default;
  Admission& operator=(Admission&& other) noexcept {
    std::swap(gate_, other.gate_);
    std::swap(address_, other.address_);
    std::swap(came_, other.came_);
    return *this;
  }
  ~Admission() {
    if (gate_) gate_->leave(address_, came_);
  }

 private:
  std::shared_ptr<Gate> gate_;
  Address address_;
  Gate::Came came_ = Gate::Came::here;
};

std::int64_t steady_ms();

}  // namespace cardroom::room::net
