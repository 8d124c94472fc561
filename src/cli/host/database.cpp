#include "cli/host/database.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <ostream>
#include <thread>

#include "cli/command_line.h"
#include "cli/host/service_manager.h"
#include "room/net/waiting_door.h"
#include "store/postgres/journal.h"
#include "store/sqlite/journal.h"

namespace cardroom::cli {

namespace {

constexpr auto database_footer =
    R"(docs/several-machines.md has the whole of it.

Examples:
  cardroom db migrate postgres://cardroom@db1,db2,db3/cardroom
  cardroom serve --data /var/lib/cardroom --db postgres://cardroom@db1,db2,db3/cardroom
)";

std::string path_in(const std::string& folder, std::string_view name) {
  return folder + "/" + std::string(name);
}

std::string own_name() {
  std::array<char, 256> name{};
  return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "a machine";
}

// The lease lasts a little longer than the room may be served: the orderly end has this time.
void end_program(const std::string& why, const Streams& streams) {
  streams.err << "serve: this machine may no longer run the room: " << why << std::endl;
  (void)::kill(::getpid(), SIGTERM);
  std::this_thread::sleep_for(std::chrono::seconds(1));
  std::_Exit(exit_no);
}

// What a machine that waits tells its terminal, its service manager and whoever asks it.
class Waiting {
 public:
  Waiting(const DatabaseRoom& room, const Streams& streams) : room_(room), streams_(streams) {}

  bool operator()(const std::string& holder) {
    if (told_ == holder) return true;
    // A service that waits has started: its manager must not lose patience.
    if (!door_) {
      tell_service_manager("READY=1");
      open_door();
    }
    if (door_) door_->tell(holder);
    streams_.out << holder << " runs the room. This machine waits, and takes over when it ends."
                 << std::endl;
    told_ = holder;
    return true;
  }

 private:
  // The room itself says what is wrong with an address, when it opens.
  void open_door() {
    auto opened = room::net::WaitingDoor::open(room_.front, room_.metrics);
    if (opened) door_ = std::move(*opened);
  }

  const DatabaseRoom& room_;
  const Streams& streams_;
  std::string told_;
  std::unique_ptr<room::net::WaitingDoor> door_;
};

struct MigrateOptions {
  std::string url;
};

int run_migrate(const MigrateOptions& options, const Streams& streams) {
  const auto made = store::PostgresJournal::migrate(options.url);
  if (!made) {
    streams.err << "db: " << to_string(made.error()) << '\n';
    return exit_no;
  }
  if (*made == 0)
    streams.out << "The tables are up to date. Nothing was changed.\n";
  else
    streams.out << "The tables are this program's now (" << *made
                << (*made == 1 ? " step).\n" : " steps).\n");
  return exit_done;
}

}  // namespace

Result<std::unique_ptr<store::Journal>, Fault> open_database(const DatabaseRoom& room,
                                                             const Streams& streams) {
  using Opened = std::unique_ptr<store::Journal>;
  if (std::filesystem::exists(path_in(room.folder, store::journal_file)))
    return Fault{"open " + room.folder,
                 "it has a journal of its own; a room in a database needs another folder"};
  auto key = store::SigningKey::load_or_create(path_in(room.folder, store::key_file));
  if (!key) return key.error();
  store::PostgresOptions options;
  options.url = room.url;
  options.node = room.node.empty() ? own_name() : room.node;
  // Its door is closed when this function ends, and the room can listen there.
  Waiting waiting(room, streams);
  options.waiting = [&waiting](const std::string& holder) { return waiting(holder); };
  options.drain = [] { (void)::kill(::getpid(), SIGTERM); };
  options.lost = [&streams](const std::string& why) { end_program(why, streams); };
  auto journal = store::PostgresJournal::open(std::move(options), *key);
  if (!journal) return journal.error();
  return Opened(std::move(*journal));
}

Result<std::unique_ptr<store::Journal>, Fault> open_database_to_read(const DatabaseRoom& room) {
  using Opened = std::unique_ptr<store::Journal>;
  const std::string file = path_in(room.folder, store::key_file);
  if (!std::filesystem::exists(file))
    return Fault{"open " + file, "it is not there; what is in the database is sealed with it"};
  auto key = store::SigningKey::load_or_create(file);
  if (!key) return key.error();
  auto journal = store::PostgresJournal::open_to_read(room.url, *key);
  if (!journal) return journal.error();
  return Opened(std::move(*journal));
}

void add_database(Command& program) {
  Command command = program.subcommand(
      {"db", "Prepare a PostgreSQL database for a room on several machines", database_footer});
  command.wants_subcommand();
  Command migrate = command.subcommand(
      {"migrate", "Make the room's tables, or bring them up to this program's", database_footer});
  MigrateOptions& options = migrate.runs(run_migrate);
  migrate.option("URL", options.url, "The database, as postgres://USER@HOST,HOST/NAME").required();
}

}  // namespace cardroom::cli
