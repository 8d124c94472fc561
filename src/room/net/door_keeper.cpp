#include "room/net/door_keeper.h"

#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>

#include "room/net/http_peer.h"

namespace cardroom::room::net {

using asio::ip::tcp;

namespace {

constexpr int at_a_time = 64;

// Resets the connection, so the kernel keeps nothing of it.
void turn_away(int connection) {
  const linger at_once{1, 0};
  (void)::setsockopt(connection, SOL_SOCKET, SO_LINGER, &at_once, sizeof(at_once));
  ::close(connection);
}

}  // namespace

std::optional<Fault> DoorKeeper::listen(const Listening& where) {
  beast::error_code error;
  const auto address = asio::ip::make_address(where.host, error);
  host_ = where.host;
  const tcp::endpoint endpoint(address, where.port);
  if (!error) acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(4096, error);
  if (!error) acceptor_.native_non_blocking(true, error);
  if (!error) return std::nullopt;
  return Fault{"listen on " + where.host + ":" + std::to_string(where.port), error.message()};
}

std::string DoorKeeper::address() const {
  const std::string host = host_.find(':') == host_.npos ? host_ : "[" + host_ + "]";
  return std::string(certificate_ ? "https" : "http") + "://" + host + ":" +
         std::to_string(endpoint().port());
}

void DoorKeeper::start() {
  acceptor_.async_wait(tcp::acceptor::wait_read, [this](beast::error_code error) {
    if (error || hall_.stopping) return;
    // Then it is the turn of others.
    for (int taken = 0; taken < at_a_time; ++taken)
      if (!take_one()) break;
    if (errno != EMFILE && errno != ENFILE) return start();
    hall_.note(notice::Trouble{"accept a connection", "too many files are open"});
    again_.expires_after(std::chrono::milliseconds(100));
    again_.async_wait([this](beast::error_code) {
      if (!hall_.stopping) start();
    });
  });
}

// False if no connection waits, or none can be accepted now.
bool DoorKeeper::take_one() {
  tcp::endpoint from;
  auto size = static_cast<socklen_t>(from.capacity());
  errno = 0;
  const int taken = ::accept4(acceptor_.native_handle(), from.data(), &size, SOCK_CLOEXEC);
  if (taken < 0) return errno == ECONNABORTED || errno == EINTR;
  from.resize(size);
  const Address address = Address::parse(from.address().to_string()).value_or(Address());
  // A proxy connects for many people. They are counted later, each by their own address.
  if (!hall_.routes.is_proxy(address) && !hall_.gate->enter(address, steady_ms())) {
    turn_away(taken);
    return true;
  }
  serve(tcp::socket(context_, from.protocol(), taken), address);
  return true;
}

void DoorKeeper::serve(tcp::socket socket, const Address& address) {
  beast::error_code error;
  const auto local = socket.local_endpoint(error);
  socket.set_option(tcp::no_delay(true), error);
  Admission place;
  if (!hall_.routes.is_proxy(address)) place = Admission(hall_.gate, address);
  std::make_shared<HttpPeer>(Stream(std::move(socket), certificate_.get()), hall_,
                             HttpPeer::From{address, local.address().to_string(), door_},
                             std::move(place))
      ->start();
}

void DoorKeeper::stop() {
  beast::error_code ignored;
  acceptor_.close(ignored);
  again_.cancel();
}

}  // namespace cardroom::room::net
