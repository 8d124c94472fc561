// Acts of staff in a hand script that put something on record. Each reads the rest of its line.
#pragma once

#include "script/poker/scene.h"

namespace cardroom {

Asked read_approves(PokerScene& scene, WordsReader& words, Role by);
Asked read_checks(PokerScene& scene, WordsReader& words, Role by);
Asked read_changes(PokerScene& scene, WordsReader& words, Role by);
Asked read_orders(PokerScene& scene, WordsReader& words, Role by);
Asked read_excludes(PokerScene& scene, WordsReader& words, Role by);
Asked read_records(PokerScene& scene, WordsReader& words, Role by);
Asked read_shares(PokerScene& scene, WordsReader& words, Role by);
Asked read_ruled_dispute(WordsReader& words, Role by);
Asked read_reviews(PokerScene& scene, WordsReader& words, Role by);
Asked read_proposes(PokerScene& scene, WordsReader& words, Role by);
Asked read_decides(PokerScene& scene, WordsReader& words, Role by);

// `disputes [TEXT]`, `asks review K`: said by a player, at a seat or elsewhere.
Asked read_disputes(WordsReader& words, PlayerId player);
Asked read_asks(WordsReader& words, PlayerId player);

}  // namespace cardroom
