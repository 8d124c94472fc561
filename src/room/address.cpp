#include "room/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <string_view>

namespace cardroom::room {

namespace {

constexpr std::array<std::uint8_t, 12> before_ipv4 = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

constexpr std::array<std::uint8_t, 16> loopback = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};

bool is_ipv4(const std::array<std::uint8_t, 16>& bytes) {
  return std::equal(before_ipv4.begin(), before_ipv4.end(), bytes.begin());
}

}  // namespace

std::optional<Address> Address::parse(std::string_view text) {
  const std::string whole(text);
  Address address;
  if (::inet_pton(AF_INET, whole.c_str(), address.bytes_.data() + before_ipv4.size()) == 1) {
    std::copy(before_ipv4.begin(), before_ipv4.end(), address.bytes_.begin());
    address.whole_ = address.bytes_;
    return address;
  }
  // An address of one machine names its interface after a '%'.
  const std::string plain = whole.substr(0, whole.find('%'));
  if (::inet_pton(AF_INET6, plain.c_str(), address.bytes_.data()) != 1) return std::nullopt;
  address.whole_ = address.bytes_;
  if (!is_ipv4(address.bytes_) && address.bytes_ != loopback)
    std::fill(address.bytes_.begin() + 8, address.bytes_.end(), 0);
  return address;
}

bool Address::is_loopback() const {
  return (is_ipv4(bytes_) && bytes_[before_ipv4.size()] == 127) || bytes_ == loopback;
}

std::string Address::text() const {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (is_ipv4(bytes_)) {
    ::inet_ntop(AF_INET, bytes_.data() + before_ipv4.size(), text.data(), text.size());
    return text.data();
  }
  ::inet_ntop(AF_INET6, bytes_.data(), text.data(), text.size());
  return std::string(text.data()) + (bytes_ == loopback ? "" : "/64");
}

std::string Address::whole_text() const {
  if (is_ipv4(bytes_)) return text();
  std::array<char, INET6_ADDRSTRLEN> text{};
  ::inet_ntop(AF_INET6, whole_.data(), text.data(), text.size());
  return text.data();
}

std::size_t Address::Hash::operator()(const Address& address) const {
  return std::hash<std::string_view>()(
      {reinterpret_cast<const char*>(address.bytes_.data()), address.bytes_.size()});
}

}  // namespace cardroom::room
