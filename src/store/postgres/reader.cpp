#include "store/postgres/reader.h"

#include <algorithm>
#include <chrono>
#include <thread>

#include "store/chain.h"
#include "store/parts.h"

namespace cardroom::store::postgres {

namespace {

constexpr std::int64_t rows_together = 1000;

// A record as it was sealed: its hash, then its bytes.
struct Unsealed {
  Hash hash{};
  std::string bytes;
};

// What does not open was changed: it agrees with no hash.
Unsealed unseal(const Seal& seal, std::string_view sealed, const std::string& place) {
  auto whole = seal.open(sealed, place);
  if (!whole || whole->size() < Hash{}.size()) return {};
  return {*hash_from(std::string_view(*whole).substr(0, Hash{}.size())),
          whole->substr(Hash{}.size())};
}

Signature signature_in(std::string_view bytes) {
  Signature signature{};
  std::copy(bytes.begin(), bytes.end(), signature.begin());
  return signature;
}

Fault changed(std::string_view stream, Version version) {
  return {"read " + std::string(stream),
          "record " + std::to_string(version) + " does not agree with its hash"};
}

}  // namespace

// Reading again does no harm, so a connection that is gone is made again, for as long as a lease
// may last.
Rows Reader::ask(const char* sql, const Values& values) {
  constexpr int tries_most = 40;
  const std::lock_guard lock(mutex_);
  for (int tries = 1;; ++tries) {
    try {
      if (!connection_) connection_ = std::make_unique<Connection>(url_);
      return connection_->ask(sql, values);
    } catch (const Failure& failure) {
      if (!failure.is_lost() || tries == tries_most) throw;
      connection_.reset();
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
}

ReachedMap Reader::streams() {
  const Rows rows =
      ask("SELECT s.name, s.version, r.sealed FROM streams s LEFT JOIN records r "
          "ON r.stream = s.name AND r.version = s.version",
          {});
  ReachedMap streams;
  for (int row = 0; row < rows.count(); ++row) {
    const std::string name(rows.text(row, 0));
    const auto version = static_cast<Version>(rows.number(row, 1));
    const Unsealed last = unseal(seal_, rows.blob(row, 2), record_place(name, version));
    if (last.hash == Hash{})
      throw Fault{"read " + name,
                  "its last record, " + std::to_string(version) + ", is missing or was changed"};
    streams[name] = {version, last.hash};
  }
  return streams;
}

SignedHead Reader::anchor_in(const Rows& rows, int row) const {
  SignedHead anchor;
  anchor.number = static_cast<std::uint64_t>(rows.number(row, 0));
  anchor.head.sequence = static_cast<Sequence>(rows.number(row, 1));
  const auto whole = seal_.open(rows.blob(row, 2), anchor_place(anchor.number));
  constexpr std::size_t before_streams = sizeof(Hash) + sizeof(Signature);
  if (whole && whole->size() > before_streams) {
    const std::string_view bytes(*whole);
    anchor.head.hash = *hash_from(bytes.substr(0, sizeof(Hash)));
    anchor.signature = signature_in(bytes.substr(sizeof(Hash), sizeof(Signature)));
    anchor.streams = streams_from(bytes.substr(before_streams)).value_or(std::vector<StreamHead>{});
  }
  // One that was changed names no stream, and agrees with no hash.
  if (anchor.streams.empty()) anchor.streams.push_back({});
  return anchor;
}

SignedHead Reader::last_anchor() {
  const Rows rows =
      ask("SELECT number, sequence, sealed, (SELECT max(sequence) FROM records) FROM anchors "
          "ORDER BY number DESC LIMIT 1",
          {});
  if (rows.count() > 0) {
    SignedHead last = anchor_in(rows, 0);
    // Records that no anchor covers are looked at as well.
    last.head.sequence = std::max(last.head.sequence, static_cast<Sequence>(rows.number(0, 3)));
    return last;
  }
  SignedHead none;
  none.head.hash = anchor_start(key_, {});
  return none;
}

Hash Reader::hash_of(std::string_view stream, Version version) {
  if (version == 0) return stream_start(key_, stream);
  const Rows rows = ask("SELECT sealed FROM records WHERE stream = $1 AND version = $2",
                        {Value(stream), Value(version)});
  if (rows.count() == 0) return {};
  return unseal(seal_, rows.blob(0, 0), record_place(stream, version)).hash;
}

void Reader::read(std::string_view stream, Version after, const VisitRecord& visit) {
  std::optional<Hash> hash;
  while (true) {
    const Rows rows =
        ask("SELECT sequence, version, time_ms, sealed FROM records WHERE stream = $1 AND "
            "version > $2 ORDER BY version LIMIT $3",
            {Value(stream), Value(after), Value(rows_together)});
    for (int row = 0; row < rows.count(); ++row) {
      if (!hash) hash = hash_of(stream, after);
      const auto version = static_cast<Version>(rows.number(row, 1));
      const Unsealed kept = unseal(seal_, rows.blob(row, 3), record_place(stream, version));
      const StoredRecord record{static_cast<Sequence>(rows.number(row, 0)),
                                stream,
                                version,
                                rows.number(row, 2),
                                kept.bytes,
                                kept.hash};
      if (version != after + 1 || link(*hash, record) != kept.hash)
        throw changed(stream, after + 1);
      after = version;
      hash = kept.hash;
      if (visit(record) == Reading::stop) return;
    }
    if (rows.count() < rows_together) return;
  }
}

void Reader::read_all(Sequence after, const VisitRecord& visit) {
  while (true) {
    const Rows rows =
        ask("SELECT sequence, stream, version, time_ms, sealed FROM records WHERE sequence > $1 "
            "ORDER BY sequence LIMIT $2",
            {Value(after), Value(rows_together)});
    for (int row = 0; row < rows.count(); ++row) {
      const std::string stream(rows.text(row, 1));
      const auto version = static_cast<Version>(rows.number(row, 2));
      const Unsealed kept = unseal(seal_, rows.blob(row, 4), record_place(stream, version));
      after = static_cast<Sequence>(rows.number(row, 0));
      const StoredRecord record{after, stream, version, rows.number(row, 3), kept.bytes, kept.hash};
      if (visit(record) == Reading::stop) return;
    }
    if (rows.count() < rows_together) return;
  }
}

void Reader::read_anchors(Sequence after, const VisitHead& visit) {
  while (true) {
    const Rows rows =
        ask("SELECT number, sequence, sealed FROM anchors WHERE sequence > $1 ORDER BY sequence "
            "LIMIT $2",
            {Value(after), Value(rows_together)});
    for (int row = 0; row < rows.count(); ++row) {
      const SignedHead anchor = anchor_in(rows, row);
      after = anchor.head.sequence;
      if (visit(anchor) == Reading::stop) return;
    }
    if (rows.count() < rows_together) return;
  }
}

std::optional<std::string> Reader::part(const SnapshotPart& asked) {
  const Rows rows =
      ask("SELECT sealed FROM snapshot_parts WHERE stream = $1 AND version = $2 AND number = $3",
          {Value(asked.stream), Value(asked.version), Value(std::int64_t{asked.number})});
  if (rows.count() == 0) return std::nullopt;
  return seal_.open(rows.blob(0, 0), part_place(asked));
}

std::optional<Snapshot> Reader::snapshot(std::string_view stream) {
  const Rows rows =
      ask("SELECT version, parts, sealed FROM snapshots WHERE stream = $1", {Value(stream)});
  if (rows.count() == 0) return std::nullopt;
  Snapshot found{std::string(stream),
                 static_cast<Version>(rows.number(0, 0)),
                 {},
                 static_cast<std::uint32_t>(rows.number(0, 1))};
  const auto whole = seal_.open(rows.blob(0, 2), snapshot_place(stream, found.version));
  if (whole && whole->size() >= sizeof(Signature)) {
    found.bytes = whole->substr(sizeof(Signature));
    const Hash hash = snapshot_hash(found, hash_of(stream, found.version));
    if (verifies(key_, snapshot_message(hash),
                 signature_in(std::string_view(*whole).substr(0, sizeof(Signature))))) {
      if (found.parts == 0) return found;
      auto put = put_together(found, [&](std::uint32_t number) {
        return part({found.stream, found.version, number, {}});
      });
      if (!put) throw put.error();
      return std::move(*put);
    }
  }
  throw Fault{"read " + found.stream, "the snapshot does not agree with its signature"};
}

}  // namespace cardroom::store::postgres
