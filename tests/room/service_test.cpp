// The room on its thread: no table waits for an inspector.
#include "room/service.h"

#include <doctest/doctest.h>
#include <boost/json/parse.hpp>

#include <condition_variable>
#include <latch>
#include <map>
#include <mutex>

#include "room/messages/fields.h"
#include "store/memory_journal.h"

namespace cardroom::room {
namespace {

namespace json = boost::json;

// A journal in which reading everything takes as long as the gate is shut.
class SlowToRead : public store::MemoryJournal {
 public:
  Result<Done, Fault> read_all(store::Sequence after,
                               const store::VisitRecord& visit) const override {
    if (shut) gate.wait();
    return MemoryJournal::read_all(after, visit);
  }
  bool shut = false;
  mutable std::latch gate{1};
};

// What each connection was sent; a test can wait for each message.
class Inbox {
 public:
  void take(const Delivery& delivery) {
    const std::lock_guard lock(mutex_);
    for (const Outgoing& message : delivery.messages)
      sent_[message.to].push_back(json::parse(*message.text).as_object());
    more_.notify_all();
  }
  json::object next(ConnectionId connection) {
    std::unique_lock lock(mutex_);
    auto& sent = sent_[connection];
    more_.wait(lock, [&] { return !sent.empty(); });
    json::object first = std::move(sent.front());
    sent.pop_front();
    return first;
  }
  json::object answer(ConnectionId connection, std::string_view id) {
    while (true)
      if (json::object message = next(connection); text_in(message, "id") == id) return message;
  }

 private:
  std::mutex mutex_;
  std::condition_variable more_;
  std::map<ConnectionId, std::deque<json::object>> sent_;
};

void sign_in(Service& service, ConnectionId reply_to, const std::string& code) {
  SignIn asked;
  asked.kind = SignIn::Kind::one_time;
  asked.reply_to = reply_to;
  asked.code = token_hash(code);
  asked.token = "session of " + code;
  asked.token_hash = token_hash(asked.token);
  REQUIRE(service.receive(input::SigningIn{asked, {}}));
}

TEST_CASE("an inspector's audit of a long journal keeps nobody waiting") {
  SlowToRead journal;
  Inbox inbox;
  ServiceOptions options;
  options.room.draw_key = random_key;
  options.furnish = false;
  Service service(journal, options);
  REQUIRE(service.prepare(token_hash("boss")));
  service.start([&](const Delivery& delivery) { inbox.take(delivery); });
  sign_in(service, 100, "boss");
  inbox.next(100);
  service.receive(input::Connect{1, token_hash("session of boss")});
  service.receive(
      input::Receive{1, R"({"type":"appoint","id":"a","name":"ivy","role":"inspector"})"});
  const std::string code = text_in(inbox.answer(1, "a"), "code");
  sign_in(service, 101, code);
  inbox.next(101);
  service.receive(input::Connect{2, token_hash("session of " + code)});
  inbox.next(2);

  journal.shut = true;
  service.receive(input::Receive{2, R"({"type":"audit","id":"audit"})"});
  // The audit cannot end before the gate is opened; everything else goes on.
  service.receive(input::Receive{1, R"({"type":"lobby","id":"l"})"});
  CHECK(text_in(inbox.answer(1, "l"), "type") == "lobby");
  service.receive(input::Receive{2, R"({"type":"rounds","id":"r","table":1})"});
  CHECK(text_in(inbox.answer(2, "r"), "rule") == "no_such_table");
  journal.gate.count_down();
  const json::object audit = inbox.answer(2, "audit");
  CHECK(audit.at("ok").as_bool());
  CHECK(number_in(audit, "records") > 0);
  service.stop();
}

}  // namespace
}  // namespace cardroom::room
