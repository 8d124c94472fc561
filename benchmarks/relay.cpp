#include "relay.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <string>
#include <thread>
#include <vector>

namespace cardroom::bench {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Tcp = asio::ip::tcp;
using Text = std::shared_ptr<const std::string>;

class Member;
using Members = std::vector<std::shared_ptr<Member>>;

class Member : public std::enable_shared_from_this<Member> {
 public:
  Member(Tcp::socket socket, Members& all, const Passed& passed)
      : socket_(std::move(socket)), all_(all), number_(all.size()), passed_(passed) {}

  void begin() {
    socket_.next_layer().set_option(Tcp::no_delay(true));
    socket_.async_accept([self = shared_from_this()](beast::error_code error) {
      if (error) return;
      self->socket_.text(true);
      self->read();
    });
  }
  void send(Text text) {
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) write();
  }

 private:
  void read() {
    socket_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, std::size_t) {
      if (error) return;
      self->buffer_.clear();
      self->pass_on();
      self->read();
    });
  }
  // Each of the group is told who sent it; the next of the group acts then.
  void pass_on() {
    const std::size_t first = number_ - number_ % passed_.group;
    const Text passed = padded(R"({"type":"events","from":)" + std::to_string(number_ - first));
    for (std::size_t one = first; one < first + passed_.group && one < all_.size(); ++one)
      all_[one]->send(passed);
    for (std::size_t count = 0; count < passed_.to_sender; ++count)
      send(padded(R"({"type":"done")"));
  }
  Text padded(std::string text) const {
    text.resize(std::max(text.size(), passed_.bytes), ' ');
    return std::make_shared<const std::string>(std::move(text));
  }
  void write() {
    socket_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](beast::error_code error, std::size_t) {
                          self->queue_.pop_front();
                          if (!error && !self->queue_.empty()) self->write();
                        });
  }

  beast::websocket::stream<Tcp::socket, false> socket_;
  Members& all_;
  std::size_t number_;
  const Passed& passed_;
  beast::flat_buffer buffer_;
  std::deque<Text> queue_;
};

}  // namespace

struct Relay::Inside {
  explicit Inside(const Passed& wanted)
      : passed(wanted), acceptor(context, Tcp::endpoint(asio::ip::address_v4::loopback(), 0)) {
    accept();
    thread = std::thread([this] { context.run(); });
  }
  void accept() {
    acceptor.async_accept([this](beast::error_code error, Tcp::socket socket) {
      if (error) return;
      members.push_back(std::make_shared<Member>(std::move(socket), members, passed));
      members.back()->begin();
      accept();
    });
  }

  Passed passed;
  asio::io_context context{1};
  Tcp::acceptor acceptor;
  Members members;
  std::thread thread;
};

Relay::Relay(const Passed& passed) : inside_(std::make_unique<Inside>(passed)) {}

Relay::~Relay() {
  inside_->context.stop();
  inside_->thread.join();
  inside_->members.clear();
}

std::uint16_t Relay::port() const { return inside_->acceptor.local_endpoint().port(); }

}  // namespace cardroom::bench
