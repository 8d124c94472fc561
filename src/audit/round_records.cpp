#include "audit/round_records.h"

#include "base/number.h"

namespace cardroom::audit {

namespace {

bool begins_round(const CommandRecord& record) {
  const auto type = read_text(record.command, "type");
  return type && (*type == "start_round" || *type == "call_wagers");
}

std::uint32_t rounds_of(const AnyReplay& replay) {
  return std::visit([](const auto& one) { return one.rounds(); }, replay);
}

// Gathers records until the round after the wanted one begins.
class Gatherer {
 public:
  explicit Gatherer(RoundName wanted) : wanted_(wanted), keys_(wanted.table) {}

  store::Reading take(const store::StoredRecord& stored) {
    auto object = read_object(stored.bytes);
    if (!object) return fail("a record before it cannot be read: " + object.error().what);
    const auto type = read_text(*object, "type");
    if (type && *type == "table_opened") {
      found.rulebook = read_text(*object, "rulebook") ? *read_text(*object, "rulebook") : "";
      found.settings = settings_of(*object);
      auto opened = open_replay(*object);
      if (!opened) return fail(opened.error());
      replay_.emplace(std::move(*opened));
    }
    if (!replay_) return fail("the table was never opened");
    if (type && *type == "command" && !take_command(*object)) return store::Reading::stop;
    found.records.push_back({stored.sequence, stored.version, stored.time_ms, std::move(*object)});
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
  bool take_command(const json::object& object) {
    auto record = read_command(object);
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
  Keys keys_;
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

Settings settings_of(const json::object& table_opened) {
  Settings settings;
  const auto* const list = table_opened.if_contains("settings");
  if (!list || !list->is_array()) return settings;
  for (const json::value& one : list->get_array())
    if (const auto* const pair = one.if_array();
        pair && pair->size() == 2 && (*pair)[0].is_string() && (*pair)[1].is_string())
      settings.emplace_back((*pair)[0].get_string(), (*pair)[1].get_string());
  return settings;
}

Result<AnyReplay, std::string> open_replay(const json::object& table_opened) {
  const auto rulebook = read_text(table_opened, "rulebook");
  if (!rulebook) return rulebook.error().what;
  const Settings settings = settings_of(table_opened);
  if (*rulebook == "canberra-2017") {
    const auto opened = CanberraReplay::open(settings);
    if (!opened) return opened.error();
    return AnyReplay(*opened);
  }
  const auto opened = PokerReplay::open(*rulebook, settings);
  if (!opened) return opened.error();
  return AnyReplay(*opened);
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
