#include "audit/audit.h"

#include <map>
#include <memory>
#include <set>
#include <variant>

#include "audit/cage_replay.h"
#include "audit/limit_wishes.h"
#include "audit/replay.h"
#include "audit/round_records.h"
#include "audit/staff.h"
#include "audit/tournaments/any_tournament_replay.h"
#include "base/broken_invariant.h"
#include "base/check.h"
#include "records/known.h"
#include "store/verify.h"

namespace cardroom::audit {

namespace {

// A broken invariant while replaying is a finding, not the end of the audit.
class ChecksThrow {
 public:
  ChecksThrow()
      : before_(set_check_handler(
            [](const FailedCheck& failed) { throw BrokenInvariant(std::string(failed.what)); })) {}
  ChecksThrow(const ChecksThrow&) = delete;
  ChecksThrow& operator=(const ChecksThrow&) = delete;
  ~ChecksThrow() { set_check_handler(before_); }

 private:
  CheckHandler before_;
};

struct TournamentAudit {
  std::optional<AnyTournamentReplay> replay;
  bool lost = false;
};

// A table of the room that is a tournament's.
struct OwnTable {
  std::uint32_t tournament = 0;
  tournament::TableNumber number = 0;
};

struct TableAudit {
  explicit TableAudit(std::uint32_t number) : keys(number) {}
  std::optional<AnyReplay> replay;
  CheckedKeys keys;
  bool lost = false;  // Cannot be replayed any further.

  std::uint32_t rounds() const {
    return replay ? std::visit([](const auto& one) { return one.rounds(); }, *replay) : 0;
  }
  bool is_hosted() const {
    if (!replay) return false;
    const auto* const boxes = std::get_if<CanberraReplay>(&*replay);
    return std::holds_alternative<HostedReplay>(*replay) ||
           (boxes != nullptr && boxes->is_hosted());
  }
};

class Auditor {
 public:
  Auditor(const store::Journal& journal, const Progress& progress)
      : journal_(journal), progress_(progress), all_(journal.head().sequence) {}

  Result<AuditReport, Fault> run() {
    const auto verified = store::verify(journal_, [this](std::uint64_t records) {
      tell_progress(static_cast<double>(records) * 0.2);
    });
    if (!verified) return verified.error();
    report_.head = verified->head;
    report_.records = verified->records;
    report_.heads = verified->heads;
    report_.snapshots = verified->snapshots;
    for (const auto& damage : verified->damages)
      report_.findings.add(Subject::chain, {damage.sequence, damage.stream, damage.version, 0},
                           damage.what);
    report_.findings.add_untold(verified->damage_count - verified->damages.size());
    if (const auto read = read_commits(); !read) return read.error();
    const ChecksThrow checks;
    const auto read = journal_.read_all(0, [this](const store::StoredRecord& record) {
      // The room may be open, and go on writing.
      if (record.sequence > report_.head.sequence) return store::Reading::stop;
      if (!look_at(record)) return store::Reading::stop;
      return store::Reading::go_on;
    });
    if (!read) return read.error();
    if (newer_) return *newer_;
    finish();
    return std::move(report_);
  }

 private:
  void tell_progress(double records) const {
    const auto all = static_cast<double>(all_);
    if (progress_ && all > 0) progress_(records / all);
  }

  Result<Done, Fault> read_commits() {
    return journal_.read_heads(0, [this](const store::SignedHead& head) {
      commits_.push_back(head.head.sequence);
      return store::Reading::go_on;
    });
  }

  // False: a newer program wrote it, and this one cannot judge it.
  bool look_at(const store::StoredRecord& record) {
    where_ = {record.sequence, std::string(record.stream), record.version, 0};
    time_ms_ = record.time_ms;
    if (const auto value = parse_record(record.bytes)) {
      if (const auto read = read_record(record.stream, *value))
        std::visit([this](const auto& one) { look_at(one); }, *read);
      else if (is_newer(record))
        return false;
      else
        report_.findings.add(Subject::record, where_, read.error().what);
    } else {
      report_.findings.add(Subject::record, where_, value.error().what);
    }
    end_commit(record.sequence);
    if (record.sequence % 1024 == 0)
      tell_progress(static_cast<double>(record.sequence) * 0.8 + static_cast<double>(all_) * 0.2);
    return true;
  }

