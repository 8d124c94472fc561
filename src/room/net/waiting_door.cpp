#include "room/net/waiting_door.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <chrono>
#include <list>
#include <mutex>
#include <thread>

namespace cardroom::room::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

// What the machine says about itself.
struct WaitingNotice {
  std::mutex mutex;
  std::string holder;
  std::size_t visitors = 0;  // Of the context's thread.
};

namespace {

using Tcp = asio::ip::tcp;

constexpr std::chrono::seconds patience{5};
constexpr std::size_t visitors_most = 256;

http::response<http::string_body> answer_to(const http::request<http::empty_body>& asked,
                                            WaitingNotice& notice) {
  const std::lock_guard lock(notice.mutex);
  const auto path = asked.target();
  http::response<http::string_body> answer{http::status::service_unavailable, asked.version()};
  answer.set(http::field::content_type, "text/plain");
  answer.body() = "waiting: " + notice.holder + " runs the room\n";
  if (path == "/healthz") answer.result(http::status::ok);
  if (path == "/metrics") {
    answer.result(http::status::ok);
    answer.set(http::field::content_type, "text/plain; version=0.0.4");
    answer.body() =
        "# HELP cardroom_serves Whether this machine runs the room.\n"
        "# TYPE cardroom_serves gauge\n"
        "cardroom_serves 0\n";
  }
  answer.set(http::field::retry_after, "1");
  answer.keep_alive(false);
  answer.prepare_payload();
  if (asked.method() == http::verb::head) answer.body().clear();
  return answer;
}

// One request, one answer.
class Visitor : public std::enable_shared_from_this<Visitor> {
 public:
  Visitor(Tcp::socket socket, WaitingNotice& notice) : stream_(std::move(socket)), notice_(notice) {
    ++notice_.visitors;
  }
  Visitor(const Visitor&) = delete;
  Visitor& operator=(const Visitor&) = delete;
  ~Visitor() { --notice_.visitors; }

  void serve() {
    parser_.header_limit(8 * 1024);
    stream_.expires_after(patience);
    http::async_read_header(stream_, buffer_, parser_,
                            [self = shared_from_this()](beast::error_code error, std::size_t) {
                              if (!error) self->respond();
                            });
  }

 private:
  void respond() {
    answer_ = answer_to(parser_.get(), notice_);
    http::async_write(stream_, answer_,
                      [self = shared_from_this()](beast::error_code, std::size_t) {
                        beast::error_code ignored;
                        self->stream_.socket().shutdown(Tcp::socket::shutdown_send, ignored);
                      });
  }

  beast::tcp_stream stream_;
  WaitingNotice& notice_;
  beast::flat_buffer buffer_;
  http::request_parser<http::empty_body> parser_;
  http::response<http::string_body> answer_;
};

}  // namespace

struct WaitingDoor::Inside {
  std::optional<Fault> listen(const Listening& where) {
    beast::error_code error;
    const Tcp::endpoint endpoint(asio::ip::make_address(where.host, error), where.port);
    Tcp::acceptor& acceptor = acceptors.emplace_back(context);
    if (!error) acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(Tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error) return Fault{"listen at " + where.host, error.message()};
    accept(acceptor);
    return std::nullopt;
  }

  void accept(Tcp::acceptor& acceptor) {
    acceptor.async_accept([this, &acceptor](beast::error_code error, Tcp::socket socket) {
      if (error == asio::error::operation_aborted) return;
      if (!error && notice.visitors < visitors_most)
        std::make_shared<Visitor>(std::move(socket), notice)->serve();
      accept(acceptor);
    });
  }

  WaitingNotice notice;
  asio::io_context context{1};
  std::list<Tcp::acceptor> acceptors;
  std::thread thread;
};

WaitingDoor::WaitingDoor(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

Result<std::unique_ptr<WaitingDoor>, Fault> WaitingDoor::open(
    const std::optional<Listening>& front, const std::optional<Listening>& metrics) {
  auto inside = std::make_unique<Inside>();
  for (const auto& where : {front, metrics})
    if (where)
      if (const auto fault = inside->listen(*where)) return *fault;
  inside->thread = std::thread([&context = inside->context] { context.run(); });
  return std::unique_ptr<WaitingDoor>(new WaitingDoor(std::move(inside)));
}

WaitingDoor::~WaitingDoor() {
  inside_->context.stop();
  inside_->thread.join();
}

void WaitingDoor::tell(const std::string& holder) {
  const std::lock_guard lock(inside_->notice.mutex);
  inside_->notice.holder = holder;
}

}  // namespace cardroom::room::net
