#include "cli/node/node.h"

#include <fmt/core.h>
#include <ostream>
#include <string>

#include "cli/backup/room_folder.h"
#include "cli/command_line.h"
#include "store/postgres/nodes.h"

namespace cardroom::cli {

namespace {

constexpr auto node_footer =
    R"(The database is the settings' (`db` in /etc/cardroom/cardroom.toml) where no URL is given.

Exit code 0: done. 1: no machine serves, or the database does not answer. 2: bad usage.

Examples:
  cardroom node list
  cardroom node drain                      before work on the machine that serves
  cardroom node drain --node node1 postgres://cardroom@db1,db2,db3/cardroom
docs/several-machines.md has the whole of it.
)";

struct NodeOptions {
  std::string url;
  std::string node;
  RoomFolder folder;
};

int fail(const Streams& streams, const std::string& why) {
  streams.err << "node: " << why << '\n';
  return exit_no;
}

Result<std::string, Fault> url_of(const NodeOptions& options) {
  if (!options.url.empty()) return options.url;
  const auto set = setting_in(options.folder, "db");
  if (!set) return set.error();
  if (!*set || (*set)->empty())
    return Fault{"find the database", "give its URL, or set db in the settings"};
  return **set;
}

int run_list(const NodeOptions& options, const Streams& streams) {
  const auto url = url_of(options);
  if (!url) return fail(streams, to_string(url.error()));
  const auto found = store::postgres::nodes(*url);
  if (!found) return fail(streams, to_string(found.error()));
  bool is_served = false;
  for (const auto& node : found->connected) {
    is_served = is_served || node.serves;
    streams.out << fmt::format("{:<20} {}\n", node.name,
                               node.serves
                                   ? fmt::format("serves, epoch {}, lease for {:.1f} s more",
                                                 found->epoch, found->lease_seconds)
                                   : std::string("waits"));
  }
  return is_served ? exit_done : fail(streams, "no machine runs the room now");
}

int run_drain(const NodeOptions& options, const Streams& streams) {
  const auto url = url_of(options);
  if (!url) return fail(streams, to_string(url.error()));
  const auto drained = store::postgres::drain(*url, {.node = options.node});
  if (!drained) return fail(streams, to_string(drained.error()));
  if (!*drained)
    return fail(streams, options.node.empty() ? std::string("no machine runs the room now")
                                              : options.node + " does not run the room now");
  streams.out << **drained << " has answered everything and has given the room back.\n";
  return exit_done;
}

void describe(Command& command, NodeOptions& options) {
  command.option("URL", options.url, "The database, as postgres://USER@HOST,HOST/NAME");
  describe_folder(command, options.folder);
}

}  // namespace

void add_node(Command& program) {
  Command command = program.subcommand(
      {"node", "The machines of a room with --db: list them, hand the room over", node_footer});
  command.wants_subcommand();
  Command list = command.subcommand(
      {"list", "Which machine runs the room, and which are waiting", node_footer});
  describe(list, list.runs(run_list));
  Command drain = command.subcommand(
      {"drain", "Make the machine that serves answer everything, and end", node_footer});
  NodeOptions& options = drain.runs(run_drain);
  describe(drain, options);
  drain.option("--node", options.node, "Only if this machine serves (left out: whichever does)")
      .type("NAME");
}

}  // namespace cardroom::cli
