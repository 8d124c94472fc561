// Commands to try at a moment of a round: everything that is listed, and a sample of what is not.
#pragma once

#include <vector>

#include "conformance/suite/random.h"
#include "rules/round/play.h"

namespace cardroom::conformance {

using Commands = std::vector<Command>;

// What the engine offers at this moment, read only from the list: sizes at both ends and one
// between. `to_shuffle` are the cards that a shuffle was asked for.
Commands listed_actions(const Round& round, CardSet to_shuffle, Random& random);

// Wrong seats, wrong moments, and sizes next to the right ones.
Commands unlisted_actions(const Terms& terms, const Round& round, CardSet to_shuffle,
                          Random& random);

// Acts before one's turn and wrong amounts that this book does not refuse outright (B-41 to B-43).
Commands irregular_actions(const Terms& terms, const Round& round, Random& random);

}  // namespace cardroom::conformance
