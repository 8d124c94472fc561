#include "room/net/link/link_door.h"

#include "room/net/link/link_peer.h"

namespace cardroom::room::net {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

// A room has a few machines. Others may knock too, and have no key.
constexpr std::size_t links_most = 64;

}  // namespace

LinkDoor::~LinkDoor() { stop(); }

std::optional<Fault> LinkDoor::listen(const Listening& where) {
  error_code error;
  const auto address = asio::ip::make_address(where.host, error);
  const tcp::endpoint endpoint(address, where.port);
  if (!error) acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(static_cast<int>(links_most), error);
  if (!error) return std::nullopt;
  return Fault{"listen for other machines on " + where.host + ":" + std::to_string(where.port),
               error.message()};
}

void LinkDoor::start() {
  acceptor_.async_accept([this](error_code error, tcp::socket socket) {
    if (error == asio::error::operation_aborted || hall_.stopping) return;
    if (!error && links_.size() < links_most) {
      const auto wire = std::make_shared<Wire>(std::move(socket), key_.for_server(), key_);
      const auto link = std::make_shared<LinkPeer>(hall_, wire);
      links_.insert(link);
      link->start([this, gone = std::weak_ptr(link)] { links_.erase(gone.lock()); });
    }
    start();
  });
}

void LinkDoor::stop() {
  error_code ignored;
  acceptor_.close(ignored);
  const auto there = links_;
  for (const auto& link : there) link->close();
  links_.clear();
}

}  // namespace cardroom::room::net
