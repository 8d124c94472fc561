#include "cli/host/link.h"

#include <langinfo.h>
#include <unistd.h>

#include <chrono>
#include <clocale>
#include <ostream>
#include <string_view>
#include <thread>

#include "cli/backup/room_folder.h"
#include "cli/command_line.h"
#include "cli/host/front_desk.h"
#include "cli/host/local_address.h"
#include "cli/host/qr.h"
#include "room/service.h"

namespace cardroom::cli {

namespace {

constexpr auto link_footer =
    R"(Run it on the machine of the room, as root or as the room's owner, while
the room is open. Each run makes a new sign-in for the operator and ends the one before: it is good
once, for 24 hours. Give it to nobody. The QR code is the room's address, for everybody's phone.

Exit code 0: done. 1: the room is not open, or does not answer. 2: bad usage.

Example: sudo cardroom link
)";

struct LinkOptions {
  RoomFolder folder;
};

int fail_to_link(const Streams& streams, const std::string& why) {
  streams.err << "link: " << why << "\n";
  return exit_no;
}

Letters letters_of_terminal() {
  std::setlocale(LC_CTYPE, "");
  return std::string_view(nl_langinfo(CODESET)) == "UTF-8" ? Letters::blocks : Letters::ascii;
}

bool wait_for(const FrontDesk& desk) {
  using namespace std::chrono_literals;
  const auto deadline = std::chrono::steady_clock::now() + 15s;
  while (desk.waits()) {
    if (std::chrono::steady_clock::now() > deadline) return false;
    std::this_thread::sleep_for(50ms);
  }
  return true;
}

// How people elsewhere open the room: as the settings say, or by its name, or by this machine's
// address. None where only this machine can reach it.
Result<std::optional<std::string>, Fault> address_for_others(const RoomFolder& folder,
                                                             const std::string& listening) {
  auto origin = setting_in(folder, "origin");
  if (!origin || *origin) return origin;
  const auto host = setting_in(folder, "host");
  if (!host) return host.error();
  auto reached = reachable(listening, local_addresses());
  if (reached && *host) reached = by_name(*reached, **host);
  return reached;
}

int run_link(const LinkOptions& options, const Streams& streams) {
  const auto data = folder_of(options.folder);
  if (!data) return fail_to_link(streams, to_string(data.error()));
  if (::access(data->c_str(), W_OK | X_OK) != 0)
    return fail_to_link(streams, *data + " is not yours, or is not there; try: sudo cardroom link");
  const FrontDesk desk(*data);
  const auto listening = desk.address();
  if (!listening)
    return fail_to_link(streams, "no room is open in " + *data +
                                     "; start it, for example with: systemctl start cardroom");
  const auto others = address_for_others(options.folder, *listening);
  if (!others) return fail_to_link(streams, to_string(others.error()));
  const std::string code = room::random_token().substr(0, 32);
  if (const auto fault = desk.want(room::token_hash(code)))
    return fail_to_link(streams, to_string(*fault));
  if (!wait_for(desk)) {
    desk.granted();
    return fail_to_link(streams, "the room does not answer");
  }
  const std::string address = others->value_or(*listening);
  streams.out << "The room is open at " << address << "\n"
              << "Operator, once: " << address << "/#code=" << code << "\n";
  if (!*others) {
    streams.out << "Only this machine can reach it. For others, set `listen = \"0.0.0.0:8080\"` in "
                   "the settings and restart the room.\n";
    return exit_done;
  }
  streams.out << "\n" << qr_code(address, letters_of_terminal());
  return exit_done;
}

}  // namespace

void add_link(Command& program) {
  Command command = program.subcommand(
      {"link", "Print the room's address, a sign-in for the operator and a QR code", link_footer});
  LinkOptions& options = command.runs(run_link);
  describe_folder(command, options.folder);
}

}  // namespace cardroom::cli
