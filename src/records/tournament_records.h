// What the journal keeps about a tournament, in the stream `tournament/N`. Entries and prizes are
// also in the cage's stream, and the rounds of its tables in theirs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "records/records.h"

namespace cardroom::records {

// Who directs: the room itself, by the book's own proposals, or a director.
enum class Directing : std::uint8_t { room, director };
constexpr std::string_view word(Directing directing) {
  constexpr std::string_view words[] = {"room", "director"};
  return words[static_cast<std::size_t>(directing)];
}

// Where its cards are: at tables that the room deals, at tables of the house that only report, or
// at hosted tables, whose dealers enter every round.
enum class TournamentTables : std::uint8_t { dealt, reported, hosted };
constexpr std::string_view word(TournamentTables tables) {
  constexpr std::string_view words[] = {"dealt", "reported", "hosted"};
  return words[static_cast<std::size_t>(tables)];
}

// The commitment is published with the announcement, the key with the ballot: anybody can draw the
// seats again.
struct TournamentAnnounced {
  std::uint32_t tournament = 0;
  std::string name_;
  std::string format;
  Directing directing = Directing::room;
  SettingList conditions;        // As they were announced; they may be changed afterwards.
  SettingList table_settings;    // Of the rulebook, for its tables.
  SettingList house;             // The room's own settings for them.
  std::int64_t origin_ms = 0;    // Where its seconds are counted from.
  std::int64_t starts_ms = 0;    // The room starts it then; 0: when everybody who may enter has.
  std::uint32_t bots_up_to = 0;  // House bots fill it up to so many entrants.
  Seed key{};
  std::string commitment;
  codec::Maybe<TournamentTables> tables = {};  // Left out: dealt by the room.
  CARDROOM_DESCRIBED("tournament_announced", tournament, name_, format, directing, conditions,
                     table_settings, house, origin_ms, starts_ms, bots_up_to, key, commitment,
                     tables);
};

// A command that was not refused, and what followed. `seed`: it was drawn by lot from this. `next`:
// of a ballot, the key that the next one is drawn from; the hash of it is published at once.
template <template <class> class Held>
struct TournamentCommand {
  PlayerId player;  // Nobody: the room itself.
  Role role = Role::player;
  std::string id;
  Held<AnyCommand> command;
  Held<AnyEvents> events;
  codec::Maybe<Seed> seed;
  codec::Maybe<Seed> next = {};
  CARDROOM_DESCRIBED("command", player, role, id, command, events, seed, next);
};

// Something broke, and nothing goes on in the tournament; or staff had it go on.
struct TournamentStopped {
  std::string why;
  CARDROOM_DESCRIBED("tournament_stopped", why);
};

struct TournamentRevived {
  PlayerId player;
  Role role = Role::player;
  CARDROOM_DESCRIBED("tournament_revived", player, role);
};

// Staff ended a tournament that had stopped: everybody got back what they had paid.
struct TournamentWoundUp {
  PlayerId player;
  Role role = Role::player;
  std::vector<Payment> payments;
  CARDROOM_DESCRIBED("tournament_wound_up", player, role, payments);
};

using TournamentRecord = std::variant<TournamentAnnounced, TournamentCommand<codec::Unread>,
                                      TournamentStopped, TournamentRevived, TournamentWoundUp>;

}  // namespace cardroom::records
