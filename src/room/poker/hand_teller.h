// HandTeller: what the events of a table add to a hand history.
#pragma once

#include "history/played.h"
#include "room/desk/accounts.h"
#include "rules/table/table.h"

namespace cardroom::room {

class HandTeller {
 public:
  HandTeller(const Table& before, const Accounts& accounts, history::Played& into)
      : table_(before), accounts_(accounts), into_(into) {}

  void add(const TableEvent& event);
  // The event led to this table.
  void add(const TableEvent& event, const Table& after);
  // The hand goes on from this table.
  void add_nothing(const Table& after) { table_ = after; }
  void end() { into_.round = table_.round; }

 private:
  void begin();
  void see(const Event& event);
  void see_post(const event::Posted& posted);

  Table table_;
  const Accounts& accounts_;
  history::Played& into_;
};

}  // namespace cardroom::room
