// FloorQueue: what needs somebody of the staff, at all tables. Staff who asked for it are sent it
// again when it changed, once a second at most.
#pragma once

#include <set>
#include <string>

#include "room/audience/floor_messages.h"
#include "room/desk/accounts.h"
#include "room/tables/tables.h"

namespace cardroom::room {

class FloorQueue {
 public:
  FloorQueue(const Tables& tables, const Accounts& accounts)
      : tables_(tables), accounts_(accounts) {}

  void watch(const Message& message, Effects& effects);
  void leave(ConnectionId connection) { readers_.erase(connection); }
  std::int64_t due_ms() const;
  void tell(const Moment& at);

 private:
  std::string text(const std::string& id) const;

  const Tables& tables_;
  const Accounts& accounts_;
  std::set<ConnectionId> readers_;
  std::string told_;
  std::int64_t told_ms_ = 0;
};

}  // namespace cardroom::room
