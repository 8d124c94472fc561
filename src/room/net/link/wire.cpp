#include "room/net/link/wire.h"

#include <array>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <chrono>

#include "codec/json_text.h"
#include "room/net/gate.h"
#include "room/net/link/frames.h"

namespace cardroom::room::net {

namespace asio = boost::asio;
using boost::system::error_code;

namespace {

constexpr auto looked_every = std::chrono::seconds(1);
constexpr std::int64_t silence_most_ms = 5'000;
constexpr std::size_t read_at_once = 65'536;
constexpr std::size_t sizes = 8;  // Bytes before each frame: how long its head is, and its body.
constexpr std::size_t head_most = 256 * 1024;
constexpr std::size_t body_most = 16 * 1024 * 1024;
constexpr std::size_t unsent_most = 64 * 1024 * 1024;

void write_size(std::string& out, std::size_t size) {
  for (const unsigned shift : {24U, 16U, 8U, 0U}) out += static_cast<char>(size >> shift & 0xFFU);
}

std::size_t read_size(std::string_view from) {
  std::size_t size = 0;
  for (const char byte : from.substr(0, 4)) size = size << 8U | static_cast<unsigned char>(byte);
  return size;
}

}  // namespace

void Wire::connect(const asio::ip::tcp::endpoint& where, Heard heard) {
  heard_ = std::move(heard);
  heard_at_ms_ = steady_ms();
  look();
  stream_.next_layer().async_connect(where, [self = shared_from_this()](error_code error) {
    if (self->is_closed_) return;
    if (error) return self->fail();
    self->shake_hands(asio::ssl::stream_base::client);
  });
}

void Wire::accept(Heard heard) {
  heard_ = std::move(heard);
  heard_at_ms_ = steady_ms();
  look();
  shake_hands(asio::ssl::stream_base::server);
}

void Wire::shake_hands(asio::ssl::stream_base::handshake_type role) {
  error_code ignored;
  stream_.next_layer().set_option(asio::ip::tcp::no_delay(true), ignored);
  stream_.async_handshake(role, [self = shared_from_this()](error_code error) {
    if (self->is_closed_) return;
    if (error || !self->key_.is_proved(self->stream_.native_handle())) return self->fail();
    self->begin();
  });
}

void Wire::begin() {
  is_open_ = true;
  heard_at_ms_ = steady_ms();
  const auto self = shared_from_this();
  heard_.open();
  if (!is_closed_) read();
}

void Wire::read() {
  in_.erase(0, used_);
  used_ = 0;
  const std::size_t there = in_.size();
  in_.resize(there + read_at_once);
  stream_.async_read_some(asio::buffer(in_.data() + there, read_at_once),
                          [self = shared_from_this(), there](error_code error, std::size_t size) {
                            if (self->is_closed_) return;
                            if (error) return self->fail();
                            self->in_.resize(there + size);
                            self->heard_at_ms_ = steady_ms();
                            self->take_frames();
                            if (!self->is_closed_) self->read();
                          });
}

void Wire::take_frames() {
  while (!is_closed_) {
    const std::string_view rest = std::string_view(in_).substr(used_);
    if (rest.size() < sizes) return;
    const std::size_t head = read_size(rest);
    const std::size_t body = read_size(rest.substr(4));
    if (head > head_most || body > body_most) return fail();
    if (rest.size() < sizes + head + body) return;
    used_ += sizes + head + body;
    heard_.frame({rest.substr(sizes, head), rest.substr(sizes + head, body)});
  }
}

void Wire::send(const Frame& frame) {
  if (is_closed_ || !is_open_) return;
  if (out_.size() > unsent_most) return fail();
  write_size(out_, frame.head.size());
  write_size(out_, frame.body.size());
  out_ += frame.head;
  out_ += frame.body;
  if (!leaving_.empty() || is_due_) return;
  // What is said at the same time goes out together: sending costs more than making it.
  is_due_ = true;
  asio::post(stream_.get_executor(), [self = shared_from_this()] {
    self->is_due_ = false;
    if (!self->is_closed_) self->write();
  });
}

void Wire::write() {
  leaving_.swap(out_);
  asio::async_write(stream_, asio::buffer(leaving_),
                    [self = shared_from_this()](error_code error, std::size_t) {
                      if (self->is_closed_) return;
                      if (error) return self->fail();
                      self->leaving_.clear();
                      if (!self->out_.empty()) self->write();
                    });
}

void Wire::look() {
  timer_.expires_after(looked_every);
  timer_.async_wait([self = shared_from_this()](error_code error) {
    if (error || self->is_closed_) return;
    if (steady_ms() > self->heard_at_ms_ + silence_most_ms) return self->fail();
    if (self->is_open_) self->send({codec::to_text(frame::Pulse{}), {}});
    self->look();
  });
}

void Wire::fail() {
  if (is_closed_) return;
  const auto self = shared_from_this();
  const auto closed = std::move(heard_.closed);
  close();
  closed();
}

// What is under way may still use the frame that is being heard, so only the socket is closed here.
void Wire::close() {
  if (is_closed_) return;
  is_closed_ = true;
  timer_.cancel();
  error_code ignored;
  stream_.next_layer().close(ignored);
}

}  // namespace cardroom::room::net
