#include "flood.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string>

namespace cardroom::bench {

namespace {

constexpr std::size_t connections = 500;
constexpr std::size_t burst = 20;

sockaddr_in loopback(const char* host, std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  ::inet_pton(AF_INET, host, &address.sin_addr);
  return address;
}

int open_flooding(std::uint16_t port) {
  const int made = ::socket(AF_INET, SOCK_STREAM, 0);
  const sockaddr_in from = loopback("127.0.0.66", 0);
  const sockaddr_in to = loopback("127.0.0.1", port);
  ::bind(made, reinterpret_cast<const sockaddr*>(&from), sizeof(from));
  if (::connect(made, reinterpret_cast<const sockaddr*>(&to), sizeof(to)) != 0) {
    ::close(made);
    return -1;
  }
  const std::string host = "127.0.0.1:" + std::to_string(port);
  const std::string upgrade = "GET /ws HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                              "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                              "Sec-WebSocket-Version: 13\r\n\r\n";
  (void)::send(made, upgrade.data(), upgrade.size(), MSG_NOSIGNAL);
  ::fcntl(made, F_SETFL, O_NONBLOCK);
  return made;
}

[[noreturn]] void flood(std::uint16_t port) {
  constexpr char text[] = R"({"type":"lobby","id":"x"})";
  std::string asked;
  for (std::size_t message = 0; message < burst; ++message)
    asked += std::string("\x81") + static_cast<char>(0x80U | (sizeof(text) - 1)) +
             std::string(4, '\0') + text;
  std::array<int, connections> sockets;
  sockets.fill(-1);
  std::array<char, 65536> heard;
  while (true)
    for (int& socket : sockets) {
      if (socket < 0) socket = open_flooding(port);
      const bool is_gone =
          ::send(socket, asked.data(), asked.size(), MSG_NOSIGNAL) < 0 && errno != EAGAIN;
      if (::recv(socket, heard.data(), heard.size(), 0) != 0 && !is_gone) continue;
      ::close(socket);
      socket = -1;
    }
}

}  // namespace

Flood::Flood(std::uint16_t port) : child_(::fork()) {
  if (child_ != 0) return;
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  flood(port);
}

Flood::~Flood() {
  ::kill(child_, SIGKILL);
  ::waitpid(child_, nullptr, 0);
}

}  // namespace cardroom::bench
