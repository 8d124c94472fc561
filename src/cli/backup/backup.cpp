#include "cli/backup/backup.h"

#include <sys/stat.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <ostream>

#include "cli/backup/room_files.h"
#include "cli/backup/room_folder.h"
#include "cli/backup/space.h"
#include "cli/command_line.h"
#include "store/sqlite/copy.h"
#include "store/sqlite/journal.h"

namespace cardroom::cli {

namespace fs = std::filesystem;

namespace {

constexpr auto backup_footer = R"(The copy is consistent, also while the room is open. It holds the
journal, its second head and the key that signs it, so keep it as secret as the room's data folder.
It is written under another name, audited, read back and only then given its name.

Where FILE is a folder, the file is named after the time, and --keep removes older ones.

Exit code 0: the backup is good. 1: there is no new backup. 2: bad usage.

Examples:
  cardroom backup /mnt/stick/friday.backup
  cardroom backup --data cardroom-data friday.backup
  cardroom backup --keep 14 /var/lib/cardroom/backups
)";

constexpr std::string_view prefix = "cardroom-";
constexpr std::string_view suffix = ".backup";

struct BackupOptions {
  std::string file;
  RoomFolder folder;
  int keep = 0;
  bool with_faults = false;
};

std::string named_by_time(const std::string& folder) {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y%m%d-%H%M%S", &parts);
  return folder + "/" + std::string(prefix) + text + std::string(suffix);
}

bool is_backup(const fs::path& path) {
  const std::string name = path.filename().string();
  return name.starts_with(prefix) && name.ends_with(suffix);
}

// Their names sort by time.
std::size_t remove_older(const std::string& folder, std::size_t keep) {
  std::vector<fs::path> backups;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(folder, ignored))
    if (is_backup(entry.path())) backups.push_back(entry.path());
  std::sort(backups.begin(), backups.end());
  const std::size_t extra = backups.size() > keep ? backups.size() - keep : 0;
  for (std::size_t at = 0; at < extra; ++at) fs::remove(backups[at], ignored);
  return extra;
}

// Why there is nothing to copy.
std::optional<Fault> no_room_in(const std::string& data) {
  const auto files = room_files(data);
  std::error_code failed;
  if (fs::exists(files.back().path, failed)) return std::nullopt;
  const std::string operation = "back up " + data;
  if (failed) return Fault{operation, failed.message()};
  if (fs::exists(files.front().path, failed))
    return Fault{operation,
                 "the journal is not in this folder. Back up a room with --db by PostgreSQL's own "
                 "tools, and journal.key apart from it (docs/several-machines.md)"};
  return Fault{operation, "there is no room in this folder"};
}

Result<Audited, Fault> copy_and_audit(const std::string& data, const std::string& work,
                                      const Streams& streams) {
  const auto from = room_files(data);
  const auto to = room_files(work);
  std::error_code failed;
  fs::copy_file(from[0].path, to[0].path, failed);
  if (failed) return Fault{"copy " + from[0].path, failed.message()};
  const auto head = store::copy_journal({from[2].path, to[2].path});
  if (!head) return head.error();
  return audit_copy(work, streams);
}

// Packed, read back, and moved to its place.
Result<Done, Fault> pack_to(const std::string& file, const std::string& work) {
  const std::string packed = work + "/packed";
  if (const auto made = store::pack(room_files(work), packed); !made) return made.error();
  if (const auto read = store::read_through(packed, room_files(work)); !read) return read.error();
  std::error_code failed;
  // A link, not a rename: a file that came meanwhile stays.
  fs::create_hard_link(packed, file, failed);
  if (failed == std::errc::file_exists) return Fault{"write " + file, "it is already there"};
  if (failed) fs::rename(packed, file, failed);
  if (failed) return Fault{"write " + file, failed.message()};
  return Done{};
}

int fail(const Streams& streams, const std::string& why) {
  streams.err << "backup: " << why << "\n";
  return exit_no;
}

int run_backup(const BackupOptions& options, const Streams& streams) {
  ::umask(077);
  std::error_code ignored;
  if (options.file.empty()) {
    streams.err << "backup: FILE needs a name\n";
    return exit_usage;
  }
  const bool into_folder = fs::is_directory(options.file, ignored);
  const std::string file = into_folder ? named_by_time(options.file) : options.file;
  if (fs::exists(file, ignored)) return fail(streams, file + " is already there");
  const std::string folder = into_folder ? options.file : fs::path(file).parent_path().string();
  const std::string beside = folder.empty() ? "." : folder;
  const auto data = folder_of(options.folder);
  if (!data) return fail(streams, to_string(data.error()));
  if (const auto fault = no_room_in(*data)) return fail(streams, to_string(*fault));
  constexpr int copy_and_pack_percent = 150;
  if (const auto fault =
          lack_of_space({room_files(*data).back().path, beside, copy_and_pack_percent}))
    return fail(streams, to_string(*fault));
  const auto work = Workplace::in(beside);
  if (!work) return fail(streams, to_string(work.error()));
  const auto audited = copy_and_audit(*data, work->path(), streams);
  if (!audited) return fail(streams, to_string(audited.error()));
  if (audited->faults > 0 && !options.with_faults)
    return fail(streams, "the audit found " + std::to_string(audited->faults) +
                             " faults, and there is no backup: " + audited->first +
                             ". See `cardroom audit " + *data +
                             "`; --with-faults makes the backup all the same");
  if (const auto packed = pack_to(file, work->path()); !packed)
    return fail(streams, to_string(packed.error()));
  sync_folder(beside);
  if (into_folder)
    if (const auto fault = give_to_owner(file, beside)) return fail(streams, to_string(*fault));
  streams.out << file << ": " << words_of(*audited) << "\n";
  if (into_folder && options.keep > 0)
    (void)remove_older(options.file, static_cast<std::size_t>(options.keep));
  return exit_done;
}

}  // namespace

void add_backup(Command& program) {
  Command command = program.subcommand(
      {"backup", "Copy a room into one file while it is open, and audit the copy", backup_footer});
  BackupOptions& options = command.runs(run_backup);
  command.option("FILE", options.file, "The file to make, or a folder for it").required();
  describe_folder(command, options.folder);
  command.option("--keep", options.keep, "In a folder: how many backups stay; 0: all of them")
      .between({0, 1'000'000});
  command.flag("--with-faults", options.with_faults, "Also where the audit finds faults");
}

}  // namespace cardroom::cli
