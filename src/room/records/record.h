// Records of the journal as they are read.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codec/from_json.h"
#include "records/records.h"

namespace cardroom::room {

// Passes a record to `use`, or says why the bytes are not a record. Parts that the record leaves
// unread are valid only during the call.
template <class Record, class Use>
std::optional<std::string> read_record(std::string_view bytes, Use&& use) {
  const auto value = codec::parse_json(bytes);
  if (!value) return codec::to_string(value.error());
  const auto record = codec::from_json<Record>(*value);
  if (!record) return codec::to_string(record.error());
  use(*record);
  return std::nullopt;
}

}  // namespace cardroom::room
