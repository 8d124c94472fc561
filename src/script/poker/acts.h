// Acts of staff in a cash script that put something on record. Each reads the rest of its line.
#pragma once

#include <optional>

#include "script/poker/scene.h"

namespace cardroom {

using Asked = std::optional<TableCommand>;

Asked read_approves(CashScene& scene, WordsReader& words, Role by);
Asked read_checks(CashScene& scene, WordsReader& words, Role by);
Asked read_changes(CashScene& scene, WordsReader& words, Role by);
Asked read_orders(CashScene& scene, WordsReader& words, Role by);
Asked read_excludes(CashScene& scene, WordsReader& words, Role by);
Asked read_records(CashScene& scene, WordsReader& words, Role by);
Asked read_shares(CashScene& scene, WordsReader& words, Role by);
Asked read_ruled_dispute(WordsReader& words, Role by);
Asked read_reviews(CashScene& scene, WordsReader& words, Role by);
Asked read_proposes(CashScene& scene, WordsReader& words, Role by);
Asked read_decides(CashScene& scene, WordsReader& words, Role by);

// `disputes [TEXT]`, `asks review K`: what a player says, from a seat or from elsewhere.
Asked read_disputes(WordsReader& words, PlayerId player);
Asked read_asks(WordsReader& words, PlayerId player);

}  // namespace cardroom
