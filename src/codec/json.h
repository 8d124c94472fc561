// Described structs as values of JSON, for those who compare or change what was written.
#pragma once

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "codec/json_text.h"

namespace cardroom::codec {

namespace json = boost::json;

// From the text that the one writer makes.
template <class T>
json::value to_json(const T& value) {
  return json::parse(to_text(value));
}

}  // namespace cardroom::codec
