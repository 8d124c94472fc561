#include "cards/keystream.h"

#include <sodium/crypto_stream_chacha20.h>

#include <bit>
#include <cstring>

#include "base/check.h"

namespace cardroom {

namespace {

using Nonce = std::array<std::uint8_t, crypto_stream_chacha20_NONCEBYTES>;
static_assert(Nonce().size() == 8 && Seed().size() == crypto_stream_chacha20_KEYBYTES);

Nonce nonce_of(ShuffleId id, std::uint32_t extension) {
  Nonce nonce = {};
  for (std::size_t at = 0; at < 4; ++at) {
    nonce[at] = static_cast<std::uint8_t>(id.number >> (8 * at));
    nonce[at + 4] = static_cast<std::uint8_t>(extension >> (8 * at));
  }
  return nonce;
}

void to_little_endian(Window* windows, std::size_t count) {
  if constexpr (std::endian::native == std::endian::little) return;
  for (std::size_t at = 0; at < count; ++at)
    for (auto& word : windows[at]) word = static_cast<std::uint16_t>(word << 8U | word >> 8U);
}

}  // namespace

void fill_windows(Window* windows, std::size_t count, const Seed& seed, ShuffleId id,
                  std::uint32_t extension) {
  static_assert(sizeof(Window) == window_bytes);
  constexpr std::uint64_t blocks = window_bytes / 64;
  check(id.round < (std::uint64_t{1} << 62U), "a round number is too large to shuffle for");
  const Nonce nonce = nonce_of(id, extension);
  auto* const bytes = reinterpret_cast<unsigned char*>(windows);
  // The keystream itself is what encrypting zeros gives.
  std::memset(bytes, 0, count * window_bytes);
  crypto_stream_chacha20_xor_ic(bytes, bytes, count * window_bytes, nonce.data(), blocks * id.round,
                                seed.data());
  to_little_endian(windows, count);
}

std::uint16_t Keystream::word() {
  if (at_ == window_words) {
    fill_windows(&window_, 1, seed_, id_, windows_++);
    at_ = 0;
  }
  return window_[at_++];
}

std::uint32_t Keystream::below(std::uint32_t bound) {
  check(bound >= 1 && bound < 65536, "a random number needs a bound of 1 to 65535");
  while (true) {
    const std::uint32_t product = word() * bound;
    if ((product & 0xFFFFU) >= excess_words(bound)) return product >> 16U;
  }
}

}  // namespace cardroom
