// How a command of any game is named when it is part of something else.
#pragma once

#include "codec/shape.h"
#include "records/command_record.h"
#include "room/messages/incoming.h"

namespace cardroom::codec {

inline Shape described_elsewhere(std::string_view name) {
  Shape shape = shape_of_kind(Shape::Kind::other);
  shape.name = name;
  return shape;
}

template <>
struct ShapeOf<room::incoming::AnyCommand> {
  static Shape make() { return described_elsewhere("table_command"); }
};
template <>
struct ShapeOf<records::AnyCommand> {
  static Shape make() { return described_elsewhere("command"); }
};
template <>
struct ShapeOf<records::AnyEvents> {
  static Shape make() { return list_of(described_elsewhere("event")); }
};

}  // namespace cardroom::codec
