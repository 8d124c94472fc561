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

#include "room/caretaker.h"
#include "room/clock.h"
#include "room/desk/passwords.h"
#include "room/desk/sign_in.h"
#include "room/fair_queue.h"
#include "room/log/log.h"
#include "room/messages/refused.h"
#include "room/postbox.h"
#include "room/room_options.h"
#include "room/secrets.h"
#include "room/snapshot_maker.h"
#include "room/worker.h"
#include "store/journal.h"

namespace cardroom::room {

class Archive;
class Room;

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
struct SigningIn {
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
// Somebody has looked at the disk.
struct DiskSeen {
  std::int64_t free_mb = 0;
};
// Snapshots have been made beside the room.
struct SnapshotsMade {
  std::vector<store::Batch> batches;  // None: they could not be made.
};
// The next batch of them can be kept.
struct SnapshotKept {};
}  // namespace input

using Input = std::variant<input::ProgramSeen, input::DiskSeen, input::SnapshotsMade,
                           input::SnapshotKept, input::Connect, input::Disconnect, input::Receive,
                           input::SigningIn, input::WhoAmI, input::Password, input::NewPassword>;

struct Counts {
  std::atomic<std::uint64_t> received{0};
  std::atomic<std::uint64_t> sent{0};
  std::atomic<std::uint64_t> records{0};
  std::atomic<std::uint64_t> connections{0};
  std::atomic<std::uint64_t> tables{0};
  std::atomic<std::uint64_t> accounts{0};
  std::atomic<std::uint64_t> disk_free_mb{0};
};

struct ServiceOptions {
  RoomOptions room;
  bool furnish = true;
  Looks looks;
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
  store::WriterCounts writer_counts() const { return postbox_.counts(); }
  // Whether it takes what comes in: false when it is stopping, has failed, or has too much waiting.
  bool is_ready();
  // Set when the journal has failed: nothing more is acknowledged.
  std::optional<Fault> fault() const { return postbox_.fault(); }
  std::function<void()> on_fault;

 private:
  void run();
  bool wait();
  void take_turn(std::int64_t now_ms, Effects& effects, std::vector<Cost>& costs);
  void pass_on(Input& input, std::int64_t now_ms, Effects& effects);
  void hand_to_writer(Effects& effects, std::vector<Cost> costs, std::int64_t now_ms);
  void keep_snapshots();
  void look_round(std::int64_t now_ms, Effects& effects);
  void check_password(const input::Password& asked, std::int64_t now_ms, Effects& effects);
  void change_password(const input::NewPassword& asked, std::int64_t now_ms, Effects& effects);
  void inquire(const Inquiry& asked, Effects& effects);

  store::Journal& journal_;
  ServiceOptions options_;
  RoomClock clock_;
  std::string program_;  // The hash of the bytes that it was started from.
  Caretaker caretaker_;
  bool operator_admitted_ = false;  // In this turn of the room.
  std::unique_ptr<Room> room_;
  std::unique_ptr<Archive> archive_;
  Postbox postbox_;
  Passwords passwords_;
  Worker reading_;  // Reads rounds that were played.
  SnapshotMaker snapshots_;
  Worker auditing_;  // Checks the whole chain, which takes a while.
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

  std::thread thread_;
};

}  // namespace cardroom::room
