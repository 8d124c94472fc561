#include "tournament/format/formats.h"

namespace cardroom::tournament {

const Format* find_format(std::string_view key) {
  for (const Format* format : all_formats)
    if (format->key == key) return format;
  for (const Format* format : all_formats)
    if (format->articles->structure_fixed && key.size() == 1 && format->key.ends_with(key))
      return format;
  return nullptr;
}

}  // namespace cardroom::tournament
