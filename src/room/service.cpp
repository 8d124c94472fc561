#include "room/service.h"

#include <malloc.h>
#include <sodium/core.h>

#include <chrono>
#include <utility>

#include "base/overloaded.h"
#include "codec/json_text.h"
#include "room/archive/archive.h"
#include "room/clock.h"
#include "room/desk/common_passwords.h"
#include "room/game/fault.h"
#include "room/room.h"
#include "store/parts.h"

namespace cardroom::room {

namespace {

constexpr std::size_t inquiries_most = 2'048;
constexpr std::size_t audits_most = 8;

// How much one turn of the room may build, and how long it may take. Then what was built goes out,
// and others have their turn.
constexpr std::size_t turn_bytes_most = 8U << 20U;
constexpr auto turn_time_most = std::chrono::milliseconds(5);
constexpr std::size_t bytes_a_microsecond = 100;  // What sending them costs later.

// 0: the room itself.
ConnectionId asker_of(const Input& input) {
  return std::visit(
      [](const auto& of) -> ConnectionId {
        if constexpr (requires { of.connection; }) return of.connection;
        if constexpr (requires { of.reply_to; }) return of.reply_to;
        if constexpr (requires { of.asked; }) return of.asked.reply_to;
        return 0;
      },
      input);
}

void answer_refused(ConnectionId to, int status, const Refused& refused, Effects& effects) {
  effects.messages.push_back({to, shared(refusal_text({}, 0, refused)), status, {}});
}

}  // namespace

Service::Service(store::Journal& journal, ServiceOptions options)
    : journal_(journal),
      options_(std::move(options)),
      clock_(last_time_ms(journal)),
      caretaker_(options_.looks),
      room_(std::make_unique<Room>(options_.room)),
      archive_(std::make_unique<Archive>(journal)),
      postbox_(journal,
               [this](const Fault& fault) {
                 note(notice::Trouble{fault.operation, fault.detail});
                 if (on_fault) on_fault();
               }),
      reading_(inquiries_most),
      snapshots_(journal, [this](auto made) { receive(input::SnapshotsMade{std::move(made)}); }),
      auditing_(audits_most) {
  check(sodium_init() >= 0, "libsodium cannot be used");
  stop_tables_on_broken_invariants();
}

Service::~Service() { stop(); }

Result<Done, Fault> Service::prepare(const store::Hash& operator_code) {
  const std::int64_t now_ms = clock_.now_ms();
  if (const auto restored = room_->restore(journal_, now_ms); !restored) return restored.error();
  Effects effects;
  room_->declare(effects);
  if (!options_.loss.empty()) room_->accept_loss(options_.loss, effects);
  if (options_.looks.program_hash) {
    program_ = options_.looks.program_hash();
    room_->check_program({program_, true, false}, effects);
  }
  caretaker_.begin(now_ms);
  room_->admit_operator(operator_code, now_ms, effects);
  if (options_.furnish) room_->furnish(now_ms, effects);
  if (const auto fault = room_->fault_in_rehearsal()) return *fault;
  const auto outcome = store::commit_one(journal_, room_->batch_of(effects, now_ms));
  if (const auto* const fault = std::get_if<Fault>(&outcome)) return *fault;
  if (std::holds_alternative<store::Conflict>(outcome))
    return Fault{"commit", "another program writes to this journal"};
  return Done{};
}

void Service::start(Deliver deliver) {
  // Messages come and go by the megabyte, so malloc should keep the memory it has.
  (void)::mallopt(M_TRIM_THRESHOLD, 256 << 20);
  (void)::mallopt(M_TOP_PAD, 4 << 20);
  postbox_.deliver = std::move(deliver);
  thread_ = std::thread([this] { run(); });
}

void Service::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  more_.notify_one();
  passwords_.stop();
  reading_.stop();
  snapshots_.stop();
  auditing_.stop();
  if (thread_.joinable()) thread_.join();
  postbox_.stop();
}

