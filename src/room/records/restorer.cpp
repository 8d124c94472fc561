#include "room/records/restorer.h"

#include <optional>

#include "codec/from_json.h"
#include "records/known.h"
#include "room/game/fault.h"
#include "room/game/open_game.h"
#include "room/records/record.h"
#include "room/records/table_records.h"
#include "room/records/table_snapshot.h"
#include "room/records/tournament_records.h"
#include "room/records/tournament_snapshot.h"

namespace cardroom::room {

namespace {

constexpr std::string_view table_prefix = "table/";
constexpr std::string_view tournament_prefix = "tournament/";

Fault fault_at(std::string_view stream, store::Version version, std::string_view what) {
  return {"read " + std::string(stream) + " record " + std::to_string(version), std::string(what)};
}

using Wrong = std::optional<std::string>;  // What this program cannot make sense of.

std::string newer_or(const store::StoredRecord& stored, const std::string& unreadable) {
  return records::newer_in(stored.stream, stored.bytes).value_or(unreadable);
}

Wrong open_from(LiveTable& table, const records::TableOpened& opened) {
  auto game = open_game(opened.rulebook, opened.settings, kind_of(opened));
  if (!game) return game.error().sentence;
  table.of = {opened.tournament.value_or(0), opened.tournament_table.value_or(0)};
  if (opened.host) table.party.emplace().host = *opened.host;
  table.name = opened.name_;
  table.settings = opened.settings;
  table.game = std::move(*game);
  return std::nullopt;
}

// A table that broke at a record stops there, with what it was before. Of the records after it,
// only those count that do not rest on it.
Wrong take_record(LiveTable& table, const store::StoredRecord& stored, Answers& answers) {
  Wrong wrong;
  const auto take = [&](const records::TableRecord& record) {
    const auto* const opened = std::get_if<records::TableOpened>(&record);
    if (!table.game && opened != nullptr) wrong = open_from(table, *opened);
    if (!table.game || opened != nullptr) return;
    if (table.stopped && table.stopped->behind) return apply_to_stopped(table, record);
    const auto broken =
        broken_in([&] { wrong = apply_table_record(table, record, stored.time_ms, answers); });
    if (broken)
      table.stopped = Stop{"record " + std::to_string(stored.version) + ": " + *broken, true};
  };
  if (auto unreadable = read_record<records::TableRecord>(stored.bytes, take))
    return newer_or(stored, *unreadable);
  return wrong;
}

}  // namespace

template <class Record, class Use>
Result<Done, Fault> Restorer::read_rest(const std::string& stream, store::Version from,
                                        Use&& use) const {
  std::optional<Fault> fault;
  const auto read = journal_.read(stream, from, [&](const store::StoredRecord& stored) {
    const auto wrong = read_record<Record>(
        stored.bytes, [&](const Record& record) { use(record, stored.time_ms); });
    if (wrong) fault = fault_at(stream, stored.version, newer_or(stored, *wrong));
    from = stored.version;
    return wrong ? store::Reading::stop : store::Reading::go_on;
  });
  if (fault) return *fault;
  if (read && from > 0) kept_.recorder.continue_from(stream, from);
  return read;
}

template <class Use>
Result<store::Version, Fault> Restorer::use_snapshot(const std::string& stream, Use&& use) const {
  const auto snapshot = journal_.snapshot(stream);
  if (!snapshot) return snapshot.error();
  if (!*snapshot) return store::Version{0};
  return use((*snapshot)->bytes) ? (*snapshot)->version : store::Version{0};
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
      "answers", answers_read, [&](const records::AnswerRecord& record, std::int64_t at_ms) {
        const auto& answered = std::get<records::Answered>(record);
        kept_.answers.remember(answered.player, answered.id, at_ms, shared(answered.text));
      });
  if (!answers) return answers.error();
  return read_rest<records::AccountRecord>(
      "accounts", *from, [&](const records::AccountRecord& record, std::int64_t at_ms) {
        kept_.accounts.apply(record, at_ms);
      });
}

Result<Done, Fault> Restorer::restore_cage() {
  const auto from =
      use_snapshot("cage", [&](std::string_view bytes) { return kept_.books.restore(bytes); });
  if (!from) return from.error();
  Wrong wrong;
  const auto read = read_rest<records::CageRecord>(
      "cage", *from, [&](const records::CageRecord& record, std::int64_t at_ms) {
        const auto moved = codec::from_json<cage::Events>(*std::get<0>(record).events.value);
        if (!moved) wrong = codec::to_string(moved.error());
        if (moved && !wrong)
          for (const cage::Event& event : *moved) kept_.books.apply(event, at_ms);
      });
  if (wrong) return Fault{"read cage", *wrong};
  return read;
}

