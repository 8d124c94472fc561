#include "room/audience/watching.h"

#include "room/messages/given.h"

namespace cardroom::room {

namespace {

// What a connection was shown last is kept for so many of its tables. Of others it is sent the
// whole state each time.
constexpr std::size_t followed_most = 16;

bool may_follow(Tables& tables, const Connection& connection, ConnectionId id) {
  std::size_t followed = 0;
  for (const std::uint32_t number : connection.watched)
    if (tables.at(number).last_shown.has(id)) ++followed;
  return followed < followed_most;
}

}  // namespace

void enter_lobby(Audience& audience, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::Lobby>(message, effects);
  if (!asked) return;
  Lobby& lobby = audience.lobby();
  const std::uint32_t from = asked->from.value_or(0);
  answer(message,
         asked->changes.value_or(false) ? lobby.enter_for_changes(message.from, message.id, from)
                                        : lobby.enter(message.from, message.id, from),
         effects);
}

void leave_lobby(Audience& audience, const Message& message, Effects& effects) {
  audience.lobby().leave(message.from);
  still_there(message, effects);
}

void still_there(const Message& message, Effects& effects) {
  if (message.id.empty()) return;
  answer(message, outgoing::Done{outgoing::id_of(message.id), {}, {}, {}}, effects);
}

void watch(Audience& audience, Tables& tables, Dealer& dealer, const Message& message,
           Effects& effects) {
  LiveTable* const table = tables.named_in(message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::Watch>(message, effects);
  if (!asked) return;
  const bool alone = table->watchers.empty();
  audience.watch(*table, message.from);
  // Nobody saw how long the pause was, so it begins now.
  if (alone && !table->game->dealing()) table->since_ms = message.now_ms;
  dealer.plan(*table, message.now_ms);
  const Display& display = audience.display();
  const std::string people = display.people_text(*table);
  const outgoing::AnyState state = display.state(*table, message.account, people);
  const bool follows = table->last_shown.has(message.from) ||
                       may_follow(tables, audience.connections().at(message.from), message.from);
  if (asked->changes.value_or(false) && follows)
    table->last_shown.begin(message.from, message.account, state);
  else
    table->last_shown.end(message.from);
  answer(message, display.table_text(*table, message, state, asked->after), effects);
}

void unwatch(Audience& audience, Tables& tables, Dealer& dealer, const Message& message,
             Effects& effects) {
  LiveTable* const table = tables.named_in(message, effects);
  if (table == nullptr) return;
  audience.unwatch(*table, message.from, effects);
  dealer.plan(*table, message.now_ms);
  if (message.id.empty()) return;
  answer(message, outgoing::Done{outgoing::id_of(message.id), table->number, {}, {}}, effects);
}

}  // namespace cardroom::room
