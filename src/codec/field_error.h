// FieldError: which field of a command or event could not be read, and what was expected there.
#pragma once

#include <cstddef>
#include <string>

namespace cardroom::codec {

struct FieldError {
  std::string field;     // "seat", "order[3]"; empty: the whole value.
  std::string expected;  // "a seat from 1 to 10, or null".
  std::string got;       // "\"x\"", "nothing".

  // The same, as seen from the list that holds this item; the first is 1.
  FieldError inside(std::size_t item) const;
  // The same, as seen from the object that has this field.
  FieldError inside(const std::string& name) const;
};

// "seat: expected a seat from 1 to 10, or null; got 11".
std::string to_string(const FieldError& error);

}  // namespace cardroom::codec
