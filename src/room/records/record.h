// A record of the journal as JSON, and what several kinds of them hold.
#pragma once

#include <optional>
#include <string_view>

#include <boost/json/object.hpp>

#include "cards/seed.h"

namespace cardroom::room {

// Nothing where the bytes are no object.
std::optional<boost::json::object> object_of(std::string_view bytes);

// Zeros where there is none.
Seed seed_in(const boost::json::object& object, std::string_view name);

}  // namespace cardroom::room
