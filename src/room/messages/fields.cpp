#include "room/messages/fields.h"

#include <limits>

namespace cardroom::room {

namespace json = boost::json;

std::string text_in(const json::object& object, std::string_view name) {
  const json::value* const value = object.if_contains(name);
  return value != nullptr && value->is_string()
             ? std::string(value->get_string().c_str(), value->get_string().size())
             : std::string();
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

std::uint32_t table_in(const json::object& object) {
  const std::int64_t number = number_in(object, "table");
  const bool possible = number > 0 && number <= std::numeric_limits<std::uint32_t>::max();
  return possible ? static_cast<std::uint32_t>(number) : 0;
}

}  // namespace cardroom::room
