// Server: HTTP and WebSocket in front of the room. This header does not include the network
// library; only this folder does.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/fault.h"
#include "base/result.h"
#include "room/net/limits.h"
#include "room/service.h"

namespace cardroom::room::net {

struct Listening {
  std::string host = "127.0.0.1";
  std::uint16_t port = 0;  // 0: any that is free.
  friend bool operator==(const Listening&, const Listening&) = default;
};

// The machine that runs the room, where there are several.
struct Holder {
  std::string node;               // Its name, for people.
  std::int64_t epoch = 0;         // Of its lease.
  std::optional<Listening> link;  // Where it listens for the others; none: nowhere now.
  friend bool operator==(const Holder&, const Holder&) = default;
};

// How the machines of a room reach each other.
struct Linking {
  Listening where;
  store::Hash seed{};  // Of the key pair that all of them have, and nobody else.
};

struct ServerOptions {
  Listening listen;
  std::optional<Listening> metrics;  // The room's figures; none: nowhere.
  std::vector<std::string> origins;  // Beside the server's own: `https://poker.example`.
  std::vector<std::string> hosts;    // Names that the room goes by: `poker.example`.
  std::vector<Address> proxies;      // Believed about whom they forward.
  std::string certificate;           // PEM files; both, or neither.
  std::string key;
  bool reload_on_hangup = true;  // SIGHUP: the certificate is read again; else the room ends.
  Limits limits;
  std::string node;                // This machine's name among those of the room.
  std::optional<Linking> linking;  // None: there is only this one.
  std::function<void(const Notice&)> note = [](const Notice&) {};  // For the operator's log.
};

// What is wrong with a certificate and its key, found before anything else is done.
std::optional<Fault> fault_of_certificate(const std::string& certificate, const std::string& key);

class Server {
 public:
  // Listens; it accepts connections once wait() or run() is called.
  static Result<std::unique_ptr<Server>, Fault> open(ServerOptions options);
  ~Server();

  std::uint16_t port() const;
  std::string address() const;          // `http://127.0.0.1:8080`
  std::string metrics_address() const;  // Empty: they are served nowhere.
  Listening link() const;               // Where other machines are heard.

  // While another machine runs the room: people may come, and what they say is passed on to it.
  // Returns at once; `ended` is called on a thread of the server's on SIGTERM or SIGINT.
  void wait(std::function<void()> ended);
  // Which machine that is; from any thread.
  void follow(const Holder& holder);

  // The room is here now. Until stop(), SIGTERM or SIGINT; connections are closed, the service is
  // stopped.
  void run(Service& service);
  void stop();  // May be called from any thread.

 private:
  struct Inside;
  explicit Server(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace cardroom::room::net
