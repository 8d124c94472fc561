#include "cli/backup/room_folder.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "cli/command_line.h"
#include "cli/settings.h"

namespace cardroom::cli {

void describe_folder(Command& command, RoomFolder& folder) {
  command.option("--data", folder.data, "The room's data folder (left out: as the settings say)")
      .type("FOLDER");
  command
      .option("--config", folder.config,
              std::string("The room's file of settings (left out: ") + usual_settings + ")")
      .type("FILE");
}

Result<std::optional<std::string>, Fault> setting_in(const RoomFolder& folder,
                                                     const std::string& key) {
  using Found = std::optional<std::string>;
  std::string file = folder.config;
  std::error_code ignored;
  if (file.empty() && std::filesystem::exists(usual_settings, ignored)) file = usual_settings;
  if (file.empty()) return Found();
  const auto settings = read_settings(file);
  if (!settings) return Fault{"read " + file, to_string(settings.error())};
  for (const Setting& setting : *settings)
    if (setting.key == key && !setting.values.empty() && !setting.values.front().empty())
      return Found(setting.values.front());
  return Found();
}

Result<std::string, Fault> folder_of(const RoomFolder& folder) {
  if (!folder.data.empty()) return folder.data;
  const auto named = setting_in(folder, "data");
  if (!named) return named.error();
  return named->value_or("cardroom-data");
}

std::optional<Fault> give_to_owner(const std::string& file, const std::string& folder) {
  struct stat about {};
  if (::stat(folder.c_str(), &about) != 0) return Fault{"look at " + folder, std::strerror(errno)};
  if (::geteuid() != 0 || about.st_uid == 0) return std::nullopt;
  if (::lchown(file.c_str(), about.st_uid, about.st_gid) == 0) return std::nullopt;
  return Fault{"give " + file + " to the folder's owner", std::strerror(errno)};
}

}  // namespace cardroom::cli
