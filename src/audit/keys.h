// The keys of a table's shuffles: each was committed to before its round, and the order of every
// shuffled shoe follows from it and from what players mixed in. Computed here anew, from the text
// of docs/records.md and docs/shuffle.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "audit/record.h"
#include "cards/shuffle.h"

namespace cardroom::audit {

// Empty: nothing is wrong.
using Complaint = std::string;

class Keys {
 public:
  explicit Keys(std::uint32_t table) : table_(table) {}

  // In a rehearsal, whose first record says so, shuffles may be set by hand.
  void rehearse() { rehearsal_ = true; }

  Complaint drawn(const records::KeyDrawn& record, std::uint32_t rounds_dealt);
  Complaint mixed_in(const records::Entropy& record);

  // A command brought this order of these cards. `deals`: it begins a round.
  enum class Deals { round, again };
  Complaint brought(const records::Shuffle& shuffle, CardSet cards, const CardList& order,
                    std::optional<int> lifted, Deals deals);

 private:
  std::uint32_t table_;
  bool rehearsal_ = false;
  std::uint64_t coming_ = 0;  // The round that the last key is for; 0: none was drawn.
  Seed key_{};
  std::vector<std::string> entropy_;
  std::uint64_t dealt_ = 0;  // The round whose seed this is.
  Seed seed_{};
  std::uint64_t shuffles_ = 0;
};

}  // namespace cardroom::audit
