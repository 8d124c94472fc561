// One round at a table with a game's defaults and two at random tables, command by command and
// event by event, compared with tests/golden/rounds: KEY.txt for the game with that key. For a new
// game, start with an empty file. CARDROOM_UPDATE_GOLDEN=1 writes them again.
#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "conformance/suite/campaign.h"
#include "rules/games/games.h"
#include "source_folder.h"

using namespace cardroom;

namespace {

std::string transcript_of(const Game& game) {
  std::string text;
  for (const std::uint64_t seed : {0, 2, 5}) {
    for (const auto& line : conformance::transcript_of_round(game, seed)) text += line + "\n";
    text += "\n";
  }
  return text;
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream content;
  content << file.rdbuf();
  return content.str();
}

// The first line in which they differ, or an empty text.
std::string difference(const std::string& told, const std::string& golden) {
  std::istringstream now(told);
  std::istringstream before(golden);
  std::string new_line;
  std::string old_line;
  for (int number = 1;; ++number) {
    const bool more = static_cast<bool>(std::getline(now, new_line));
    const bool had_more = static_cast<bool>(std::getline(before, old_line));
    if (!more && !had_more) return "";
    if (more != had_more || new_line != old_line)
      return "line " + std::to_string(number) + ": '" + new_line + "', not '" + old_line + "'";
  }
}

}  // namespace

TEST_CASE("a round of a game equals the golden transcript of its name") {
  const std::filesystem::path folder = cardroom::test::source_folder() + "/tests/golden/rounds";
  const bool update = std::getenv("CARDROOM_UPDATE_GOLDEN") != nullptr;
  int transcripts = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    const std::filesystem::path& path = file.path();
    const auto game = find_game(path.stem().string());
    REQUIRE_MESSAGE(game, path.string());
    const std::string told = transcript_of(**game);
    if (update) std::ofstream(path) << told;
    CHECK_MESSAGE(difference(told, content_of(path)) == "", path.string());
    ++transcripts;
  }
  CHECK(transcripts > 20);
}
