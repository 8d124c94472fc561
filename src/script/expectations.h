// What every kind of script can expect.
#pragma once

#include <vector>

#include "script/transcript.h"
#include "script/words_reader.h"

namespace cardroom {

// `ruling NAME`, `ruling NAME CLAUSE`: one of these rulings has the name, and rests on this clause,
// its parent or a sub-clause.
void expect_ruling(Transcript& transcript, WordsReader& words,
                   const std::vector<RulingTold>& rulings);

// `says TEXT`, `story TEXT`: some sentence told so far has these words in it.
void expect_told(Transcript& transcript, WordsReader& words);

}  // namespace cardroom
