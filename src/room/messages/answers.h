// Answers: what was answered to commands lately. A command that is sent again, after a lost
// connection or a restart, gets the same answer and is not done twice.
//
// Each account has at least its last thousand ids kept, for 24 hours; what others do is no matter.
// An id may carry the time at which it was made, in milliseconds since 1970 and a hyphen:
// "1700000000000-17". Such an id is refused once it is too old to be known.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "room/messages/message.h"
#include "room/records/account_snapshot.h"
#include "room/records/recorder.h"

namespace cardroom::room {

inline constexpr std::size_t ids_kept_least = 1'000;
inline constexpr std::int64_t ids_kept_ms = 24 * 3'600'000LL;

// The time that an id carries; 0: none.
std::int64_t time_in_id(std::string_view id);

// What was answered to a command at a table follows from where it was and how far it came.
struct AtTable {
  std::uint32_t table = 0;
  std::uint64_t seq = 0;
};

// An answer to a command at a table, with who gave it.
struct TableAnswer {
  PlayerId player;
  std::string id;
  std::int64_t at_ms = 0;
  AtTable where;
};

// An answer with something that is said only once, such as a secret, and what is kept of it.
struct SaidOnce {
  std::string said;
  std::string kept;
};

class Answers {
 public:
  explicit Answers(Recorder& recorder) : recorder_(recorder) {}

  // Sends the answer again where the message was answered before, or says that its id is too old.
  bool repeat(const Message& message, Effects& effects) const;

  // Answers; the id and the answer go into the journal with what was done.
  void done(const Message& message, Effects& effects);
  void done_at(const Message& message, std::uint32_t table, Effects& effects);
  void done_in(const Message& message, std::uint32_t tournament, Effects& effects);
  void give(const Message& message, std::string text, Effects& effects);
  void give_once(const Message& message, SaidOnce answer, Effects& effects);
  // The record of a command at a table already has the id.
  void done_at_table(const Message& message, AtTable where, Effects& effects);

  void remember(PlayerId player, const std::string& id, std::int64_t at_ms, Text answer);
  void remember(const TableAnswer& given);

  // Answers at tables since this was last asked.
  std::vector<TableAnswer> take_new() { return std::exchange(new_, {}); }
  // They have no stream of their own: they are kept with the accounts that got them.
  void add_to(AccountSnapshot& snapshot) const;
  void restore(const AccountSnapshot& snapshot);
  // Those of the next few accounts that are too old are forgotten. False: that was the last
  // account.
  bool forget_some(std::int64_t now_ms);

 private:
  struct Kept {
    std::int64_t at_ms = 0;
    AtTable where;
    Text answer;  // None: of a command at a table.
  };
  struct OfAccount {
    std::map<std::string, Kept, std::less<>> kept;
    std::int64_t forgotten_ms = 0;  // The latest time that a forgotten id carried.
    std::int64_t oldest_ms = 0;     // Nothing that is kept is older.
  };
  static std::string text_of(const std::string& id, const Kept& kept);
  static void forget_before(OfAccount& account, std::int64_t at_ms);
  void keep(PlayerId player, const std::string& id, Kept kept);

  Recorder& recorder_;
  std::map<PlayerId, OfAccount> accounts_;
  std::vector<TableAnswer> new_;
  PlayerId looked_at_;  // The account that forget_some() came to.
};

}  // namespace cardroom::room
