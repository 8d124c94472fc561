// The floor of the room: what players call the staff for, and what needs somebody, at all tables.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/player.h"
#include "records/records.h"
#include "room/messages/done.h"

namespace cardroom::room::incoming {

using codec::Maybe;
using codec::Some;

struct CallStaff {
  std::uint32_t table = 0;
  records::CallFor call = records::CallFor::help;
  Maybe<std::string> text;  // At most 200 bytes.
  CARDROOM_DESCRIBED("call_staff", table, call, text);
};

struct AnswerCall {
  std::uint32_t table = 0;
  Some<PlayerId> player;  // Who called.
  CARDROOM_DESCRIBED("answer_call", table, player);
};

struct WatchFloor {
  CARDROOM_DESCRIBED("watch_floor");
};

}  // namespace cardroom::room::incoming

namespace cardroom::room::outgoing {

// What needs somebody, the most urgent first.
enum class NeedKind : std::uint8_t { stopped, stuck, ruling, call, dispute, clock };
constexpr std::string_view word(NeedKind kind) {
  constexpr std::string_view words[] = {"stopped", "stuck", "ruling", "call", "dispute", "clock"};
  return words[static_cast<std::size_t>(kind)];
}

struct Need {
  std::uint32_t table = 0;
  std::string name_;
  NeedKind need = NeedKind::stopped;
  std::string text;  // What broke, the irregularity, what a player says.
  PlayerId player;   // Who called or disputes, or whom the clock is on.
  std::string player_name;
  std::optional<std::int64_t> since_ms;
  CARDROOM_PART("need", table, name_, need, text, player, player_name, since_ms);
};

struct Floor {
  Id id;
  std::vector<Need> needs;
  CARDROOM_DESCRIBED("floor", id, needs);
};

}  // namespace cardroom::room::outgoing
