#include "room/archive/shelf.h"

namespace cardroom::room {

std::string place_of(std::int64_t at_ms, std::uint32_t table, std::uint64_t round) {
  const auto padded = [](std::uint64_t number) {
    const std::string digits = std::to_string(number);
    return std::string(20 - digits.size(), '0') + digits;
  };
  return padded(static_cast<std::uint64_t>(at_ms)) + "/" + padded(table) + "/" + padded(round);
}

}  // namespace cardroom::room
