// A file of settings in TOML: `key = value`, where every key is an option of a command without its
// hyphens. A list gives an option that may be given several times.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"

namespace cardroom::cli {

// Where a package keeps the room's settings.
inline constexpr const char* usual_settings = "/etc/cardroom/cardroom.toml";

// The settings' own version, which a file names as `version = 1`. It is raised when a key changes
// its meaning.
inline constexpr std::int64_t settings_version = 1;

enum class SettingKind : std::uint8_t { text, number, truth };
// "a text in quotation marks"
const char* words(SettingKind kind);

struct Setting {
  std::uint32_t line = 0;
  std::string key;
  std::vector<std::string> values;
  SettingKind kind = SettingKind::text;  // Of each value.
  bool is_list = false;
};

struct SettingsFault {
  std::uint32_t line = 0;  // 0: the whole file.
  std::string why;
};
// "12: there is no closing quotation mark"
std::string to_string(const SettingsFault& fault);

Result<std::vector<Setting>, SettingsFault> read_settings(const std::string& file);

}  // namespace cardroom::cli