  bool is_newer(const store::StoredRecord& record) {
    const auto newer = records::newer_in(record.stream, record.bytes);
    if (newer) newer_ = Fault{"read record " + std::to_string(record.sequence), *newer};
    return newer.has_value();
  }

  void look_at(const records::RoomRecord& record) {
    if (const auto* const checked = std::get_if<records::ProgramChecked>(&record)) {
      if (report_.programs.empty() || report_.programs.back() != checked->hash)
        report_.programs.push_back(checked->hash);
      if (checked->changed)
        report_.findings.add(Subject::record, where_,
                             "the bytes of the program were changed while the room was open");
    }
    if (const auto* const loss = std::get_if<records::LossAccepted>(&record))
      report_.losses.push_back(loss->what);
    if (!std::holds_alternative<records::Rehearsal>(record)) return;
    report_.rehearsal = where_.sequence == 1;
    if (!report_.rehearsal)
      report_.findings.add(Subject::record, where_,
                           "a room that was already open is declared a rehearsal");
  }

  void look_at(const records::AnswerRecord&) {}

  void look_at(const records::ProtectionRecord& record) {
    const std::string complaint = wishes_.apply(record, time_ms_);
    if (!complaint.empty()) report_.findings.add(Subject::rules, where_, complaint);
  }

  void look_at(const records::AccountRecord& record) {
    const std::string complaint = staff_.apply(record);
    if (!complaint.empty()) report_.findings.add(Subject::record, where_, complaint);
  }

  void end_commit(store::Sequence sequence) {
    while (next_commit_ < commits_.size() && commits_[next_commit_] < sequence) ++next_commit_;
    if (next_commit_ == commits_.size() || commits_[next_commit_] != sequence) return;
    staff_.end_commit(report_.findings);
    compare_books();
  }

  void complain(const Complaints& complaints) {
    for (const auto& [subject, what] : complaints.list) report_.findings.add(subject, where_, what);
  }

  void look_at(const records::TableRecord& record) {
    const std::uint32_t number = table_number(where_.stream).value();
    TableAudit& table = tables_.try_emplace(number, number).first->second;
    if (report_.rehearsal) table.keys.rehearse();
    touched_.insert(number);
    where_.round = table.rounds();
    if (table.lost && !std::holds_alternative<records::TableCleared>(record)) return;
    Complaints complaints;
    try {
      const auto* const opened = std::get_if<records::TableOpened>(&record);
      if (opened || table.replay)
        std::visit([&](const auto& one) { step(table, one, complaints); }, record);
      else
        complaints.add(Subject::record, "comes before the table was opened");
    } catch (const BrokenInvariant& broken) {
      complaints.add(Subject::rules, std::string("the record is impossible: ") + broken.what() +
                                         "; the rest of this table is not replayed");
      table.lost = true;
    }
    where_.round = table.rounds();
    complain(complaints);
  }

