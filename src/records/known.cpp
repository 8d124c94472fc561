#include "records/known.h"

#include <variant>

#include "codec/from_json.h"
#include "records/protection_records.h"
#include "records/tournament_records.h"

namespace cardroom::records {

namespace {

template <class... Types>
bool is_one_of(std::string_view type, const std::variant<Types...>*) {
  return ((Types::name == type) || ...);
}

template <class Any>
bool has(std::string_view type) {
  return is_one_of(type, static_cast<const Any*>(nullptr));
}

bool is_stream(std::string_view stream) {
  return stream.starts_with("table/") || stream.starts_with("tournament/") || stream == "cage" ||
         stream == "accounts" || stream == "answers" || stream == "protection" || stream == "room";
}

bool is_known(std::string_view stream, std::string_view type) {
  if (stream == "cage") return has<CageRecord>(type);
  if (stream == "accounts") return has<AccountRecord>(type);
  if (stream == "answers") return has<AnswerRecord>(type);
  if (stream == "protection") return has<ProtectionRecord>(type);
  if (stream == "room") return has<RoomRecord>(type);
  if (stream.starts_with("tournament/")) return has<TournamentRecord>(type);
  return has<TableRecord>(type);
}

std::string written_by_newer(const std::string& what) {
  return "a newer program wrote " + what + ". Nothing was changed. Start the newer program";
}

}  // namespace

std::optional<std::string> newer_in(std::string_view stream, std::string_view bytes) {
  if (!is_stream(stream)) return written_by_newer("the stream " + std::string(stream));
  const auto record = codec::parse_json(bytes);
  std::string_view type;
  if (!record || codec::read_type(*record, type) || is_known(stream, type)) return std::nullopt;
  return written_by_newer("a record \"" + std::string(type) + "\"");
}

}  // namespace cardroom::records
