// Tables: all tables of the room by number, and when each is due.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "room/messages/message.h"
#include "room/tables/live_table.h"

namespace cardroom::room {

class Tables {
 public:
  std::map<std::uint32_t, LiveTable>& all() { return tables_; }
  const std::map<std::uint32_t, LiveTable>& all() const { return tables_; }
  LiveTable& at(std::uint32_t number) { return tables_.at(number); }
  std::uint32_t next_number() const { return last_ + 1; }
  LiveTable& add(std::uint32_t number);
  // A table that may be forgotten leaves memory. The journal has it.
  void forget(std::uint32_t number);
  // Rounds dealt at forgotten tables in each of the latest hours.
  const std::map<std::int64_t, std::uint64_t>& forgotten_hours() const { return forgotten_hours_; }
  std::size_t open() const;  // How many are.

  bool is_anywhere(PlayerId player) const;  // Seated, waiting, or with cards on a table.

  // A private table is not there for people who did not come by its link, also when it is over.
  bool is_hidden(std::int64_t number, const Asker& from) const;

  // The table that a message names. If there is none, the message is answered with that.
  LiveTable* named_in(const Message& message, Effects& effects);

  // A table of a tournament is between two rounds, and its tournament looks after it.
  void rest(const LiveTable& table) { resting_.insert(table.number); }
  bool anybody_rests() const { return !resting_.empty(); }
  // Only those of some tournaments.
  template <class Of>
  std::set<std::uint32_t> take_resting_of(Of&& of) {
    std::set<std::uint32_t> taken;
    for (const std::uint32_t number : resting_)
      if (of(at(number).of.tournament)) taken.insert(number);
    for (const std::uint32_t number : taken) resting_.erase(number);
    return taken;
  }

  void due_at(LiveTable& table, std::int64_t at_ms);
  std::int64_t next_due_ms() const;
  std::vector<std::uint32_t> due_by(std::int64_t now_ms) const;

 private:
  std::map<std::uint32_t, LiveTable> tables_;
  std::uint32_t last_ = 0;  // The highest number that there ever was.
  std::map<std::int64_t, std::uint64_t> forgotten_hours_;
  std::set<std::pair<std::int64_t, std::uint32_t>> due_;
  std::set<std::uint32_t> resting_;
  std::map<std::uint32_t, std::set<PlayerId>> past_guests_;  // Of forgotten private tables.
};

}  // namespace cardroom::room
