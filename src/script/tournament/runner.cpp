#include "script/tournament/runner.h"

#include "script/run_lines.h"
#include "script/tournament/acts.h"
#include "script/tournament/entries.h"
#include "script/tournament/expect.h"
#include "script/verbs.h"
#include "tournament/format/formats.h"
#include "words/tournament/story.h"

namespace cardroom {

namespace {

void read_set(TournamentScene& scene, WordsReader& words) {
  const auto key = ShortText::from(words.next("a setting"));
  const auto value = Note::from(words.rest());
  if (!key || !value) return words.fail("no setting is that long");
  if (!words.error())
    put(scene, words.line(),
        tournament::command::Determine{*key, *value, scene.by_or(Role::operator_)});
}

constexpr Verb<ReadTournamentLine> line_kinds[] = {{"set", read_set},
                                                   {"expect", expect_tournament}};

void read_line(TournamentScene& scene, WordsReader& words) {
  scene.by = words.take_role();
  if (const auto read = take_verb(line_kinds, words)) return read(scene, words);
  const std::string verb = words.next("a line of a tournament script");
  if (words.error() || read_entrant(scene, words, verb) || read_director(scene, words, verb))
    return;
  words.fail(quoted(verb) + " does not begin a line of a script; see docs/tournament-script.md");
}

}  // namespace

ScriptRun run_tournament_script(const Script& script) {
  const tournament::Format* format = tournament::find_format(script.rules);
  if (format == nullptr) {
    Transcript transcript;
    transcript.not_a_script({{script.rules_line, 1}, tournament::say_no_format(script.rules)});
    return transcript.finish();
  }
  TournamentScene scene(*format);
  run_lines(scene, script, read_line);
  return scene.transcript.finish();
}

}  // namespace cardroom
