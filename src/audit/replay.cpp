#include "audit/replay.h"

#include <boost/json/serialize.hpp>

#include "audit/corrections.h"
#include "codec/from_json.h"

namespace cardroom::audit {

namespace {

std::string name_of(const json::value& event) {
  const auto* const object = event.if_object();
  const auto* const type = object ? object->if_contains("type") : nullptr;
  return type && type->is_string() ? std::string(type->get_string()) : "something";
}

std::string field_that_differs(const json::object& recorded, const json::object& expected) {
  for (const auto& [name, value] : expected) {
    const auto* const there = recorded.if_contains(name);
    if (!there) return "has no " + std::string(name);
    if (*there != value)
      return "has " + std::string(name) + " " + json::serialize(*there) + " where the rules give " +
             json::serialize(value);
  }
  return "has one field too many";
}

}  // namespace

std::string difference(const json::array& recorded, const json::array& expected) {
  for (std::size_t at = 0; at < std::min(recorded.size(), expected.size()); ++at) {
    if (recorded[at] == expected[at] || is_corrected(recorded[at], expected[at])) continue;
    if (const std::size_t told = told_by_seats(recorded, expected, at); told > 0) {
      at += told - 1;
      continue;
    }
    const std::string event = "event " + std::to_string(at + 1) + ", " + name_of(recorded[at]);
    if (name_of(recorded[at]) != name_of(expected[at]))
      return event + ", is recorded where the rules give " + name_of(expected[at]);
    return event + ", " + field_that_differs(recorded[at].get_object(), expected[at].get_object());
  }
  if (recorded.size() != expected.size())
    return std::to_string(recorded.size()) + " events are recorded where the rules give " +
           std::to_string(expected.size());
  return {};
}

std::string wrong_role(const CommandRecord& record) {
  if (record.player.is_none()) return {};
  if (const auto* const by = record.command.if_contains("by"))
    if (*by != json::value(word(record.role)))
      return "given by a " + std::string(word(record.role)) + " as " + json::serialize(*by);
  const auto* const player = record.command.if_contains("player");
  if (player && record.role == Role::player &&
      *player != json::value(static_cast<std::int64_t>(record.player.number())))
    return "player " + std::to_string(record.player.number()) + " acts as player " +
           json::serialize(*player);
  return {};
}

std::optional<Seat> seat_acted_in(const CommandRecord& record) {
  const auto* const value = record.command.if_contains("seat");
  if (!value || record.role != Role::player || record.player.is_none() ||
      record.command.contains("player"))
    return std::nullopt;
  Seat seat;
  if (codec::read_seat(*value, seat) || seat.is_none()) return std::nullopt;
  return seat;
}

}  // namespace cardroom::audit
