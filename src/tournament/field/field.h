// Field: everybody who entered a tournament, in the order of entry, found by their number. An
// entry changes only through change(), so that the tally is always right and what a command changed
// is known.
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
  Field() = default;
  // Those who entered, as they were.
  explicit Field(std::vector<Entry> list) : list_(std::move(list)) {
    for (const Entry& entry : list_) {
      numbers_[entry.player.number()] = number_of(entry);
      tally_.add(entry);
    }
  }

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

  // Nobody has entered; an entry that was taken back is none.
  bool has(PlayerId player) const {
    const Entry* const entry = find(player);
    return entry != nullptr && entry->status != EntryStatus::undone;
  }

  // Somebody who has no entry yet.
  void add(PlayerId player) {
    check(!full() && !has(player), "an entry is made twice, or one too many");
    if (find(player) == nullptr) {
      Entry& made = list_.emplace_back();
      made.player = player;
      made.status = EntryStatus::undone;
      numbers_[player.number()] = number_of(made);
    }
    change(numbers_.at(player.number()), [&](Entry& entry) {
      entry = Entry();
      entry.player = player;
    });
  }
  template <class Change>
  void change(EntryNumber number, Change&& how) {
    Entry& entry = list_[number - 1U];
    changed_.emplace_back(number, entry);
    tally_.take_out(entry);
    how(entry);
    tally_.add(entry);
  }
  // Each change since the list was last taken, with the entry before it.
  using Changed = std::vector<std::pair<EntryNumber, Entry>>;
  Changed take_changed() { return std::exchange(changed_, {}); }
  void forget_changed() { changed_.clear(); }

 private:
  std::vector<Entry> list_;
  std::unordered_map<std::uint32_t, EntryNumber> numbers_;
  Tally tally_;
  Changed changed_;
};

}  // namespace cardroom::tournament
