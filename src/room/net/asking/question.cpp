#include "room/net/asking/question.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/json/parse.hpp>
#include <string_view>

namespace cardroom::room::net {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;

struct Where {
  bool tls = false;
  std::string name;  // With the port, as in the address.
  std::string host;
  std::string port;
};

// `http://127.0.0.1:8080`, `https://poker.example`, `http://[::1]:8080`.
Where where_is(std::string_view address) {
  Where where;
  where.tls = address.starts_with("https://");
  if (const auto scheme = address.find("://"); scheme != std::string_view::npos)
    address.remove_prefix(scheme + 3);
  address = address.substr(0, address.find('/'));
  where.name = address;
  const auto colon = address.rfind(':');
  const bool has_port = colon != std::string_view::npos && !address.ends_with(']');
  where.host = address.substr(0, has_port ? colon : address.size());
  where.port = has_port ? std::string(address.substr(colon + 1)) : where.tls ? "443" : "80";
  if (where.host.starts_with('[')) where.host = where.host.substr(1, where.host.size() - 2);
  return where;
}

bool answers(std::string_view message) {
  boost::system::error_code failed;
  const boost::json::value told = boost::json::parse(message, failed);
  const auto* const fields = failed ? nullptr : told.if_object();
  return fields != nullptr && fields->contains("id") && fields->at("id") == "question";
}

// The room greets first, and may tell other things before it answers.
template <class Line>
std::string converse(Line& line, const Where& where, const std::string& question) {
  // The room speaks to pages of its own alone.
  line.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
    request.set(beast::http::field::origin, (where.tls ? "https://" : "http://") + where.name);
  }));
  line.handshake(where.name, "/ws");
  line.text(true);
  line.write(asio::buffer(question));
  beast::flat_buffer buffer;
  std::string message;
  while (!answers(message)) {
    buffer.clear();
    line.read(buffer);
    message = beast::buffers_to_string(buffer.data());
  }
  return message;
}

std::string ask(const Where& where, const std::string& question) {
  asio::io_context context;
  const auto found = tcp::resolver(context).resolve(where.host, where.port);
  if (!where.tls) {
    websocket::stream<tcp::socket> line(context);
    asio::connect(line.next_layer(), found);
    return converse(line, where, question);
  }
  // What anybody may see is asked, and nothing secret is sent: the certificate is not checked, for
  // a room may have made its own.
  asio::ssl::context tls(asio::ssl::context::tls_client);
  websocket::stream<beast::ssl_stream<tcp::socket>> line(context, tls);
  asio::connect(beast::get_lowest_layer(line), found);
  line.next_layer().handshake(asio::ssl::stream_base::client);
  return converse(line, where, question);
}

}  // namespace

Result<std::string, Fault> ask_room(const std::string& address, const std::string& question) {
  try {
    return ask(where_is(address), question);
  } catch (const boost::system::system_error& error) {
    return Fault{"asking the room at " + address, error.code().message()};
  }
}

}  // namespace cardroom::room::net
