// The key that signs the journal's heads (Ed25519). The secret half stays in the data folder; the
// public half is in the journal, and an inspector keeps it on paper.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/fault.h"
#include "base/result.h"

namespace cardroom::store {

using PublicKey = std::array<std::uint8_t, 32>;  // store/hash.h writes it as digits.
using Signature = std::array<std::uint8_t, 64>;

inline std::string_view view_of(const Signature& signature) {
  return {reinterpret_cast<const char*>(signature.data()), signature.size()};
}

class SigningKey {
 public:
  // The key derived from 32 bytes; the same bytes give the same key.
  explicit SigningKey(const std::array<std::uint8_t, 32>& seed);
  static SigningKey random();
  // Reads the file, or makes a new key and writes it, durably readable by its owner only (0600).
  static Result<SigningKey, Fault> load_or_create(const std::string& file);

  const PublicKey& public_key() const { return public_; }
  Signature sign(std::string_view message) const;

 private:
  PublicKey public_{};
  std::array<std::uint8_t, 64> secret_{};
};

bool verifies(const PublicKey& key, std::string_view message, const Signature& signature);

}  // namespace cardroom::store
