// Described structs as JSON values, for code that compares or changes what was written.
#pragma once

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "codec/json_text.h"

namespace cardroom::codec {

namespace json = boost::json;

// Parsed from the text that the only writer makes.
template <class T>
json::value to_json(const T& value) {
  return json::parse(to_text(value));
}

}  // namespace cardroom::codec
