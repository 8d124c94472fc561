// OpenedToday: how many private tables each host and each address has opened today. A table that
// has ended still costs memory and disk. A restart begins anew.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

#include "base/player.h"

namespace cardroom::room {

class OpenedToday {
 public:
  std::size_t of_host(PlayerId host, std::int64_t now_ms) const;
  std::size_t of_address(const std::string& address, std::int64_t now_ms) const;
  void count(PlayerId host, const std::string& address, std::int64_t now_ms);

 private:
  std::int64_t day_ = 0;
  std::map<PlayerId, std::size_t> hosts_;
  std::map<std::string, std::size_t> addresses_;
};

}  // namespace cardroom::room
