#include "cli/host/database.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <ostream>
#include <thread>

#include "cli/command_line.h"
#include "cli/host/local_address.h"
#include "cli/host/serve_options.h"
#include "cli/host/service_manager.h"
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

// The room is not here, or not open yet: nothing has to be finished.
void end_waiting(const Streams& streams, bool lost) {
  if (lost) std::_Exit(exit_no);
  tell_service_manager("STOPPING=1");
  streams.out << "This machine waits no more." << std::endl;
  std::_Exit(exit_done);
}

// What a machine that waits tells its terminal, its service manager and its server.
class Waiting {
 public:
  Waiting(room::net::Server& server, const Streams& streams) : server_(server), streams_(streams) {}

  bool operator()(const store::postgres::LeaseHolder& holder) {
    server_.follow({holder.node, holder.epoch, parse_listen(holder.link)});
    if (told_ == holder.node) return true;
    // A service that waits has started: its manager must not lose patience.
    tell_service_manager("READY=1");
    streams_.out << holder.node
                 << " runs the room. This machine waits, and takes over when it ends.\n"
                 << "People who come to " << server_.address() << " play in it all the same."
                 << std::endl;
    told_ = holder.node;
    return true;
  }

 private:
  room::net::Server& server_;
  const Streams& streams_;
  std::string told_;
};

// Where other machines reach this one: an address that they can use, not all of them.
std::string reached_at(const room::net::Server& server) {
  const auto [host, port] = server.link();
  std::string name = host;
  if (host == "0.0.0.0" || host == "::") {
    const auto own = local_addresses();
    name = own.empty() ? std::string("127.0.0.1") : own.front();
  }
  if (name.find(':') != std::string::npos) name = "[" + name + "]";
  return name + ":" + std::to_string(port);
}

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

std::string node_name(const DatabaseRoom& room) {
  return room.node.empty() ? own_name() : room.node;
}

Result<store::SigningKey, Fault> database_key(const DatabaseRoom& room) {
  if (std::filesystem::exists(path_in(room.folder, store::journal_file)))
    return Fault{"open " + room.folder,
                 "it has a journal of its own; a room in a database needs another folder"};
  return store::SigningKey::load_or_create(path_in(room.folder, store::key_file));
}

// As in store/postgres/seal.h.
store::Hash link_seed(const store::SigningKey& key) {
  return store::Hasher().bytes(store::view_of(key.sign("cardroom link 1"))).done();
}

Result<std::unique_ptr<store::Journal>, Fault> open_database(const DatabaseRoom& room,
                                                             const store::SigningKey& key,
                                                             room::net::Server& server,
                                                             const Streams& streams) {
  using Opened = std::unique_ptr<store::Journal>;
  store::PostgresOptions options;
  options.url = room.url;
  options.node = node_name(room);
  options.link = reached_at(server);
  options.waiting = Waiting(server, streams);
  options.drain = [] { (void)::kill(::getpid(), SIGTERM); };
  const auto lost = std::make_shared<std::atomic<bool>>(false);
  options.lost = [&streams, lost](const std::string& why) {
    *lost = true;
    end_program(why, streams);
  };
  server.wait([&streams, lost] { end_waiting(streams, *lost); });
  auto journal = store::PostgresJournal::open(std::move(options), key);
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
