#include "room/net/link/passing.h"

#include <boost/asio/ip/tcp.hpp>

#include "codec/from_json.h"
#include "codec/json_text.h"

namespace cardroom::room::net {

using boost::asio::ip::tcp;

namespace {

HttpAnswer plain(int status, std::string body) {
  HttpAnswer answer;
  answer.status = status;
  answer.type = "text/plain";
  answer.body = std::move(body);
  return answer;
}

constexpr std::string_view no_room_here =
    "# HELP cardroom_serves Whether this machine runs the room.\n"
    "# TYPE cardroom_serves gauge\n"
    "cardroom_serves 0\n"
    "# HELP cardroom_passed_on Connections that this machine passes on.\n"
    "# TYPE cardroom_passed_on gauge\n"
    "cardroom_passed_on ";

}  // namespace

void Passing::follow(const Holder& holder) {
  if (holder != holder_) {
    broken();
    holder_ = holder;
    is_understood_ = true;
  }
  if (!wire_ && is_understood_ && holder_.link) connect();
}

void Passing::connect() {
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(holder_.link->host, error);
  if (error) return;
  wire_ = std::make_shared<Wire>(tcp::socket(context_), key_.for_client(), key_);
  wire_->connect(tcp::endpoint(address, holder_.link->port),
                 {[this] {
                    send(frame::Hello{frame::link_version, hall_.options.node});
                  },
                  [this](const Wire::Frame& frame) { hear(frame); }, [this] { broken(); }});
}

void Passing::close() {
  if (wire_) wire_->close();
  wire_.reset();
  is_linked_ = false;
}

void Passing::broken() {
  const bool was_linked = is_linked_;
  close();
  if (was_linked) hall_.pause();
}

void Passing::hear(const Wire::Frame& heard) {
  frame::FromRoom head;
  const auto json = codec::parse_json(heard.head);
  if (!json || codec::Read::from(*json, head)) return broken();
  std::visit([&](const auto& said) { take(said, heard.body); }, head);
}

template <class Head>
void Passing::send(const Head& head, std::string_view body) {
  if (wire_) wire_->send({codec::to_text(head), body});
}

std::shared_ptr<Peer> Passing::peer(ConnectionId id) const {
  const auto found = hall_.peers.find(id);
  return found == hall_.peers.end() ? nullptr : found->second;
}

void Passing::take(const frame::Hello& hello, std::string_view) {
  is_understood_ = hello.version == frame::link_version;
  if (!is_understood_) {
    hall_.note(notice::Trouble{"link to " + holder_.node, "it has another version of the program"});
    return broken();
  }
  is_linked_ = true;
  hall_.note(notice::Linked{holder_.node});
  hall_.attend(*this);
}

void Passing::take(const frame::Answer& answer, std::string_view body) {
  HttpAnswer made;
  made.status = answer.status;
  made.type = answer.media;
  made.body = body;
  made.etag = answer.etag;
  made.cookie = answer.cookie;
  made.packed = answer.packed;
  made.lasting = answer.lasting;
  if (const auto to = peer(answer.connection)) to->answer(std::move(made));
}

// As one delivery: what is for one connection goes out together.
void Passing::take(const frame::Tell& tell, std::string_view body) {
  Delivery delivery;
  const Text text = shared(std::string(body));
  for (const ConnectionId to : tell.to) delivery.messages.push_back({to, text, 0, {}, tell.open});
  hall_.deliver(delivery);
}

void Passing::take(const frame::Handled& handled, std::string_view) {
  if (const auto to = peer(handled.connection))
    to->handled({handled.connection, handled.messages, handled.bytes, handled.work_us});
}

void Passing::take(const frame::Drop& drop, std::string_view) {
  if (const auto to = peer(drop.connection)) to->drop("by_the_room");
}

bool Passing::come(const Visitor& who) {
  send(frame::Come{who.id, who.token, who.address.whole_text()});
  return true;
}

bool Passing::say(const Visitor& who, std::string text) {
  send(frame::Say{who.id}, text);
  return true;
}

void Passing::leave(const Visitor& who) { send(frame::Leave{who.id}); }

std::optional<HttpAnswer> Passing::ask(const HttpRequest& request, ConnectionId reply_to) {
  frame::Ask ask;
  ask.connection = reply_to;
  ask.method = request.method;
  ask.path = request.path;
  ask.origin = request.origin;
  ask.host = request.host;
  ask.local = request.local;
  ask.token = request.token;
  ask.if_none_match = request.if_none_match;
  ask.takes_gzip = request.takes_gzip;
  ask.address = request.address.whole_text();
  ask.device = request.device;
  ask.tls = request.line == Line::tls;
  send(ask, request.body);
  return std::nullopt;
}

std::optional<HttpAnswer> Passing::about_itself(const HttpRequest& asked) const {
  const std::string by = holder_.node.empty() ? std::string("nobody") : holder_.node;
  if (asked.path == "/healthz") return plain(200, "waiting: " + by + " runs the room\n");
  // A link that broke a moment ago is no reason to send people elsewhere.
  if (asked.path == "/readyz" && !hall_.is_long_pause())
    return plain(200, "ready: " + by + " runs the room\n");
  if (asked.path == "/readyz") return plain(503, "waiting: " + by + " runs the room\n");
  if (asked.door != Door::metrics) return std::nullopt;
  if (asked.path != "/metrics") return Routes::refusal(404, refused_by(rule::unknown_type));
  HttpAnswer figures = plain(200, std::string(no_room_here));
  figures.type = "text/plain; version=0.0.4";
  figures.body += std::to_string(is_linked_ ? hall_.peers.size() : 0) + "\n";
  return figures;
}

}  // namespace cardroom::room::net
