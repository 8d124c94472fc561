// Whether this program knows a record at all: a newer one may have written others.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cardroom::records {

// What a newer program must have written, in a sentence; none where stream and type are known, and
// where the bytes are no record at all.
std::optional<std::string> newer_in(std::string_view stream, std::string_view bytes);

}  // namespace cardroom::records
