// A record of the journal, read with care: the auditor trusts nothing. records/ says what a record
// is; nothing of the room is used.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/result.h"
#include "records/protection_records.h"
#include "records/tournament_records.h"

namespace cardroom::audit {

namespace json = boost::json;

// What is wrong with a record.
struct Unreadable {
  std::string what;
};

// A command at a table or at the cage, and what it led to.
struct CommandRecord {
  PlayerId player;  // Nobody: the room itself.
  Role role = Role::player;
  json::object command;
  json::array events;
  std::optional<records::Shuffle> shuffle;
};

using AnyRecord = std::variant<records::TableRecord, records::CageRecord, records::AccountRecord,
                               records::AnswerRecord, records::ProtectionRecord,
                               records::RoomRecord, records::TournamentRecord>;

Result<json::value, Unreadable> parse_record(std::string_view bytes);
// Reads the record as one of its stream. The result points into the value.
Result<AnyRecord, Unreadable> read_record(std::string_view stream, const json::value& value);
// The number of a table in the name of its stream.
std::optional<std::uint32_t> table_number(std::string_view stream);

Result<CommandRecord, Unreadable> read_command(const records::TableCommand<codec::Unread>& record);
Result<CommandRecord, Unreadable> read_command(const records::CageCommand<codec::Unread>& record);
Result<CommandRecord, Unreadable> read_command(
    const records::TournamentCommand<codec::Unread>& record);

// The number in the name of a tournament's stream.
std::optional<std::uint32_t> tournament_number(std::string_view stream);

// The type of a command; empty if it has none.
std::string_view type_of(const json::object& command);

}  // namespace cardroom::audit
