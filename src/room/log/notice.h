// Notices: what the room tells its operator's log, each with its fields. Nothing that is secret is
// in any of them: no tokens, codes, passwords or cards, and no text that somebody typed.
// docs/log.md has a table made from this list.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/player.h"
#include "codec/values.h"
#include "rulebook/role.h"

namespace cardroom::room {

enum class Level : std::uint8_t { info, warning, error };

constexpr std::string_view word(Level level) {
  constexpr std::string_view words[] = {"info", "warning", "error"};
  return words[static_cast<std::size_t>(level)];
}

namespace notice {

struct RoomOpened {
  static constexpr Level level = Level::info;
  std::string address;
  std::uint64_t records = 0;
  CARDROOM_DESCRIBED("room_opened", address, records);
};

struct RoomClosed {
  static constexpr Level level = Level::info;
  CARDROOM_DESCRIBED("room_closed");
};

struct SignedIn {
  static constexpr Level level = Level::info;
  PlayerId player;
  Role role = Role::player;
  std::string_view how;  // guest, register, password, one_time
  std::string address;
  CARDROOM_DESCRIBED("signed_in", player, role, how, address);
};

struct SignInRefused {
  static constexpr Level level = Level::warning;
  PlayerId player;  // None: there is no such account.
  std::string_view how;
  std::string rule;
  std::string address;
  CARDROOM_DESCRIBED("sign_in_refused", player, how, rule, address);
};

struct SignedOut {
  static constexpr Level level = Level::info;
  PlayerId player;
  std::string address;
  CARDROOM_DESCRIBED("signed_out", player, address);
};

// A message that was refused, and by which rule.
struct Refused {
  static constexpr Level level = Level::info;
  PlayerId player;  // None: a visitor.
  Role role = Role::player;
  std::string message;  // Its type where the room knows it.
  std::optional<std::int64_t> table;
  std::string rule;
  std::string address;
  CARDROOM_DESCRIBED("message_refused", player, role, message, table, rule, address);
};

struct Dropped {
  static constexpr Level level = Level::info;
  std::string_view why;  // not_reading, flooding, not_text, room_is_full, dismissed, signed_out, …
  std::string address;
  CARDROOM_DESCRIBED("connection_dropped", why, address);
};

// Told once a minute for each limit and address, with how often it was hit since.
struct LimitHit {
  static constexpr Level level = Level::warning;
  std::string_view limit;
  std::string address;
  std::uint64_t times = 0;
  CARDROOM_DESCRIBED("limit_hit", limit, address, times);
};

// Somebody of the staff looked at a round.
struct RoundRead {
  static constexpr Level level = Level::info;
  PlayerId player;
  Role role = Role::player;
  std::uint32_t table = 0;
  std::uint64_t round = 0;
  std::string_view how;  // The question: replay, hands, why, statistics…
  CARDROOM_DESCRIBED("round_read", player, role, table, round, how);
};

struct TableStopped {
  static constexpr Level level = Level::error;
  std::uint32_t table = 0;
  std::string what;
  CARDROOM_DESCRIBED("table_stopped", table, what);
};

// The outside world failed: a file, a disk, the network.
struct Trouble {
  static constexpr Level level = Level::error;
  std::string operation;
  std::string detail;
  CARDROOM_DESCRIBED("trouble", operation, detail);
};

// Told when the disk becomes too full, and every ten minutes while it is.
struct DiskLow {
  static constexpr Level level = Level::warning;
  std::int64_t free_mb = 0;
  CARDROOM_DESCRIBED("disk_low", free_mb);
};

// The certificate was read again, and from now on newcomers get the new one.
struct CertificateRead {
  static constexpr Level level = Level::info;
  CARDROOM_DESCRIBED("certificate_read");
};

// Two machines of a room are linked: people who come to one of them are at the room in the other.
struct Linked {
  static constexpr Level level = Level::info;
  std::string node;  // The other one.
  CARDROOM_DESCRIBED("linked", node);
};

// The log could not keep up, or one address would have filled it.
struct LinesLost {
  static constexpr Level level = Level::error;
  std::uint64_t lines = 0;
  CARDROOM_DESCRIBED("lines_lost", lines);
};

}  // namespace notice

using Notice =
    std::variant<notice::RoomOpened, notice::RoomClosed, notice::SignedIn, notice::SignInRefused,
                 notice::SignedOut, notice::Refused, notice::Dropped, notice::LimitHit,
                 notice::RoundRead, notice::TableStopped, notice::Trouble, notice::DiskLow,
                 notice::CertificateRead, notice::Linked, notice::LinesLost>;

// A line of the log.
struct LogLine {
  std::string time;  // 2026-05-04T19:30:00.125Z
  Level level = Level::info;
  codec::Inlined<Notice> notice;
  CARDROOM_PART("log_line", time, level, notice);
};

}  // namespace cardroom::room