bool Service::receive(Input input, const Address& from) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return false;
    // Departures are always accepted, and what the room itself waits for.
    const bool always = std::holds_alternative<input::Disconnect>(input) ||
                        std::holds_alternative<input::SnapshotsMade>(input) ||
                        std::holds_alternative<input::SnapshotKept>(input);
    if (waiting_ >= options_.waiting_most && !always) return false;
    ++waiting_;
    const ConnectionId asker = asker_of(input);
    arrived_.push_back({{from, asker}, std::move(input)});
  }
  more_.notify_one();
  return true;
}

bool Service::register_with(SignIn asked, const store::Hash& session, std::string password) {
  const Whose whose{asked.address, asked.reply_to};
  return passwords_.hash(whose, std::move(password),
                         [this, asked, session](std::string hash) mutable {
                           asked.password_hash = std::move(hash);
                           const Address from = asked.address;
                           receive(input::SigningIn{std::move(asked), session}, from);
                         });
}

void Service::note(const Notice& notice) const {
  if (options_.log != nullptr) options_.log->write(notice, wall_clock_ms());
}

bool Service::is_ready() {
  const std::lock_guard lock(mutex_);
  return !stopping_ && waiting_ < options_.waiting_most && !fault();
}

// Waits until something comes in or is due. False when it is time to stop and nothing is left.
bool Service::wait() {
  std::deque<Arrived> taken;
  std::unique_lock lock(mutex_);
  constexpr std::int64_t at_most_ms = 250;
  const std::int64_t left = room_->next_due_ms() == LiveTable::never
                                ? at_most_ms
                                : std::min(at_most_ms, room_->next_due_ms() - clock_.now_ms());
  if (left > 0 && queue_.empty())
    more_.wait_for(lock, std::chrono::milliseconds(left),
                   [&] { return stopping_ || !arrived_.empty(); });
  taken.swap(arrived_);
  const bool stopping = stopping_;
  lock.unlock();
  for (Arrived& one : taken) {
    const Whose whose = one.whose;
    queue_.push(whose, std::move(one));
  }
  return !(stopping && queue_.empty());
}

void Service::run() {
  while (wait()) {
    Effects effects;
    std::vector<Cost> costs;
    const std::int64_t now_ms = clock_.now_ms();
    look_round(now_ms, effects);
    take_turn(now_ms, effects, costs);
    room_->tick(now_ms, effects);
    for (const Inquiry& asked : effects.inquiries) inquire(asked, effects);
    for (const Notice& notice : effects.notices) note(notice);
    hand_to_writer(effects, std::move(costs), now_ms);
    if (!snapshots_.is_busy())
      if (auto begun = room_->take_snapshots(now_ms)) snapshots_.finish(std::move(*begun));
  }
  for (store::Batch& batch : store::in_parts(room_->last_snapshots()))
    postbox_.submit(std::move(batch), {});
}

// One batch after the other, so that what people wait for is committed between them.
void Service::keep_snapshots() {
  if (auto batch = snapshots_.next())
    postbox_.submit(std::move(*batch), {}, [this] { receive(input::SnapshotKept{}); });
}

void Service::look_round(std::int64_t now_ms, Effects& effects) {
  caretaker_.look(now_ms, reading_,
                  {[this](std::string hash) { receive(input::ProgramSeen{std::move(hash)}); },
                   [this](std::int64_t free_mb) { receive(input::DiskSeen{free_mb}); }});
  const auto wanted = caretaker_.newly_wanted(now_ms);
  if (wanted) room_->admit_operator(*wanted, now_ms, effects);
  operator_admitted_ = wanted.has_value();
}

