// What people are shown about a table: as each of them sees it, and as a line of the lobby.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "room/audience/connections.h"
#include "room/counter/counter.h"
#include "room/desk/desk.h"
#include "room/messages/message.h"
#include "room/messages/outgoing.h"
#include "room/shuffles/rehearsal.h"
#include "room/tables/live_table.h"

namespace cardroom::room {

// The events as one person sees them: all, or without those that say no more than the state.
enum class Telling : std::uint8_t { all, news };
std::vector<codec::Encoded<outgoing::AnyEvent>> events_for(const Recent& told, PlayerId player,
                                                           Telling which = Telling::all);

class Display {
 public:
  Display(const Desk& desk, const Counter& counter, const Connections& connections,
          Occasion occasion)
      : desk_(desk), counter_(counter), connections_(connections), occasion_(occasion) {}

  // The people at the table, as JSON: the same for everybody who watches.
  std::string people_text(const LiveTable& table) const;
  // The table as one person sees it. It names the people by that text, and belongs to the table.
  outgoing::AnyState state(const LiveTable& table, PlayerId account, std::string_view people) const;
  // The whole table, with the events after the one that was seen last.
  std::string table_text(const LiveTable& table, const Message& message,
                         const outgoing::AnyState& state, std::optional<std::uint64_t> after) const;
  // Its line in the lobby. A table that cannot say how it stands is listed by its name.
  outgoing::LobbyTable listed(const LiveTable& table) const;

 private:
  outgoing::LobbyTable summary(const LiveTable& table) const;
  std::string sign(const LiveTable& table) const;

  const Desk& desk_;
  const Counter& counter_;
  const Connections& connections_;
  Occasion occasion_;
};

}  // namespace cardroom::room
