// The loop that runs every kind of script.
#pragma once

#include "script/transcript.h"
#include "script/words_reader.h"

namespace cardroom {

// Reads line after line into the scene, up to the first that does not belong in such a script.
template <class Scene>
void run_lines(Scene& scene, const Script& script, void (*read)(Scene&, WordsReader&)) {
  for (const ScriptLine& line : script.lines) {
    WordsReader words(line);
    read(scene, words);
    if (words.error()) return scene.transcript.not_a_script(*words.error());
  }
}

}  // namespace cardroom
