// Lobby: the list of tables, in pages of a hundred numbers. Whoever asked for it is sent each page
// again when it changed, or, if they asked for that, what is different; once a second at most.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "room/audience/display.h"
#include "room/audience/lobby_lines.h"
#include "room/tables/tables.h"

namespace cardroom::room {

class Lobby {
 public:
  Lobby(const Tables& tables, const Display& display, Occasion occasion)
      : tables_(tables), display_(display), occasion_(occasion) {}

  // The page that a table with this number would be on.
  std::string enter(ConnectionId connection, const std::string& id, std::uint32_t from);
  std::string enter_for_changes(ConnectionId connection, const std::string& id, std::uint32_t from);
  void leave(ConnectionId connection);
  void change();
  std::int64_t due_ms() const;
  void tell(const Moment& at);

 private:
  LobbyLines::Lines lines() const;
  std::uint32_t page_from(std::uint32_t table) const;
  const std::string& tables_on(std::uint32_t page);
  std::string text_of(std::uint32_t page, const std::string& tables, const std::string& id) const;
  void tell_pages(const Moment& at);

  const Tables& tables_;
  const Display& display_;
  Occasion occasion_;
  std::set<ConnectionId> inside_;              // Are sent whole pages.
  std::set<ConnectionId> readers_;             // Are sent what is different.
  LobbyLines lines_;                           // As the readers know them.
  std::map<std::uint32_t, std::string> made_;  // Pages as they are, as far as they were asked for.
  std::map<std::uint32_t, std::string> told_;  // Pages as everybody was told them last.
  bool changed_ = false;
  std::int64_t told_ms_ = 0;
};

}  // namespace cardroom::room
