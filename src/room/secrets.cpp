#include "room/secrets.h"

#include <sodium/randombytes.h>

namespace cardroom::room {

Seed random_key() {
  Seed key;
  randombytes_buf(key.data(), key.size());
  return key;
}

std::string random_token() { return to_string(random_key()); }

store::Hash token_hash(std::string_view token) { return store::Hasher().text(token).done(); }

}  // namespace cardroom::room
