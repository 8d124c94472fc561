// LiveTable: a table of the room with everything around its game: who watches, the recent messages,
// the committed key, what the room does next.
#pragma once

#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "room/audience/last_shown.h"
#include "room/effects.h"
#include "room/game/table.h"
#include "room/shuffles/keys.h"
#include "room/tables/private_table.h"

namespace cardroom::room {

// Events as they were told, to be told again to people who missed them.
struct Recent {
  std::uint64_t before = 0;  // The seq before the first of them.
  std::vector<ToldEvent> events;
};

// Why nothing goes on at a table.
struct Stop {
  std::string why;
  bool behind = false;  // Records of the table could not be carried out again: it lags behind them.
  bool recorded = false;  // The journal says so too.
};

// A player at the table has called for staff.
struct StaffCall {
  records::CallFor call = records::CallFor::help;
  std::string text;
  std::int64_t at_ms = 0;
};

// The tournament that a table belongs to, and its number there. No tournament: a cash table.
struct OfTournament {
  std::uint32_t tournament = 0;
  std::uint32_t table = 0;
  bool is_none() const { return tournament == 0; }
};

struct LiveTable {
  static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();
  static constexpr int refusals_borne = 3;
  static constexpr std::size_t hours_kept = 24 * 31;

  std::uint32_t number = 0;
  std::string name;
  SettingList settings;
  std::unique_ptr<GameTable> game;
  OfTournament of;
  std::optional<PrivateTable> party;              // Of a private table: its host and guests.
  bool told_to_deal = false;                      // A tournament's table deals when it is told to.
  bool is_reported = false;                       // Its last round's stakes are the tournament's.
  std::shared_ptr<const bots::AtStake> at_stake;  // Of its tournament, when the round began.
  HouseSettings house;
  bool paused = false;
  bool over = false;                    // Closed and empty.
  std::optional<Stop> stopped;          // Something broke here.
  int refusals = 0;                     // Of what was due, since something was last done.
  std::map<PlayerId, StaffCall> calls;  // Those that nobody has answered.
  Keys keys;
  std::vector<std::pair<Seat, PlayerId>> bots;  // The seats where the house keeps a bot.

  std::uint64_t seq = 0;
  std::uint64_t round_from = 0;  // The seq before the round under way, or before the last.
  std::deque<Recent> recent;
  std::map<std::int64_t, std::uint64_t> hours;  // Rounds dealt in each of the latest hours.
  std::set<ConnectionId> watchers;
  LastShown last_shown;  // To watchers who are told of changes.

  // Taken for absent, until they act; and not connected, since then. A restart begins anew.
  std::set<PlayerId> absent;
  std::map<PlayerId, std::int64_t> gone_ms;

  // What each has used of the time bank. A round dealt gives a second back; a restart all.
  std::map<PlayerId, std::int64_t> bank_used_ms;
  std::int64_t bank_left_ms(PlayerId player) const;

  std::string decision;
  PlayerId decides;  // Whose decision it is.
  std::int64_t since_ms = 0;
  std::optional<Next> next;  // What the room does next here, as of the last change.
  bool company = false;      // At that moment, a person played or watched.
  std::int64_t due_ms = never;

  // Notes when a different player must decide.
  void note_decision(std::int64_t now_ms);
  void count_round(std::int64_t now_ms);
  // Adds events after those before. They are told from here.
  const Recent& add_events(const std::vector<ToldEvent>& events);

  // 0: players bring chips from their wallets, not from what a host gave them here.
  std::uint32_t purses() const { return party ? number : 0; }

  // A tournament's or a private table that was closed: nobody looks at it, and nothing is left to
  // be ruled on.
  bool may_be_forgotten() const;

  // What is due is refused time after time: it waits for the staff.
  bool is_stuck() const { return refusals >= refusals_borne; }

  std::string stream() const { return "table/" + std::to_string(number); }
};

}  // namespace cardroom::room
