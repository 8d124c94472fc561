// SignIn: somebody signs in over HTTP; the edge has made the token and checked the password.
#pragma once

#include <cstdint>
#include <string>

#include "base/player.h"
#include "room/address.h"
#include "room/effects.h"
#include "store/hash.h"

namespace cardroom::room {

struct SignIn {
  enum class Kind : std::uint8_t { guest, register_, session, one_time, password, out };
  Kind kind = Kind::guest;
  ConnectionId reply_to = 0;
  std::string name;
  std::string password_hash;  // To be stored.
  PlayerId player;            // The account that is already signed in, or whose password was right.
  store::Hash code{};
  std::string factor;  // The code of an authenticator; empty: none was given.
  std::string device;  // What the browser calls itself.
  std::string token;   // Goes back to the client; the room keeps its hash.
  store::Hash token_hash{};
  Address address;  // Where it is asked from.
  PlayerId whose;   // Whose password was tried, right or wrong.
};

}  // namespace cardroom::room
