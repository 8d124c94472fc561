// Fraction: a number of a document that is not whole. Only answers for analysts have such numbers;
// money, cards and records never do.
#pragma once

#include <array>
#include <charconv>
#include <string>

namespace cardroom::codec {

struct Fraction {
  double value = 0;
  constexpr Fraction() = default;
  constexpr Fraction(double given) : value(given) {}
  constexpr operator double() const { return value; }
};

inline void write(std::string& out, Fraction fraction) {
  std::array<char, 32> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), fraction.value).ptr;
  out.append(digits.data(), end);
}

}  // namespace cardroom::codec
