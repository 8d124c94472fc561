// Effects: what follows from handling one input: records to keep, messages that may go out once the
// records are durable, and notices for the operator's log.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "room/archive/inquiry.h"
#include "room/log/notice.h"
#include "store/hash.h"

namespace cardroom::room {

// A connection, or an HTTP request that waits for its answer. The network numbers them.
using ConnectionId = std::uint64_t;

using Text = std::shared_ptr<const std::string>;

inline Text shared(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

struct Outgoing {
  ConnectionId to = 0;
  Text text;
  int status = 0;     // Set for an answer to an HTTP request.
  std::string token;  // The cookie of a session that this answer opens.
  // Tells nothing that only its recipient may know, and may be compressed: its length tells nobody
  // on the network about a hidden card.
  bool open = false;
};

// What handling messages of a connection took.
struct Cost {
  ConnectionId of = 0;
  std::size_t messages = 0;  // That were handled.
  std::size_t bytes = 0;     // Of the answers.
  std::int64_t work_us = 0;
};

struct NewRecord {
  std::string stream;
  std::string bytes;
};

struct Effects {
  std::vector<NewRecord> records;
  std::vector<Outgoing> messages;
  std::vector<ConnectionId> dropped;  // Connections to be closed.
  std::vector<Inquiry> inquiries;     // For the archive.
  std::vector<Notice> notices;        // For the operator's log.
  std::vector<store::Hash> ended;     // Sessions; the room closes their connections.

  void record(std::string stream, std::string bytes) {
    records.push_back({std::move(stream), std::move(bytes)});
  }
  void note(Notice notice) { notices.push_back(std::move(notice)); }
  void send(ConnectionId to, std::string text) { send(to, shared(std::move(text))); }
  void send(ConnectionId to, Text text) { messages.push_back({to, std::move(text), 0, {}, false}); }
  void send_open(ConnectionId to, Text text) {
    messages.push_back({to, std::move(text), 0, {}, true});
  }
};

// A moment: when something happens, and where its effects are collected.
struct Moment {
  std::int64_t now_ms = 0;
  Effects& effects;
};

}  // namespace cardroom::room
