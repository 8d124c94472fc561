// Every message and answer that the room sends, with its fields in their order. docs/protocol.md
// has a table and the client its types, both made from this list.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "canberra/table/events.h"
#include "hosted/events.h"
#include "room/audience/floor_messages.h"
#include "room/messages/account.h"
#include "room/messages/any_state.h"
#include "room/messages/done.h"
#include "room/private_tables/shown.h"
#include "rulebook/clause.h"
#include "rulebook/role.h"
#include "rules/table/events.h"

namespace cardroom::room::outgoing {

struct LobbyTable {
  std::uint32_t table = 0;
  std::string name_;
  Kind kind = Kind::poker;
  std::string_view rulebook;
  std::string_view game;
  std::string_view edition;
  std::string sign;
  int seats = 0;
  int taken = 0;
  int bots = 0;
  int waiting = 0;
  std::size_t watching = 0;
  std::int64_t minimum = 0;
  std::int64_t stake = 0;
  std::string limit;
  bool dealing = false;
  std::uint32_t rounds = 0;
  bool paused = false;
  bool stopped = false;  // Something broke there; the staff know.
  bool closing = false;
  std::optional<Cents> meter_cents;
  bool hosted = false;  // Real cards on a real table.
  CARDROOM_PART("lobby_table", table, name_, kind, rulebook, game, edition, sign, seats, taken,
                bots, waiting, watching, minimum, stake, limit, dealing, rounds, paused, stopped,
                closing, meter_cents, hosted);
};

struct Lobby {
  Id id;
  bool rehearsal = false;
  std::uint32_t from = 0;  // All open tables with numbers from this one
  std::uint32_t to = 0;    // to this one.
  Encoded<std::vector<LobbyTable>> tables;
  std::optional<std::uint32_t> next;  // A table on a later page.
  CARDROOM_DESCRIBED("lobby", id, rehearsal, from, to, tables, next);
};

// A line of the lobby that is new, or what is different in it.
struct LobbyChange {
  std::uint32_t table = 0;
  Maybe<LobbyTable> line;
  Maybe<Encoded<codec::Changes<LobbyTable>>> changes;
  CARDROOM_PART("lobby_change", table, line, changes);
};

struct LobbyChanges {
  std::vector<LobbyChange> tables;
  std::vector<std::uint32_t> gone;  // Closed tables.
  CARDROOM_DESCRIBED("lobby_changes", tables, gone);
};

template <class Event>
inline constexpr std::string_view event_name = "poker_event";
template <>
inline constexpr std::string_view event_name<HostedEvent> = "hosted_event";
template <>
inline constexpr std::string_view event_name<canberra::Event> = "canberra_event";

// An event as it is told: in words, and with its number if it happens at a table.
template <class Event>
struct ToldEvent {
  Maybe<std::uint64_t> seq;
  codec::Inlined<Event> event;
  Maybe<std::string_view> hand;     // The name of a shown hand.
  Maybe<FixedList<Card, 10>> best;  // The cards that make it.
  std::string text;
  CARDROOM_PART(event_name<Event>, seq, event, hand, best, text);
};

using AnyTerms = std::variant<PokerTerms, CanberraTerms>;
using AnyEvent = std::variant<ToldEvent<cardroom::TableEvent>, ToldEvent<cardroom::HostedEvent>,
                              ToldEvent<canberra::Event>>;

struct Table {
  Id id;
  std::uint32_t table = 0;
  std::string_view name_;
  Kind kind = Kind::poker;
  std::string_view rulebook;
  std::string_view game;
  std::string_view edition;
  std::string sign;
  bool rehearsal = false;
  std::optional<std::uint32_t> tournament;  // Whose table it is.
  bool hosted = false;                      // Real cards on a real table.
  Maybe<Host> host;                         // Of a private table.
  codec::Named<std::string> house;          // The room's own settings for it.
  Encoded<AnyTerms> terms;
  std::uint64_t seq = 0;
  bool gap = false;
  std::vector<Encoded<AnyEvent>> events;
  Encoded<AnyState> state;
  CARDROOM_DESCRIBED("table", id, table, name_, kind, rulebook, game, edition, sign, rehearsal,
                     tournament, hosted, host, house, terms, seq, gap, events, state);
};

// The room sends this more than anything else.
struct Events {
  std::uint32_t table = 0;
  std::uint64_t seq = 0;
  Encoded<std::vector<AnyEvent>> events;
  // The whole state; or, for a connection that asked for changes, what is different since the last.
  Maybe<Encoded<AnyState>> state;
  Maybe<Encoded<codec::Changes<AnyState>>> changes;
  CARDROOM_DESCRIBED("events", table, seq, events, state, changes);
};

// Where the recipient has a seat. No seat: not any more.
struct MyTable {
  std::uint32_t table = 0;
  std::string_view name_;
  std::string_view game;
  std::optional<std::uint32_t> tournament;
  Seat seat;
  bool turn = false;                     // Play waits for the recipient
  std::optional<std::int64_t> until_ms;  // until then.
  CARDROOM_DESCRIBED("my_table", table, name_, game, tournament, seat, turn, until_ms);
};

struct Chat {
  std::uint32_t table = 0;
  std::int64_t at_ms = 0;
  Some<PlayerId> player;
  std::string_view name_;
  std::string_view text;
  CARDROOM_DESCRIBED("chat", table, at_ms, player, name_, text);
};

// The refusal that an announcement ends with, so that a page can say it in its own language.
struct Because {
  std::string_view rule;
  codec::Named<std::int64_t> facts;
  std::string_view sentence;
  CARDROOM_PART("because", rule, facts, sentence);
};

struct Announcement {
  std::optional<std::uint32_t> table;
  std::int64_t at_ms = 0;
  Role role = Role::player;
  std::string_view name_;
  std::string_view text;
  Maybe<Because> because = {};
  CARDROOM_DESCRIBED("announcement", table, at_ms, role, name_, text, because);
};

// To the staff: something broke, which is our own mistake, or cannot be done. A table that is named
// has stopped, or waits for them.
struct Trouble {
  std::optional<std::uint32_t> table;
  std::string_view name_;
  std::int64_t at_ms = 0;
  std::string_view why;
  CARDROOM_DESCRIBED("trouble", table, name_, at_ms, why);
};

}  // namespace cardroom::room::outgoing
