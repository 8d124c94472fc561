// Makes a table from a rulebook's key and its settings.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "room/game/table.h"
#include "room/messages/refused.h"

namespace cardroom::room {

// Opens a table under a rulebook; refuses a setting that the book does not allow.
Result<std::unique_ptr<GameTable>, Refused> open_game(std::string_view rulebook,
                                                      const SettingList& settings,
                                                      GameKind kind = {});

// The kind of table that its first record describes.
GameKind kind_of(const records::TableOpened& opened);

bool is_rulebook(std::string_view key);

}  // namespace cardroom::room
