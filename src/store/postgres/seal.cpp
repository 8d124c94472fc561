#include "store/postgres/seal.h"

#include <sodium/crypto_aead_xchacha20poly1305.h>
#include <sodium/randombytes.h>

namespace cardroom::store::postgres {

namespace {

constexpr std::size_t nonce_bytes = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t mark_bytes = crypto_aead_xchacha20poly1305_ietf_ABYTES;

unsigned char* raw(std::string& bytes) { return reinterpret_cast<unsigned char*>(bytes.data()); }

}  // namespace

// A signature of the same message is always the same, and this message is signed nowhere else.
Seal::Seal(const SigningKey& key)
    : key_(Hasher().bytes(view_of(key.sign("cardroom seal 1"))).done()) {
  static_assert(sizeof(Hash) == crypto_aead_xchacha20poly1305_ietf_KEYBYTES);
}

std::string Seal::close(std::string_view bytes, std::string_view place) const {
  std::string sealed(nonce_bytes + bytes.size() + mark_bytes, '\0');
  randombytes_buf(sealed.data(), nonce_bytes);
  crypto_aead_xchacha20poly1305_ietf_encrypt(raw(sealed) + nonce_bytes, nullptr, raw_of(bytes),
                                             bytes.size(), raw_of(place), place.size(), nullptr,
                                             raw(sealed), key_.data());
  return sealed;
}

std::optional<std::string> Seal::open(std::string_view sealed, std::string_view place) const {
  if (sealed.size() < nonce_bytes + mark_bytes) return std::nullopt;
  std::string bytes(sealed.size() - nonce_bytes - mark_bytes, '\0');
  if (crypto_aead_xchacha20poly1305_ietf_decrypt(
          raw(bytes), nullptr, nullptr, raw_of(sealed) + nonce_bytes, sealed.size() - nonce_bytes,
          raw_of(place), place.size(), raw_of(sealed), key_.data()) != 0)
    return std::nullopt;
  return bytes;
}

}  // namespace cardroom::store::postgres
