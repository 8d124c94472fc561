#include "store/chain.h"

#include <algorithm>

namespace cardroom::store {

namespace {

constexpr std::size_t number_bytes = 8;

void add_number(std::string& bytes, std::uint64_t number) {
  for (std::size_t at = 0; at < number_bytes; ++at)
    bytes += static_cast<char>(number >> (8 * at) & 0xFFU);
}

// Takes bytes from the front of a view. None where there are fewer.
std::optional<std::string_view> take(std::string_view& bytes, std::uint64_t count) {
  if (bytes.size() < count) return std::nullopt;
  const std::string_view taken = bytes.substr(0, count);
  bytes.remove_prefix(count);
  return taken;
}

std::optional<std::uint64_t> take_number(std::string_view& bytes) {
  const auto taken = take(bytes, number_bytes);
  if (!taken) return std::nullopt;
  std::uint64_t number = 0;
  for (std::size_t at = number_bytes; at > 0; --at)
    number = number << 8U | static_cast<std::uint8_t>((*taken)[at - 1]);
  return number;
}

std::optional<StreamHead> take_stream(std::string_view& bytes) {
  const auto size = take_number(bytes);
  const auto name = size ? take(bytes, *size) : std::nullopt;
  const auto version = name ? take_number(bytes) : std::nullopt;
  const auto hash = version ? take(bytes, Hash{}.size()) : std::nullopt;
  if (!hash) return std::nullopt;
  return StreamHead{std::string(*name), *version, *hash_from(*hash)};
}

}  // namespace

Hash genesis(const PublicKey& key) {
  return Hasher().bytes("cardroom journal 1").bytes(view_of(key)).done();
}

Hash stream_start(const PublicKey& key, std::string_view stream) {
  return Hasher().bytes("cardroom stream 1").bytes(view_of(key)).text(stream).done();
}

Hash anchor_start(const PublicKey& key, std::string_view node) {
  if (node.empty()) return genesis(key);
  return Hasher().bytes("cardroom node 1").bytes(view_of(key)).text(node).done();
}

Hash link(const Hash& previous, const StoredRecord& record) {
  return Hasher()
      .bytes("cardroom record 2")
      .hash(previous)
      .text(record.stream)
      .number(record.version)
      .number(static_cast<std::uint64_t>(record.time_ms))
      .text(record.bytes)
      .done();
}

Hash link_in_old_chain(const Hash& previous, const StoredRecord& record) {
  return Hasher()
      .hash(previous)
      .number(record.sequence)
      .text(record.stream)
      .number(record.version)
      .number(static_cast<std::uint64_t>(record.time_ms))
      .text(record.bytes)
      .done();
}

Hash anchor_hash(const Hash& previous, const SignedHead& anchor) {
  return Hasher()
      .bytes("cardroom anchor 1")
      .hash(previous)
      .text(anchor.node)
      .number(anchor.number)
      .text(to_bytes(anchor.streams))
      .done();
}

std::string head_message(const SignedHead& head) {
  const std::string hash = to_hex(head.head.hash);
  if (head.streams.empty())
    return "cardroom head 1 " + std::to_string(head.head.sequence) + " " + hash;
  return "cardroom anchor 1 " + std::to_string(head.number) + " " + hash;
}

std::string to_bytes(const std::vector<StreamHead>& streams) {
  std::string bytes;
  for (const StreamHead& one : streams) {
    add_number(bytes, one.stream.size());
    bytes += one.stream;
    add_number(bytes, one.version);
    bytes += view_of(one.hash);
  }
  return bytes;
}

std::optional<std::vector<StreamHead>> streams_from(std::string_view bytes) {
  std::vector<StreamHead> streams;
  while (!bytes.empty()) {
    auto stream = take_stream(bytes);
    if (!stream) return std::nullopt;
    streams.push_back(std::move(*stream));
  }
  return streams;
}

Hash snapshot_hash(const Snapshot& snapshot, const Hash& at_record) {
  Hasher hasher;
  hasher.hash(at_record).text(snapshot.stream).number(snapshot.version).text(snapshot.bytes);
  if (snapshot.parts > 0) hasher.number(snapshot.parts);
  return hasher.done();
}

std::string snapshot_message(const Hash& hash) { return "cardroom snapshot 1 " + to_hex(hash); }

}  // namespace cardroom::store
