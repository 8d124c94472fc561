#include "room/net/stream.h"

#include <sys/socket.h>

#include <boost/asio/ssl/context.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <chrono>
#include <filesystem>

namespace cardroom::room::net {

namespace ssl = asio::ssl;

struct Certificate::Context {
  ssl::context of_tls{ssl::context::tls_server};
};

Certificate::Certificate(std::unique_ptr<Context> context) : context_(std::move(context)) {}
Certificate::~Certificate() = default;

Result<std::shared_ptr<Certificate>, Fault> Certificate::load(const std::string& certificate,
                                                              const std::string& key) {
  auto made = std::make_unique<Context>();
  ssl::context& context = made->of_tls;
  beast::error_code failed;
  context.set_options(ssl::context::default_workarounds | ssl::context::no_sslv2 |
                      ssl::context::no_sslv3 | ssl::context::no_tlsv1 | ssl::context::no_tlsv1_1);
  context.use_certificate_chain_file(certificate, failed);
  if (failed) return Fault{"read the certificate " + certificate, failed.message()};
  context.use_private_key_file(key, ssl::context::pem, failed);
  if (failed) return Fault{"read the key " + key, failed.message()};
  if (SSL_CTX_check_private_key(context.native_handle()) != 1)
    return Fault{"read the key " + key, "it does not belong to the certificate"};
  return std::make_shared<Certificate>(std::move(made));
}

std::int64_t Certificate::changed_at(const std::string& certificate, const std::string& key) {
  std::int64_t latest = 0;
  for (const std::string& file : {certificate, key}) {
    std::error_code ignored;
    const auto written = std::filesystem::last_write_time(file, ignored).time_since_epoch().count();
    latest = std::max<std::int64_t>(latest, written);
  }
  return latest;
}

namespace {

template <class Below>
class TransportOver : public Transport {
 public:
  explicit TransportOver(Below below) : below_(std::move(below)) {}

  beast::tcp_stream& socket() override { return beast::get_lowest_layer(below_); }
  void handshake(Completion done) override {
    if constexpr (std::is_same_v<Below, beast::tcp_stream>)
      done({});
    else
      below_.async_handshake(ssl::stream_base::server, std::move(done));
  }
  void read(const ReadBuffers& buffers, Completion done) override {
    below_.async_read_some(buffers, std::move(done));
  }
  void write(const WriteBuffers& buffers, Completion done) override {
    if constexpr (std::is_same_v<Below, beast::tcp_stream>)
      if (more_follows_) return below_.socket().async_send(buffers, MSG_MORE, std::move(done));
    below_.async_write_some(buffers, std::move(done));
  }
  void more_follows(bool follows) override { more_follows_ = follows; }
  void tear_down(beast::role_type role, Completion done) override {
    using beast::websocket::async_teardown;
    if constexpr (std::is_same_v<Below, beast::tcp_stream>)
      async_teardown(role, below_.socket(), std::move(done));
    else
      async_teardown(role, below_, std::move(done));
  }

 private:
  Below below_;
  bool more_follows_ = false;
};

using Tls = beast::ssl_stream<beast::tcp_stream>;

std::unique_ptr<Transport> transport_over(beast::tcp_stream socket, Certificate* certificate) {
  if (certificate == nullptr)
    return std::make_unique<TransportOver<beast::tcp_stream>>(std::move(socket));
  return std::make_unique<TransportOver<Tls>>(
      Tls(std::move(socket), certificate->context().of_tls));
}

}  // namespace

Stream::Stream(asio::ip::tcp::socket socket, Certificate* certificate)
    : transport_(transport_over(beast::tcp_stream(std::move(socket)), certificate)) {}

void Stream::close() {
  if (pause_) pause_->cancel();
  transport_->socket().close();
}

// Whoever waits for the bytes keeps the stream alive: `done` has a part of its owner.
void Stream::read(const ReadBuffers& buffers, Completion done) {
  if (intake_ == nullptr) return transport_->read(buffers, std::move(done));
  if (const std::int64_t wait_ms = intake_->pause_ms(); wait_ms > 0) {
    if (!pause_) pause_ = std::make_unique<asio::steady_timer>(get_executor());
    pause_->expires_after(std::chrono::milliseconds(wait_ms));
    return pause_->async_wait(
        [this, buffers, done = std::move(done)](beast::error_code error) mutable {
          if (error) return done(asio::error::operation_aborted);
          read(buffers, std::move(done));
        });
  }
  transport_->read(buffers, Completion([this, done = std::move(done)](beast::error_code error,
                                                                      std::size_t size) mutable {
                     if (!error) intake_->take(size);
                     done(error, size);
                   }));
}

}  // namespace cardroom::room::net
