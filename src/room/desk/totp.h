// Codes of an authenticator: time-based one-time passwords of RFC 6238 with HMAC-SHA-1, six digits
// and steps of 30 seconds, which is what every authenticator speaks.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardroom::room::totp {

std::string base32(std::string_view bytes);  // RFC 4648, without padding.
std::optional<std::string> from_base32(std::string_view text);

// The code of a step, in `digits` digits.
std::string code_at(std::string_view key, std::int64_t step, int digits = 6);
std::int64_t step_at(std::int64_t now_ms);

// The step that the code belongs to: this one or one beside it, later than `used`.
std::optional<std::int64_t> accepted_step(std::string_view secret, std::string_view code,
                                          std::int64_t now_ms, std::int64_t used);

// The address that an authenticator reads.
std::string uri(std::string_view name, std::string_view secret);

}  // namespace cardroom::room::totp
