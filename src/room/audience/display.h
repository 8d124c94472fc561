// What people are shown of a table: as each of them sees it, and as a line of the lobby.
#pragma once

#include <string>

#include "room/audience/connections.h"
#include "room/counter/counter.h"
#include "room/desk/desk.h"
#include "room/messages/message.h"
#include "room/tables/live_table.h"
#include "room/tables/rehearsal.h"

namespace cardroom::room {

// The events as one person sees them, each with its number.
std::string join_events(const Recent& told, PlayerId player);

class Display {
 public:
  Display(const Desk& desk, const Counter& counter, const Connections& connections,
          Occasion occasion)
      : desk_(desk), counter_(counter), connections_(connections), occasion_(occasion) {}

  // What everybody sees the same; `write_state` adds what one person sees.
  std::string common_text(const LiveTable& table) const;
  void write_state(std::string& out, const LiveTable& table, PlayerId account,
                   const std::string& common) const;
  // The whole table, with the events after the one that the message names.
  std::string table_text(const LiveTable& table, const Message& message) const;
  void write_summary(std::string& out, const LiveTable& table) const;

 private:
  void write_people(std::string& out, const LiveTable& table) const;
  void write_heading(std::string& out, const LiveTable& table) const;

  const Desk& desk_;
  const Counter& counter_;
  const Connections& connections_;
  Occasion occasion_;
};

}  // namespace cardroom::room
