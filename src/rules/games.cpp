#include "rules/games.h"

namespace cardroom {

Result<const Game*, NoSuchGame> find_game(std::string_view key) {
  for (const Game* const game : all_games)
    if (game->key == key) return game;
  // G-05: Faro is on the list of altered games (ALT01), but no text of its rules was supplied.
  if (key == "faro-2001" || key == "faro")
    return NoSuchGame{NoSuchGame::Reason::rules_not_supplied};
  return NoSuchGame{};
}

}  // namespace cardroom