// Nothing is brought back from what was said; but a newer program may have written more.
Result<Done, Fault> Restorer::look_at_room() const {
  return read_rest<records::RoomRecord>("room", 0, [](const records::RoomRecord&, std::int64_t) {});
}

// Records from before a guest was forgotten bring their sums back.
void Restorer::forget_gone() const {
  for (const auto& players : {kept_.books.players(), kept_.guard_book.players()})
    for (const PlayerId player : players)
      if (kept_.accounts.find(player) == nullptr) kept_.forget(player);
}

Result<Done, Fault> Restorer::restore_protection() {
  const auto from = use_snapshot(
      "protection", [&](std::string_view bytes) { return kept_.guard_book.restore(bytes); });
  if (!from) return from.error();
  return read_rest<records::ProtectionRecord>(
      "protection", *from, [&](const records::ProtectionRecord& record, std::int64_t at_ms) {
        kept_.guard_book.apply(record, at_ms);
      });
}

Result<Done, Fault> Restorer::restore_table(const std::string& stream, std::int64_t now_ms) {
  LiveTable& table =
      kept_.tables.add(static_cast<std::uint32_t>(std::stoul(stream.substr(table_prefix.size()))));
  const auto from = use_snapshot(stream, [&](std::string_view bytes) {
    bool used = false;
    (void)broken_in([&] { used = restore_snapshot(table, bytes); });
    if (!used) table.game.reset();
    return used;
  });
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
  table.since_ms = now_ms;
  if (const auto broken = broken_in([&] {
        table.decision = table.game->decision();
        table.decides = table.game->turn();
      }))
    table.stopped = Stop{*broken};
  return Done{};
}

Result<Done, Fault> Restorer::restore_tournament(const std::string& stream) {
  const auto number =
      static_cast<std::uint32_t>(std::stoul(stream.substr(tournament_prefix.size())));
  const auto from = use_snapshot(stream, [&](std::string_view bytes) {
    LiveTournament kept;
    bool used = false;
    (void)broken_in([&] { used = restore_snapshot(kept, bytes); });
    if (used) kept_.tournaments.add(number) = std::move(kept);
    return used;
  });
  if (!from) return from.error();
  LiveContest* live = nullptr;
  Wrong wrong;
  const auto read = read_rest<records::TournamentRecord>(
      stream, *from, [&](const records::TournamentRecord& record, std::int64_t at_ms) {
        if (wrong) return;
        const auto* const announced = std::get_if<records::TournamentAnnounced>(&record);
        if (announced != nullptr && announced->format == LiveContest::format)
          live = &kept_.tournaments.contests().add(number);
        wrong = live != nullptr ? apply_contest_record(*live, record, at_ms, kept_.accounts)
                                : apply_tournament_record(kept_.tournaments.add(number), record,
                                                          at_ms, kept_.accounts);
      });
  if (wrong) return Fault{"read " + stream, *wrong};
  return read;
}

Result<Done, Fault> Restorer::restore(std::int64_t now_ms) {
  std::optional<Fault> fault;
  if (const auto broken = broken_in([&] { fault = restore_all(now_ms); }))
    return Fault{"bring back the room", *broken};
  if (fault) return *fault;
  return Done{};
}

Result<Done, Fault> Restorer::restore_all_but_tables() {
  if (const auto read = restore_accounts(); !read) return read.error();
  if (const auto read = restore_cage(); !read) return read.error();
  return restore_protection();
}

void Restorer::forget_closed() const {
  std::vector<std::uint32_t> closed;
  for (const auto& [number, table] : kept_.tables.all())
    if (table.may_be_forgotten()) closed.push_back(number);
  for (const std::uint32_t number : closed) kept_.tables.forget(number);
}

std::optional<Fault> Restorer::restore_all(std::int64_t now_ms) {
  if (const auto read = restore_all_but_tables(); !read) return read.error();
  if (const auto read = look_at_room(); !read) return read.error();
  forget_gone();
  for (const std::string& stream : journal_.streams()) {
    if (const auto newer = records::newer_in(stream, {})) return fault_at(stream, 1, *newer);
    kept_.recorder.continue_from(stream, journal_.version(stream));
    if (stream.starts_with(tournament_prefix)) {
      if (const auto read = restore_tournament(stream); !read) return read.error();
      kept_.tournaments.forget_old();
    }
    if (!stream.starts_with(table_prefix)) continue;
    if (const auto read = restore_table(stream, now_ms); !read) return read.error();
  }
  forget_closed();
  link_tables(kept_.tournaments, kept_.tables);
  return std::nullopt;
}

}  // namespace cardroom::room
