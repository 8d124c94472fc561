#include "script/run.h"

#include "rules/games/games.h"
#include "script/canberra/runner.h"
#include "script/canberra_tournament/runner.h"
#include "script/poker/runner.h"
#include "script/tournament/runner.h"
#include "script/transcript.h"

namespace cardroom {

namespace {

// G-05: `rules faro-2001 ! …` is refused because there is no text; anything else is not a rulebook.
ScriptRun no_rulebook(const Script& script, NoSuchGame why) {
  Transcript transcript;
  const bool asked = !script.lines.empty() && script.lines[0].words[0] == "rules";
  const std::string sentence =
      why.reason == NoSuchGame::Reason::rules_not_supplied
          ? script.rules + ": authorised, but its rules were not supplied"
      : why.reason == NoSuchGame::Reason::one_of_three
          ? script.rules +
                ": section 19 of 1995 is on three games; write tournament-1995-manila, "
                "tournament-1995-holdem or tournament-1995-omaha"
          : quoted(script.rules) + " is not a rulebook; `cardroom rules` lists them";
  if (asked && why.reason == NoSuchGame::Reason::rules_not_supplied)
    transcript.refused(script.lines[0], {"rules_not_supplied", clause("ALT01-2.2"), sentence});
  else
    transcript.not_a_script({{script.rules_line, 1}, sentence});
  return transcript.finish();
}

}  // namespace

ScriptRun run_script(const Script& script, ScriptCards cards) {
  if (script.rules == tournament_canberra_2017) return run_canberra_tournament_script(script);
  if (script.tournament) return run_tournament_script(script);
  if (script.rules == canberra_2017) return run_canberra_script(script, cards);
  const auto game = find_game(script.rules);
  if (!game) return no_rulebook(script, game.error());
  return run_poker_script(script, **game, cards);
}

}  // namespace cardroom
