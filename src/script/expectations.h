// What every kind of script can expect.
#pragma once

#include <vector>

#include "script/transcript.h"
#include "script/words_reader.h"

namespace cardroom {

// `ruling NAME`, `ruling NAME CLAUSE`: one of these rulings has the name, and cites this clause,
// its parent or a sub-clause.
void expect_ruling(Transcript& transcript, WordsReader& words,
                   const std::vector<RulingTold>& rulings);

// `says TEXT`, `story TEXT`: some sentence so far contains these words.
void expect_told(Transcript& transcript, WordsReader& words);

}  // namespace cardroom
