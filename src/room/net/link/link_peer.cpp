#include "room/net/link/link_peer.h"

#include <utility>

#include "codec/from_json.h"
#include "codec/json_text.h"

namespace cardroom::room::net {

namespace {

constexpr std::size_t told_at_once_most = 1'000;
constexpr std::size_t said_most = 64;  // The other machine lets nobody say so much at once.

HttpRequest request_in(const frame::Ask& ask, std::string_view body) {
  HttpRequest request;
  request.method = ask.method;
  request.path = ask.path;
  request.origin = ask.origin;
  request.host = ask.host;
  request.local = ask.local;
  request.token = ask.token;
  request.if_none_match = ask.if_none_match;
  request.takes_gzip = ask.takes_gzip;
  request.body = body;
  request.address = Address::parse(ask.address).value_or(Address());
  request.device = ask.device;
  request.line = ask.tls ? Line::tls : Line::plain;
  return request;
}

// An HTTP request that was made to another machine, and waits for what the room says.
class RemoteAsker : public Peer {
 public:
  using Then = std::function<void(const Outgoing&)>;
  explicit RemoteAsker(Then then) : then_(std::move(then)) {}
  void send(const Outgoing& message) override { then_(message); }
  void handled(const Cost&) override {}
  void resume() override {}
  void drop(std::string_view) override {}

