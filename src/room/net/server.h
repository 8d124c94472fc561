// Server: HTTP and WebSocket in front of the room. This header is free of the network library,
// which is included in this folder alone.
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
  std::uint16_t port = 0;            // 0: any that is free.
  std::vector<std::string> origins;  // Beside the server's own: `https://poker.example`.
  std::string certificate;           // PEM files; both, or neither.
  std::string key;
  std::size_t connections_most = 20'000;
  std::size_t unread_most = 1U << 20U;
  int sign_ins_a_minute = 10;  // From one address.
};

// What is wrong with a certificate and its key, before anything else is done.
std::optional<Fault> fault_of_certificate(const std::string& certificate, const std::string& key);

class Server {
 public:
  // Listens; connections are taken once run() is called.
  static Result<std::unique_ptr<Server>, Fault> open(ServerOptions options, Service& service);
  ~Server();

  std::uint16_t port() const;
  std::string address() const;  // `http://127.0.0.1:8080`
  // Until stop(), SIGTERM or SIGINT; connections are closed, the service is stopped.
  void run();
  void stop();  // From any thread.

 private:
  struct Inside;
  explicit Server(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace cardroom::room::net