  void step(TableAudit& table, const records::TableOpened& record, Complaints& complaints) {
    if (table.replay) return complaints.add(Subject::record, "the table is opened twice");
    if (record.table != table_number(where_.stream))
      complaints.add(Subject::record, "the table's number is not that of its stream");
    auto opened = open_replay(record);
    if (!opened)
      return complaints.add(Subject::rules, "the table cannot be opened: " + opened.error());
    table.replay.emplace(std::move(*opened));
    if (record.host) cage_.note_private(record.table);
    if (record.tournament)
      own_tables_[record.table] = {*record.tournament, static_cast<tournament::TableNumber>(
                                                           record.tournament_table.value_or(0))};
  }
  // A table that is gone has no chips of its tournament.
  void step(TableAudit&, const records::TableRemoved&, Complaints&) {
    own_tables_.erase(table_number(where_.stream).value());
  }
  // A table that has stopped waits for staff, and its tournament goes on without it.
  void step(TableAudit& table, const records::TableStopped&, Complaints& complaints) {
    step(table, records::TableRemoved{}, complaints);
  }
  static void step(TableAudit& table, const records::KeyDrawn& record, Complaints& complaints) {
    complaints.add(Subject::shuffle, table.keys.drawn(record, table.rounds()));
  }
  static void step(TableAudit& table, const records::Entropy& record, Complaints& complaints) {
    complaints.add(Subject::shuffle, table.keys.mixed_in(record));
  }
  void step(TableAudit& table, const records::TableCommand<codec::Unread>& record,
            Complaints& complaints) {
    const auto command = read_command(record);
    if (!command) return complaints.add(Subject::record, command.error().what);
    ++report_.commands;
    staff_.acted(*command, where_);
    report_.shuffles += command->shuffle ? 1 : 0;
    report_.set_shuffles += command->shuffle && command->shuffle->set ? 1 : 0;
    std::visit([&](auto& replay) { replay.step(*command, table.keys, complaints); }, *table.replay);
  }
  // Everybody was paid at a table that had stopped. From here on it can be replayed again.
  static void step(TableAudit& table, const records::TableCleared& record, Complaints&) {
    std::visit([&](auto& replay) { replay.clear(record.rounds); }, *table.replay);
    table.lost = false;
  }
  // A record of what the room decides for itself: no rule covers it.
  template <class Record>
  static void step(TableAudit&, const Record&, Complaints&) {}

  void look_at(const records::TournamentRecord& record) {
    const auto number = tournament_number(where_.stream);
    if (!number) return report_.findings.add(Subject::record, where_, "belongs to no tournament");
    TournamentAudit& tournament = tournaments_[*number];
    touched_tournaments_.insert(*number);
    if (tournament.lost) return;
    Complaints complaints;
    try {
      std::visit([&](const auto& one) { step(tournament, one, complaints); }, record);
    } catch (const BrokenInvariant& broken) {
      complaints.add(Subject::rules, std::string("the record is impossible: ") + broken.what());
      tournament.lost = true;
    }
    tournament.lost = tournament.lost || (tournament.replay && is_lost(*tournament.replay));
    complain(complaints);
  }

  void step(TournamentAudit& tournament, const records::TournamentAnnounced& record,
            Complaints& complaints) const {
    if (tournament.replay || record.tournament != tournament_number(where_.stream))
      return complaints.add(Subject::record, "the tournament is announced twice, or by another");
    auto opened = open_tournament_replay(record);
    if (!opened) {
      tournament.lost = true;
      return complaints.add(Subject::rules, opened.error());
    }
    tournament.replay.emplace(std::move(*opened));
  }
  void step(TournamentAudit& tournament, const records::TournamentCommand<codec::Unread>& record,
            Complaints& complaints) {
    const auto command = read_command(record);
    if (!command) return complaints.add(Subject::record, command.error().what);
    if (!tournament.replay)
      return complaints.add(Subject::record, "comes before the tournament was announced");
    ++report_.commands;
    staff_.acted(*command, where_);
    audit::step(*tournament.replay, *command, {record.seed, record.next}, complaints);
  }
  static void step(TournamentAudit& tournament, const records::TournamentWoundUp& record,
                   Complaints&) {
    if (tournament.replay)
      std::visit([&](auto& replay) { replay.wind_up(record); }, *tournament.replay);
  }
  template <class Record>
  static void step(TournamentAudit&, const Record&, Complaints&) {}

  void look_at(const records::CageRecord& record) {
    const auto command = read_command(std::get<0>(record));
    if (!command) return report_.findings.add(Subject::record, where_, command.error().what);
    Complaints complaints;
    try {
      cage_.step(*command, complaints);
    } catch (const BrokenInvariant& broken) {
      complaints.add(Subject::ledger, broken.what());
    }
    ++report_.commands;
    staff_.acted(*command, where_);
    if (const auto* const table = command->command.if_contains("table"))
      if (table->is_int64()) touched_.insert(static_cast<std::uint32_t>(table->get_int64()));
    if (const auto* const tournament = command->command.if_contains("tournament"))
      if (tournament->is_int64())
        touched_tournaments_.insert(static_cast<std::uint32_t>(tournament->get_int64()));
    complain(complaints);
  }

