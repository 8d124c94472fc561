#include "audit/round_records.h"

#include "base/number.h"

namespace cardroom::audit {

namespace {

bool begins_round(const CommandRecord& record) {
  const auto type = type_of(record.command);
  return type == "start_round" || type == "call_wagers";
}

std::uint32_t rounds_of(const AnyReplay& replay) {
  return std::visit([](const auto& one) { return one.rounds(); }, replay);
}

// Gathers records until the round after the wanted one begins.
class Gatherer {
 public:
  explicit Gatherer(RoundName wanted) : wanted_(wanted), keys_(wanted.table) {}

  store::Reading take(const store::StoredRecord& stored) {
    auto value = parse_record(stored.bytes);
    if (!value) return fail("a record before it cannot be read: " + value.error().what);
    const auto read = read_record(stored.stream, *value);
    if (!read) return fail("a record before it cannot be read: " + read.error().what);
    const auto& record = std::get<records::TableRecord>(*read);
    if (const auto* const opened = std::get_if<records::TableOpened>(&record)) {
      found.rulebook = opened->rulebook;
      found.settings = opened->settings;
      auto replay = open_replay(*opened);
      if (!replay) return fail(replay.error());
      replay_.emplace(std::move(*replay));
    }
    if (!replay_) return fail("the table was never opened");
    const auto* const command = std::get_if<records::TableCommand<codec::Unread>>(&record);
    if (command && !take_command(*command)) return store::Reading::stop;
    found.records.push_back({stored.sequence, stored.version, stored.time_ms, std::move(*value)});
    return why.empty() ? store::Reading::go_on : store::Reading::stop;
  }

  bool is_found() const {
    return replay_ && found.at_start && rounds_of(*replay_) == wanted_.round;
  }
  void finish() { found.at_end = replay_; }

  RoundRecords found;
  std::string why;

 private:
  store::Reading fail(std::string reason) {
    why = std::move(reason);
    return store::Reading::stop;
  }

  // False when the wanted round is over.
  bool take_command(const records::TableCommand<codec::Unread>& command) {
    auto record = read_command(command);
    if (!record) {
      why = record.error().what;
      return true;
    }
    if (begins_round(*record)) {
      if (is_found()) return false;
      found.before.insert(found.before.end(), found.commands.begin(), found.commands.end());
      found.records.clear();
      found.commands.clear();
      found.at_start = replay_;
    }
    Complaints complaints;
    std::visit([&](auto& one) { one.step(*record, keys_, complaints); }, *replay_);
    found.commands.push_back(std::move(*record));
    return true;
  }

  RoundName wanted_;
  CheckedKeys keys_;
  std::optional<AnyReplay> replay_;
};

}  // namespace

std::optional<RoundName> parse_round(std::string_view text) {
  const auto slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto table = parse_number<std::uint32_t>(text.substr(0, slash));
  const auto round = parse_number<std::uint32_t>(text.substr(slash + 1), {.least = 1});
  if (!table || !round) return std::nullopt;
  return RoundName{*table, *round};
}

Result<AnyReplay, std::string> open_replay(const records::TableOpened& opened) {
  if (opened.rulebook == "canberra-2017") {
    const auto replay = CanberraReplay::open(opened);
    if (!replay) return replay.error();
    return AnyReplay(*replay);
  }
  if (opened.hosted.value_or(false)) {
    const auto replay = HostedReplay::open(opened);
    if (!replay) return replay.error();
    return AnyReplay(*replay);
  }
  const auto replay = PokerReplay::open(opened);
  if (!replay) return replay.error();
  return AnyReplay(*replay);
}

Result<RoundRecords, NoExport> find_round(const store::Journal& journal, RoundName round) {
  Gatherer gatherer(round);
  const std::string stream = "table/" + std::to_string(round.table);
  if (journal.version(stream) == 0) return NoExport{"there is no table " + stream.substr(6)};
  const auto read = journal.read(
      stream, 0, [&](const store::StoredRecord& record) { return gatherer.take(record); });
  if (!read) return NoExport{to_string(read.error())};
  if (!gatherer.why.empty()) return NoExport{gatherer.why};
  if (!gatherer.is_found())
    return NoExport{"table " + stream.substr(6) + " has no round " + std::to_string(round.round)};
  gatherer.finish();
  return std::move(gatherer.found);
}

}  // namespace cardroom::audit
