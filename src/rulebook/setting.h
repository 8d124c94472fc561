// Setting: something the operator determines, as a row of a table: its key, its values and its
// meaning in words for people, and how a value is read. Each engine adds what its book says of it.
#pragma once

#include <span>
#include <string_view>

namespace cardroom {

template <class Into>
struct Setting {
  std::string_view key;
  std::string_view values;
  std::string_view meaning;
  bool (*read)(Into& into,
               std::string_view value) = nullptr;  // False: not a value of this setting.
};

// Null where no row has the key.
template <class Row>
constexpr const Row* row_of(std::span<const Row> list, std::string_view key) {
  for (const Row& row : list)
    if (row.key == key) return &row;
  return nullptr;
}

}  // namespace cardroom
