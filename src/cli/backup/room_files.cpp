#include "cli/backup/room_files.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "audit/audit.h"
#include "cli/progress.h"
#include "store/sqlite/journal.h"

namespace cardroom::cli {

std::vector<store::PackedFile> room_files(const std::string& folder) {
  std::vector<store::PackedFile> files;
  const std::string journal(store::journal_file);
  for (const std::string& name : {std::string(store::key_file), journal + "-head", journal})
    files.push_back({name, folder + "/" + name});
  return files;
}

void sync_folder(const std::string& folder) {
  const int number = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (number < 0) return;
  (void)::fsync(number);
  ::close(number);
}

Result<Workplace, Fault> Workplace::in(const std::string& folder) {
  std::string path = folder + "/.cardroom-XXXXXX";
  if (::mkdtemp(path.data()) == nullptr)
    return Fault{"make a folder in " + folder, std::strerror(errno)};
  return Workplace(path);
}

Workplace::~Workplace() {
  std::error_code ignored;
  if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
}

Result<Audited, Fault> audit_copy(const std::string& folder, const Streams& streams) {
  const std::string file = folder + "/" + std::string(store::journal_file);
  const auto journal = store::SqliteJournal::open_to_read({.file = file, .vfs = {}});
  if (!journal) return journal.error();
  ProgressBar bar(streams, "auditing");
  auto report = audit::audit(**journal, [&](double done) { bar.show(done); });
  if (!report) return report.error();
  if (const auto damage = (*journal)->integrity(); !damage || !damage->empty())
    report->findings.add(audit::Subject::chain, {},
                         "the file is damaged: " + (damage ? *damage : to_string(damage.error())));
  Audited audited{report->head, report->rounds, report->findings.count(), {}};
  if (!report->findings.none()) audited.first = to_string(report->findings.kept().front());
  return audited;
}

std::string words_of(const Audited& audited) {
  const std::string faults =
      audited.faults == 0 ? "no faults found" : std::to_string(audited.faults) + " faults found";
  return std::to_string(audited.head.sequence) + " records, " + std::to_string(audited.rounds) +
         " rounds, " + faults + "; head " + std::to_string(audited.head.sequence) + ":" +
         store::to_hex(audited.head.hash);
}

}  // namespace cardroom::cli
