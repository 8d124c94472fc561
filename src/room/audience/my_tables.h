// MyTables: tells players where they have seats and where play waits for them, on whatever page
// they are. Whoever watches a table sees whose turn it is there, and is told of the seat alone.
#pragma once

#include <cstdint>
#include <map>

#include "room/audience/connections.h"
#include "room/effects.h"
#include "room/tables/tables.h"

namespace cardroom::room {

class MyTables {
 public:
  explicit MyTables(const Connections& connections) : connections_(connections) {}

  // After everything that may change a table.
  void tell(const LiveTable& table, Effects& effects);
  // The seat at a table, to a connection that looks at something else from now on.
  void tell_leaver(ConnectionId connection, PlayerId account, const LiveTable& table,
                   Effects& effects) const;
  // All seats of an account, to a connection that has just come.
  void tell_newcomer(ConnectionId connection, PlayerId account, const Tables& tables,
                     Effects& effects) const;

 private:
  using Turns =
      std::map<PlayerId, bool>;  // Everybody here with a seat, and whether it is their turn.

  Turns turns_at(const LiveTable& table) const;

  const Connections& connections_;
  std::map<std::uint32_t, Turns> told_;  // By table.
};

}  // namespace cardroom::room
