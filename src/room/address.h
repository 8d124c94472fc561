// Address: where a connection comes from, as limits count it: an IPv4 address, or the /64 of an
// IPv6 address, which is what one household or one attacker has. Two addresses of one /64 are
// equal.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardroom::room {

class Address {
 public:
  constexpr Address() = default;  // Of nobody: the room itself.
  // `192.0.2.7`, `2001:db8::1`; what is no address is none.
  static std::optional<Address> parse(std::string_view text);

  bool is_none() const { return *this == Address(); }
  bool is_loopback() const;
  // The same to the last bit: what is trusted is one machine, not its whole /64.
  bool is_same_machine(const Address& other) const { return whole_ == other.whole_; }
  std::string text() const;        // `192.0.2.7`, `2001:db8::/64`
  std::string whole_text() const;  // `192.0.2.7`, `2001:db8::7`: parse() reads it.

  friend constexpr bool operator==(const Address& left, const Address& right) {
    return left.bytes_ == right.bytes_;
  }
  friend constexpr auto operator<=>(const Address& left, const Address& right) {
    return left.bytes_ <=> right.bytes_;
  }

  struct Hash {
    std::size_t operator()(const Address& address) const;
  };

 private:
  std::array<std::uint8_t, 16> bytes_{};  // What is counted; IPv4 as ::ffff:192.0.2.7.
  std::array<std::uint8_t, 16> whole_{};
};

}  // namespace cardroom::room
