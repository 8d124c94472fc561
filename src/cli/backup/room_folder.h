// The data folder of a room that is already there: as the command line names it, or the settings,
// or the usual place.
#pragma once

#include <optional>
#include <string>

#include "base/fault.h"
#include "base/result.h"

namespace cardroom::cli {

class Command;

struct RoomFolder {
  std::string data;
  std::string config;
};

void describe_folder(Command& command, RoomFolder& folder);

// One of the room's settings; none where they do not have it.
Result<std::optional<std::string>, Fault> setting_in(const RoomFolder& folder,
                                                     const std::string& key);
Result<std::string, Fault> folder_of(const RoomFolder& folder);

// The files of a room belong to the folder's owner, also when root makes them.
std::optional<Fault> give_to_owner(const std::string& file, const std::string& folder);

}  // namespace cardroom::cli
