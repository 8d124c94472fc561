#include "room/records/restorer.h"

#include <optional>

#include <boost/json/value.hpp>

#include "codec/from_json.h"
#include "room/messages/fields.h"
#include "room/records/record.h"
#include "room/records/table_records.h"
#include "room/records/table_snapshot.h"
#include "room/tables/open_game.h"

namespace cardroom::room {

namespace {

constexpr std::string_view table_prefix = "table/";

Fault fault_at(std::string_view stream, store::Version version, std::string_view what) {
  return {"read " + std::string(stream) + " record " + std::to_string(version), std::string(what)};
}

// Something in the record cannot be: what.
std::optional<std::string> take_record(LiveTable& table, const store::StoredRecord& stored,
                                       Answers& answers) {
  const auto record = object_of(stored.bytes);
  if (!record) return "not a record";
  if (text_in(*record, "type") != "table_opened") {
    if (table.game) apply_table_record(table, *record, stored.time_ms, answers);
    return std::nullopt;
  }
  auto game = open_game(text_in(*record, "rulebook"), settings_in(*record));
  if (!game) return game.error().sentence;
  table.name = text_in(*record, "name");
  table.settings = settings_in(*record);
  table.game = std::move(*game);
  return std::nullopt;
}

}  // namespace

template <class Use>
Result<store::Version, Fault> Restorer::use_snapshot(const std::string& stream, Use&& use) const {
  const auto snapshot = journal_.snapshot(stream);
  if (!snapshot) return snapshot.error();
  return *snapshot && use((*snapshot)->bytes) ? (*snapshot)->version : store::Version{0};
}

Result<Done, Fault> Restorer::restore_accounts() {
  const auto from = use_snapshot("accounts", [&](std::string_view bytes) {
    kept_.answers.restore(bytes);
    return kept_.accounts.restore(bytes);
  });
  if (!from) return from.error();
  return journal_.read("accounts", *from, [&](const store::StoredRecord& stored) {
    if (const auto record = object_of(stored.bytes)) kept_.accounts.apply(*record);
    return store::Reading::go_on;
  });
}

Result<Done, Fault> Restorer::restore_cage() {
  const auto from =
      use_snapshot("cage", [&](std::string_view bytes) { return kept_.books.restore(bytes); });
  if (!from) return from.error();
  return journal_.read("cage", *from, [&](const store::StoredRecord& stored) {
    if (const auto record = object_of(stored.bytes))
      for (const boost::json::value& one : record->at("events").as_array())
        if (const auto event = codec::from_json<cage::Event>(one))
          kept_.books.apply(*event, stored.time_ms);
    return store::Reading::go_on;
  });
}

Result<Done, Fault> Restorer::restore_table(const std::string& stream, std::int64_t now_ms) {
  LiveTable& table =
      kept_.tables.add(static_cast<std::uint32_t>(std::stoul(stream.substr(table_prefix.size()))));
  const auto from = use_snapshot(
      stream, [&](std::string_view bytes) { return restore_snapshot(table, bytes, build_); });
  if (!from) return from.error();
  std::optional<Fault> fault;
  const auto read = journal_.read(stream, *from, [&](const store::StoredRecord& stored) {
    const auto wrong = take_record(table, stored, kept_.answers);
    if (!wrong) return store::Reading::go_on;
    fault = fault_at(stream, stored.version, *wrong);
    return store::Reading::stop;
  });
  if (!read) return read.error();
  if (fault) return *fault;
  if (!table.game) return fault_at(stream, 1, "the table was never opened");
  table.decision = table.game->decision();
  table.since_ms = now_ms;
  return Done{};
}

Result<Done, Fault> Restorer::restore(std::int64_t now_ms) {
  if (const auto read = restore_accounts(); !read) return read.error();
  if (const auto read = restore_cage(); !read) return read.error();
  for (const std::string& stream : journal_.streams()) {
    kept_.recorder.continue_from(stream, journal_.version(stream));
    if (!stream.starts_with(table_prefix)) continue;
    if (const auto read = restore_table(stream, now_ms); !read) return read.error();
  }
  return Done{};
}

}  // namespace cardroom::room
