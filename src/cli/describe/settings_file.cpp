#include "cli/describe/settings_file.h"

#include <algorithm>
#include <map>

namespace cardroom::cli {

namespace {

constexpr auto settings_head =
    R"(# The settings of the card room: every option of `cardroom serve` without its hyphens.
# A line that begins with # has no effect and shows the usual value. After a change, check the
# file with `cardroom check-config`, then restart the room: `systemctl restart cardroom`.

# The version of the settings, not of the program.
)";

std::string quoted(const std::string& text) {
  std::string made = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') made += '\\';
    made += letter;
  }
  return made + '"';
}

std::string value_text(const OptionShape& option, const std::string& value) {
  if (option.value.empty()) return value.empty() ? "false" : value;
  const std::string one = option.is_number ? (value.empty() ? "0" : value) : quoted(value);
  return option.takes_many ? (value.empty() ? "[]" : "[" + one + "]") : one;
}

bool is_setting(const OptionShape& option) {
  return !option.is_argument && option.name != "--help" && option.name != "--config";
}

}  // namespace

Result<std::string, SettingsFault> settings_text(const CommandShape& program,
                                                 const std::vector<std::string>& set) {
  std::map<std::string, std::string> wanted;
  for (const std::string& one : set) {
    const auto equals = one.find('=');
    if (equals == std::string::npos) return SettingsFault{0, "--set needs KEY=VALUE, not " + one};
    wanted[one.substr(0, equals)] = one.substr(equals + 1);
  }
  const auto serve = std::find_if(program.commands.begin(), program.commands.end(),
                                  [](const auto& one) { return one.text.name == "serve"; });
  std::string text = settings_head + ("version = " + std::to_string(settings_version)) + "\n";
  for (const OptionShape& option : serve->options) {
    if (!is_setting(option)) continue;
    const std::string key = option.name.substr(2);
    const auto in_force = wanted.find(key);
    text += "\n# " + option.what + ".\n";
    if (in_force == wanted.end()) {
      text += "#" + key + " = " + value_text(option, option.usual) + "\n";
      continue;
    }
    text += key + " = " + value_text(option, in_force->second) + "\n";
    wanted.erase(in_force);
  }
  if (!wanted.empty()) return SettingsFault{0, "there is no setting " + wanted.begin()->first};
  return text;
}

}  // namespace cardroom::cli
