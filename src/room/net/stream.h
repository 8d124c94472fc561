// Stream: the bytes of a connection, over a socket or over TLS on one. It is one type for both, so
// HTTP and WebSocket, which are slow to compile, are compiled once.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <memory>
#include <string>
#include <utility>

#include "base/fault.h"
#include "base/fixed_list.h"
#include "base/result.h"

namespace cardroom::room::net {

namespace asio = boost::asio;
namespace beast = boost::beast;

// What happens when an operation is over; called once, whatever it holds.
class Completion {
 public:
  template <class Handler>
  explicit Completion(Handler handler)
      : held_(std::make_unique<Holding<Handler>>(std::move(handler))) {}

  void operator()(beast::error_code error, std::size_t size = 0) { held_->call(error, size); }

 private:
  struct Held {
    virtual ~Held() = default;
    virtual void call(beast::error_code error, std::size_t size) = 0;
  };
  template <class Handler>
  struct Holding : Held {
    explicit Holding(Handler given) : handler(std::move(given)) {}
    void call(beast::error_code error, std::size_t size) override {
      if constexpr (std::is_invocable_v<Handler, beast::error_code, std::size_t>)
        std::move(handler)(error, size);
      else
        std::move(handler)(error);
    }
    Handler handler;
  };
  std::unique_ptr<Held> held_;
};

// A part of a message; the rest is left for the next operation.
inline constexpr std::size_t buffers_most = 16;
using ReadBuffers = FixedList<asio::mutable_buffer, buffers_most>;
using WriteBuffers = FixedList<asio::const_buffer, buffers_most>;

// A certificate and its key, ready for connections.
class Certificate {
 public:
  static Result<std::shared_ptr<Certificate>, Fault> load(const std::string& certificate,
                                                          const std::string& key);
  // When the later of the two files was written; it tells one pair from the next.
  static std::int64_t changed_at(const std::string& certificate, const std::string& key);

  struct Context;
  explicit Certificate(std::unique_ptr<Context> context);
  ~Certificate();
  Context& context() { return *context_; }

 private:
  std::unique_ptr<Context> context_;
};

// Whoever looks after what comes in over a stream.
class Intake {
 public:
  virtual ~Intake() = default;
  virtual void take(std::size_t bytes) = 0;
  virtual std::int64_t pause_ms() = 0;  // How long nothing more is read.
};

// What Stream does over a socket or over TLS.
class Transport {
 public:
  virtual ~Transport() = default;
  virtual beast::tcp_stream& socket() = 0;
  virtual void handshake(Completion done) = 0;
  virtual void read(const ReadBuffers& buffers, Completion done) = 0;
  virtual void write(const WriteBuffers& buffers, Completion done) = 0;
  // Whether another write follows at once, so that what is written now may go with it.
  virtual void more_follows(bool follows) = 0;
  virtual void tear_down(beast::role_type role, Completion done) = 0;
};

// An AsyncStream of the network library.
class Stream {
 public:
  using executor_type = beast::tcp_stream::executor_type;

  // With TLS if there is a certificate.
  Stream(asio::ip::tcp::socket socket, Certificate* certificate);

  executor_type get_executor() { return transport_->socket().get_executor(); }
  void expires_after(std::chrono::seconds time) { transport_->socket().expires_after(time); }
  void expires_never() { transport_->socket().expires_never(); }
  void close();
  // From now on `intake`, which outlives the stream's operations, says when more is read.
  void watch(Intake& intake) { intake_ = &intake; }
  void more_follows(bool follows) { transport_->more_follows(follows); }
  void handshake(Completion done) { transport_->handshake(std::move(done)); }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(beast::error_code, std::size_t)>(
        [this](auto handler, const ReadBuffers& first) {
          read(first, Completion(std::move(handler)));
        },
        token, first_of<ReadBuffers>(buffers));
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(beast::error_code, std::size_t)>(
        [this](auto handler, const WriteBuffers& first) {
          transport_->write(first, Completion(std::move(handler)));
        },
        token, first_of<WriteBuffers>(buffers));
  }

  // How a WebSocket closes the layer below it.
  template <class Handler>
  friend void async_teardown(beast::role_type role, Stream& stream, Handler&& handler) {
    stream.transport_->tear_down(role, Completion(std::forward<Handler>(handler)));
  }
  friend void beast_close_socket(Stream& stream) { stream.close(); }

 private:
  template <class First, class Buffers>
  static First first_of(const Buffers& buffers) {
    First first;
    for (auto at = asio::buffer_sequence_begin(buffers);
         at != asio::buffer_sequence_end(buffers) && first.size() < buffers_most; ++at)
      first.push_back(*at);
    return first;
  }

  void read(const ReadBuffers& buffers, Completion done);

  std::unique_ptr<Transport> transport_;
  Intake* intake_ = nullptr;
  std::unique_ptr<asio::steady_timer> pause_;
};

}  // namespace cardroom::room::net
