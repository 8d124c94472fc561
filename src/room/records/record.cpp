#include "room/records/record.h"

#include <boost/json/parse.hpp>

#include "room/messages/fields.h"

namespace cardroom::room {

namespace json = boost::json;

std::optional<json::object> object_of(std::string_view bytes) {
  boost::system::error_code error;
  json::value value = json::parse(bytes, error);
  if (error || !value.is_object()) return std::nullopt;
  return std::move(value.get_object());
}

Seed seed_in(const json::object& object, std::string_view name) {
  const auto seed = parse_seed(text_in(object, name));
  return seed ? *seed : Seed{};
}

}  // namespace cardroom::room
