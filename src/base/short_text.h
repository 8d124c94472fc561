// TextOf<N>: at most N letters inside the object itself; no heap. For words that people write and
// that a command carries.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cardroom {

template <std::size_t N>
class TextOf {
 public:
  static_assert(N < 256);
  static constexpr std::size_t most = N;

  constexpr TextOf() = default;
  // Nullopt when the text is too long.
  static constexpr std::optional<TextOf> from(std::string_view text) {
    if (text.size() > most) return std::nullopt;
    TextOf made;
    std::copy(text.begin(), text.end(), made.letters_.begin());
    made.size_ = static_cast<std::uint8_t>(text.size());
    return made;
  }

  constexpr std::string_view view() const { return {letters_.data(), size_}; }
  constexpr bool empty() const { return size_ == 0; }
  friend constexpr bool operator==(const TextOf&, const TextOf&) = default;

 private:
  std::array<char, most> letters_{};
  std::uint8_t size_ = 0;
};

using ShortText = TextOf<39>;  // A key or a value.
using Note = TextOf<79>;       // A sentence: a complaint, a proposal, a decision.

}  // namespace cardroom
