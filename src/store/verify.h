// verify(): checks the whole journal against its chain and its signatures, from its beginning.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "store/journal.h"

namespace cardroom::store {

// Something that differs from what was written.
struct Damage {
  Sequence sequence = 0;  // Which record; 0 where it does not concern one record.
  std::string stream;
  Version version = 0;
  std::string what;
};

// "record 17 (table/7 version 3): …".
std::string to_string(const Damage& damage);

struct ChainReport {
  Head head;
  std::uint64_t records = 0;
  std::uint64_t heads = 0;
  std::uint64_t snapshots = 0;
  std::vector<Damage> damages;  // At most `damages_kept`; the count includes the rest.
  std::uint64_t damage_count = 0;
};
inline constexpr std::size_t damages_kept = 100;

// Called now and then with the records seen so far.
using RecordsRead = std::function<void(std::uint64_t records)>;

Result<ChainReport, Fault> verify(const Journal& journal, const RecordsRead& progress = {});

}  // namespace cardroom::store
