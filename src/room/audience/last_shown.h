// LastShown: what people were last shown of a table, for those who want to be told what is
// different. All connections of an account are shown the same.
#pragma once

#include <map>
#include <string>

#include "base/player.h"
#include "room/effects.h"
#include "room/messages/any_state.h"

namespace cardroom::room {

// A state that owns what it points to.
class KeptState {
 public:
  explicit KeptState(const outgoing::AnyState& state) { keep(state); }
  KeptState(const KeptState&) = delete;
  KeptState& operator=(const KeptState&) = delete;

  void keep(const outgoing::AnyState& state);
  const outgoing::AnyState& state() const { return state_; }

 private:
  outgoing::AnyState state_;
  std::string people_;
  std::string commitment_;
};

class LastShown {
 public:
  bool has(ConnectionId connection) const { return readers_.contains(connection); }
  // A connection was shown this, and is told of changes from now on.
  void begin(ConnectionId connection, PlayerId account, const outgoing::AnyState& state);
  void end(ConnectionId connection);
  // What is different for an account now; empty if it must be shown the whole state. Either is
  // what it was shown last from now on.
  std::string changes(PlayerId account, const outgoing::AnyState& now);

 private:
  std::map<ConnectionId, PlayerId> readers_;
  std::map<PlayerId, KeptState> kept_;
};

}  // namespace cardroom::room
