// The keys of a table's shuffles: each was committed to before its round, and it determines the
// order of every shuffled shoe together with what the players mixed in. The auditor computes this
// independently, from the text of docs/records.md and docs/shuffle.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "audit/record.h"
#include "cards/shuffle.h"

namespace cardroom::audit {

// Empty when nothing is wrong.
using Complaint = std::string;

class CheckedKeys {
 public:
  explicit CheckedKeys(std::uint32_t table) : table_(table) {}

  // In a rehearsal, whose first record says so, shuffles may be set by hand.
  void rehearse() { rehearsal_ = true; }

  Complaint drawn(const records::KeyDrawn& record, std::uint32_t rounds_dealt);
  Complaint mixed_in(const records::Entropy& record);

  // A command came with this order of these cards. Deals::round: it begins a round.
  enum class Deals { round, again };
  Complaint brought(const records::Shuffle& shuffle, CardSet cards, const CardList& order,
                    std::optional<int> lifted, Deals deals);

 private:
  std::uint32_t table_;
  bool rehearsal_ = false;
  std::uint64_t coming_ = 0;  // The round that the last key is for; 0 when none was drawn.
  Seed key_{};
  std::vector<std::string> entropy_;
  std::uint64_t dealt_ = 0;  // The round that this seed belongs to.
  Seed seed_{};
  std::uint64_t shuffles_ = 0;
};

}  // namespace cardroom::audit
