#include "room/canberra/snapshot.h"

#include "canberra/table/enum_words.h"
#include "codec/from_json.h"
#include "codec/json_text.h"

namespace cardroom::room {

std::string text_of(const CanberraSnapshot& snapshot) {
  std::string out;
  codec::write(out, snapshot);
  return out;
}

std::optional<CanberraSnapshot> read_canberra_snapshot(std::string_view text) {
  const auto read = codec::from_snapshot<CanberraSnapshot>(text);
  if (!read || !canberra::is_sound(read->table)) return std::nullopt;
  return *read;
}

}  // namespace cardroom::room
