// What clients send to the room: each message with its fields. Other messages at a table are the
// commands of its game. permissions.cpp says who may send what.
#pragma once

#include <cstdint>
#include <string>

#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "codec/values.h"
#include "records/protection_records.h"
#include "records/tournament_records.h"
#include "room/audience/floor_messages.h"
#include "room/messages/table_orders.h"
#include "room/private_tables/orders.h"
#include "room/tournaments/any/questions.h"
#include "rulebook/role.h"

namespace cardroom::room::incoming {

using codec::Maybe;
using codec::Some;

// A command at a table, before its game is known.
struct AnyCommand;

struct Lobby {
  Maybe<std::uint32_t> from;  // The `next` of the page before.
  Maybe<bool> changes;        // Send what is different from now on, not whole pages.
  CARDROOM_DESCRIBED("lobby", from, changes);
};

struct LeaveLobby {
  CARDROOM_DESCRIBED("leave_lobby");
};

// Says that the room answers: for pages at which nothing happens.
struct StillThere {
  CARDROOM_DESCRIBED("still_there");
};

struct Watch {
  std::uint32_t table = 0;
  Maybe<std::uint64_t> after;  // The last seq that the client has seen.
  Maybe<bool> changes;         // Send what is different from now on, not the whole state each time.
  CARDROOM_DESCRIBED("watch", table, after, changes);
};

struct Unwatch {
  std::uint32_t table = 0;
  CARDROOM_DESCRIBED("unwatch", table);
};

struct Rulebooks {
  Maybe<std::string> from;  // A rulebook; left out: the first.
  CARDROOM_DESCRIBED("rulebooks", from);
};

struct AskRuleText {
  std::string rulebook;
  CARDROOM_DESCRIBED("rule_text", rulebook);
};

struct Clause {
  std::string clause;
  CARDROOM_DESCRIBED("clause", clause);
};

struct Rounds {
  std::int64_t table = 0;
  Maybe<std::uint64_t> before;
  Maybe<std::int64_t> limit;
  CARDROOM_DESCRIBED("rounds", table, before, limit);
};

struct Replay {
  std::int64_t table = 0;
  std::int64_t round = 0;
  Maybe<std::int64_t> from;  // A frame; left out: the first.
  CARDROOM_DESCRIBED("replay", table, round, from);
};

// At a practice table: the sender's own chances against hands at random.
struct AskChances {
  std::uint32_t table = 0;
  CARDROOM_DESCRIBED("chances", table);
};

struct Why {
  std::uint32_t table = 0;
  codec::Unread<AnyCommand> command;
  CARDROOM_DESCRIBED("why", table, command);
};

struct Chat {
  std::uint32_t table = 0;
  std::string text;
  CARDROOM_DESCRIBED("chat", table, text);
};

struct Statement {
  Maybe<Some<PlayerId>> player;  // Left out for the sender.
  Maybe<std::int64_t> from;
  CARDROOM_DESCRIBED("statement", player, from);
};

struct Sessions {
  CARDROOM_DESCRIBED("sessions");
};

struct SignOut {
  std::string session;  // As `sessions` lists it.
  CARDROOM_DESCRIBED("sign_out", session);
};

struct SignOutEverywhere {
  CARDROOM_DESCRIBED("sign_out_everywhere");
};

struct BeginSecondFactor {
  CARDROOM_DESCRIBED("begin_second_factor");
};

struct ConfirmSecondFactor {
  std::string code;
  CARDROOM_DESCRIBED("confirm_second_factor", code);
};

struct RemoveSecondFactor {
  std::string code;
  CARDROOM_DESCRIBED("remove_second_factor", code);
};

struct AskLimits {
  Maybe<Some<PlayerId>> player;  // Left out: the sender.
  CARDROOM_DESCRIBED("limits", player);
};

// Cents, or minutes of `play_day`; null: no limit.
struct SetLimit {
  records::Limit limit = records::Limit::bring_day;
  std::optional<std::int64_t> amount;
  CARDROOM_DESCRIBED("set_limit", limit, amount);
};

struct ConfirmLimit {
  records::Limit limit = records::Limit::bring_day;
  CARDROOM_DESCRIBED("confirm_limit", limit);
};

struct KeepLimit {
  records::Limit limit = records::Limit::bring_day;
  CARDROOM_DESCRIBED("keep_limit", limit);
};

// 15, 30 or 60.
struct SetNotices {
  std::int64_t minutes = 0;
  CARDROOM_DESCRIBED("set_notices", minutes);
};

struct ExcludeMe {
  std::optional<std::int64_t> minutes;  // Null: for good.
  CARDROOM_DESCRIBED("exclude_me", minutes);
};

struct MyRounds {
  Maybe<Some<PlayerId>> player;  // Left out: the sender.
  Maybe<std::string> after;      // The `next` of the page before.
  Maybe<std::int64_t> limit;
  CARDROOM_DESCRIBED("my_rounds", player, after, limit);
};

// A player's rounds as hand histories; for the inspector anybody's, or those of a table.
struct Hands {
  std::string format;            // phh, ohh or pokerstars.
  Maybe<Some<PlayerId>> player;  // Left out: the sender; for the inspector, everybody.
  Maybe<std::uint32_t> table;
  Maybe<std::uint64_t> round;  // Of that table.
  Maybe<std::string> after;    // The `next` of the page before.
  Maybe<std::int64_t> limit;
  CARDROOM_DESCRIBED("hands", format, player, table, round, after, limit);
};

struct Statistics {
  Maybe<Some<PlayerId>> player;  // Left out: the sender.
  CARDROOM_DESCRIBED("statistics", player);
};

struct Entropy {
  std::uint32_t table = 0;
  std::string hex;
  CARDROOM_DESCRIBED("entropy", table, hex);
};

struct Announce {
  Maybe<std::uint32_t> table;  // Left out for the whole room.
  std::string text;
  CARDROOM_DESCRIBED("announce", table, text);
};

struct Disputes {
  Maybe<std::int64_t> from;
  CARDROOM_DESCRIBED("disputes", from);
};

struct OpenTable {
  std::string rulebook;
  std::string name_;
  Maybe<codec::Named<std::string>> settings;
  Maybe<bool> hosted;  // The cards are on the felt, and the dealer tells what they see.
  CARDROOM_DESCRIBED("open_table", rulebook, name_, settings, hosted);
};

// Conditions and settings are pairs of a key and a value; `level` can be there many times.
struct AnnounceTournament {
  std::string format;
  std::string name_;
  Maybe<records::Directing> directing;  // Left out: the room.
  Maybe<records::SettingList> conditions;
  Maybe<records::SettingList> table_settings;
  Maybe<records::SettingList> house;
  Maybe<std::int64_t> starts_ms;
  Maybe<std::uint32_t> bots_up_to;
  Maybe<records::TournamentTables> tables;  // Left out: dealt by the room.
  CARDROOM_DESCRIBED("announce_tournament", format, name_, directing, conditions, table_settings,
                     house, starts_ms, bots_up_to, tables);
};

struct AskTournaments {
  CARDROOM_DESCRIBED("tournaments");
};

// Somebody at the desk, who has no account and pays in cash.
struct EnterWalkIn {
  std::uint32_t tournament = 0;
  std::string name_;
  Maybe<bool> agreed;  // To the conditions.
  CARDROOM_DESCRIBED("enter_walk_in", tournament, name_, agreed);
};

struct EnterBots {
  std::uint32_t tournament = 0;
  std::uint32_t count = 0;
  CARDROOM_DESCRIBED("enter_bots", tournament, count);
};

struct WindUpTournament {
  std::uint32_t tournament = 0;
  CARDROOM_DESCRIBED("wind_up_tournament", tournament);
};

struct ReviveTournament {
  std::uint32_t tournament = 0;
  CARDROOM_DESCRIBED("revive_tournament", tournament);
};

struct Appoint {
  std::string name_;
  Role role = Role::player;
  CARDROOM_DESCRIBED("appoint", name_, role);
};

struct NewCode {
  Some<PlayerId> player;
  CARDROOM_DESCRIBED("new_code", player);
};

struct Dismiss {
  Some<PlayerId> player;
  CARDROOM_DESCRIBED("dismiss", player);
};

struct Restrict {
  Some<PlayerId> player;
  records::Restriction what = records::Restriction::mute;
  Maybe<std::uint32_t> table;   // The one that a bar is from.
  Maybe<std::int64_t> minutes;  // Left out: until it is lifted.
  Maybe<std::string> reason;
  CARDROOM_DESCRIBED("restrict", player, what, table, minutes, reason);
};

struct LiftRestriction {
  Some<PlayerId> player;
  records::Restriction what = records::Restriction::mute;
  Maybe<std::uint32_t> table;
  CARDROOM_DESCRIBED("lift_restriction", player, what, table);
};

struct Restrictions {
  Maybe<std::int64_t> from;
  CARDROOM_DESCRIBED("restrictions", from);
};

struct SetHouseLimit {
  Maybe<Some<PlayerId>> player;  // Left out: everybody.
  records::Limit limit = records::Limit::bring_day;
  std::optional<std::int64_t> amount;
  CARDROOM_DESCRIBED("set_house_limit", player, limit, amount);
};

struct ExcludePlayer {
  Some<PlayerId> player;
  std::optional<std::int64_t> minutes;  // Null: until the operator readmits them.
  CARDROOM_DESCRIBED("exclude_player", player, minutes);
};

struct ReadmitPlayer {
  Some<PlayerId> player;
  CARDROOM_DESCRIBED("readmit_player", player);
};

struct Accounts {
  Maybe<Some<PlayerId>> from;
  CARDROOM_DESCRIBED("accounts", from);
};

struct CageIssue {
  Some<PlayerId> player;
  Cents cents;
  Maybe<std::string> note;
  CARDROOM_DESCRIBED("cage_issue", player, cents, note);
};

struct CageRedeem {
  Some<PlayerId> player;
  Cents cents;
  Maybe<std::string> note;
  CARDROOM_DESCRIBED("cage_redeem", player, cents, note);
};

struct Figures {
  Maybe<std::uint32_t> from;  // A table.
  CARDROOM_DESCRIBED("figures", from);
};

struct SearchRounds {
  Maybe<std::uint32_t> table;
  Maybe<Some<PlayerId>> player;
  Maybe<std::int64_t> from_ms;
  Maybe<std::int64_t> to_ms;
  Maybe<std::int64_t> limit;
  Maybe<std::string> after;  // The `next` of the page before.
  CARDROOM_DESCRIBED("search_rounds", table, player, from_ms, to_ms, limit, after);
};

struct Pairs {
  Maybe<Some<PlayerId>> player;  // Left out: of anybody.
  Maybe<std::int64_t> from_ms;
  Maybe<std::int64_t> to_ms;
  Maybe<std::int64_t> limit;
  Maybe<std::string> after;
  CARDROOM_DESCRIBED("pairs", player, from_ms, to_ms, limit, after);
};

struct PairRounds {
  Some<PlayerId> first;
  Some<PlayerId> second;
  Maybe<std::int64_t> from_ms;
  Maybe<std::int64_t> to_ms;
  Maybe<std::int64_t> limit;
  Maybe<std::string> after;
  CARDROOM_DESCRIBED("pair_rounds", first, second, from_ms, to_ms, limit, after);
};

struct Audit {
  CARDROOM_DESCRIBED("audit");
};

// The body of a POST request that signs in: each kind uses some of it.
struct Credentials {
  Maybe<std::string> name_;
  Maybe<std::string> password;
  Maybe<std::string> code;     // One-time, or of the second factor.
  Maybe<std::string> current;  // The password that a new one replaces.
  CARDROOM_PART("credentials", name_, password, code, current);
};

}  // namespace cardroom::room::incoming
