// PhhDocument: one hand of a .phh or .phhs file, cut into fields. Two readers make it: a quick one
// for the plain TOML that hand histories are written in, and toml++ for everything else that TOML
// allows. Both give the same result.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace cardroom::history {

enum class PhhKind { text, number, truth, texts, numbers, other };

struct PhhField {
  std::string_view key;
  PhhKind kind = PhhKind::other;
  std::size_t first = 0;  // Index into items: one for a single value, any number for a list.
  std::size_t count = 0;
  std::size_t line = 0;
  std::string_view raw;  // The value as it is written.
};

struct PhhDocument {
  std::string_view name;  // [17] of a .phhs; empty for a .phh.
  std::size_t line = 1;
  std::vector<PhhField> fields;
  std::vector<std::string_view> items;
  // Texts that are not in the file letter by letter; their addresses never change.
  std::vector<std::unique_ptr<const std::string>> kept;

  void clear();
};

}  // namespace cardroom::history
