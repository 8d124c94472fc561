// Connections without TLS.
#include "room/net/connection.h"

namespace cardroom::room::net {

void serve_plain(asio::ip::tcp::socket socket, Hall& hall) {
  beast::error_code error;
  const auto end = socket.remote_endpoint(error);
  socket.set_option(asio::ip::tcp::no_delay(true), error);
  std::make_shared<HttpPeer<beast::tcp_stream>>(beast::tcp_stream(std::move(socket)), hall,
                                                end.address().to_string())
      ->read();
}

}  // namespace cardroom::room::net
