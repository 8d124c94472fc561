// Fields of a JSON object that may or may not be there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "base/player.h"
#include "base/seat.h"
#include "rulebook/role.h"

namespace cardroom::room {

// Empty, false, 0 or nobody if the field is missing or is something else.
std::string text_in(const boost::json::object& object, std::string_view name);
bool bool_in(const boost::json::object& object, std::string_view name);
std::int64_t number_in(const boost::json::object& object, std::string_view name);
PlayerId player_in(const boost::json::object& object, std::string_view name);
Seat seat_in(const boost::json::object& object, std::string_view name);
const boost::json::object* object_in(const boost::json::object& object, std::string_view name);
// The number of a table; 0 is not a table.
std::uint32_t table_in(const boost::json::object& object);
std::optional<Role> role_in(const boost::json::object& object);

}  // namespace cardroom::room
