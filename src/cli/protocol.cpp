#include "cli/protocol.h"

#include <ostream>
#include <string>

#include "cli/command_line.h"
#include "protocol/markdown.h"
#include "protocol/typescript.h"

namespace cardroom::cli {

namespace {

constexpr auto protocol_footer = R"(Examples:
  cardroom protocol typescript > room.ts   types of all that a client receives and sends
  cardroom protocol commands               who may do what at a table, as Markdown
)";

struct ProtocolOptions {
  std::string part;
};

int run_protocol(const ProtocolOptions& options, const Streams& streams) {
  if (options.part == "typescript") streams.out << protocol::typescript();
  if (options.part == "requests") streams.out << protocol::request_table();
  if (options.part == "commands") streams.out << protocol::command_table();
  if (options.part == "messages") streams.out << protocol::message_table();
  if (options.part == "records") streams.out << protocol::record_table();
  if (options.part == "log") streams.out << protocol::log_table();
  return exit_done;
}

}  // namespace

void add_protocol(Command& program) {
  Command command = program.subcommand(
      {"protocol", "The messages, records and log of the room with their fields", protocol_footer});
  ProtocolOptions& options = command.runs(run_protocol);
  command.option("PART", options.part, "What to print: types for a client, or a table in Markdown")
      .required()
      .one_of({"typescript", "requests", "commands", "messages", "records", "log"});
}

}  // namespace cardroom::cli
