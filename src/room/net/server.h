// Server: HTTP and WebSocket in front of the room. This header does not include the network
// library; only this folder does.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/fault.h"
#include "base/result.h"
#include "room/service.h"

namespace cardroom::room::net {

struct ServerOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 0;            // 0 for any free port.
  std::vector<std::string> origins;  // In addition to the server's own: `https://poker.example`.
  std::string certificate;           // PEM files; both, or neither.
  std::string key;
  std::size_t connections_most = 20'000;
  std::size_t unread_most = 1U << 20U;
  int sign_ins_a_minute = 10;  // For one address.
};

// What is wrong with a certificate and its key, found before anything else is done.
std::optional<Fault> fault_of_certificate(const std::string& certificate, const std::string& key);

class Server {
 public:
  // Listens; it accepts connections once run() is called.
  static Result<std::unique_ptr<Server>, Fault> open(ServerOptions options, Service& service);
  ~Server();

  std::uint16_t port() const;
  std::string address() const;  // `http://127.0.0.1:8080`
  // Runs until stop(), SIGTERM or SIGINT; then it closes connections and stops the service.
  void run();
  void stop();  // May be called from any thread.

 private:
  struct Inside;
  explicit Server(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace cardroom::room::net
