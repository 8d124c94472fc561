// Hash: 32 bytes of BLAKE2b. Numbers are hashed as eight bytes, lowest first; a text after its
// length, so no two different lists of values give the same bytes.
#pragma once

#include <sodium/crypto_generichash.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardroom::store {

using Hash = std::array<std::uint8_t, 32>;

class Hasher {
 public:
  Hasher();
  Hasher& bytes(std::string_view bytes);  // The bytes as they are.
  Hasher& number(std::uint64_t number);
  Hasher& text(std::string_view text);  // Its length, then its bytes.
  Hasher& hash(const Hash& hash);
  Hash done();

 private:
  crypto_generichash_blake2b_state state_;
};

// Hexadecimal digits in lower case, the first byte first.
std::string to_hex(std::string_view bytes);
std::string to_hex(const Hash& hash);
// Nullopt unless there are exactly two digits for each byte.
std::optional<std::string> from_hex(std::string_view digits);

// The same bytes, seen as another type.
inline std::string_view view_of(const Hash& hash) {
  return {reinterpret_cast<const char*>(hash.data()), hash.size()};
}
inline const unsigned char* raw_of(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}
std::optional<Hash> hash_from(std::string_view bytes);  // Nullopt unless there are 32.

}  // namespace cardroom::store
