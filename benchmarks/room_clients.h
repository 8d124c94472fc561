// Many WebSocket clients on one thread: plain sockets and epoll, as light as possible, so that the
// room is measured and not the clients.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cardroom::bench {

using RoomClock = std::chrono::steady_clock;

class RoomClients {
 public:
  // What a player may do, as far as they were told.
  struct Offers {
    bool turn = false;
    bool check = false;
    bool decline = false;
    bool call = false;
  };
  struct Client {
    int socket = -1;
    std::string token;
    std::string in;  // Bytes that are not yet a whole frame.
    std::uint32_t table = 0;
    std::uint32_t sent = 0;         // Commands so far: the next id.
    RoomClock::time_point asked{};  // When the last command was sent.
    bool waits = false;             // Waits for the answer to it.
    bool may_act = false;           // It is this player's turn, and they have not acted.
    Offers offers;
    std::string action;  // What they would do.
  };

  explicit RoomClients(std::uint16_t port) : port_(port) {}
  ~RoomClients();

  // Blocking, one after the other: signs in a guest, or nobody; then opens the WebSocket.
  std::size_t add(const std::string& guest);
  std::size_t add_with_code(const std::string& code);
  void send(Client& client, std::string_view text);
  // Blocking: returns the answer with this id.
  std::string ask(Client& client, const std::string& text, std::string_view id);
  // Reads everything that comes until then; calls back with every whole message.
  void poll(RoomClock::time_point until,
            const std::function<void(Client&, std::string_view)>& message);

  std::vector<Client>& all() { return clients_; }

 private:
  std::string post(const std::string& path, const std::string& body);
  std::size_t connect(const std::string& token);
  bool next_message(Client& client, std::string& text);

  std::uint16_t port_;
  std::vector<Client> clients_;
  int epoll_ = -1;
};

}  // namespace cardroom::bench
