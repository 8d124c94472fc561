#include "room/room.h"

#include <algorithm>

#include "codec/from_json.h"
#include "codec/json_text.h"
#include "room/caretaker.h"
#include "room/handlers.h"
#include "room/hosted/permissions.h"
#include "room/messages/answer.h"
#include "room/messages/fields.h"
#include "room/messages/permissions.h"
#include "room/records/restorer.h"
#include "room/tables/furnish.h"
#include "room/tournaments/ready_made.h"

namespace cardroom::room {

namespace {

constexpr std::size_t id_most = 40;
constexpr std::int64_t minute_ms = 60'000;  // How exactly the room knows when a session was used.

}  // namespace

Result<Done, Fault> Room::restore(const store::Journal& journal, std::int64_t now_ms) {
  if (const auto wrong = wrong_folder(journal, parts_.options.occasion())) return *wrong;
  Restorer restorer(journal, parts_.kept());
  if (const auto restored = restorer.restore(now_ms); !restored) return restored.error();
  for (auto& [number, table] : parts_.tables.all())
    if (const auto broken = broken_in([&] { parts_.dealer.plan(table, now_ms); }))
      table.stopped = Stop{*broken};
  parts_.tournament_runner.plan(now_ms);
  parts_.contest_runner.plan(now_ms);
  if (journal.head().sequence > 0)
    (void)journal.read_all(journal.head().sequence - 1, [&](const store::StoredRecord& last) {
      parts_.attendance.reopen(last.time_ms);
      return store::Reading::stop;
    });
  return Done{};
}

void Room::declare(Effects& effects) {
  cardroom::room::declare(parts_.options.occasion(), parts_.recorder, effects);
  parts_.stops.record_found(effects);
}

template <class Work>
bool Room::contain(const Moment& at, Work&& work) {
  const auto broken = broken_in(work);
  if (broken) parts_.stops.report(*broken, at);
  return !broken;
}

void Room::check_program(const records::ProgramChecked& seen, Effects& effects) {
  cardroom::room::check_program(seen, parts_.recorder, effects);
}

void Room::accept_loss(const std::string& what, Effects& effects) {
  cardroom::room::accept_loss(what, parts_.recorder, effects);
}

namespace {

std::string disk_trouble(std::int64_t free_mb, std::int64_t now_ms) {
  const std::string why = disk_warning(free_mb);  // The message only points at it.
  return codec::to_text(outgoing::Trouble{{}, "The disk", now_ms, why});
}

}  // namespace

void Room::warn_of_disk(std::int64_t free_mb, std::int64_t now_ms, Effects& effects) {
  effects.note(notice::DiskLow{free_mb});
  parts_.audience.tell_staff(shared(disk_trouble(free_mb, now_ms)), effects);
}

void Room::tell_newcomer(ConnectionId connection, PlayerId account, const Moment& at) const {
  if (parts_.desk.role_of(account) == Role::player) return;
  parts_.stops.tell_newcomer(connection, at);
  if (almost_full_mb_) at.effects.send(connection, disk_trouble(*almost_full_mb_, at.now_ms));
}

void Room::furnish(std::int64_t now_ms, Effects& effects) {
  const Moment at{now_ms, effects};
  const bool is_new = parts_.tables.next_number() == 1;
  cardroom::room::furnish(parts_.opener, parts_.bots, parts_.tables, at);
  if (is_new) announce_ready_made(parts_.performer, at);
}

void Room::admit_operator(const store::Hash& code, std::int64_t now_ms, Effects& effects) {
  parts_.desk.admit_operator(code, {now_ms, effects});
}

void Room::tell_presence(PlayerId account, const Moment& at) {
  for (auto& [number, table] : parts_.tables.all())
    parts_.stops.contain(table, at, [&] {
      if (table.game->seat_of(account).is_none()) return;
      parts_.dealer.plan(table, at.now_ms);
      parts_.audience.tell_state(table, at.effects);
    });
}

void Room::connect(ConnectionId connection, PlayerId account, std::int64_t now_ms, Effects& effects,
                   const store::Hash& session, const Address& address) {
  const Moment at{now_ms, effects};
  const bool whole = contain(at, [&] {
    const bool comes_in =
        parts_.audience.connections().add(connection, {account, session, address, {}, now_ms});
    parts_.desk.see(session, at);
    parts_.audience.welcome(connection, account, at);
    tell_newcomer(connection, account, at);
    if (comes_in) tell_presence(account, at);
  });
  if (!whole) effects.dropped.push_back(connection);
}

void Room::disconnect(ConnectionId connection, std::int64_t now_ms, Effects& effects) {
  const Moment at{now_ms, effects};
  contain(at, [&] {
    const auto gone = parts_.audience.connections().remove(connection);
    if (!gone) return;
    parts_.audience.lobby().leave(connection);
    parts_.board.leave(connection);
    parts_.floor_queue.leave(connection);
    for (const std::uint32_t number : gone->connection.watched) {
      LiveTable& table = parts_.tables.at(number);
      table.watchers.erase(connection);
      table.last_shown.end(connection);
      parts_.stops.contain(table, at, [&] { parts_.dealer.plan(table, now_ms); });
    }
    if (gone->was_last) tell_presence(gone->connection.account, at);
  });
}

void Room::sign_in(const SignIn& asked, std::int64_t now_ms, Effects& effects) {
  const Moment at{now_ms, effects};
  if (contain(at, [&] { parts_.desk.sign_in(asked, at); })) return;
  constexpr int at_fault = 500;
  effects.messages.push_back(
      {asked.reply_to, shared(refusal_text({}, 0, refused_by(rule::room_at_fault))), at_fault, {}});
}

std::optional<Refused> Room::begin_try(const std::string& name, const std::string& address,
                                       std::int64_t now_ms, Effects& effects) {
  return parts_.desk.begin_try(name, address, {now_ms, effects});
}

void Room::tidy_up(const Moment& at) {
  if (at.now_ms < tidy_due_ms_) return;
  tidy_due_ms_ = at.now_ms + minute_ms;
  for (const store::Hash& token : parts_.desk.sessions_over(at.now_ms))
    parts_.desk.close_session(token, at);
  const auto is_anywhere = [&](PlayerId player) {
    return parts_.tables.is_anywhere(player) || parts_.tournaments.is_entered(player);
  };
  parts_.evening.look_round(at);
  for (const PlayerId gone : parts_.desk.forget_guests(is_anywhere, at)) parts_.kept().forget(gone);
}

void Room::drop_ended(Effects& effects) const {
  for (const store::Hash& token : effects.ended)
    parts_.audience.connections().drop_session(token, effects);
  effects.ended.clear();
}

void Room::receive(ConnectionId connection, std::string_view text, std::int64_t now_ms,
                   Effects& effects) {
  Message message{.from = connection,
                  .account = {},
                  .role = Role::player,
                  .address = {},
                  .now_ms = now_ms,
                  .type = {},
                  .id = {},
                  .fields = {}};
  const Moment at{now_ms, effects};
  if (!contain(at, [&] { hear(connection, text, message, effects); }))
    refuse(message, rule::room_at_fault, effects);
  contain(at, [&] { parts_.evening.end_due(at); });
  if (!parts_.tables.anybody_rests()) return;
  contain(at, [&] { parts_.contest_runner.run(at); });
  contain(at, [&] { parts_.tournament_runner.run(at); });
}

bool Room::is_signed_out(const Connection& connection) const {
  return !connection.account.is_none() && connection.session != store::Hash{} &&
         parts_.desk.accounts().sessions().find(connection.session) == nullptr;
}

void Room::hear(ConnectionId connection, std::string_view text, Message& message,
                Effects& effects) {
  Connection* const from = parts_.audience.connections().find(connection);
  if (from == nullptr) return;
  message.account = from->account;
  message.role = parts_.desk.role_of(from->account);
  message.address = from->address;
  if (message.now_ms - from->seen_ms >= minute_ms) {
    from->seen_ms = message.now_ms;
    parts_.desk.see(from->session, {message.now_ms, effects});
  }
  auto parsed = codec::parse_json(text);
  if (!parsed || !parsed->is_object()) {
    const std::string why = parsed ? "expected an object" : codec::to_string(parsed.error());
    return refuse(message, refused_by(rule::bad_message, why), effects);
  }
  message.fields = std::move(parsed->get_object());
  message.id = text_in(message.fields, "id");
  message.type = text_in(message.fields, "type");
  if (message.id.size() > id_most) {
    message.id.clear();
    return refuse(message, rule::id_missing, effects);
  }
  message.fields.erase("id");
  if (is_signed_out(*from)) return refuse(message, rule::not_signed_in, effects);
  perform(message, effects);
}

// A table of Canberra Poker has its own `open_table`; the room's names no table. A hosted one has
// its own `announce`; the room's has a text.
bool Room::is_tables_own(const Message& message) const {
  if (!message.fields.contains("table")) return false;
  if (message.type == "open_table") return true;
  if (message.type != "announce" || message.fields.contains("text")) return false;
  const auto table = parts_.tables.all().find(table_in(message.fields));
  return table != parts_.tables.all().end() &&
         find_permission(table->second.game->permissions(), message.type) != nullptr;
}

void Room::perform(const Message& message, Effects& effects) {
  const Permission* const permission = find_permission(room_permissions(), message.type);
  if (permission == nullptr && message.fields.contains("tournament"))
    return parts_.tournament_orders.perform(message, effects);
  if (parts_.tables.is_hidden(number_in(message.fields, "table"), message.asker()))
    return refuse(message, rule::no_such_table, effects);
  if (permission == nullptr || is_tables_own(message)) return perform_at_table(message, effects);
  if (message.account.is_none() && !permission->roles.has_visitors())
    return refuse(message, rule::not_signed_in, effects);
  if (!message.account.is_none() && !permission->roles.contains(message.role))
    return refuse(message, rule::not_your_role, effects);
  if (parts_.answers.repeat(message, effects)) return;
  if (const Handler handler = find_handler(message.type)) handler(parts_, message, effects);
}

void Room::perform_at_table(const Message& message, Effects& effects) {
  const bool known = find_permission(poker_permissions(), message.type) != nullptr ||
                     find_permission(hosted_permissions(), message.type) != nullptr ||
                     find_permission(canberra_permissions(), message.type) != nullptr ||
                     find_permission(hosted_canberra_permissions(), message.type) != nullptr;
  if (!known) return refuse(message, refused_by(rule::unknown_type, message.type), effects);
  if (message.account.is_none()) return refuse(message, rule::not_signed_in, effects);
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  if (parts_.answers.repeat(message, effects)) return;
  LiveTable* const table = parts_.tables.named_in(message, effects);
  if (table == nullptr) return;
  const Permission* const permission = find_permission(table->game->permissions(), message.type);
  if (permission == nullptr)
    return refuse(message, refused_by(rule::unknown_type, message.type), effects);
  if (!permission->roles.contains(message.role))
    return refuse(message, rule::not_your_role, effects);
  // Two tablets at one table: an entry counts only where its dealer saw what was entered before it.
  if (table->game->is_hosted() && message.fields.contains("at_seq") &&
      static_cast<std::uint64_t>(number_in(message.fields, "at_seq")) != table->seq)
    return refuse(message, rule::entered_meanwhile, effects);
  if (!table->of.is_none() && parts_.tournament_orders.perform_at(*table, message, effects)) return;
  const Moment at{message.now_ms, effects};
  boost::json::object command = message.fields;
  command.erase("table");
  command.erase("at_seq");
  if (const auto refused = parts_.dealer.perform(*table, command, message.asker(), message.id, at))
    return refuse(message, *refused, effects);
  parts_.answers.done_at_table(message, {table->number, table->seq}, effects);
  parts_.runner.run(*table, at);
}

std::int64_t Room::next_due_ms() const {
  if (parts_.tables.anybody_rests()) return 0;
  return std::min({parts_.tables.next_due_ms(), parts_.audience.lobby().due_ms(),
                   parts_.tournaments.next_due_ms(), parts_.board.due_ms(),
                   parts_.floor_queue.due_ms()});
}

void Room::tick(std::int64_t now_ms, Effects& effects) {
  const Moment at{now_ms, effects};
  contain(at, [&] { parts_.attendance.look_round(at); });
  contain(at, [&] { parts_.runner.run_due(at); });
  contain(at, [&] { parts_.contest_runner.run(at); });
  contain(at, [&] { parts_.tournament_runner.run(at); });
  contain(at, [&] { parts_.evening.end_due(at); });
  contain(at, [&] { parts_.board.tell(at); });
  contain(at, [&] { parts_.floor_queue.tell(at); });
  contain(at, [&] { parts_.audience.lobby().tell(at); });
  contain(at, [&] { tidy_up(at); });
}

store::Batch Room::batch_of(Effects& effects, std::int64_t now_ms) {
  drop_ended(effects);
  parts_.answers.forget_some(now_ms);
  return parts_.recorder.batch_of(effects, now_ms);
}

// All tables and accounts are in the snapshots: where there are more of them, more is written in
// between. So a record costs the same in a large room, and a restart reads ten times as many at
// most.
std::uint64_t Room::records_between_snapshots() const {
  constexpr std::uint64_t small_room = 5'000;
  constexpr std::uint64_t accounts_for_a_table = 20;
  constexpr std::uint64_t times_most = 10;
  const std::uint64_t size =
      parts_.desk.accounts().all().size() + accounts_for_a_table * parts_.tables.all().size();
  return parts_.options.snapshot_every *
         std::clamp(size / small_room, std::uint64_t{1}, times_most);
}

std::optional<SnapshotsBegun> Room::take_snapshots(std::int64_t now_ms) {
  if (parts_.recorder.since_snapshots() >= records_between_snapshots())
    snapshots_.begin(parts_.kept());
  return snapshots_.go_on(parts_.kept(), now_ms);
}

store::Batch Room::last_snapshots() {
  store::Batch batch;
  add_snapshots(parts_.kept(), batch);
  return batch;
}

}  // namespace cardroom::room
