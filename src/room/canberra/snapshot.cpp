#include "room/canberra/snapshot.h"

#include "canberra/table/enum_words.h"
#include "codec/from_json.h"
#include "codec/json_text.h"

namespace cardroom::room {

std::string snapshot_of(const CanberraRun& run) {
  std::string out;
  codec::write(out, run);
  return out;
}

std::optional<CanberraRun> read_canberra_snapshot(std::string_view text) {
  const auto read = codec::from_snapshot<CanberraRun>(text);
  if (!read || !canberra::is_sound(read->table)) return std::nullopt;
  return *read;
}

}  // namespace cardroom::room