 private:
  Then then_;
};

}  // namespace

void LinkPeer::start(std::function<void()> gone) {
  gone_ = std::move(gone);
  wire_->accept({[this] {
                   send(frame::Hello{frame::link_version, hall_.options.node});
                 },
                 [this](const Wire::Frame& heard) { hear(heard); }, [this] { close(); }});
}

void LinkPeer::close() {
  const auto self = shared_from_this();
  wire_->close();
  for (const auto& [there, peer] : std::exchange(people_, {})) peer->leave();
  if (const auto gone = std::exchange(gone_, nullptr)) gone();
}

template <class Head>
void LinkPeer::send(const Head& head, std::string_view body) {
  flush();
  wire_->send({codec::to_text(head), body});
}

bool LinkPeer::tell(ConnectionId there, const Outgoing& message) {
  const bool with_others =
      text_ == message.text && is_open_ == message.open && to_.size() < told_at_once_most;
  if (!with_others) flush();
  const bool is_first = to_.empty();
  text_ = message.text;
  is_open_ = message.open;
  to_.push_back(there);
  return is_first;
}

void LinkPeer::flush() {
  if (to_.empty()) return;
  const frame::Tell told{std::exchange(to_, {}), is_open_};
  wire_->send({codec::to_text(told), *std::exchange(text_, nullptr)});
}

void LinkPeer::hear(const Wire::Frame& heard) {
  const auto self = shared_from_this();
  frame::FromDoor head;
  const auto json = codec::parse_json(heard.head);
  if (!json || codec::Read::from(*json, head)) return close();
  if (!is_understood_ && !std::holds_alternative<frame::Hello>(head)) return close();
  std::visit([&](const auto& said) { take(said, heard.body); }, head);
}

void LinkPeer::take(const frame::Hello& hello, std::string_view) {
  is_understood_ = hello.version == frame::link_version;
  if (!is_understood_) return close();
  hall_.note(notice::Linked{hello.node});
}

void LinkPeer::answer(ConnectionId there, const HttpAnswer& made) {
  const std::string_view body = made.bytes.empty() ? std::string_view(made.body) : made.bytes;
  send(frame::Answer{there, made.status, made.type, made.etag, made.cookie, made.packed,
                     made.lasting},
       body);
}

void LinkPeer::take(const frame::Ask& ask, std::string_view body) {
  const HttpRequest request = request_in(ask, body);
  Speaker speaker;
  speaker.address = request.address;
  const std::int64_t now_ms = steady_ms();
  hall_.gate->take(speaker, body.size(), now_ms);
  if (hall_.gate->hear(speaker, now_ms) != Gate::Heard::taken)
    return answer(ask.connection, Routes::refusal(429, refused_by(rule::too_fast)));
  hall_.gate->forget(speaker);
  const ConnectionId id = hall_.next_id();
  const auto then = [weak = weak_from_this(), &hall = hall_, id, there = ask.connection,
                     path = request.path, line = request.line](const Outgoing& said) {
    hall.peers.erase(id);
    if (const auto link = weak.lock()) link->answer(there, Routes::answer_to(path, line, said));
  };
  hall_.peers[id] = std::make_shared<RemoteAsker>(then);
  const auto made = hall_.answer(request, id);
  if (!made) return;
  hall_.peers.erase(id);
  answer(ask.connection, *made);
}

void LinkPeer::take(const frame::Come& come, std::string_view) {
  const Visitor visitor{hall_.next_id(), come.token,
                        Address::parse(come.address).value_or(Address())};
  constexpr auto elsewhere = Gate::Came::elsewhere;
  if (people_.contains(come.connection) ||
      !hall_.gate->enter(visitor.address, steady_ms(), elsewhere))
    return send(frame::Drop{come.connection});
  const auto peer =
      std::make_shared<RemotePeer>(hall_, shared_from_this(), come.connection, visitor,
                                   Admission(hall_.gate, visitor.address, elsewhere));
  people_[come.connection] = peer;
  hall_.peers[visitor.id] = peer;
  peer->come();
}

void LinkPeer::take(const frame::Say& say, std::string_view body) {
  const auto found = people_.find(say.connection);
  if (found == people_.end()) return;
  const auto peer = found->second;
  peer->say(std::string(body));
}

void LinkPeer::take(const frame::Leave& leave, std::string_view) {
  const auto found = people_.find(leave.connection);
  if (found == people_.end()) return;
  const auto peer = found->second;
  peer->leave();
}

void RemotePeer::come() {
  if (has_left_ || hall_.reception() == nullptr) return;
  if (!hall_.reception()->come(visitor_)) drop("room_is_full");
}

void RemotePeer::say(std::string text) {
  if (said_.size() >= said_most) return drop("flooding");
  said_.push_back(std::move(text));
  pass_on();
}

// The other machine counts too. What somebody says to several machines is counted only here.
void RemotePeer::pass_on() {
  while (!said_.empty() && !held_ && !has_left_) {
    const std::int64_t now_ms = steady_ms();
    const std::int64_t wait_ms = hall_.gate->wait_ms(speaker_, now_ms);
    if (wait_ms == Gate::until_answered) return;
    if (wait_ms > 0) {
      held_ = true;
      return hall_.hold(weak_from_this(), wait_ms);
    }
    std::string text = std::move(said_.front());
    said_.pop_front();
    hall_.gate->take(speaker_, text.size(), now_ms);
    switch (hall_.gate->hear(speaker_, now_ms)) {
      case Gate::Heard::taken:
        if (!hall_.reception()->say(visitor_, std::move(text))) return drop("room_is_full");
        break;
      case Gate::Heard::too_fast:
        send({visitor_.id, too_fast_text(), 0, {}});
        link_->send(frame::Handled{there_, 1, 0, 0});
        break;
      case Gate::Heard::enough:
        return drop("flooding");
    }
  }
}

void RemotePeer::send(const Outgoing& message) {
  if (has_left_) return;
  if (link_->tell(there_, message) && !hall_.begin_later(shared_from_this())) link_->flush();
}

void RemotePeer::begin() { link_->flush(); }

void RemotePeer::handled(const Cost& cost) {
  if (has_left_) return;
  hall_.gate->handled(speaker_, cost, steady_ms());
  link_->send(frame::Handled{there_, cost.messages, cost.bytes, cost.work_us});
  pass_on();
}

void RemotePeer::resume() {
  held_ = false;
  pass_on();
}

void RemotePeer::drop(std::string_view why) {
  if (has_left_) return;
  hall_.note(notice::Dropped{why, visitor_.address.text()});
  link_->send(frame::Drop{there_});
  leave();
}

void RemotePeer::leave() {
  if (has_left_) return;
  has_left_ = true;
  const auto self = shared_from_this();
  hall_.gate->forget(speaker_);
  if (hall_.reception() != nullptr) hall_.reception()->leave(visitor_);
  hall_.peers.erase(visitor_.id);
  link_->forget(there_);
  // Their place is given back when nobody holds them any more.
}

}  // namespace cardroom::room::net
