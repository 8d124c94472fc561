// Service: the room on its own thread, between the network and the journal. Network threads hand it
// what came in. A message goes out once everything it depends on is durable.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <variant>

#include "room/clock.h"
#include "room/desk/passwords.h"
#include "room/desk/sign_in.h"
#include "room/fair_queue.h"
#include "room/log/log.h"
#include "room/messages/refused.h"
#include "room/room_options.h"
#include "room/worker.h"
#include "store/journal.h"
#include "store/writer.h"

namespace cardroom::room {

class Archive;
class Room;

struct Delivery {
  std::vector<Outgoing> messages;
  std::vector<Cost> costs;  // Of what was handled, for whoever asked for it.
  std::vector<ConnectionId> dropped;
};

// Called on the room's or the journal's thread, in order; it must not block.
using Deliver = std::function<void(Delivery)>;

namespace input {
struct Connect {
  ConnectionId connection = 0;
  store::Hash token{};  // Nobody's if it opens no session.
  Address address{};
};
struct Disconnect {
  ConnectionId connection = 0;
};
struct Receive {
  ConnectionId connection = 0;
  std::string text;
};
// Over HTTP. The session that came with the request says who is already signed in.
struct Sign {
  SignIn asked;
  store::Hash session{};
};
struct WhoAmI {
  ConnectionId reply_to = 0;
  store::Hash session{};
};
struct Password {
  ConnectionId reply_to = 0;
  std::string name;
  std::string password;
  std::string factor;  // The code of an authenticator.
  Address address{};
  std::string device;
};
// Somebody who is signed in wants another password.
struct NewPassword {
  SignIn asked;
  store::Hash session{};
  std::string current;
  std::string password;
};
}  // namespace input

namespace input {
// The program has looked at its own bytes.
struct ProgramSeen {
  std::string hash;
};
}  // namespace input

using Input = std::variant<input::ProgramSeen, input::Connect, input::Disconnect, input::Receive,
                           input::Sign, input::WhoAmI, input::Password, input::NewPassword>;

struct Counts {
  std::atomic<std::uint64_t> received{0};
  std::atomic<std::uint64_t> sent{0};
  std::atomic<std::uint64_t> records{0};
  std::atomic<std::uint64_t> connections{0};
  std::atomic<std::uint64_t> tables{0};
  std::atomic<std::uint64_t> accounts{0};
};

struct ServiceOptions {
  RoomOptions room;
  bool furnish = true;
  std::function<std::string()> program_hash;  // Of the file that runs, read again each time.
  std::int64_t program_check_ms = 24 * 3'600'000LL;
  std::string loss;  // Records that the operator goes without; empty: none.
  std::size_t waiting_most = 100'000;
  Log* log = nullptr;  // Outlives the service; none: nothing is noted.
};

class Service {
 public:
  Service(store::Journal& journal, ServiceOptions options);
  ~Service();
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;

  // Restores the room, and admits the operator with this code.
  Result<Done, Fault> prepare(const store::Hash& operator_code);
  void start(Deliver deliver);
  // Finishes what has come in and been acknowledged, keeps snapshots, and ends.
  void stop();

  // False if too much is waiting already; the caller then closes the connection. Addresses take
  // turns.
  bool receive(Input input, const Address& from = {});

  // Hashes the password first, on the password thread.
  bool register_with(SignIn asked, const store::Hash& session, std::string password);

  // For the operator's log; from any thread.
  void note(const Notice& notice) const;

  std::int64_t now_ms() const { return clock_.now_ms(); }  // The room's time.
  const Counts& counts() const { return counts_; }
  store::WriterCounts writer_counts() const { return writer_.counts(); }
  // Set when the journal has failed: nothing more is acknowledged.
  std::optional<Fault> fault() const;
  std::function<void()> on_fault;

 private:
  void run();
  bool wait();
  void take_turn(std::int64_t now_ms, Effects& effects, std::vector<Cost>& costs);
  void pass_on(Input& input, std::int64_t now_ms, Effects& effects);
  void hand_to_writer(Effects& effects, std::vector<Cost> costs, std::int64_t now_ms);
  void deliver_in_turn(Delivery delivery);
  void submit(store::Batch batch, Delivery delivery);
  void committed(const store::CommitOutcome& outcome);
  void look_at_program(std::int64_t now_ms);
  void check_password(const input::Password& asked, std::int64_t now_ms, Effects& effects);
  void change_password(const input::NewPassword& asked, std::int64_t now_ms, Effects& effects);
  void inquire(const Inquiry& asked, Effects& effects);

  store::Journal& journal_;
  ServiceOptions options_;
  Clock clock_;
  std::string program_;  // The hash of the bytes that it was started from.
  std::int64_t program_due_ms_ = 0;
  std::unique_ptr<Room> room_;
  std::unique_ptr<Archive> archive_;
  store::Writer writer_;
  Passwords passwords_;
  Worker reading_;   // Reads rounds that were played.
  Worker auditing_;  // Checks the whole chain, which takes a while.
  Deliver deliver_;
  Counts counts_;

  std::mutex mutex_;
  std::condition_variable more_;
  struct Arrived {
    Whose whose;
    Input input;
  };
  std::deque<Arrived> arrived_;
  bool stopping_ = false;
  std::atomic<std::size_t> waiting_{0};
  FairQueue<Arrived> queue_;  // Of the room's thread alone.

  mutable std::mutex pending_mutex_;
  std::deque<Delivery> pending_;  // In the order of their batches.
  std::optional<Fault> fault_;
  std::thread thread_;
};

// 32 bytes from the kernel.
Seed random_key();

// 64 hexadecimal digits that nobody can guess, and the hash that is kept.
std::string random_token();
store::Hash token_hash(std::string_view token);

}  // namespace cardroom::room
