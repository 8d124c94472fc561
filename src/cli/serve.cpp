#include "cli/serve.h"

#include <sys/resource.h>
#include <fstream>

#include "cli/command_line.h"
#include "cli/data_folder.h"
#include "cli/documents.h"
#include "cli/files.h"
#include "cli/limit_options.h"
#include "room/net/server.h"
#include "room/service.h"
#include "store/sqlite/journal.h"

namespace cardroom::cli {

namespace {

struct ServeOptions {
  std::string data = "cardroom-data";
  std::string listen = "127.0.0.1:8080";
  std::vector<std::string> origins;
  std::string certificate;
  std::string key;
  std::string rehearsal;
  std::string log;
  std::string documents;
  bool empty = false;
  bool accept_loss = false;
  double program_check_s = 86'400;
  std::vector<std::string> hosts;
  std::vector<std::string> proxies;
  std::string metrics;
  LimitOptions limits;
  int welcomes = 20;
};

constexpr auto serve_footer =
    "Example: cardroom serve --data /var/lib/cardroom --listen 127.0.0.1:8080\n"
    "Prints the address and a one-time sign-in for the operator. SIGTERM ends it cleanly.";

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

using Where = room::net::Listening;

std::optional<Where> parse_listen(const std::string& text) {
  const auto colon = text.rfind(':');
  if (colon == std::string::npos) return std::nullopt;
  Where where;
  where.host = text.substr(0, colon);
  if (where.host.starts_with('[') && where.host.ends_with(']'))
    where.host = where.host.substr(1, where.host.size() - 2);
  if (where.host == "localhost") where.host = "127.0.0.1";
  const std::string port = text.substr(colon + 1);
  if (port.empty() || port.size() > 5 || port.find_first_not_of("0123456789") != std::string::npos)
    return std::nullopt;
  const int number = std::stoi(port);
  if (number > 65535) return std::nullopt;
  where.port = static_cast<std::uint16_t>(number);
  return where;
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
  service.program_hash = program_hash;
  service.program_check_ms = static_cast<std::int64_t>(options.program_check_s * 1000);
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

room::net::ServerOptions server_options(const ServeOptions& options, const Where& where) {
  room::net::ServerOptions server;
  server.listen = where;
  server.metrics = parse_listen(options.metrics);
  server.hosts = options.hosts;
  for (const std::string& proxy : options.proxies)
    server.proxies.push_back(*room::Address::parse(proxy));
  server.origins = options.origins;
  server.certificate = options.certificate;
  server.key = options.key;
  server.limits = limits_of(options.limits, allow_many_files());
  return server;
}

// What cannot be meant, for the terminal; empty where all of it can.
std::string fault_in(const ServeOptions& options) {
  if (!parse_listen(options.listen)) return "--listen needs HOST:PORT, like 127.0.0.1:8080";
  if (!options.metrics.empty() && !parse_listen(options.metrics))
    return "--metrics needs HOST:PORT, like 127.0.0.1:9090";
  if (options.certificate.empty() != options.key.empty()) return "--cert and --key go together";
  for (const std::string& proxy : options.proxies)
    if (!room::Address::parse(proxy)) return "--proxy needs an address, like 192.0.2.1";
  if (!options.certificate.empty())
    if (const auto fault = room::net::fault_of_certificate(options.certificate, options.key))
      return to_string(*fault);
  return {};
}

// An empty name is standard error.
std::string log_file(const ServeOptions& options) {
  if (options.log == "-") return {};
  return options.log.empty() ? options.data + "/log.jsonl" : options.log;
}

int run_serve(const ServeOptions& options, const Streams& streams) {
  const auto where = parse_listen(options.listen);
  if (const std::string wrong = fault_in(options); !wrong.empty()) {
    streams.err << "serve: " << wrong << "\n";
    return exit_usage;
  }
  room::ServiceOptions service_with = service_options(options);
  if (const std::string wrong = read_rehearsal(options.rehearsal, service_with.room);
      !wrong.empty()) {
    streams.err << "serve: " << wrong << "\n";
    return exit_usage;
  }
  const auto documents = read_documents(options.documents);
  if (!documents) {
    streams.err << "serve: " << documents.error() << "\n";
    return exit_usage;
  }
  service_with.room.rule_text = std::make_shared<const RuleText>(*documents);
  if (const auto fault = prepare_data_folder(options.data)) return fail(streams, *fault);
  const auto log = room::Log::open(log_file(options));
  if (!log) return fail(streams, log.error());
  const auto note_and_fail = [&](const Fault& fault) {
    (*log)->write(room::notice::Trouble{fault.operation, fault.detail}, room::wall_clock_ms());
    return fail(streams, fault);
  };
  auto journal = open_journal_in(
      options.data, options.accept_loss ? store::Shorter::accepted : store::Shorter::refused);
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
  auto server = room::net::Server::open(server_options(options, *where), service);
  if (!server) return note_and_fail(server.error());
  streams.out << "The room is open at " << (*server)->address() << "\n"
              << "Operator, once: " << (*server)->address() << "/#code=" << code << "\n";
  if (const std::string figures = (*server)->metrics_address(); !figures.empty())
    streams.out << "Figures for Prometheus: " << figures << "/metrics\n";
  if (!options.rehearsal.empty())
    streams.out << "This is a rehearsal: its cards are set by hand in " << options.rehearsal
                << "\n";
  streams.out << std::flush;
  service.note(room::notice::RoomOpened{(*server)->address(), service.counts().records});
  (*server)->run();
  server->reset();
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
  command.option("--data", options.data, "Folder of the journal and its key");
  command.option("--listen", options.listen, "HOST:PORT; port 0 means any free port");
  command.option("--origin", options.origins,
                 "Origin that pages may come from, as https://poker.example");
  command.option("--cert", options.certificate, "TLS certificate chain, PEM");
  command.option("--key", options.key, "TLS private key, PEM");
  command.option("--rehearsal", options.rehearsal,
                 "For training: the cards that come first, table by table, from this file");
  command.option("--log", options.log,
                 "File for the log (default: log.jsonl in the data folder); - is standard error");
  command.option("--documents", options.documents,
                 "Folder with the house's own copies of the rule documents, as .txt files");
  command.flag("--accept-loss", options.accept_loss,
               "Open a room whose journal lacks records, and put that on record");
  command.option("--program-check", options.program_check_s,
                 "Seconds between looks at the program's own bytes");
  command.flag("--empty", options.empty, "Do not open the ready-made tables");
  command.option("--host", options.hosts,
                 "Name that the room goes by, as poker.example; its addresses need none");
  command.option("--proxy", options.proxies,
                 "Address of a proxy that is believed about whom it forwards");
  command.option("--metrics", options.metrics,
                 "HOST:PORT for figures that Prometheus reads; left out: nowhere");
  add_limits(command, options.limits);
  command.option("--welcomes", options.welcomes,
                 "New accounts per day from one address that get starting chips");
}

}  // namespace cardroom::cli
