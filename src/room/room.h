// Room: everything that happens in the card room, decided one thing at a time. Time, keys and
// messages come in as data; records and messages come out as Effects. It reads no clock, no socket
// and no random device, so that a test drives it as the network does.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

#include "cage/ledger.h"
#include "room/accounts.h"
#include "room/books.h"
#include "room/effects.h"
#include "room/live_table.h"
#include "room/message.h"
#include "room/room_options.h"
#include "store/journal.h"

namespace cardroom::room {

class Room {
 public:
  explicit Room(RoomOptions options);

  // Everything that was, from the journal: before anything else.
  Result<Done, Fault> restore(const store::Journal& journal, std::int64_t now_ms);
  // The first record of a new journal says whether the room is a rehearsal; then it is furnished.
  void declare(Effects& effects);
  // A ready-made lobby, where the journal has no table yet.
  void furnish(std::int64_t now_ms, Effects& effects);
  // What does not go together in the rehearsal's file and the tables that are there.
  std::optional<Fault> fault_in_rehearsal() const;
  // A one-time code for the operator; the account is opened when there is none.
  void admit_operator(const store::Hash& code, Effects& effects);

  // The session is what it was opened with: who signs out of it loses its connections.
  void connect(ConnectionId connection, PlayerId account, std::int64_t now_ms, Effects& effects,
               const store::Hash& session = {});
  void disconnect(ConnectionId connection, std::int64_t now_ms, Effects& effects);
  void receive(ConnectionId connection, std::string_view text, std::int64_t now_ms,
               Effects& effects);
  void sign_in(const SignIn& asked, std::int64_t now_ms, Effects& effects);
  void tick(std::int64_t now_ms, Effects& effects);
  std::int64_t next_due_ms() const;

  // The records as a batch for the journal, with snapshots when it is time for them.
  store::Batch batch_of(Effects& effects, std::int64_t now_ms);
  store::Batch last_snapshots();

  const Accounts& accounts() const { return accounts_; }
  const cage::Ledger& ledger() const { return books_.ledger(); }
  const std::map<std::uint32_t, LiveTable>& tables() const { return tables_; }
  std::size_t connections() const { return connections_.size(); }
  std::uint64_t records() const { return records_; }

 private:
  struct Connection {
    PlayerId account;
    store::Hash session{};
    std::set<std::uint32_t> watched;
    double allowance = 0;
    std::int64_t counted_ms = 0;
    int refused = 0;
  };
  using Handler = void (Room::*)(const Message&, Effects&);
  struct Entry {
    std::string_view type;
    Handler handler;
  };
  static std::span<const Entry> handlers();

  // room.cpp: connections and messages.
  bool spend(Connection& connection, std::int64_t now_ms);
  void dispatch(const Message& message, Effects& effects);
  void dispatch_table(const Message& message, Effects& effects);
  void answer(const Message& message, std::string text, Effects& effects);
  void refuse(const Message& message, const Refused& refused, Effects& effects);
  void done(const Message& message, const std::string& fields, Effects& effects);
  bool answer_again(const Message& message, Effects& effects);
  void remember(PlayerId player, const std::string& id, Text answer);
  Role role_of(PlayerId account) const;
  std::string done_text(const std::string& id, const LiveTable& table) const;

  // room_tables.cpp: commands at tables and what follows.
  void put(LiveTable& table, const Message& message, Effects& effects);
  Outcome ask(LiveTable& table, const boost::json::object& command, const Asker& asker,
              std::int64_t now_ms);
  std::optional<Refused> commit(LiveTable& table, const Happened& happened, const Asker& asker,
                                const std::string& id, std::int64_t now_ms, Effects& effects);
  void after_commit(LiveTable& table, std::uint32_t rounds_before, std::int64_t now_ms,
                    Effects& effects);
  void put_by_room(LiveTable& table, const boost::json::object& command, Role role,
                   std::int64_t now_ms, Effects& effects);
  void run(LiveTable& table, std::int64_t now_ms, Effects& effects);
  bool act(LiveTable& table, const Next& next, std::int64_t now_ms, Effects& effects);
  void keep_bots(LiveTable& table, std::int64_t now_ms, Effects& effects);
  bool seat_bot(LiveTable& table, Seat seat, std::int64_t now_ms, Effects& effects);
  PlayerId open_bot(Effects& effects);
  void look(LiveTable& table, std::int64_t now_ms);
  Scene scene_of(const LiveTable& table, std::int64_t now_ms) const;
  bool is_here(PlayerId player) const { return here_.contains(player); }
  void draw_key(LiveTable& table, Effects& effects);
  Brought bring_shoe(LiveTable& table, CardSet cards, ShuffleOf of);
  LiveTable& add_table(std::uint32_t number, std::string name, const SettingList& settings,
                       std::unique_ptr<GameTable> game, std::int64_t now_ms);
  Result<std::uint32_t, Refused> open(const std::string& rulebook, std::string name,
                                      const SettingList& settings, const Asker& asker,
                                      std::int64_t now_ms, Effects& effects);

