// ShortText: a word or two inside the object itself; no heap. For keys and values that people write
// and that a command carries.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cardroom {

class ShortText {
 public:
  static constexpr std::size_t most = 39;

  constexpr ShortText() = default;
  // None when the text is too long.
  static constexpr std::optional<ShortText> from(std::string_view text) {
    if (text.size() > most) return std::nullopt;
    ShortText made;
    std::copy(text.begin(), text.end(), made.letters_.begin());
    made.size_ = static_cast<std::uint8_t>(text.size());
    return made;
  }

  constexpr std::string_view view() const { return {letters_.data(), size_}; }
  constexpr bool empty() const { return size_ == 0; }
  friend constexpr bool operator==(const ShortText&, const ShortText&) = default;

 private:
  std::array<char, most> letters_{};
  std::uint8_t size_ = 0;
};

}  // namespace cardroom
