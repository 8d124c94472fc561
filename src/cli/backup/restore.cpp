#include "cli/backup/restore.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <ostream>

#include "cli/backup/room_files.h"
#include "cli/backup/room_folder.h"
#include "cli/command_line.h"
#include "store/sqlite/file.h"
#include "store/sqlite/journal.h"

namespace cardroom::cli {

namespace fs = std::filesystem;

namespace {

constexpr auto restore_footer = R"(A backup that was torn or changed, or in which the audit finds a
fault, is refused, and nothing is changed. Stop the room first. A folder that already holds a room
is refused too; with --replace that room moves to a folder `replaced-…` inside it.

Exit code 0: the room is back. 1: nothing was changed. 2: bad usage.

Examples:
  cardroom restore friday.backup --data cardroom-data
  systemctl stop cardroom && cardroom restore --replace friday.backup && systemctl start cardroom
)";

struct RestoreOptions {
  std::string file;
  RoomFolder folder;
  bool replace = false;
  bool with_faults = false;
};

int fail_to_restore(const Streams& streams, const std::string& why) {
  streams.err << "restore: " << why << "\n";
  return exit_no;
}

// What is there of a room; a room in a database has only its key here, and needs it.
std::optional<std::string> room_in(const std::string& data) {
  const auto files = room_files(data);
  if (fs::exists(files.back().path)) return data + " already holds a room";
  for (const store::PackedFile& one : files)
    if (fs::exists(one.path))
      return data + " holds the " + one.name + " of a room, which nothing can replace";
  return std::nullopt;
}

// The room that is there, out of the way.
std::optional<Fault> put_aside(const std::string& data) {
  const std::string aside = data + "/replaced-" + std::to_string(std::time(nullptr));
  std::error_code failed;
  fs::create_directory(aside, failed);
  if (failed) return Fault{"make " + aside, failed.message()};
  if (auto fault = give_to_owner(aside, data)) return fault;
  for (const char* const more : {"-wal", "-shm"}) {
    const std::string name = std::string(store::journal_file) + more;
    if (fs::exists(data + "/" + name)) fs::rename(data + "/" + name, aside + "/" + name, failed);
    if (failed) return Fault{"move " + name, failed.message()};
  }
  // The journal first: a folder with a key and no journal is not a room.
  auto files = room_files(data);
  for (auto one = files.rbegin(); one != files.rend(); ++one) {
    if (!fs::exists(one->path)) continue;
    fs::rename(one->path, aside + "/" + one->name, failed);
    if (failed) return Fault{"move " + one->path, failed.message()};
  }
  return std::nullopt;
}

// The journal last: until it is there, the folder is not a room.
std::optional<Fault> put_in_place(const std::string& work, const std::string& data) {
  const auto from = room_files(work);
  const auto to = room_files(data);
  for (std::size_t at = 0; at < from.size(); ++at) {
    if (auto fault = give_to_owner(from[at].path, data)) return fault;
    std::error_code failed;
    fs::rename(from[at].path, to[at].path, failed);
    if (failed) return Fault{"move " + to[at].path, failed.message()};
  }
  sync_folder(data);
  return std::nullopt;
}

int bring_back(const RestoreOptions& options, const std::string& data, const Streams& streams) {
  const auto work = Workplace::in(data);
  if (!work) return fail_to_restore(streams, to_string(work.error()));
  if (const auto read = store::unpack(options.file, room_files(work->path())); !read)
    return fail_to_restore(streams, to_string(read.error()));
  const auto audited = audit_copy(work->path(), streams);
  if (!audited) return fail_to_restore(streams, options.file + ": " + to_string(audited.error()));
  if (audited->faults > 0 && !options.with_faults)
    return fail_to_restore(streams, options.file + ": the audit found " +
                                        std::to_string(audited->faults) +
                                        " faults: " + audited->first);
  if (room_in(data))
    if (const auto fault = put_aside(data)) return fail_to_restore(streams, to_string(*fault));
  if (const auto fault = put_in_place(work->path(), data))
    return fail_to_restore(streams, to_string(*fault));
  streams.out << data << ": " << words_of(*audited) << "\n";
  return exit_done;
}

int run_restore(const RestoreOptions& options, const Streams& streams) {
  ::umask(077);
  const auto data = folder_of(options.folder);
  if (!data) return fail_to_restore(streams, to_string(data.error()));
  const std::string journal = room_files(*data).back().path;
  if (const auto room = room_in(*data); room && !options.replace)
    return fail_to_restore(streams, *room + "; --replace puts it aside");
  const bool was_there = fs::is_directory(*data);
  std::error_code failed;
  fs::create_directories(*data, failed);
  if (failed) return fail_to_restore(streams, *data + ": " + failed.message());
  try {
    const store::FileLock lock(journal + ".lock");
    const int outcome = bring_back(options, *data, streams);
    if (const auto fault = give_to_owner(journal + ".lock", *data))
      return fail_to_restore(streams, to_string(*fault));
    if (outcome == exit_done || was_there) return outcome;
  } catch (const Fault& fault) {
    return fail_to_restore(streams, to_string(fault));
  }
  fs::remove_all(*data, failed);  // It was made for nothing.
  return exit_no;
}

}  // namespace

void add_restore(Command& program) {
  Command command = program.subcommand(
      {"restore", "Bring a room back from a backup, after an audit", restore_footer});
  RestoreOptions& options = command.runs(run_restore);
  command.option("FILE", options.file, "The backup").required();
  describe_folder(command, options.folder);
  command.flag("--replace", options.replace, "Put the room that is there aside");
  command.flag("--with-faults", options.with_faults, "Also where the audit finds faults");
}

}  // namespace cardroom::cli
