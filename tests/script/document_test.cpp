// docs/hand-script.md contains what the runner knows, and its examples run.
#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "script/poker/runner.h"
#include "script/run.h"
#include "source_folder.h"

using namespace cardroom;

static std::string document() {
  std::ifstream file(cardroom::test::source_folder() + "/docs/hand-script.md");
  REQUIRE(file);
  return {std::istreambuf_iterator<char>(file), {}};
}

static bool is_word_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || letter == '-';
}

// As a separate word, not as part of another.
static bool has_word(const std::string& text, std::string_view word) {
  for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const auto end = at + word.size();
    const bool before = at > 0 && is_word_letter(text[at - 1]);
    const bool after = end < text.size() && is_word_letter(text[end]);
    if (!before && !after) return true;
  }
  return false;
}

// Indented blocks that begin with a comment or a rulebook.
static std::vector<std::string> examples() {
  std::vector<std::string> found;
  std::istringstream lines(document());
  std::string block;
  for (std::string line; std::getline(lines, line);) {
    const bool indented = line.substr(0, 4) == "    ";
    if (indented) block += line.substr(4) + "\n";
    if (!indented && !block.empty()) {
      found.push_back(block);
      block.clear();
    }
  }
  return found;
}

TEST_CASE("hand-script.md: contains every word that the runner knows") {
  const std::string text = document();
  for (const auto word : poker_words()) CHECK_MESSAGE(has_word(text, word), word);
}

TEST_CASE("hand-script.md: every setting is in its table with its purpose") {
  const std::string text = document();
  for (const auto& setting : setting_list()) {
    const auto row = text.find("| `" + std::string(setting.key) + "` |");
    REQUIRE_MESSAGE(row != std::string::npos, setting.key);
    const std::string line = text.substr(row, text.find('\n', row) - row);
    CHECK_MESSAGE(line.find(setting.meaning) != std::string::npos, line);
  }
}

TEST_CASE("hand-script.md: every example runs and its expectations are met") {
  const auto all = examples();
  CHECK(all.size() >= 4);
  for (const auto& text : all) {
    const auto script = parse_script("hand-script.md", text);
    REQUIRE_MESSAGE(script, text);
    const ScriptRun ran = run_script(*script);
    CHECK_MESSAGE(!ran.not_a_script, text);
    for (const auto& failure : ran.failures)
      FAIL_CHECK(text << "line " << failure.line << ": wanted " << failure.wanted << ", got "
                      << failure.got);
  }
}
