// LinkKey: how the machines of a room know each other. All of them have a key pair that follows
// from the room's journal key, which nobody else has; each end of a link proves that it has it. The
// certificate around it says nothing more: no clock, no name and no authority is believed.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <memory>

#include "room/effects.h"

namespace cardroom::room::net {

class LinkKey {
 public:
  // The same 32 bytes give the same pair.
  explicit LinkKey(const store::Hash& seed);
  ~LinkKey();
  LinkKey(const LinkKey&) = delete;
  LinkKey& operator=(const LinkKey&) = delete;

  boost::asio::ssl::context& for_client() { return client_; }
  boost::asio::ssl::context& for_server() { return server_; }
  // Whether the other end has proved that it is a machine of this room.
  bool is_proved(SSL* tls) const;

 private:
  struct Pair;
  void prepare(boost::asio::ssl::context& context) const;

  std::unique_ptr<Pair> pair_;
  boost::asio::ssl::context client_{boost::asio::ssl::context::tls_client};
  boost::asio::ssl::context server_{boost::asio::ssl::context::tls_server};
};

}  // namespace cardroom::room::net
