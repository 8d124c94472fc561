#include "cli/settings.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>

#include "cli/files.h"

namespace cardroom::cli {

namespace {

struct Value {
  SettingKind kind = SettingKind::text;
  std::string text;
};

std::optional<Value> value_of(const toml::node& node) {
  if (const auto* const text = node.as_string()) return Value{SettingKind::text, text->get()};
  if (const auto* const number = node.as_integer())
    return Value{SettingKind::number, std::to_string(number->get())};
  if (const auto* const number = node.as_floating_point())
    return Value{SettingKind::number, fmt::format("{}", number->get())};
  if (const auto* const truth = node.as_boolean())
    return Value{SettingKind::truth, truth->get() ? "true" : "false"};
  return std::nullopt;
}

Result<Setting, SettingsFault> setting_of(std::string_view key, const toml::node& node) {
  Setting setting{node.source().begin.line, std::string(key), {}, {}, false};
  const auto add = [&](const toml::node& one) {
    const auto value = value_of(one);
    if (!value || (!setting.values.empty() && value->kind != setting.kind)) return false;
    setting.kind = value->kind;
    setting.values.push_back(value->text);
    return true;
  };
  bool right = true;
  if (const auto* const list = node.as_array()) {
    setting.is_list = true;
    for (const toml::node& one : *list) right = right && add(one);
  } else {
    right = add(node);
  }
  if (!right)
    return SettingsFault{setting.line, "`" + setting.key +
                                           "` must be a text in quotation marks, a number, true, "
                                           "false, or a list of one of these"};
  return setting;
}

std::optional<SettingsFault> fault_in_version(const Setting& version, bool is_whole) {
  if (!is_whole)
    return SettingsFault{version.line,
                         "`version` is a whole number, like " + std::to_string(settings_version) +
                             ", not " +
                             (version.is_list                       ? "a list"
                              : version.kind == SettingKind::number ? "a fraction"
                                                                    : words(version.kind))};
  const std::string known = std::to_string(settings_version);
  if (version.values == std::vector<std::string>{known}) return std::nullopt;
  return SettingsFault{version.line, "this program reads settings of version " + known +
                                         ", and this file has version " + version.values[0]};
}

}  // namespace

const char* words(SettingKind kind) {
  switch (kind) {
    case SettingKind::text:
      return "a text in quotation marks";
    case SettingKind::number:
      return "a number";
    case SettingKind::truth:
      return "true or false";
  }
  return "";
}

std::string to_string(const SettingsFault& fault) {
  return (fault.line == 0 ? "" : std::to_string(fault.line) + ":") + " " + fault.why;
}

Result<std::vector<Setting>, SettingsFault> read_settings(const std::string& file) {
  const auto text = read_file(file);
  if (!text) return SettingsFault{0, "the file cannot be read"};
  try {
    const toml::table table = toml::parse(*text);
    std::vector<Setting> settings;
    for (const auto& [key, node] : table) {
      const auto setting = setting_of(key.str(), node);
      if (!setting) return setting.error();
      if (setting->key == "version") {
        if (const auto fault = fault_in_version(*setting, node.is_integer())) return *fault;
        continue;
      }
      settings.push_back(*setting);
    }
    std::sort(settings.begin(), settings.end(),
              [](const Setting& left, const Setting& right) { return left.line < right.line; });
    return settings;
  } catch (const toml::parse_error& error) {
    return SettingsFault{error.source().begin.line, std::string(error.description())};
  }
}

}  // namespace cardroom::cli
