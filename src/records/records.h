// What the journal keeps, stream by stream. The room writes these records and is brought back from
// them; the audit reads them. docs/records.md has a table made from this list.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "records/command_record.h"

namespace cardroom::records {

// Streams `table/N`.

using SettingList = std::vector<std::pair<std::string, std::string>>;
using Hash = Seed;  // The BLAKE2b of a token, a code or a link.

struct TableOpened {
  std::uint32_t table = 0;
  std::string name_;
  std::string rulebook;
  SettingList settings;
  std::string money = "play";
  codec::Maybe<std::uint32_t> tournament = {};        // Whose table it is; left out: a cash table.
  codec::Maybe<std::uint32_t> tournament_table = {};  // Its number there.
  codec::Maybe<bool> hosted = {};  // The cards are on the felt: they are told, not dealt.
  codec::Maybe<codec::Some<PlayerId>> host = {};  // Of a private table.
  CARDROOM_DESCRIBED("table_opened", table, name_, rulebook, settings, money, tournament,
                     tournament_table, hosted, host);
};

struct KeyDrawn {
  std::uint64_t round = 0;
  Seed key{};
  std::string commitment;
  CARDROOM_DESCRIBED("key_drawn", round, key, commitment);
};

struct Entropy {
  codec::Some<PlayerId> player;
  std::uint64_t round = 0;
  std::string hex;
  CARDROOM_DESCRIBED("entropy", player, round, hex);
};

struct HouseSet {
  std::string key;
  std::string value;
  CARDROOM_DESCRIBED("house_set", key, value);
};

struct Paused {
  bool paused = false;
  CARDROOM_DESCRIBED("paused", paused);
};

struct Bot {
  codec::Some<Seat> seat;
  codec::Some<PlayerId> player;
  bool seated = false;
  CARDROOM_DESCRIBED("bot", seat, player, seated);
};

// Something broke, and nothing goes on at the table.
struct TableStopped {
  std::string why;
  CARDROOM_DESCRIBED("table_stopped", why);
};

// Staff had play go on at a table that had stopped, where it had stopped.
struct TableRevived {
  PlayerId player;
  Role role = Role::player;
  std::string id;
  CARDROOM_DESCRIBED("table_revived", player, role, id);
};

struct Payment {
  codec::Some<PlayerId> player;
  Cents cents;
  CARDROOM_PART("payment", player, cents);
};

// Everybody was paid: staff cleared a table that had stopped, or a private table ended. It is
// empty, and the next round follows after `rounds`.
struct TableCleared {
  PlayerId player;
  Role role = Role::player;
  std::string id;
  std::uint32_t rounds = 0;
  std::vector<Payment> paid;
  CARDROOM_DESCRIBED("table_cleared", player, role, id, rounds, paid);
};

struct TableRemoved {
  CARDROOM_DESCRIBED("table_removed");
};

// A private table.

struct PrivateOpened {
  codec::Some<PlayerId> host;
  std::string address;  // Where the host was.
  Hash link{};
  Cents welcome_cents;  // What everybody gets who comes by the link.
  CARDROOM_DESCRIBED("private_opened", host, address, link, welcome_cents);
};

// The host made a new link. The one before is no longer good.
struct LinkMade {
  Hash link{};
  CARDROOM_DESCRIBED("link_made", link);
};

struct GuestCame {
  codec::Some<PlayerId> player;
  CARDROOM_DESCRIBED("guest_came", player);
};

// The host does not want them here any more.
struct GuestSentAway {
  codec::Some<PlayerId> player;
  CARDROOM_DESCRIBED("guest_sent_away", player);
};

// The cage's stream has it too.
struct ChipsGiven {
  codec::Some<PlayerId> player;
  Cents cents;
  CARDROOM_DESCRIBED("chips_given", player, cents);
};

// The table ends with the round of play.
struct PrivateEnding {
  CARDROOM_DESCRIBED("private_ending");
};

// What a player at a table calls the staff for.
enum class CallFor : std::uint8_t { help, clock, ruling };
constexpr std::string_view word(CallFor call) {
  constexpr std::string_view words[] = {"help", "clock", "ruling"};
  return words[static_cast<std::size_t>(call)];
}

struct StaffCalled {
  codec::Some<PlayerId> player;
  CallFor call = CallFor::help;
  std::string text;
  CARDROOM_DESCRIBED("staff_called", player, call, text);
};

// One of the staff has seen to it.
struct CallAnswered {
  codec::Some<PlayerId> player;
  codec::Some<PlayerId> by;
  CARDROOM_DESCRIBED("call_answered", player, by);
};

using TableRecord =
    std::variant<TableOpened, KeyDrawn, Entropy, TableCommand<codec::Unread>, HouseSet, Paused, Bot,
                 TableStopped, TableRevived, TableCleared, TableRemoved, PrivateOpened, LinkMade,
                 GuestCame, GuestSentAway, ChipsGiven, PrivateEnding, StaffCalled, CallAnswered>;

// Stream `cage`.

using CageRecord = std::variant<CageCommand<codec::Unread>>;

// Stream `accounts`.

struct AccountOpened {
  codec::Some<PlayerId> player;
  std::string name_;
  Role role = Role::player;
  bool guest = false;
  bool bot = false;
  codec::Maybe<std::string> address;  // Whose welcome in chips it counts as; left out: none.
  CARDROOM_DESCRIBED("account_opened", player, name_, role, guest, bot, address);
};

struct Registered {
  codec::Some<PlayerId> player;
  std::string name_;
  std::string password;  // Its hash.
  CARDROOM_DESCRIBED("registered", player, name_, password);
};

struct SessionOpened {
  codec::Some<PlayerId> player;
  Hash hash{};
  std::int64_t until_ms = 0;
  codec::Maybe<std::string> address;
  codec::Maybe<std::string> device;      // What the browser calls itself.
  codec::Maybe<std::int64_t> code_step;  // The step of the second factor's code: good once.
  CARDROOM_DESCRIBED("session_opened", player, hash, until_ms, address, device, code_step);
};

struct SessionSeen {
  Hash hash{};
  CARDROOM_DESCRIBED("session_seen", hash);
};

struct SessionClosed {
  Hash hash{};
  CARDROOM_DESCRIBED("session_closed", hash);
};

struct CodeMade {
  codec::Some<PlayerId> player;
  Hash hash{};
  codec::Maybe<std::int64_t> until_ms;  // Left out: it has ended.
  CARDROOM_DESCRIBED("code_made", player, hash, until_ms);
};

struct CodeUsed {
  Hash hash{};
  CARDROOM_DESCRIBED("code_used", hash);
};

struct PasswordSet {
  codec::Some<PlayerId> player;
  std::string password;  // Its hash.
  CARDROOM_DESCRIBED("password_set", player, password);
};

struct SecondFactorSet {
  codec::Some<PlayerId> player;
  std::string secret;                    // Base32, as authenticators read it.
  codec::Maybe<std::int64_t> code_step;  // The step of the code that confirmed it: it is used.
  CARDROOM_DESCRIBED("second_factor_set", player, secret, code_step);
};

struct SecondFactorRemoved {
  codec::Some<PlayerId> player;
  CARDROOM_DESCRIBED("second_factor_removed", player);
};

struct SignInLocked {
  codec::Some<PlayerId> player;
  std::string address;  // Empty: all that the account never signed in from.
  std::int64_t tries = 0;
  std::int64_t until_ms = 0;
  CARDROOM_DESCRIBED("sign_in_locked", player, address, tries, until_ms);
};

struct GuestForgotten {
  codec::Some<PlayerId> player;
  CARDROOM_DESCRIBED("guest_forgotten", player);
};

// What staff keep a player from: to chat, to sit at one table, or to be in the room.
enum class Restriction : std::uint8_t { mute, bar, shut_out };
constexpr std::string_view word(Restriction restriction) {
  constexpr std::string_view words[] = {"mute", "bar", "shut_out"};
  return words[static_cast<std::size_t>(restriction)];
}

struct Restricted {
  codec::Some<PlayerId> player;
  codec::Some<PlayerId> by;
  Restriction what = Restriction::mute;
  std::uint32_t table = 0;    // Of a bar; 0 of the others.
  std::int64_t until_ms = 0;  // 0: until it is lifted.
  std::string reason;
  CARDROOM_DESCRIBED("restricted", player, by, what, table, until_ms, reason);
};

struct RestrictionLifted {
  codec::Some<PlayerId> player;
  codec::Some<PlayerId> by;
  Restriction what = Restriction::mute;
  std::uint32_t table = 0;
  CARDROOM_DESCRIBED("restriction_lifted", player, by, what, table);
};

struct Dismissed {
  codec::Some<PlayerId> player;
  CARDROOM_DESCRIBED("dismissed", player);
};

using AccountRecord =
    std::variant<AccountOpened, Registered, SessionOpened, SessionSeen, SessionClosed, CodeMade,
                 CodeUsed, PasswordSet, SecondFactorSet, SecondFactorRemoved, SignInLocked,
                 GuestForgotten, Restricted, RestrictionLifted, Dismissed>;

// Stream `answers`: what was answered to a command that no record of a table has the id of. It is
// written with what the command did.

struct Answered {
  codec::Some<PlayerId> player;
  std::string id;
  std::string text;  // The answer, without what is said only once.
  CARDROOM_DESCRIBED("answered", player, id, text);
};

using AnswerRecord = std::variant<Answered>;

// Stream `room`.

struct Rehearsal {
  CARDROOM_DESCRIBED("rehearsal");
};

struct Chat {
  std::uint32_t table = 0;
  codec::Some<PlayerId> player;
  std::string text;
  CARDROOM_DESCRIBED("chat", table, player, text);
};

struct Announcement {
  std::optional<std::uint32_t> table;  // Nullopt: to the whole room.
  PlayerId player;                     // Nobody: the room itself.
  Role role = Role::player;
  std::string text;
  CARDROOM_DESCRIBED("announcement", table, player, role, text);
};

// What a member of staff asked about a round of play, or about many.
struct Asked {
  codec::Some<PlayerId> player;
  Role role = Role::dealer;
  std::string question;  // why, replay, hands, statistics, pairs…
  std::uint32_t table = 0;
  std::uint64_t round = 0;
  std::string command;  // The one that was asked about, or the question about many rounds.
  CARDROOM_DESCRIBED("asked", player, role, question, table, round, command);
};

// The program looked at its own bytes: when the room was opened, and every day while it is open.
struct ProgramChecked {
  std::string hash;  // BLAKE2b of the file that runs.
  bool opening = false;
  bool changed = false;  // The bytes are no longer those that the room was opened with.
  CARDROOM_DESCRIBED("program_checked", hash, opening, changed);
};

// The operator opened the room although records are missing.
struct LossAccepted {
  std::string what;
  CARDROOM_DESCRIBED("loss_accepted", what);
};

// Something broke that no table was the cause of.
struct Trouble {
  std::string why;
  CARDROOM_DESCRIBED("trouble", why);
};

using RoomRecord =
    std::variant<Rehearsal, Chat, Announcement, Asked, ProgramChecked, LossAccepted, Trouble>;

}  // namespace cardroom::records
