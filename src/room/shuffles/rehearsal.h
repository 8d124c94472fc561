// Rehearsal: shuffles set by hand, for a room in which dealers and supervisors are trained. Its
// file has lists of `shoe` lines as in hand scripts, each under the name of its table;
// docs/operating.md has an example.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "cards/card_list.h"
#include "cards/shoe.h"

namespace cardroom::room {

// A room is a rehearsal from its first record on, or never.
enum class Occasion : std::uint8_t { business, rehearsal };

// The cards that leave the shoe first; where none is named, the shuffled card comes.
struct SetShoe {
  std::size_t line = 0;  // Line in the file.
  std::vector<Card> cards;
};

struct SetList {
  std::size_t line = 0;
  std::string table;  // The table's name, or a rulebook.
  std::vector<SetShoe> shoes;
  bool repeats = false;  // Starts again after the last; otherwise later rounds are shuffled.

  // For the n-th deal, from 0.
  const SetShoe* at(std::size_t deal) const;
};

struct Rehearsal {
  std::string file;
  std::vector<SetList> lists;

  // A list with the table's name takes precedence over one with its rulebook.
  const SetList* find(std::string_view table, std::string_view rulebook) const;
};

Result<Rehearsal, ParseError> parse_rehearsal(std::string_view file, std::string_view text);

// The named cards in their places, and the others in the order of the shuffle. A card that the shoe
// does not have is skipped.
Shoe set_by_hand(const SetShoe& set, const Shoe& shuffled);

// A card in it that is not among these.
std::optional<Card> card_beyond(const SetShoe& set, CardSet deck);

}  // namespace cardroom::room
