#include "cli/host/certificate.h"

#include <grp.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <ostream>

#include "cli/command_line.h"
#include "cli/host/local_address.h"
#include "room/net/own_certificate.h"

namespace cardroom::cli {

namespace {

constexpr auto certificate_footer =
    R"(Without TLS, others on the same network could read passwords and
cards. A certificate of your own hides them from everybody who only listens. But nobody vouches for
it: every browser says once that the connection is not private or not secure, and people have to
choose "Advanced" and go on. Tell them beforehand, and show them the fingerprint. A browser shows no
warning for a certificate of a public authority, such as one from Let's Encrypt, which needs a name
on the internet. Name its two files in the settings instead; the room reads them again when they
change, and on `systemctl reload cardroom`.

Exit code 0: done. 1: nothing was made. 2: bad usage.

Examples:
  sudo cardroom certificate
  sudo cardroom certificate --name poker.lan
  cardroom certificate --cert cert.pem --key key.pem
)";

struct CertificateOptions {
  std::vector<std::string> names;
  std::string certificate = "/etc/cardroom/cert.pem";
  std::string key = "/etc/cardroom/key.pem";
  int days = 825;
};

int fail_to_make(const Streams& streams, const std::string& why) {
  streams.err << "certificate: " << why << "\n";
  return exit_no;
}

// The service runs as a user of its own, who must be able to read the key.
std::optional<Fault> let_service_read(const std::string& key) {
  const group* const service = ::geteuid() == 0 ? ::getgrnam("cardroom") : nullptr;
  if (service == nullptr) return std::nullopt;
  if (::chown(key.c_str(), 0, service->gr_gid) == 0 && ::chmod(key.c_str(), 0640) == 0)
    return std::nullopt;
  return Fault{"let the service read " + key, std::strerror(errno)};
}

int run_certificate(const CertificateOptions& options, const Streams& streams) {
  room::net::CertificateWish wish{options.names, options.certificate, options.key, options.days};
  if (wish.names.empty()) {
    wish.names = local_addresses();
    for (const char* const name : {"localhost", "127.0.0.1"}) wish.names.emplace_back(name);
  }
  const auto made = room::net::make_certificate(wish);
  if (!made) return fail_to_make(streams, to_string(made.error()));
  if (const auto fault = let_service_read(options.key))
    return fail_to_make(streams, to_string(*fault));
  streams.out << "The certificate is in " << options.certificate << ", its key in " << options.key
              << ".\nIt is for";
  for (const std::string& name : wish.names) streams.out << " " << name;
  streams.out << ", and good for " << options.days << " days.\n"
              << "Its fingerprint (SHA-256) is " << *made << "\n\n"
              << "Put these two lines into the settings, then restart the room:\n"
              << "cert = \"" << std::filesystem::absolute(options.certificate).string() << "\"\n"
              << "key = \"" << std::filesystem::absolute(options.key).string() << "\"\n\n"
              << "Browsers will say once that the connection is not private or not secure, because "
                 "nobody vouches for this\ncertificate. People choose \"Advanced\" and go on. "
                 "Those who want to be sure compare the fingerprint.\n";
  return exit_done;
}

}  // namespace

void add_certificate(Command& program) {
  Command command = program.subcommand(
      {"certificate", "Make a TLS certificate of the room's own", certificate_footer});
  CertificateOptions& options = command.runs(run_certificate);
  command
      .option("--name", options.names,
              "Name or address that people open; left out: this machine's addresses")
      .type("NAME");
  command.option("--cert", options.certificate, "Where the certificate goes").type("FILE");
  command.option("--key", options.key, "Where its key goes").type("FILE");
  command.option("--days", options.days, "How long it is good").between({1, 825});
}

}  // namespace cardroom::cli
