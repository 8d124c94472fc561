#include "cli/host/local_address.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <memory>

#include "room/address.h"

namespace cardroom::cli {

namespace {

struct FreeList {
  void operator()(ifaddrs* list) const { freeifaddrs(list); }
};

// Empty: not for others.
std::string text_of(const sockaddr& address) {
  char text[INET6_ADDRSTRLEN] = {};
  if (address.sa_family == AF_INET) {
    const auto& four = reinterpret_cast<const sockaddr_in&>(address);
    inet_ntop(AF_INET, &four.sin_addr, text, sizeof text);
  } else if (address.sa_family == AF_INET6) {
    const auto& six = reinterpret_cast<const sockaddr_in6&>(address);
    if (IN6_IS_ADDR_LINKLOCAL(&six.sin6_addr)) return {};
    inet_ntop(AF_INET6, &six.sin6_addr, text, sizeof text);
  }
  return std::string(text).starts_with("169.254.") ? std::string() : text;
}

}  // namespace

std::vector<std::string> local_addresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, FreeList> list(first);
  std::vector<std::string> fours;
  std::vector<std::string> sixes;
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || (one->ifa_flags & IFF_UP) == 0) continue;
    if ((one->ifa_flags & IFF_LOOPBACK) != 0) continue;
    const std::string text = text_of(*one->ifa_addr);
    if (!text.empty()) (one->ifa_addr->sa_family == AF_INET ? fours : sixes).push_back(text);
  }
  fours.insert(fours.end(), sixes.begin(), sixes.end());
  return fours;
}

std::optional<std::string> reachable(const std::string& address,
                                     const std::vector<std::string>& local) {
  const auto begin = address.find("://");
  const auto colon = address.rfind(':');
  if (begin == std::string::npos || colon <= begin) return std::nullopt;
  std::string host = address.substr(begin + 3, colon - begin - 3);
  const bool everywhere = host == "0.0.0.0" || host == "[::]";
  if (!everywhere) {
    if (host.starts_with('[')) host = host.substr(1, host.size() - 2);
    const auto parsed = room::Address::parse(host);
    return parsed && parsed->is_loopback() ? std::nullopt : std::optional(address);
  }
  if (local.empty()) return std::nullopt;
  const bool is_six = local.front().find(':') != std::string::npos;
  const std::string name = is_six ? "[" + local.front() + "]" : local.front();
  return by_name(address, name);
}

std::string by_name(const std::string& address, const std::string& name) {
  return address.substr(0, address.find("://") + 3) + name + address.substr(address.rfind(':'));
}

}  // namespace cardroom::cli
