#include "audit/record.h"

#include "base/number.h"
#include "codec/from_json.h"

namespace cardroom::audit {

namespace {

constexpr std::string_view tournament_prefix = "tournament/";

template <class Record>
Result<AnyRecord, Unreadable> read_as(const json::value& value) {
  auto record = codec::from_json<Record>(value);
  if (!record) return Unreadable{codec::to_string(record.error())};
  return AnyRecord(std::move(*record));
}

template <class Record>
Result<CommandRecord, Unreadable> with_json(const Record& record) {
  const json::object* const command = record.command.value->if_object();
  if (!command) return Unreadable{"the command is not an object"};
  const json::array* const events = record.events.value->if_array();
  if (!events) return Unreadable{"the events are not a list"};
  return CommandRecord{record.player, record.role, *command, *events, {}};
}

}  // namespace

Result<json::value, Unreadable> parse_record(std::string_view bytes) {
  auto value = codec::parse_json(bytes);
  if (!value) return Unreadable{codec::to_string(value.error())};
  return std::move(*value);
}

Result<AnyRecord, Unreadable> read_record(std::string_view stream, const json::value& value) {
  if (table_number(stream)) return read_as<records::TableRecord>(value);
  if (stream.starts_with(tournament_prefix)) return read_as<records::TournamentRecord>(value);
  if (stream == "cage") return read_as<records::CageRecord>(value);
  if (stream == "accounts") return read_as<records::AccountRecord>(value);
  if (stream == "answers") return read_as<records::AnswerRecord>(value);
  if (stream == "protection") return read_as<records::ProtectionRecord>(value);
  if (stream == "room") return read_as<records::RoomRecord>(value);
  return Unreadable{"belongs to a stream that this audit does not know"};
}

std::optional<std::uint32_t> table_number(std::string_view stream) {
  constexpr std::string_view prefix = "table/";
  if (!stream.starts_with(prefix)) return std::nullopt;
  return parse_number<std::uint32_t>(stream.substr(prefix.size()));
}

std::optional<std::uint32_t> tournament_number(std::string_view stream) {
  if (!stream.starts_with(tournament_prefix)) return std::nullopt;
  return parse_number<std::uint32_t>(stream.substr(tournament_prefix.size()));
}

Result<CommandRecord, Unreadable> read_command(const records::TableCommand<codec::Unread>& record) {
  auto read = with_json(record);
  if (read) read->shuffle = record.shuffle;
  return read;
}

Result<CommandRecord, Unreadable> read_command(const records::CageCommand<codec::Unread>& record) {
  return with_json(record);
}

Result<CommandRecord, Unreadable> read_command(
    const records::TournamentCommand<codec::Unread>& record) {
  return with_json(record);
}

std::string_view type_of(const json::object& command) {
  const auto* const type = command.if_contains("type");
  return type && type->is_string() ? std::string_view(type->get_string()) : std::string_view();
}

}  // namespace cardroom::audit
