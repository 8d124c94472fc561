// DoorKeeper: takes connections at one door, so many at a time, and turns away whom the gate does
// not let in before anything else is spent on them.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <optional>
#include <string>

#include "room/net/hall.h"
#include "room/net/stream.h"

namespace cardroom::room::net {

class DoorKeeper {
 public:
  DoorKeeper(asio::io_context& context, Hall& hall, Door door)
      : context_(context), hall_(hall), door_(door), acceptor_(context), again_(context) {}

  std::optional<Fault> listen(const Listening& where);
  void use(std::shared_ptr<Certificate> certificate) { certificate_ = std::move(certificate); }
  void start();
  void stop();

  asio::ip::tcp::endpoint endpoint() const { return acceptor_.local_endpoint(); }
  std::string address() const;  // `http://127.0.0.1:8080`

 private:
  bool take_one();
  void serve(asio::ip::tcp::socket socket, const Address& address);

  asio::io_context& context_;
  Hall& hall_;
  Door door_;
  asio::ip::tcp::acceptor acceptor_;
  asio::steady_timer again_;
  std::string host_;
  std::shared_ptr<Certificate> certificate_;
};

}  // namespace cardroom::room::net
