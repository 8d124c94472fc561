#include "script/canberra_tournament/scene.h"

#include "codec/json_text.h"

namespace cardroom {

bool put(CanberraTournamentScene& scene, const ScriptLine& line,
         const canberra::tournament::Command& command) {
  scene.transcript.command(codec::to_text(command));
  canberra::tournament::Events events;
  if (const auto refusal = canberra::tournament::play(scene.state, command, events)) {
    scene.transcript.refused(line, refused_by(*refusal));
    return false;
  }
  for (const auto& event : events)
    scene.transcript.event(canberra::tournament::say(event, scene.players.names()),
                           canberra::tournament::clause_of(event), codec::to_text(event));
  scene.transcript.accepted(line);
  return true;
}

canberra::tournament::TableNumber read_session_table(WordsReader& words) {
  return static_cast<canberra::tournament::TableNumber>(words.number("a table", 1, 32));
}

PlayerId read_player(CanberraTournamentScene& scene, WordsReader& words) {
  return scene.players.find_or_add(words.next("a name"));
}

}  // namespace cardroom
