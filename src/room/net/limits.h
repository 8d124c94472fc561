// Limits: how much one connection and one address may ask of the room. A card room with two hundred
// telephones behind one address stays below all of them.
#pragma once

#include <cstddef>

namespace cardroom::room::net {

// So much a second, and so much at once after a silence.
struct Rate {
  double per_second = 0;
  double burst = 0;
};

struct Limits {
  // Of one connection: messages, their bytes, the bytes of the answers to them, and the time that
  // the room spent on them, in microseconds.
  Rate messages{20, 60};
  Rate bytes{40'960, 262'144};
  Rate answers{1'048'576, 8'388'608};
  Rate work{100'000, 1'000'000};
  std::size_t waiting = 4;            // Messages in the room's queue,
  std::size_t unsent_calm = 262'144;  // bytes to be sent above which nothing more is read,
  std::size_t unsent = 1'048'576;     // and above which the connection is closed.

  // Of one address, all its connections together.
  Rate address_messages{200, 4'000};
  Rate address_bytes{2'097'152, 16'777'216};
  Rate address_answers{8'388'608, 134'217'728};
  Rate address_work{400'000, 2'000'000};
  Rate address_connects{100, 1'500};
  std::size_t address_connections = 2'000;
  std::size_t address_waiting = 256;
  std::size_t address_unsent = 33'554'432;

  std::size_t connections = 20'000;  // Of all addresses.
  int sign_ins_a_minute = 240;       // From one address.
};

// Everything that a connection may ask for grows with the messages that it may send, and what an
// address may ask for with the messages that it may.
Limits limits_for(double messages_a_second, double address_messages_a_second);

}  // namespace cardroom::room::net
