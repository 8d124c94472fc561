// A shape as TypeScript writes it: `number | null`, `LobbyTable[]`, `'buck' | 'none'`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/shape.h"

namespace cardroom::protocol {

// Enumerations that many structs have, each under its own name.
struct NamedWords {
  std::string_view name;
  std::vector<std::string_view> words;
};
const std::vector<NamedWords>& named_words();

// "lobby_table" as "LobbyTable".
std::string type_name(std::string_view name);

// Objects inside are named, not written out.
std::string type_text(const codec::Shape& shape);

// `after?: number`
std::string field_text(const codec::ShapeField& field);

// The fields of an object, with the inlined ones in their places; an inlined choice of objects
// stays one field.
std::vector<codec::ShapeField> all_fields(const codec::Shape& object);

}  // namespace cardroom::protocol
