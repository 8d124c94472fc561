// Field: everybody who entered a tournament, in the order of entry, found by their number. An
// entry changes only through change(), so that the tally is always right.
#pragma once

#include <unordered_map>
#include <utility>
#include <vector>

#include "base/check.h"
#include "tournament/field/tally.h"

namespace cardroom::tournament {

// From 1, in the order of entry; 0 means nobody.
using EntryNumber = std::uint16_t;

class Field {
 public:
  std::size_t size() const { return list_.size(); }
  bool empty() const { return list_.empty(); }
  bool full() const { return list_.size() == entries_most; }
  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }
  const Entry& operator[](std::size_t at) const { return list_[at]; }

  const Entry* find(PlayerId player) const {
    const auto found = numbers_.find(player.number());
    return found == numbers_.end() ? nullptr : &list_[found->second - 1U];
  }
  const Entry& of(EntryNumber number) const { return list_[number - 1U]; }
  EntryNumber number_of(const Entry& entry) const {
    return static_cast<EntryNumber>(&entry - list_.data() + 1);
  }
  const Tally& tally() const { return tally_; }

  // Somebody who has no entry yet.
  const Entry& add(PlayerId player) {
    check(!full() && find(player) == nullptr, "an entry is made twice, or one too many");
    Entry& made = list_.emplace_back();
    made.player = player;
    numbers_[player.number()] = number_of(made);
    tally_.add(made);
    return made;
  }
  template <class Change>
  void change(EntryNumber number, Change&& how) {
    Entry& entry = list_[number - 1U];
    tally_.take_out(entry);
    how(entry);
    tally_.add(entry);
  }

 private:
  std::vector<Entry> list_;
  std::unordered_map<std::uint32_t, EntryNumber> numbers_;
  Tally tally_;
};

}  // namespace cardroom::tournament
