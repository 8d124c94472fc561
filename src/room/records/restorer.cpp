#include "room/records/restorer.h"

#include <optional>

#include "codec/from_json.h"
#include "room/game/open_game.h"
#include "room/records/record.h"
#include "room/records/table_records.h"
#include "room/records/table_snapshot.h"

namespace cardroom::room {

namespace {

constexpr std::string_view table_prefix = "table/";

Fault fault_at(std::string_view stream, store::Version version, std::string_view what) {
  return {"read " + std::string(stream) + " record " + std::to_string(version), std::string(what)};
}

// What is impossible in the record, if anything.
std::optional<std::string> take_record(LiveTable& table, const store::StoredRecord& stored,
                                       Answers& answers) {
  std::optional<std::string> wrong;
  const auto take = [&](const records::TableRecord& record) {
    if (table.game) return apply_table_record(table, record, stored.time_ms, answers);
    const auto* const opened = std::get_if<records::TableOpened>(&record);
    if (opened == nullptr) return;
    auto game = open_game(opened->rulebook, opened->settings);
    if (!game) {
      wrong = game.error().sentence;
      return;
    }
    table.name = opened->name_;
    table.settings = opened->settings;
    table.game = std::move(*game);
  };
  if (auto unreadable = read_record<records::TableRecord>(stored.bytes, take)) return unreadable;
  return wrong;
}

// Reads a stream from a version on; a record that cannot be read is a fault.
template <class Record, class Use>
Result<Done, Fault> read_rest(const store::Journal& journal, const std::string& stream,
                              store::Version from, Use&& use) {
  std::optional<Fault> fault;
  const auto read = journal.read(stream, from, [&](const store::StoredRecord& stored) {
    const auto wrong = read_record<Record>(
        stored.bytes, [&](const Record& record) { use(record, stored.time_ms); });
    if (!wrong) return store::Reading::go_on;
    fault = fault_at(stream, stored.version, *wrong);
    return store::Reading::stop;
  });
  if (fault) return *fault;
  return read;
}

}  // namespace

template <class Use>
Result<store::Version, Fault> Restorer::use_snapshot(const std::string& stream, Use&& use) const {
  const auto snapshot = journal_.snapshot(stream);
  if (!snapshot) return snapshot.error();
  return *snapshot && use((*snapshot)->bytes) ? (*snapshot)->version : store::Version{0};
}

Result<Done, Fault> Restorer::restore_accounts() {
  store::Version answers_read = 0;
  const auto from = use_snapshot("accounts", [&](std::string_view bytes) {
    const auto snapshot = codec::from_text<AccountSnapshot>(bytes);
    if (!snapshot) return false;
    for (const auto& one : *snapshot)
      if (const auto* const read = std::get_if<AnswersRead>(&one)) answers_read = read->version;
    kept_.answers.restore(*snapshot);
    kept_.accounts.restore(*snapshot);
    return true;
  });
  if (!from) return from.error();
  const auto answers = read_rest<records::AnswerRecord>(
      journal_, "answers", answers_read,
      [&](const records::AnswerRecord& record, std::int64_t at_ms) {
        const auto& answered = std::get<records::Answered>(record);
        kept_.answers.remember(answered.player, answered.id, at_ms, shared(answered.text));
      });
  if (!answers) return answers.error();
  return read_rest<records::AccountRecord>(
      journal_, "accounts", *from,
      [&](const records::AccountRecord& record, std::int64_t) { kept_.accounts.apply(record); });
}

Result<Done, Fault> Restorer::restore_cage() {
  const auto from =
      use_snapshot("cage", [&](std::string_view bytes) { return kept_.books.restore(bytes); });
  if (!from) return from.error();
  return read_rest<records::CageRecord>(
      journal_, "cage", *from, [&](const records::CageRecord& record, std::int64_t at_ms) {
        const auto& events = std::get<0>(record).events;
        if (const auto moved = codec::from_json<cage::Events>(*events.value))
          for (const cage::Event& event : *moved) kept_.books.apply(event, at_ms);
      });
}

Result<Done, Fault> Restorer::restore_table(const std::string& stream, std::int64_t now_ms) {
  LiveTable& table =
      kept_.tables.add(static_cast<std::uint32_t>(std::stoul(stream.substr(table_prefix.size()))));
  const auto from =
      use_snapshot(stream, [&](std::string_view bytes) { return restore_snapshot(table, bytes); });
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
