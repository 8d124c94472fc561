#include "room/desk/totp.h"

#include <openssl/hmac.h>
#include <sodium/utils.h>

#include <array>

#include "base/check.h"

namespace cardroom::room::totp {

namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
constexpr std::int64_t step_ms = 30'000;

}  // namespace

std::string base32(std::string_view bytes) {
  std::string text;
  std::uint32_t held = 0;
  int bits = 0;
  for (const char byte : bytes) {
    held = (held << 8U) | static_cast<unsigned char>(byte);
    for (bits += 8; bits >= 5; bits -= 5) text += letters[(held >> (bits - 5)) & 31U];
  }
  if (bits > 0) text += letters[(held << (5 - bits)) & 31U];
  return text;
}

std::optional<std::string> from_base32(std::string_view text) {
  std::string bytes;
  std::uint32_t held = 0;
  int bits = 0;
  for (const char letter : text) {
    const auto value = letters.find(letter);
    if (value == std::string_view::npos) return std::nullopt;
    held = (held << 5U) | static_cast<std::uint32_t>(value);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>((held >> bits) & 255U);
  }
  return bytes;
}

std::string code_at(std::string_view key, std::int64_t step, int digits) {
  std::array<unsigned char, 8> counter{};
  for (std::size_t at = 0; at < counter.size(); ++at)
    counter[at] = static_cast<unsigned char>(step >> (8 * (7 - at)));
  std::array<unsigned char, 20> mac{};
  unsigned size = 0;
  const auto* const made = HMAC(EVP_sha1(), key.data(), static_cast<int>(key.size()),
                                counter.data(), counter.size(), mac.data(), &size);
  check(made != nullptr && size == mac.size(), "libcrypto has no HMAC-SHA-1");
  // RFC 4226, 5.3: four bytes from where the last half byte says, without the sign.
  const std::size_t from = mac[19] & 15U;
  std::uint32_t number = 0;
  for (std::size_t at = from; at < from + 4; ++at) number = (number << 8U) | mac[at];
  number &= 0x7fffffffU;
  std::string code(static_cast<std::size_t>(digits), '0');
  for (auto digit = code.rbegin(); digit != code.rend(); ++digit, number /= 10)
    *digit = static_cast<char>('0' + number % 10);
  return code;
}

std::int64_t step_at(std::int64_t now_ms) { return now_ms / step_ms; }

std::optional<std::int64_t> accepted_step(std::string_view secret, std::string_view code,
                                          std::int64_t now_ms, std::int64_t used) {
  const auto key = from_base32(secret);
  if (!key) return std::nullopt;
  const std::int64_t now = step_at(now_ms);
  for (std::int64_t step = now - 1; step <= now + 1; ++step) {
    const std::string right = code_at(*key, step);
    if (step > used && right.size() == code.size() &&
        sodium_memcmp(right.data(), code.data(), right.size()) == 0)
      return step;
  }
  return std::nullopt;
}

std::string uri(std::string_view name, std::string_view secret) {
  std::string label;
  for (const char letter : name)
    label += letter == ' ' ? std::string("%20") : std::string(1, letter);
  return "otpauth://totp/cardroom:" + label + "?secret=" + std::string(secret) + "&issuer=cardroom";
}

}  // namespace cardroom::room::totp