void Service::take_turn(std::int64_t now_ms, Effects& effects, std::vector<Cost>& costs) {
  using std::chrono::steady_clock;
  const auto end = steady_clock::now() + turn_time_most;
  std::int64_t before_us = work_us();
  std::size_t built = 0;
  while (!queue_.empty() && built < turn_bytes_most && steady_clock::now() < end) {
    Arrived one = queue_.pop();
    --waiting_;
    const std::size_t first = effects.messages.size();
    if (const auto broken = broken_in([&] { pass_on(one.input, now_ms, effects); }))
      note(notice::Trouble{"do what came in", *broken});
    std::size_t answered = 0;
    for (std::size_t at = first; at < effects.messages.size(); ++at) {
      const Outgoing& message = effects.messages[at];
      built += message.text->size();
      if (message.to == one.whose.connection) answered += message.text->size();
    }
    const std::int64_t after_us = work_us();
    const std::int64_t took_us = after_us - std::exchange(before_us, after_us);
    queue_.pay(1 + took_us + static_cast<std::int64_t>(answered / bytes_a_microsecond));
    if (std::holds_alternative<input::Receive>(one.input))
      costs.push_back({one.whose.connection, 1, answered, took_us});
  }
}

void Service::pass_on(Input& input, std::int64_t now_ms, Effects& effects) {
  counts_.received.fetch_add(1, std::memory_order_relaxed);
  std::visit(
      overloaded{
          [&](const input::Connect& come) {
            room_->connect(come.connection, room_->accounts().session(come.token, now_ms), now_ms,
                           effects, come.token, come.address);
          },
          [&](const input::Disconnect& gone) {
            room_->disconnect(gone.connection, now_ms, effects);
          },
          [&](const input::Receive& said) {
            room_->receive(said.connection, said.text, now_ms, effects);
          },
          [&](input::SigningIn& sign) {
            if (sign.asked.player.is_none())
              sign.asked.player = room_->accounts().session(sign.session, now_ms);
            room_->sign_in(sign.asked, now_ms, effects);
          },
          [&](const input::WhoAmI& asked) {
            const PlayerId player = room_->accounts().session(asked.session, now_ms);
            const outgoing::SignedIn known{shown(room_->accounts().find(player))};
            effects.messages.push_back({asked.reply_to, shared(codec::to_text(known)), 200, {}});
          },
          [&](const input::ProgramSeen& seen) {
            room_->check_program({seen.hash, false, seen.hash != program_}, effects);
          },
          [&](const input::DiskSeen& seen) {
            counts_.disk_free_mb = static_cast<std::uint64_t>(seen.free_mb);
            room_->see_disk(caretaker_.almost_full(seen.free_mb));
            if (caretaker_.warns(seen.free_mb, now_ms))
              room_->warn_of_disk(seen.free_mb, now_ms, effects);
          },
          [&](input::SnapshotsMade& made) {
            // Those that could not be made beside the room are made here, all of them.
            if (made.batches.empty()) made.batches = store::in_parts(room_->last_snapshots());
            snapshots_.take(std::move(made.batches));
            keep_snapshots();
          },
          [&](const input::SnapshotKept&) { keep_snapshots(); },
          [&](const input::Password& asked) { check_password(asked, now_ms, effects); },
          [&](const input::NewPassword& asked) { change_password(asked, now_ms, effects); }},
      input);
}

// argon2id takes its time on purpose: not on the room's.
void Service::check_password(const input::Password& asked, std::int64_t now_ms, Effects& effects) {
  if (const auto locked = room_->begin_try(asked.name, asked.address.text(), now_ms, effects))
    return answer_refused(asked.reply_to, 429, *locked, effects);
  const Account* const account = room_->accounts().find(asked.name);
  const std::string kept = account == nullptr || account->bot ? std::string() : account->password;
  const PlayerId player = account == nullptr ? PlayerId() : account->player;
  SignIn sign;
  sign.kind = SignIn::Kind::session;
  sign.reply_to = asked.reply_to;
  sign.token = random_token();
  sign.token_hash = token_hash(sign.token);
  sign.factor = asked.factor;
  sign.address = asked.address;
  sign.device = asked.device;
  sign.whose = player;
  const auto done = [this, player, sign](bool right) mutable {
    // The room refuses a request from somebody who has not signed in.
    sign.player = right ? player : PlayerId();
    const Address from = sign.address;
    receive(input::SigningIn{std::move(sign), {}}, from);
  };
  const Whose whose{asked.address, asked.reply_to};
  if (!passwords_.verify(whose, {kept, asked.password}, done))
    answer_refused(asked.reply_to, 503, refused_by(rule::room_is_full), effects);
}

