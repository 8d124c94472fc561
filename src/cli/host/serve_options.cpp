#include "cli/host/serve_options.h"

#include <filesystem>

#include "base/number.h"
#include "cli/command_line.h"

namespace cardroom::cli {

namespace {

void describe_place(Command& command, ServeOptions& options) {
  command.option("--data", options.data, "Folder of the journal and its key").type("FOLDER");
  command
      .option("--db", options.database,
              "PostgreSQL instead of a journal in the folder, as postgres://USER@HOST,HOST/NAME")
      .type("URL");
  command.option("--node", options.node, "This machine's name among those of a room with --db")
      .type("NAME");
  command.option("--listen", options.listen, "Where it listens; port 0 means any free port")
      .type("HOST:PORT");
  command
      .option(
          "--link", options.link,
          "Where the other machines of a room with --db reach this one (any port beside --listen "
          "if left out)")
      .type("HOST:PORT");
  command
      .option("--host", options.hosts,
              "Name that the room goes by, as poker.example; its addresses need none")
      .type("NAME");
  command
      .option("--origin", options.origins,
              "Origin that pages may come from, as https://poker.example")
      .type("URL");
  command
      .option("--proxy", options.proxies,
              "Address of a proxy that is believed about whom it forwards")
      .type("ADDRESS");
  command.option("--cert", options.certificate, "TLS certificate chain, PEM").type("FILE");
  command.option("--key", options.key, "TLS private key, PEM").type("FILE");
  command
      .option("--metrics", options.metrics,
              "Where Prometheus finds the room's figures; left out: nowhere")
      .type("HOST:PORT");
}

void describe_room(Command& command, ServeOptions& options) {
  command
      .option("--log", options.log,
              "File for the log (log.jsonl in the data folder if left out); - is standard error")
      .type("FILE");
  command
      .option("--documents", options.documents,
              "Folder with the house's own copies of the rule documents, as .txt files")
      .type("FOLDER");
  command
      .option("--rehearsal", options.rehearsal,
              "For training: the cards that come first, table by table, from this file")
      .type("FILE");
  command.flag("--empty", options.empty, "Do not open the ready-made tables");
  command.flag("--accept-loss", options.accept_loss,
               "Open a room whose journal lacks records, and put that on record");
  command
      .option("--program-check", options.program_check_s,
              "Seconds between looks at the program's own bytes")
      .positive();
  command
      .option("--disk-warning", options.disk_warning_mb,
              "Megabytes of free disk below which the room warns its staff")
      .between({0, 1'000'000'000});
  command
      .option("--welcomes", options.welcomes,
              "New accounts per day from one address that get starting chips")
      .between({0, 1'000'000'000});
}

// A web address without anything behind its host and port.
bool is_origin(const std::string& text) {
  for (const std::string_view scheme : {"https://", "http://"})
    if (text.starts_with(scheme) && text.size() > scheme.size())
      return text.find_first_of("/ ", scheme.size()) == std::string::npos;
  return false;
}

std::optional<OptionFault> fault_in_names(const ServeOptions& options) {
  for (const std::string& host : options.hosts)
    if (host.empty() || host.find_first_of("/: ") != std::string::npos)
      return OptionFault{"host", "--host needs a name, like poker.example"};
  for (const std::string& origin : options.origins)
    if (!is_origin(origin))
      return OptionFault{"origin",
                         "--origin needs the beginning of an address, like "
                         "https://poker.example"};
  for (const std::string& proxy : options.proxies)
    if (!room::Address::parse(proxy))
      return OptionFault{"proxy", "--proxy needs an address, like 192.0.2.1"};
  return std::nullopt;
}

bool is_everywhere(const std::string& host) { return host == "0.0.0.0" || host == "::"; }

// Port 0 is any free one.
bool one_place(const room::net::Listening& one, const room::net::Listening& other) {
  if (one.port != other.port || one.port == 0) return false;
  return one.host == other.host || is_everywhere(one.host) || is_everywhere(other.host);
}

std::optional<OptionFault> fault_in_files(const ServeOptions& options) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (!options.rehearsal.empty() && !fs::is_regular_file(options.rehearsal, error))
    return OptionFault{"rehearsal", "--rehearsal: there is no file " + options.rehearsal};
  if (!options.documents.empty() && !fs::is_directory(options.documents, error))
    return OptionFault{"documents", "--documents: there is no folder " + options.documents};
  const fs::path log = fs::path(options.log).parent_path();
  if (!log.empty() && !fs::is_directory(log, error))
    return OptionFault{"log", "--log: there is no folder " + log.string()};
  if (fs::is_directory(options.log, error))
    return OptionFault{"log", "--log: " + options.log + " is a folder, not a file"};
  const fs::path data = options.data;
  if (fs::exists(data, error) && !fs::is_directory(data, error))
    return OptionFault{"data", "--data: " + options.data + " is not a folder"};
  return std::nullopt;
}

}  // namespace

void describe_serve(Command& command, ServeOptions& options) {
  describe_place(command, options);
  describe_room(command, options);
  add_limits(command, options.limits);
}

std::optional<room::net::Listening> parse_listen(const std::string& text) {
  const auto colon = text.rfind(':');
  if (colon == std::string::npos) return std::nullopt;
  room::net::Listening where;
  where.host = text.substr(0, colon);
  if (where.host.starts_with('[') && where.host.ends_with(']'))
    where.host = where.host.substr(1, where.host.size() - 2);
  if (where.host == "localhost") where.host = "127.0.0.1";
  if (!room::Address::parse(where.host)) return std::nullopt;
  const auto port = parse_number<std::uint16_t>(std::string_view(text).substr(colon + 1));
  if (!port) return std::nullopt;
  where.port = *port;
  return where;
}

std::optional<OptionFault> fault_in(const ServeOptions& options) {
  if (!parse_listen(options.listen))
    return OptionFault{"listen", "--listen needs HOST:PORT, like 127.0.0.1:8080"};
  if (!options.metrics.empty() && !parse_listen(options.metrics))
    return OptionFault{"metrics", "--metrics needs HOST:PORT, like 127.0.0.1:9090"};
  if (!options.metrics.empty() &&
      one_place(*parse_listen(options.listen), *parse_listen(options.metrics)))
    return OptionFault{"metrics", "--metrics needs another port than --listen"};
  if (!options.link.empty() && !parse_listen(options.link))
    return OptionFault{"link", "--link needs HOST:PORT, like 192.0.2.7:8081"};
  if (!options.link.empty() &&
      one_place(*parse_listen(options.listen), *parse_listen(options.link)))
    return OptionFault{"link", "--link needs another port than --listen"};
  if (options.certificate.empty() != options.key.empty())
    return OptionFault{options.key.empty() ? "cert" : "key", "--cert and --key go together"};
  if (!(options.limits.address_rate >= 0 && options.limits.address_rate <= 1e12))
    return OptionFault{"address-rate", "--address-rate needs a number from 0 on"};
  if (options.data.empty()) return OptionFault{"data", "--data needs a folder"};
  if (!options.database.empty() && !options.database.starts_with("postgres://") &&
      !options.database.starts_with("postgresql://"))
    return OptionFault{"db", "--db needs a URL like postgres://USER@HOST/NAME"};
  if (const auto fault = fault_in_names(options)) return fault;
  if (const auto fault = fault_in_files(options)) return fault;
  if (!options.certificate.empty())
    if (const auto fault = room::net::fault_of_certificate(options.certificate, options.key))
      return OptionFault{"cert", to_string(*fault)};
  return std::nullopt;
}

}  // namespace cardroom::cli