  // room_told.cpp: who is told what.
  void broadcast(LiveTable& table, const Recent& told, std::int64_t now_ms, Effects& effects);
  void broadcast_state(LiveTable& table, std::int64_t now_ms, Effects& effects);
  // What everybody sees the same; `state_text` adds what one sees.
  std::string common_text(const LiveTable& table, std::int64_t now_ms) const;
  void write_state(std::string& out, const LiveTable& table, PlayerId account,
                   const std::string& common) const;
  std::string table_text(const LiveTable& table, const Message& message) const;
  void write_people(std::string& out, const LiveTable& table) const;
  void write_summary(std::string& out, const LiveTable& table) const;
  std::string lobby_text(const std::string& id) const;
  void write_hours(std::string& out) const;
  void send_lobby(std::int64_t now_ms, Effects& effects);

  // Handlers, one for each message of permissions.cpp.
  void on_lobby(const Message& message, Effects& effects);
  void on_watch(const Message& message, Effects& effects);
  void on_unwatch(const Message& message, Effects& effects);
  void on_rulebooks(const Message& message, Effects& effects);
  void on_clause(const Message& message, Effects& effects);
  void on_rounds(const Message& message, Effects& effects);
  void on_replay(const Message& message, Effects& effects);
  void on_why(const Message& message, Effects& effects);
  void on_chat(const Message& message, Effects& effects);
  void on_statement(const Message& message, Effects& effects);
  void on_entropy(const Message& message, Effects& effects);
  void on_announce(const Message& message, Effects& effects);
  void on_disputes(const Message& message, Effects& effects);
  void on_open_table(const Message& message, Effects& effects);
  void on_pause_table(const Message& message, Effects& effects);
  void on_set_house(const Message& message, Effects& effects);
  void on_seat_bot(const Message& message, Effects& effects);
  void on_remove_bot(const Message& message, Effects& effects);
  void on_appoint(const Message& message, Effects& effects);
  void on_dismiss(const Message& message, Effects& effects);
  void on_accounts(const Message& message, Effects& effects);
  void on_cage(const Message& message, Effects& effects);
  void on_figures(const Message& message, Effects& effects);
  void on_search_rounds(const Message& message, Effects& effects);
  void on_audit(const Message& message, Effects& effects);
  LiveTable* table_in(const Message& message, Effects& effects);
  void announce(std::optional<std::uint32_t> table, const Asker& asker, const std::string& text,
                std::int64_t now_ms, Effects& effects);

  // room_rehearsal.cpp
  std::optional<Fault> wrong_folder(const store::Journal& journal) const;
  std::string wrong_with_rehearsal(std::string_view name, const GameTable& game) const;
  std::string sign_of(const LiveTable& table) const;

  // room_accounts.cpp
  void open_account(const std::string& name, Role role, bool guest, bool bot, Effects& effects);
  void open_session(const SignIn& asked, PlayerId player, std::int64_t now_ms, Effects& effects);
  void reply(const SignIn& asked, int status, std::string text, Effects& effects,
             const std::string& token = {});
  void reply_refused(const SignIn& asked, int status, const Refused& refused, Effects& effects);
  std::optional<Refused> move_money(const cage::Command& command, const Asker& asker,
                                    const std::string& id, std::int64_t now_ms, Effects& effects);

  // room_records.cpp
  void record(const std::string& stream, std::string bytes, Effects& effects);
  void record_account(const std::string& record, Effects& effects);
  void apply_table_record(LiveTable& table, const boost::json::object& record, std::int64_t at_ms);
  Result<Done, Fault> restore_table(const store::Journal& journal, const std::string& stream,
                                    std::int64_t now_ms);
  Result<Done, Fault> restore_rest(const store::Journal& journal);
  std::string table_snapshot(const LiveTable& table) const;
  bool restore_snapshot(LiveTable& table, std::string_view bytes);
  void add_snapshots(store::Batch& batch);

  RoomOptions options_;
  Accounts accounts_;
  Books books_;
  std::map<std::uint32_t, LiveTable> tables_;
  std::unordered_map<ConnectionId, Connection> connections_;
  std::map<PlayerId, int> here_;  // Connections of each who is here.
  std::set<ConnectionId> in_lobby_;
  std::set<std::pair<std::int64_t, std::uint32_t>> due_;
  std::map<PlayerId, std::int64_t> chatted_ms_;
  std::map<std::pair<PlayerId, std::string>, Text> answers_;
  std::deque<std::pair<PlayerId, std::string>> answered_;
  bool lobby_changed_ = false;
  std::int64_t lobby_sent_ms_ = 0;
  std::map<std::string, store::Version, std::less<>> versions_;
  std::set<std::string> changed_;  // Streams since the last snapshots.
  std::uint64_t records_ = 0;
  std::uint64_t records_at_snapshot_ = 0;
  std::uint32_t bots_named_ = 0;
};

}  // namespace cardroom::room
