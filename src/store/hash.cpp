#include "store/hash.h"

#include <algorithm>

namespace cardroom::store {

namespace {

constexpr std::string_view digits_of_16 = "0123456789abcdef";

int value_of(char digit) {
  if (digit >= 'A' && digit <= 'F') digit = static_cast<char>(digit - 'A' + 'a');
  const auto at = digits_of_16.find(digit);
  return at == digits_of_16.npos ? -1 : static_cast<int>(at);
}

}  // namespace

Hasher::Hasher() { crypto_generichash_blake2b_init(&state_, nullptr, 0, Hash{}.size()); }

Hasher& Hasher::bytes(std::string_view bytes) {
  crypto_generichash_blake2b_update(&state_, raw_of(bytes), bytes.size());
  return *this;
}

Hasher& Hasher::number(std::uint64_t number) {
  std::array<char, 8> low_first{};
  for (std::size_t at = 0; at < low_first.size(); ++at)
    low_first[at] = static_cast<char>(number >> (8 * at));
  return bytes({low_first.data(), low_first.size()});
}

Hasher& Hasher::text(std::string_view text) { return number(text.size()).bytes(text); }

Hasher& Hasher::hash(const Hash& hash) { return bytes(view_of(hash)); }

Hash Hasher::done() {
  Hash hash;
  crypto_generichash_blake2b_final(&state_, hash.data(), hash.size());
  return hash;
}

std::string to_hex(std::string_view bytes) {
  std::string digits;
  digits.reserve(2 * bytes.size());
  for (const char letter : bytes) {
    const auto byte = static_cast<unsigned char>(letter);
    digits += digits_of_16[byte >> 4];
    digits += digits_of_16[byte & 15U];
  }
  return digits;
}

std::string to_hex(const Hash& hash) { return to_hex(view_of(hash)); }

std::optional<std::string> from_hex(std::string_view digits) {
  if (digits.size() % 2 != 0) return std::nullopt;
  std::string bytes;
  for (std::size_t at = 0; at < digits.size(); at += 2) {
    const int high = value_of(digits[at]);
    const int low = value_of(digits[at + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    bytes += static_cast<char>(high * 16 + low);
  }
  return bytes;
}

std::optional<Hash> hash_from(std::string_view bytes) {
  Hash hash;
  if (bytes.size() != hash.size()) return std::nullopt;
  std::copy(bytes.begin(), bytes.end(), hash.begin());
  return hash;
}

}  // namespace cardroom::store
