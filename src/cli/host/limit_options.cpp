#include "cli/host/limit_options.h"

#include <algorithm>

#include "cli/command_line.h"

namespace cardroom::cli {

void add_limits(Command& command, LimitOptions& options) {
  command.option("--rate", options.rate, "Messages a second that a connection may send").positive();
  command.option("--address-rate", options.address_rate,
                 "Messages a second from one address; 0: ten times --rate");
  command.option("--connects", options.connects, "New connections a second from one address")
      .positive();
  command
      .option("--address-connections", options.address_connections,
              "Connections from one address at a time")
      .positive();
  command
      .option("--unsent", options.unsent,
              "Bytes that may wait to be sent before a connection is closed")
      .positive();
  command.option("--sign-ins", options.sign_ins, "Sign-ins a minute from one address").positive();
}

room::net::Limits limits_of(const LimitOptions& options, std::size_t files) {
  constexpr double telephones = 10;        // That one address may speak as fast as.
  constexpr double connects_burst = 15;    // Seconds of new connections at once.
  constexpr std::size_t files_kept = 128;  // For the journal, the log and the rest.
  room::net::Limits limits = room::net::limits_for(
      options.rate, options.address_rate > 0 ? options.address_rate : telephones * options.rate);
  limits.address_connects = {options.connects, connects_burst * options.connects};
  limits.address_connections = options.address_connections;
  limits.unsent = options.unsent;
  limits.unsent_calm = std::min(limits.unsent_calm, limits.unsent / 2);
  limits.sign_ins_a_minute = options.sign_ins;
  if (files > 2 * files_kept) limits.connections = std::min(limits.connections, files - files_kept);
  // Nobody fills the room alone.
  limits.address_connections = std::min(limits.address_connections, limits.connections / 2);
  return limits;
}

}  // namespace cardroom::cli
