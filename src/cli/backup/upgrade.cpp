#include "cli/backup/upgrade.h"

#include <filesystem>
#include <ostream>

#include "cli/backup/room_files.h"
#include "cli/backup/room_folder.h"
#include "cli/backup/space.h"
#include "cli/command_line.h"
#include "cli/version.h"
#include "room/room.h"
#include "room/service.h"
#include "store/sqlite/copy.h"
#include "store/sqlite/journal.h"

namespace cardroom::cli {

namespace fs = std::filesystem;

namespace {

constexpr auto upgrade_footer = R"(Run it with the new program, before or after it is installed. It
brings the room back in memory from a copy of its journal: every account, cent and table. The room
may be open meanwhile, and nothing is changed.

Exit code 0: this program can go on with the room. 1: it cannot, and why. 2: bad usage.

Example: cardroom upgrade --check --data /var/lib/cardroom
)";

struct UpgradeOptions {
  RoomFolder folder;
  bool check = false;
};

int fail_to_upgrade(const Streams& streams, const std::string& why) {
  streams.err << "upgrade: " << why << "\n";
  return exit_no;
}

std::optional<Fault> fault_in_room(const store::Journal& journal) {
  const auto occasion = room::occasion_of(journal);
  if (!occasion) return occasion.error();
  const std::int64_t now_ms = room::wall_clock_ms();
  room::RoomOptions options;
  options.draw_key = room::random_key;
  options.is_rehearsal = *occasion == room::Occasion::rehearsal;
  room::Room room(options);
  if (const auto restored = room.restore(journal, now_ms); !restored) return restored.error();
  for (const auto& [number, table] : room.tables())
    if (table.stopped && table.stopped->behind)
      return Fault{"bring back table " + std::to_string(number), table.stopped->why};
  return std::nullopt;
}

int run_upgrade(const UpgradeOptions& options, const Streams& streams) {
  const auto data = folder_of(options.folder);
  if (!data) return fail_to_upgrade(streams, to_string(data.error()));
  const std::string journal = room_files(*data).back().path;
  if (!fs::exists(journal) && fs::exists(room_files(*data).front().path))
    return fail_to_upgrade(streams,
                           *data +
                               " holds the key of a room and no journal. A room with --db is "
                               "checked by `cardroom db migrate` and `cardroom audit --db`");
  if (!fs::exists(journal)) {
    streams.out << *data << " holds no room yet; " << version_line() << " begins a new one.\n";
    return exit_done;
  }
  const auto format = store::format_of(journal);
  if (!format) return fail_to_upgrade(streams, journal + " is not a cardroom journal");
  std::error_code unusable;  // TMPDIR may name a folder that is not there.
  const fs::path place = fs::temp_directory_path(unusable);
  const std::string beside = unusable ? "/tmp" : place.string();
  if (const auto fault = lack_of_space({.journal = journal, .into = beside}))
    return fail_to_upgrade(streams, to_string(*fault) + "; TMPDIR can name another folder");
  const auto work = Workplace::in(beside);
  if (!work) return fail_to_upgrade(streams, to_string(work.error()));
  const std::string copy = room_files(work->path()).back().path;
  if (const auto copied = store::copy_journal({journal, copy}); !copied)
    return fail_to_upgrade(streams, to_string(copied.error()));
  const auto opened = store::SqliteJournal::open_to_read({.file = copy, .vfs = {}});
  if (!opened) return fail_to_upgrade(streams, to_string(opened.error()));
  if (const auto fault = fault_in_room(**opened))
    return fail_to_upgrade(streams, to_string(*fault));
  streams.out << *data << " has journal format " << *format << "; this program writes format "
              << store::journal_format << ". All of the room can be brought back.\n";
  if (*format < store::journal_format)
    streams.out << "Once this program has opened it, an earlier one will refuse it. Make a backup "
                   "first: cardroom backup FILE\n";
  return exit_done;
}

}  // namespace

void add_upgrade(Command& program) {
  Command command = program.subcommand(
      {"upgrade", "Whether this program can go on with a room of another version", upgrade_footer});
  UpgradeOptions& options = command.runs(run_upgrade);
  command.flag("--check", options.check, "Look, and change nothing").required();
  describe_folder(command, options.folder);
}

}  // namespace cardroom::cli
