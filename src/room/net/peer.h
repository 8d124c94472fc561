// Peer: whoever is connected, as the server sees him. With the network library; for this folder.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <string>
#include <unordered_map>

#include "room/net/routes.h"
#include "room/net/server.h"

namespace cardroom::room::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Request = http::request<http::string_body>;

class Peer {
 public:
  virtual ~Peer() = default;
  virtual void send(const Outgoing& message) = 0;
  virtual void drop() = 0;
};

// What connections share. Everything here happens on the server's one thread.
struct Hall {
  ServerOptions options;
  Service& service;
  Routes routes;
  std::unordered_map<ConnectionId, std::shared_ptr<Peer>> peers;
  ConnectionId last = 0;
  bool stopping = false;

  ConnectionId next_id() { return ++last; }
  void deliver(const Delivery& delivery);
};

HttpRequest read_request(const Request& request, const Hall& hall, const std::string& address);

// Serves one connection, without TLS and with it.
void serve_plain(asio::ip::tcp::socket socket, Hall& hall);
class Secure;
Result<std::shared_ptr<Secure>, Fault> load_certificate(const std::string& certificate,
                                                        const std::string& key);
void serve_tls(asio::ip::tcp::socket socket, Secure& secure, Hall& hall);

}  // namespace cardroom::room::net