// The current one first, where there is one: a browser that was left open is not enough.
void Service::change_password(const input::NewPassword& asked, std::int64_t now_ms,
                              Effects& effects) {
  SignIn sign = asked.asked;
  const Account* const account =
      room_->accounts().find(room_->accounts().session(asked.session, now_ms));
  if (account == nullptr)
    return answer_refused(sign.reply_to, 403, refused_by(rule::not_signed_in), effects);
  if (is_common_password(asked.password, account->name))
    return answer_refused(sign.reply_to, 400, refused_by(rule::common_password), effects);
  auto keep = [this, sign, player = account->player](std::string hash) mutable {
    sign.player = player;
    sign.password_hash = std::move(hash);
    const Address from = sign.address;
    receive(input::SigningIn{std::move(sign), {}}, from);
  };
  auto refuse = [this, sign]() mutable {
    sign.player = PlayerId();
    const Address from = sign.address;
    receive(input::SigningIn{std::move(sign), {}}, from);
  };
  const Whose whose{sign.address, sign.reply_to};
  bool taken = false;
  if (account->password.empty()) {
    taken = passwords_.hash(whose, asked.password, keep);
  } else {
    if (const auto locked = room_->begin_try(account->name, sign.address.text(), now_ms, effects))
      return answer_refused(sign.reply_to, 429, *locked, effects);
    taken = passwords_.verify(
        whose, {account->password, asked.current},
        [this, whose, password = asked.password, keep, refuse](bool right) mutable {
          if (!right || !passwords_.hash(whose, password, keep)) refuse();
        });
  }
  if (!taken) answer_refused(sign.reply_to, 503, refused_by(rule::room_is_full), effects);
}

// The answer depends only on durable records, so it does not wait for a commit.
void Service::inquire(const Inquiry& asked, Effects& effects) {
  const bool audits = asked.kind == Inquiry::Kind::audit;
  const bool taken =
      (audits ? auditing_ : reading_).add({asked.address, asked.from}, [this, asked, audits] {
        if (!audits) (void)broken_in([&] { archive_->catch_up(asked); });
        const std::int64_t began_us = work_us();
        std::string text;
        const auto broken = broken_in(
            [&] { text = audits ? answer_audit(journal_, asked) : archive_->answer(asked); });
        if (broken) text = refusal_text(asked.id, asked.table, refused_by(rule::room_at_fault));
        Delivery delivery;
        delivery.costs.push_back({asked.from, 0, text.size(), work_us() - began_us});
        delivery.messages.push_back({asked.from, shared(std::move(text)), 0, {}});
        counts_.sent.fetch_add(1, std::memory_order_relaxed);
        postbox_.deliver(std::move(delivery));
      });
  if (!taken)
    effects.send(asked.from, refusal_text(asked.id, asked.table, refused_by(rule::room_is_full)));
}

void Service::hand_to_writer(Effects& effects, std::vector<Cost> costs, std::int64_t now_ms) {
  store::Batch batch = room_->batch_of(effects, now_ms);
  counts_.sent.fetch_add(effects.messages.size(), std::memory_order_relaxed);
  counts_.records.store(room_->records(), std::memory_order_relaxed);
  counts_.connections.store(room_->connections(), std::memory_order_relaxed);
  counts_.tables.store(room_->tables().size(), std::memory_order_relaxed);
  counts_.accounts.store(room_->accounts().all().size(), std::memory_order_relaxed);
  Delivery delivery{std::move(effects.messages), std::move(costs), std::move(effects.dropped)};
  if (batch.appends.empty() && batch.snapshots.empty())
    return postbox_.deliver_in_turn(std::move(delivery));
  postbox_.submit(std::move(batch), std::move(delivery),
                  operator_admitted_ ? options_.looks.operator_granted : nullptr);
}

}  // namespace cardroom::room
