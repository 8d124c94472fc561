// Connections without a room: who is here, whose connections close.
#include <doctest/doctest.h>

#include "room/audience/connections.h"

namespace cardroom::room {
namespace {

constexpr PlayerId regular(7);

TEST_CASE("somebody is here from the first connection to the last") {
  Connections connections;
  CHECK(connections.add(1, {regular, {}, {}, {}}));
  CHECK_FALSE(connections.add(2, {regular, {}, {}, {}}));
  CHECK_FALSE(connections.add(3, {PlayerId(), {}, {}, {}}));
  CHECK_FALSE(connections.remove(1)->was_last);
  CHECK(connections.is_here(regular));
  CHECK(connections.remove(2)->was_last);
  CHECK_FALSE(connections.is_here(regular));
  CHECK_FALSE(connections.remove(3)->was_last);
  CHECK_FALSE(connections.remove(3));
}

TEST_CASE("signing out closes the session's connections, a dismissal closes all of them") {
  Connections connections;
  const store::Hash session{1};
  connections.add(1, {regular, session, {}, {}});
  connections.add(2, {regular, store::Hash{2}, {}, {}});
  connections.add(3, {PlayerId(8), store::Hash{3}, {}, {}});
  Effects effects;
  connections.drop_session(session, effects);
  CHECK(effects.dropped == std::vector<ConnectionId>{1});
  effects = {};
  connections.drop_account(regular, effects);
  CHECK(effects.dropped.size() == 2);
}

}  // namespace
}  // namespace cardroom::room
