// What two machines of a room say to each other over their link. A frame is one of these structs,
// as JSON, with a body of bytes behind it where its comment says so. Connections have the numbers
// that the machine gave them to which people came.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "codec/values.h"
#include "room/effects.h"

namespace cardroom::room::net::frame {

// Raised when an older program would misunderstand a frame: then the two do not work together.
inline constexpr int link_version = 1;

// The first frame of each end.
struct Hello {
  int version = 0;
  std::string node;  // For people.
  CARDROOM_DESCRIBED("hello", version, node);
};

// Nothing has happened; an end that hears nothing at all for some seconds closes the link.
struct Pulse {
  CARDROOM_DESCRIBED("pulse");
};

// From the machine to which somebody came.

// An HTTP request; its body is the frame's.
struct Ask {
  std::uint64_t connection = 0;
  std::string method;
  std::string path;
  std::string origin;
  std::string host;
  std::string local;  // The address of that machine which was connected to.
  std::string token;
  std::string if_none_match;
  bool takes_gzip = false;
  std::string address;  // Whose it is.
  std::string device;
  bool tls = false;  // Between them and that machine, or its proxy.
  CARDROOM_DESCRIBED("ask", connection, method, path, origin, host, local, token, if_none_match,
                     takes_gzip, address, device, tls);
};

// Over a WebSocket. The token is that of a session, hashed.
struct Come {
  std::uint64_t connection = 0;
  store::Hash token{};
  std::string address;
  CARDROOM_DESCRIBED("come", connection, token, address);
};

// The body is what they say.
struct Say {
  std::uint64_t connection = 0;
  CARDROOM_DESCRIBED("say", connection);
};

struct Leave {
  std::uint64_t connection = 0;
  CARDROOM_DESCRIBED("leave", connection);
};

// From the machine that runs the room.

// To an Ask; the body is the answer's.
struct Answer {
  std::uint64_t connection = 0;
  int status = 0;
  std::string media;
  std::string etag;
  std::string cookie;
  bool packed = false;
  bool lasting = false;
  CARDROOM_DESCRIBED("answer", connection, status, media, etag, cookie, packed, lasting);
};

// The body is a message for all of them.
struct Tell {
  std::vector<std::uint64_t> to;
  bool open = false;  // As in room/effects.h.
  CARDROOM_DESCRIBED("tell", to, open);
};

// What somebody said has been done, at this price.
struct Handled {
  std::uint64_t connection = 0;
  std::uint64_t messages = 0;
  std::uint64_t bytes = 0;
  std::int64_t work_us = 0;
  CARDROOM_DESCRIBED("handled", connection, messages, bytes, work_us);
};

// The connection is to be closed.
struct Drop {
  std::uint64_t connection = 0;
  CARDROOM_DESCRIBED("drop", connection);
};

using FromDoor = std::variant<Hello, Pulse, Ask, Come, Say, Leave>;
using FromRoom = std::variant<Hello, Pulse, Answer, Tell, Handled, Drop>;

}  // namespace cardroom::room::net::frame
