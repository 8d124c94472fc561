#include "script/tournament/scene.h"

#include "base/number.h"
#include "codec/json_text.h"

namespace cardroom {

namespace {

// "p1..p9": adds the names from the first to the last. False if the word has another form.
bool add_series(std::vector<std::string>& names, const std::string& word) {
  const auto dots = word.find("..");
  const std::string stem = word.substr(0, std::min(word.find_first_of("0123456789"), dots));
  const std::string first = word.substr(stem.size(), dots - stem.size());
  const std::string last = word.substr(dots + 2);
  if (!last.starts_with(stem)) return false;
  const auto from = parse_number<int>(first, {0, 999});
  const auto until = parse_number<int>(last.substr(stem.size()), {0, 999});
  if (!from || !until) return false;
  for (int at = *from; at <= *until; ++at) names.push_back(stem + std::to_string(at));
  return true;
}

}  // namespace

bool put(TournamentScene& scene, const ScriptLine& line, const tournament::Command& command) {
  if (!put_first(scene, line, command)) return false;
  scene.transcript.accepted(line);
  return true;
}

bool put_first(TournamentScene& scene, const ScriptLine& line, const tournament::Command& command) {
  scene.transcript.command(codec::to_text(command));
  tournament::Events events;
  if (const auto refusal = play(scene.state, command, events)) {
    scene.transcript.refused(line, refused_by(*refusal));
    return false;
  }
  for (const auto& event : events)
    scene.transcript.event(tournament::say(event, scene.players.names()),
                           tournament::clause_of(event), codec::to_text(event));
  return true;
}

std::vector<std::string> read_names(WordsReader& words) {
  std::vector<std::string> names;
  while (!words.done() && words.peek() != "agreed" && words.peek() != "tables") {
    const std::string word = words.next("a name");
    if (word.find("..") == std::string::npos)
      names.push_back(word);
    else if (!add_series(names, word))
      words.fail("expected names like p1..p9, not " + quoted(word));
    if (words.error()) return names;
  }
  if (names.empty()) words.fail("expected a name");
  return names;
}

PlayerId read_player(TournamentScene& scene, WordsReader& words) {
  return scene.players.find_or_add(words.next("a name"));
}

tournament::TableNumber read_table(WordsReader& words) {
  return static_cast<tournament::TableNumber>(
      words.number("a table", 1, static_cast<int>(tournament::tables_most)));
}

}  // namespace cardroom
