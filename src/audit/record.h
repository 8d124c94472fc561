// A record of the room as docs/records.md has it, read with care: the auditor trusts nothing.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/player.h"
#include "base/result.h"
#include "cards/card.h"
#include "cards/seed.h"
#include "rulebook/role.h"

namespace cardroom::audit {

namespace json = boost::json;

// What is wrong with a record.
struct Unreadable {
  std::string what;
};

// {"round":12,"number":0,"seed":"…","lifted":23}, in a rehearsal with "set":["As","??"]
struct ShuffleRecord {
  std::uint64_t round = 0;
  std::uint64_t number = 0;
  Seed seed{};
  std::int64_t lifted = 0;
  std::vector<std::optional<Card>> set;  // By hand; none: whatever the shuffle gives.
};

// {"type":"command",…}
struct CommandRecord {
  PlayerId player;  // None: the room itself.
  Role role = Role::player;
  json::object command;
  json::array events;
  std::optional<ShuffleRecord> shuffle;
};

Result<json::object, Unreadable> read_object(std::string_view bytes);
Result<std::string, Unreadable> read_text(const json::object& from, std::string_view field);
Result<std::uint64_t, Unreadable> read_count(const json::object& from, std::string_view field);
Result<Seed, Unreadable> read_seed(const json::object& from, std::string_view field);
Result<CommandRecord, Unreadable> read_command(const json::object& from);

}  // namespace cardroom::audit
