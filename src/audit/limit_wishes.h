// Whether players' protection was kept: a player's own limit rises only a day after they asked for
// it, and nobody shortens what a player has chosen.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "records/protection_records.h"

namespace cardroom::audit {

class LimitWishes {
 public:
  // A record of the stream `protection` with its time; what is wrong with it.
  std::string apply(const records::ProtectionRecord& record, std::int64_t at_ms);

 private:
  using Key = std::pair<PlayerId, records::Limit>;
  std::string limit_set(const records::LimitSet& set, std::int64_t at_ms);
  std::string excluded(const records::PlayerExcluded& excluded, std::int64_t at_ms);

  struct Wish {
    std::optional<std::int64_t> amount;
    std::int64_t asked_ms = 0;
  };
  std::map<Key, std::int64_t> own_;
  std::map<Key, Wish> asked_;
  std::map<PlayerId, std::optional<std::int64_t>> excluded_until_;
};

}  // namespace cardroom::audit
