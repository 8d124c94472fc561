#include "room/messages/fields.h"

#include <limits>

#include "base/seat_set.h"

namespace cardroom::room {

namespace json = boost::json;

std::string text_in(const json::object& object, std::string_view name) {
  const json::value* const value = object.if_contains(name);
  return value != nullptr && value->is_string()
             ? std::string(value->get_string().c_str(), value->get_string().size())
             : std::string();
}

bool bool_in(const json::object& object, std::string_view name) {
  const json::value* const value = object.if_contains(name);
  return value != nullptr && value->is_bool() && value->get_bool();
}

std::int64_t number_in(const json::object& object, std::string_view name) {
  const json::value* const value = object.if_contains(name);
  return value != nullptr && value->is_int64() ? value->get_int64() : 0;
}

PlayerId player_in(const json::object& object, std::string_view name) {
  const std::int64_t number = number_in(object, name);
  if (number < 1 || number > std::numeric_limits<std::uint32_t>::max()) return PlayerId();
  return PlayerId(static_cast<std::uint32_t>(number));
}

Seat seat_in(const json::object& object, std::string_view name) {
  const std::int64_t number = number_in(object, name);
  return number < 1 || number > seats_max ? Seat::none() : Seat(static_cast<int>(number));
}

const json::object* object_in(const json::object& object, std::string_view name) {
  const json::value* const value = object.if_contains(name);
  return value == nullptr ? nullptr : value->if_object();
}

std::uint32_t table_in(const json::object& object) {
  const std::int64_t number = number_in(object, "table");
  const bool possible = number > 0 && number <= std::numeric_limits<std::uint32_t>::max();
  return possible ? static_cast<std::uint32_t>(number) : 0;
}

std::optional<Role> role_in(const json::object& object) {
  const std::string text = text_in(object, "role");
  for (int role = 0; role < role_count; ++role)
    if (word(static_cast<Role>(role)) == text) return static_cast<Role>(role);
  return std::nullopt;
}

}  // namespace cardroom::room
