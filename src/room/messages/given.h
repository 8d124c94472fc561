// Reads a message as one of its kind.
#pragma once

#include <optional>

#include "codec/from_json.h"
#include "room/messages/answer.h"
#include "room/messages/incoming.h"

namespace cardroom::room {

// If its fields cannot be read, the answer says so.
template <Described T>
std::optional<T> read_given(const Message& message, Effects& effects) {
  T given;
  const auto trouble = codec::Read::given(message.fields, given);
  if (!trouble) return given;
  refuse(message, refused_by(rule::bad_message, codec::to_string(*trouble)), effects);
  return std::nullopt;
}

}  // namespace cardroom::room
