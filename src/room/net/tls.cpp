// Connections with TLS.
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/ssl.hpp>

#include "room/net/connection.h"

namespace cardroom::room::net {

namespace ssl = asio::ssl;

class Secure {
 public:
  ssl::context context{ssl::context::tls_server};
};

Result<std::shared_ptr<Secure>, Fault> load_certificate(const std::string& certificate,
                                                        const std::string& key) {
  auto secure = std::make_shared<Secure>();
  beast::error_code failed;
  secure->context.set_options(ssl::context::default_workarounds | ssl::context::no_sslv2 |
                              ssl::context::no_sslv3 | ssl::context::no_tlsv1 |
                              ssl::context::no_tlsv1_1);
  secure->context.use_certificate_chain_file(certificate, failed);
  if (failed) return Fault{"read the certificate " + certificate, failed.message()};
  secure->context.use_private_key_file(key, ssl::context::pem, failed);
  if (failed) return Fault{"read the key " + key, failed.message()};
  return secure;
}

void serve_tls(asio::ip::tcp::socket socket, Secure& secure, Hall& hall) {
  using Stream = beast::ssl_stream<beast::tcp_stream>;
  beast::error_code error;
  const auto end = socket.remote_endpoint(error);
  socket.set_option(asio::ip::tcp::no_delay(true), error);
  auto peer = std::make_shared<HttpPeer<Stream>>(
      Stream(beast::tcp_stream(std::move(socket)), secure.context), hall,
      end.address().to_string());
  beast::get_lowest_layer(peer->stream()).expires_after(patience);
  peer->stream().async_handshake(ssl::stream_base::server, [peer](beast::error_code failed) {
    if (!failed) peer->read();
  });
}

}  // namespace cardroom::room::net
