// Fields of a JSON object that may or may not be there.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "base/player.h"

namespace cardroom::room {

// Empty, 0 or nobody if the field is missing or is something else.
std::string text_in(const boost::json::object& object, std::string_view name);
std::int64_t number_in(const boost::json::object& object, std::string_view name);
PlayerId player_in(const boost::json::object& object, std::string_view name);
// The number of a table; 0 is not a table.
std::uint32_t table_in(const boost::json::object& object);

}  // namespace cardroom::room
