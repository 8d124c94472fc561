#include "codec/field_error.h"

namespace cardroom::codec {

FieldError FieldError::inside(std::size_t item) const {
  const bool apart = !field.empty() && field.front() != '[';
  return {"[" + std::to_string(item) + (apart ? "]." : "]") + field, expected, got};
}

FieldError FieldError::inside(const std::string& name) const {
  const bool apart = !field.empty() && field.front() != '[';
  return {name + (apart ? "." : "") + field, expected, got};
}

std::string to_string(const FieldError& error) {
  const std::string sentence = "expected " + error.expected + "; got " + error.got;
  return error.field.empty() ? sentence : error.field + ": " + sentence;
}

}  // namespace cardroom::codec
