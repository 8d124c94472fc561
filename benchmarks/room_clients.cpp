#include "room_clients.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>

namespace cardroom::bench {

namespace {

int open_socket(std::uint16_t port) {
  const int made = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(made, reinterpret_cast<sockaddr*>(&address), sizeof(address)) != 0) std::abort();
  const int on = 1;
  ::setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
  return made;
}

void send_all(int socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0 && errno == EAGAIN) continue;
    if (sent <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

// The head of an answer; the bytes after it are left in `rest`.
std::string read_head(int socket, std::string& rest) {
  char bytes[4096];
  std::size_t end = std::string::npos;
  while ((end = rest.find("\r\n\r\n")) == std::string::npos) {
    const auto got = ::recv(socket, bytes, sizeof(bytes), 0);
    if (got <= 0) return {};
    rest.append(bytes, static_cast<std::size_t>(got));
  }
  const std::string head = rest.substr(0, end);
  rest.erase(0, end + 4);
  return head;
}

std::string between(const std::string& text, std::string_view from, char to) {
  const auto begin = text.find(from);
  if (begin == std::string::npos) return {};
  const auto at = begin + from.size();
  return text.substr(at, text.find(to, at) - at);
}

}  // namespace

RoomClients::~RoomClients() {
  for (const Client& client : clients_) ::close(client.socket);
  if (epoll_ >= 0) ::close(epoll_);
}

std::string RoomClients::post(const std::string& path, const std::string& body) {
  const int socket = open_socket(port_);
  const std::string host = "127.0.0.1:" + std::to_string(port_);
  send_all(socket, "POST " + path + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                       "\r\nConnection: close\r\nContent-Length: " + std::to_string(body.size()) +
                       "\r\n\r\n" + body);
  std::string rest;
  const std::string token = between(read_head(socket, rest), "cardroom=", ';');
  ::close(socket);
  return token;
}

std::size_t RoomClients::connect(const std::string& token) {
  Client client;
  client.socket = open_socket(port_);
  client.token = token;
  const std::string host = "127.0.0.1:" + std::to_string(port_);
  send_all(client.socket, "GET /ws HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                              "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                              "Sec-WebSocket-Version: 13\r\nCookie: cardroom=" +
                              token + "\r\n\r\n");
  if (read_head(client.socket, client.in).find(" 101 ") == std::string::npos) std::abort();
  clients_.push_back(std::move(client));
  return clients_.size() - 1;
}

std::size_t RoomClients::add(const std::string& guest) {
  return connect(guest.empty() ? std::string()
                               : post("/api/guest", "{\"name\":\"" + guest + "\"}"));
}

std::size_t RoomClients::add_with_code(const std::string& code) {
  return connect(post("/api/one-time", "{\"code\":\"" + code + "\"}"));
}

// A masked frame; the mask is zero, which is as good as any here.
void RoomClients::send(Client& client, std::string_view text) {
  std::string frame = "\x81";
  if (text.size() < 126) {
    frame += static_cast<char>(0x80U | text.size());
  } else {
    frame += static_cast<char>(0x80U | 126U);
    frame += static_cast<char>(text.size() >> 8U);
    frame += static_cast<char>(text.size() & 0xFFU);
  }
  frame.append(4, '\0');
  frame += text;
  send_all(client.socket, frame);
}

bool RoomClients::next_message(Client& client, std::string& text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(client.in[at]); };
  if (client.in.size() < 2) return false;
  std::size_t size = byte(1) & 127U;
  std::size_t head = 2;
  if (size >= 126) {
    head += size == 126 ? 2 : 8;
    if (client.in.size() < head) return false;
    size = 0;
    for (std::size_t at = 2; at < head; ++at) size = size << 8U | byte(at);
  }
  if (client.in.size() < head + size) return false;
  const bool is_text = (byte(0) & 15U) == 1;
  text = is_text ? client.in.substr(head, size) : std::string();
  client.in.erase(0, head + size);
  return true;
}

std::string RoomClients::ask(Client& client, const std::string& text, std::string_view id) {
  send(client, text);
  const std::string wanted = "\"id\":\"" + std::string(id) + "\"";
  std::string message;
  char bytes[65536];
  while (true) {
    while (next_message(client, message))
      if (message.find(wanted) != std::string::npos) return message;
    const auto got = ::recv(client.socket, bytes, sizeof(bytes), 0);
    if (got <= 0) std::abort();
    client.in.append(bytes, static_cast<std::size_t>(got));
  }
}

void RoomClients::poll(RoomClock::time_point until,
                       const std::function<void(Client&, std::string_view)>& message) {
  if (epoll_ < 0) {
    epoll_ = ::epoll_create1(0);
    for (std::size_t at = 0; at < clients_.size(); ++at) {
      epoll_event event{};
      event.events = EPOLLIN;
      event.data.u64 = at;
      ::epoll_ctl(epoll_, EPOLL_CTL_ADD, clients_[at].socket, &event);
    }
  }
  epoll_event events[256];
  char bytes[65536];
  std::string text;
  while (RoomClock::now() < until) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until - RoomClock::now());
    const int count = ::epoll_wait(epoll_, events, 256,
                                   static_cast<int>(std::max<std::int64_t>(left.count(), 0)));
    for (int at = 0; at < count; ++at) {
      Client& client = clients_[events[at].data.u64];
      const auto got = ::recv(client.socket, bytes, sizeof(bytes), MSG_DONTWAIT);
      if (got <= 0) continue;
      client.in.append(bytes, static_cast<std::size_t>(got));
      while (next_message(client, text))
        if (!text.empty()) message(client, text);
    }
  }
}

}  // namespace cardroom::bench
