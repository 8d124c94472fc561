#include "cli/host/serve.h"

#include <sys/resource.h>
#include <unistd.h>

#include <fstream>
#include <optional>

#include "cli/command_line.h"
#include "cli/documents.h"
#include "cli/files.h"
#include "cli/host/data_folder.h"
#include "cli/host/database.h"
#include "cli/host/disk_space.h"
#include "cli/host/front_desk.h"
#include "cli/host/serve_options.h"
#include "cli/host/service_manager.h"
#include "room/net/server.h"
#include "room/service.h"
#include "store/sqlite/file.h"
#include "store/sqlite/journal.h"

namespace cardroom::cli {

namespace {

constexpr auto serve_footer =
    "Prints the address and a one-time sign-in for the operator. SIGTERM ends it cleanly.\n\n"
    "Example: cardroom serve --data /var/lib/cardroom --listen 127.0.0.1:8080\n";

constexpr auto lossy =
    "Bring the whole folder back from a backup. If the missing records are gone for good, start "
    "once "
    "with --accept-loss; the journal says so from then on.\n";

// Of the file that runs, though another may have its name by now.
std::string program_hash() {
  std::ifstream file("/proc/self/exe", std::ios::binary);
  store::Hasher hasher;
  std::string block(1U << 20U, '\0');
  while (file.read(block.data(), static_cast<std::streamsize>(block.size())) || file.gcount() > 0)
    hasher.bytes(std::string_view(block).substr(0, static_cast<std::size_t>(file.gcount())));
  return store::to_hex(hasher.done());
}

// What is wrong with a rehearsal's file, for the terminal; empty if it can be used.
std::string read_rehearsal(const std::string& name, room::RoomOptions& room) {
  if (name.empty()) return {};
  const auto text = read_file(name);
  if (!text) return name + ": cannot be read";
  auto read = room::parse_rehearsal(name, *text);
  if (!read) return name + ":" + std::to_string(read.error().where.line) + ": " + read.error().what;
  room.is_rehearsal = true;
  room.rehearsal = std::move(*read);
  return {};
}

room::ServiceOptions service_options(const ServeOptions& options) {
  room::ServiceOptions service;
  service.room.draw_key = room::random_key;
  service.room.welcomes_a_day = options.welcomes;
  service.furnish = !options.empty;
  service.looks.program_hash = program_hash;
  service.looks.program_check_ms = static_cast<std::int64_t>(options.program_check_s * 1000);
  service.looks.free_megabytes = [folder = options.data] { return free_megabytes(folder); };
  service.looks.disk_warning_mb = options.disk_warning_mb;
  const FrontDesk desk(options.data);
  service.looks.operator_wanted = [desk] { return desk.wanted(); };
  service.looks.operator_granted = [desk] { desk.granted(); };
  return service;
}

int fail(const Streams& streams, const Fault& fault) {
  streams.err << "serve: " << to_string(fault) << "\n";
  return exit_no;
}

// Every connection is a file; the usual limit is far below what the room can hold.
std::size_t allow_many_files() {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return 0;
  files.rlim_cur = files.rlim_max;
  (void)::setrlimit(RLIMIT_NOFILE, &files);
  return files.rlim_max;
}

room::net::ServerOptions server_options(const ServeOptions& options, room::Log& log) {
  room::net::ServerOptions server;
  server.listen = *parse_listen(options.listen);
  server.note = [&log](const room::Notice& told) { log.write(told, room::wall_clock_ms()); };
  server.metrics = parse_listen(options.metrics);
  server.hosts = options.hosts;
  for (const std::string& proxy : options.proxies)
    server.proxies.push_back(*room::Address::parse(proxy));
  server.origins = options.origins;
  server.certificate = options.certificate;
  server.key = options.key;
  // Where the terminal is closed, the room ends; a service has none and reads its certificate
  // again.
  server.reload_on_hangup = ::isatty(STDIN_FILENO) == 0;
  server.limits = limits_of(options.limits, allow_many_files());
  return server;
}

// An empty name is standard error.
std::string log_file(const ServeOptions& options) {
  if (options.log == "-") return {};
  return options.log.empty() ? options.data + "/log.jsonl" : options.log;
}

// The options that need files: a rehearsal, and the house's copies of the rules.
std::string read_files_of(const ServeOptions& options, room::RoomOptions& room) {
  if (std::string wrong = read_rehearsal(options.rehearsal, room); !wrong.empty()) return wrong;
  const auto documents = read_documents(options.documents);
  if (!documents) return documents.error();
  room.rule_text = std::make_shared<const RuleText>(*documents);
  return {};
}

void tell_open(const ServeOptions& options, const room::net::Server& server,
               const std::string& code, const Streams& streams) {
  streams.out << "The room is open at " << server.address() << "\n"
              << "Operator, once: " << server.address() << "/#code=" << code << "\n";
  if (const std::string figures = server.metrics_address(); !figures.empty())
    streams.out << "Figures for Prometheus: " << figures << "/metrics\n";
  if (!options.rehearsal.empty())
    streams.out << "This is a rehearsal: its cards are set by hand in " << options.rehearsal
                << "\n";
  streams.out << std::flush;
}

// The room from its first connection to its last.
int keep_open(const ServeOptions& options, room::Service& service, room::net::Server& server,
              const Streams& streams) {
  const FrontDesk desk(options.data);
  if (const auto fault = desk.open(server.address())) return fail(streams, *fault);
  service.note(room::notice::RoomOpened{server.address(), service.counts().records});
  tell_service_manager("READY=1");
  server.run(service);
  tell_service_manager("STOPPING=1");
  desk.close();
  return exit_done;
}

using Server = std::unique_ptr<room::net::Server>;
using Journal = std::unique_ptr<store::Journal>;

// A room in a database has its doors open while it is on another machine. The lock keeps a second
// process out of the folder.
Result<Journal, Fault> open_in_database(const ServeOptions& options,
                                        std::optional<store::FileLock>& lock,
                                        room::net::ServerOptions with, Server& server,
                                        const Streams& streams) {
  try {
    lock.emplace(options.data + "/" + std::string(store::journal_file) + ".lock");
  } catch (const Fault& fault) {
    return fault;
  }
  const DatabaseRoom room{options.database, options.data, options.node};
  const auto key = database_key(room);
  if (!key) return key.error();
  with.node = node_name(room);
  with.linking = {options.link.empty() ? room::net::Listening{with.listen.host, 0}
                                       : *parse_listen(options.link),
                  link_seed(*key)};
  auto opened = room::net::Server::open(std::move(with));
  if (!opened) return opened.error();
  server = std::move(*opened);
  return open_database(room, *key, *server, streams);
}

Result<Journal, Fault> open_in_folder(const ServeOptions& options) {
  auto journal = open_journal_in(
      options.data, options.accept_loss ? store::Shorter::accepted : store::Shorter::refused);
  if (!journal) return journal.error();
  return Journal(std::move(*journal));
}

int run_serve(const ServeOptions& options, const Streams& streams) {
  room::ServiceOptions service_with = service_options(options);
  const auto fault_found = fault_in(options);
  const std::string wrong =
      fault_found ? fault_found->why : read_files_of(options, service_with.room);
  if (!wrong.empty()) {
    streams.err << "serve: " << wrong << "\n";
    return exit_usage;
  }
  if (const auto fault = prepare_data_folder(options.data)) return fail(streams, *fault);
  const auto log = room::Log::open(log_file(options));
  if (!log) return fail(streams, log.error());
  const auto note_and_fail = [&](const Fault& fault) {
    (*log)->write(room::notice::Trouble{fault.operation, fault.detail}, room::wall_clock_ms());
    return fail(streams, fault);
  };
  std::optional<store::FileLock> lock;
  Server server;
  const auto with = server_options(options, **log);
  auto journal = options.database.empty() ? open_in_folder(options)
                                          : open_in_database(options, lock, with, server, streams);
  if (!journal) {
    (void)note_and_fail(journal.error());
    if (journal.error().operation == store::comparing_heads) streams.err << lossy;
    return exit_no;
  }
  if (const auto missing = (*journal)->missing()) service_with.loss = missing->detail;
  service_with.log = log->get();
  room::Service service(**journal, service_with);
  const std::string code = room::random_token().substr(0, 32);
  if (const auto ready = service.prepare(room::token_hash(code)); !ready)
    return note_and_fail(ready.error());
  if (!server) {
    auto opened = room::net::Server::open(with);
    if (!opened) return note_and_fail(opened.error());
    server = std::move(*opened);
  }
  tell_open(options, *server, code, streams);
  if (const int outcome = keep_open(options, service, *server, streams); outcome != exit_done)
    return outcome;
  server.reset();
  service.stop();
  if (const auto fault = service.fault()) return fail(streams, *fault);
  service.note(room::notice::RoomClosed{});
  streams.out << "The room is closed.\n";
  return exit_done;
}

}  // namespace

void add_serve(Command& program) {
  Command command =
      program.subcommand({"serve", "Run the card room for people in a browser", serve_footer});
  ServeOptions& options = command.runs(run_serve);
  command.option("--config", options.config, "File of settings, as /etc/cardroom/cardroom.toml")
      .type("FILE")
      .names_settings();
  describe_serve(command, options);
}

}  // namespace cardroom::cli
