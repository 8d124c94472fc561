// Room: everything that happens in the card room, decided one thing at a time. Time, keys and
// messages come in as data; records and messages come out as Effects. It reads no clock, no socket
// and no random device, so a test drives it just as the network does.
#pragma once

#include <map>
#include <optional>
#include <string_view>

#include "room/parts.h"
#include "room/records/folder.h"
#include "room/records/snapshots.h"

namespace cardroom::room {

class Room {
 public:
  explicit Room(RoomOptions options) : parts_(std::move(options)) {}

  // Restores everything from the journal; must come before anything else.
  Result<Done, Fault> restore(const store::Journal& journal, std::int64_t now_ms);
  // The first record of a new journal says whether the room is a rehearsal; then it is furnished.
  // Tables that could not be brought back whole have stopped, and that is recorded.
  void declare(Effects& effects);
  // What the program's own bytes are, and what is missing of the journal: on record.
  void check_program(const records::ProgramChecked& seen, Effects& effects);
  void accept_loss(const std::string& what, Effects& effects);
  // The disk is almost full: staff and the log are told.
  void warn_of_disk(std::int64_t free_mb, std::int64_t now_ms, Effects& effects);
  // Somebody looked at it: staff who come in are told while it is almost full. Nothing: it is not.
  void see_disk(std::optional<std::int64_t> almost_full_mb) { almost_full_mb_ = almost_full_mb; }
  // A ready-made lobby, where the journal has no table yet.
  void furnish(std::int64_t now_ms, Effects& effects);
  // What does not match between the rehearsal's file and the tables.
  std::optional<Fault> fault_in_rehearsal() const { return parts_.opener.fault_in_rehearsal(); }
  // A one-time code for the operator; opens the account if there is none.
  void admit_operator(const store::Hash& code, std::int64_t now_ms, Effects& effects);

  // `session` is the one it was opened with: signing out of a session closes its connections.
  void connect(ConnectionId connection, PlayerId account, std::int64_t now_ms, Effects& effects,
               const store::Hash& session = {}, const Address& address = {});
  void disconnect(ConnectionId connection, std::int64_t now_ms, Effects& effects);
  void receive(ConnectionId connection, std::string_view text, std::int64_t now_ms,
               Effects& effects);
  void sign_in(const SignIn& asked, std::int64_t now_ms, Effects& effects);
  // Somebody tries a password; refused where there were too many wrong ones.
  std::optional<Refused> begin_try(const std::string& name, const std::string& address,
                                   std::int64_t now_ms, Effects& effects);
  void tick(std::int64_t now_ms, Effects& effects);
  std::int64_t next_due_ms() const;

  // The records as a batch for the journal.
  store::Batch batch_of(Effects& effects, std::int64_t now_ms);
  // When it is time for snapshots: a few tables at each call. Begun: finish_snapshots() does the
  // rest.
  std::optional<SnapshotsBegun> take_snapshots(std::int64_t now_ms);
  // All of them, at once.
  store::Batch last_snapshots();

  const Accounts& accounts() const { return parts_.desk.accounts(); }
  const cage::Ledger& ledger() const { return parts_.counter.books().ledger(); }
  const std::map<std::uint32_t, LiveTable>& tables() const { return parts_.tables.all(); }
  const std::map<std::uint32_t, LiveTournament>& tournaments() const {
    return parts_.tournaments.all();
  }
  const std::map<std::uint32_t, LiveContest>& contests() const {
    return parts_.tournaments.contests().all();
  }
  std::size_t connections() const { return parts_.audience.connections().size(); }
  std::uint64_t records() const { return parts_.recorder.records(); }

 private:
  // Does something that no table is the cause of. What breaks in it is reported; false.
  template <class Work>
  bool contain(const Moment& at, Work&& work);

  void hear(ConnectionId connection, std::string_view text, Message& message, Effects& effects);
  // Its session has ended, and it will be closed: what comes before that is nobody's word any more.
  bool is_signed_out(const Connection& connection) const;
  void perform(const Message& message, Effects& effects);
  void perform_at_table(const Message& message, Effects& effects);
  bool is_tables_own(const Message& message) const;
  // Somebody of the staff comes in, and hears what is wrong.
  void tell_newcomer(ConnectionId connection, PlayerId account, const Moment& at) const;
  // Somebody who sits at tables has arrived or left.
  void tell_presence(PlayerId account, const Moment& at);

  // Now and then: sessions that are over, guests who never came back.
  void tidy_up(const Moment& at);
  void drop_ended(Effects& effects) const;
  std::uint64_t records_between_snapshots() const;

  Parts parts_;
  std::int64_t tidy_due_ms_ = 0;
  std::optional<std::int64_t> almost_full_mb_;  // What is free, where that is too little.
  SnapshotTaker snapshots_;
};

}  // namespace cardroom::room