  // At the end of a commit, money and play must agree at every table that either touched.
  void compare_books() {
    for (const std::uint32_t number : touched_) {
      const auto at = tables_.find(number);
      if (at == tables_.end() || !at->second.replay || at->second.lost) continue;
      const TableMoney money =
          std::visit([](const auto& one) { return one.money(); }, *at->second.replay);
      const std::string wrong = cage_.disagreement(number, money);
      if (wrong.empty() || wrong == said_[number]) continue;
      said_[number] = wrong;  // Reported once, not again at every later commit.
      where_ = {where_.sequence, "table/" + std::to_string(number), 0, at->second.rounds()};
      report_.findings.add(Subject::ledger, where_, wrong);
    }
    for (const std::uint32_t number : touched_) compare_own_table(number);
    touched_.clear();
    for (const std::uint32_t number : touched_tournaments_) compare_tournament(number);
    touched_tournaments_.clear();
  }

  const AnyTournamentReplay* replayed(std::uint32_t tournament) const {
    const auto at = tournaments_.find(tournament);
    if (at == tournaments_.end() || !at->second.replay || at->second.lost) return nullptr;
    return &*at->second.replay;
  }

  void complain_of(std::uint32_t tournament, const std::string& wrong) {
    if (wrong.empty() || wrong == said_of_tournaments_[tournament]) return;
    said_of_tournaments_[tournament] = wrong;
    report_.findings.add(Subject::ledger,
                         {where_.sequence, "tournament/" + std::to_string(tournament), 0, 0},
                         wrong);
  }

  void compare_tournament(std::uint32_t number) {
    if (const auto* const replay = replayed(number))
      complain_of(number, cage_.disagreement(number, held_of(*replay)));
  }

  // A tournament and its tables agree on the chips.
  void compare_own_table(std::uint32_t number) {
    const auto own = own_tables_.find(number);
    const auto at = tables_.find(number);
    if (own == own_tables_.end() || !at->second.replay || at->second.lost) return;
    const auto* const replay = replayed(own->second.tournament);
    if (replay == nullptr) return;
    const std::string wrong = fault_in_chips(*replay, own->second.number, *at->second.replay);
    if (!wrong.empty())
      complain_of(own->second.tournament, "table/" + std::to_string(number) + " " + wrong);
  }

  void finish() {
    report_.tables = tables_.size();
    for (const auto& [number, table] : tables_) {
      report_.rounds += table.rounds();
      if (table.is_hosted()) report_.told_rounds += table.rounds();
    }
    report_.in_circulation = cage_.ledger().in_circulation();
    if (const std::string wrong = fault_of(cage_.ledger()); !wrong.empty())
      report_.findings.add(Subject::ledger, {0, "cage", 0, 0}, wrong);
    if (progress_) progress_(1);
  }

  const store::Journal& journal_;
  const Progress& progress_;
  const store::Sequence
      all_;  // Records, when the audit began: a journal may not be asked while it is read.
  AuditReport report_;
  std::optional<Fault> newer_;
  RecordPlace where_;
  std::vector<store::Sequence> commits_;  // The last record of each commit, in order.
  std::size_t next_commit_ = 0;
  Staff staff_;
  LimitWishes wishes_;
  std::int64_t time_ms_ = 0;  // Of the record that is looked at.
  std::map<std::uint32_t, TableAudit> tables_;
  std::set<std::uint32_t> touched_;
  std::map<std::uint32_t, std::string> said_;
  std::map<std::uint32_t, TournamentAudit> tournaments_;
  std::map<std::uint32_t, OwnTable> own_tables_;
  std::set<std::uint32_t> touched_tournaments_;
  std::map<std::uint32_t, std::string> said_of_tournaments_;
  CageReplay cage_;
};

}  // namespace

Result<AuditReport, Fault> audit(const store::Journal& journal, const Progress& progress) {
  return Auditor(journal, progress).run();
}

}  // namespace cardroom::audit
