// Every way in which the players of a question can hold their cards. Ways that differ only in the
// names of suits have the same odds, so one of them stands for all.
#pragma once

#include <optional>
#include <vector>

#include "odds/equity/boards.h"
#include "odds/wide.h"

namespace cardroom::odds {

struct Matchup {
  FixedList<CardSet, players_most> holes;
  Wide weight = 1;  // Of all those that it stands for.
};

// Where hole cards are not known, every choice of them is tried. nullopt if there are more than
// `most` ways.
std::optional<std::vector<Matchup>> matchups_of(const Question& question, std::uint64_t most);

// The players' ranges as they are, each combination of them without a card twice. nullopt if there
// are more than `most`.
std::optional<std::vector<std::vector<const Held*>>> combinations_of(const Question& question,
                                                                     std::uint64_t most);

}  // namespace cardroom::odds
