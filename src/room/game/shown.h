// GameShown: showing a game to people.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/money.h"
#include "records/records.h"
#include "room/desk/accounts.h"
#include "room/game/happened.h"
#include "room/game/recorded.h"
#include "room/messages/any_state.h"

namespace cardroom::history {
struct Played;
}

namespace cardroom::room {

// Which game it is, and under which book.
struct GameName {
  outgoing::Kind kind = outgoing::Kind::poker;
  std::string_view rulebook;
  std::string_view game;
  std::string_view edition;
};

// What a list of tables says about a table.
struct Summary {
  int seats = 0;
  int taken = 0;
  int bots = 0;
  int waiting = 0;
  std::int64_t minimum = 0;
  std::int64_t stake = 0;
  std::string limit;
  bool dealing = false;
  bool closing = false;
  std::uint32_t rounds = 0;
  std::optional<Cents> meter;
};

// Somebody who looks at a table: as themselves, or as the inspector, who sees every hand of a
// finished round.
struct Onlooker {
  PlayerId player;
  Role role = Role::player;
  bool sees_all() const { return role == Role::inspector; }
};

class GameShown {
 public:
  virtual ~GameShown() = default;

  virtual GameName name() const = 0;
  virtual bool is_hosted() const { return false; }  // Its cards are told, not dealt.
  virtual std::string sign() const = 0;
  virtual Summary summary(const Accounts& accounts) const = 0;
  virtual void write_terms(std::string& out) const = 0;
  // The table as one person sees it; in a replay, where nobody is around it, an
  // outgoing::AnyFrame.
  virtual outgoing::AnyState state(const Onlooker& onlooker,
                                   const outgoing::Around& around) const = 0;
  virtual void write_frame(std::string& out, const Onlooker& onlooker) const = 0;
  // Every hand of the round, for the inspector, when it is over.
  virtual std::vector<outgoing::HeldHand> hands() const = 0;
  // Whose hands this person has seen, now that the round is over; nobody's before that.
  virtual SeatSet seen_by(const Onlooker&) const { return {}; }
  // The chances of the players still in when these hands are known; none where a game has no such
  // thing.
  virtual std::vector<outgoing::SeatChances> chances(SeatSet) const { return {}; }
  // The same for one player in the round under way, who sees no hand but their own.
  virtual std::optional<outgoing::SeatChances> chances_against_any(Seat) const {
    return std::nullopt;
  }
  // The settings of the game as they are determined now; nothing where they are those that the
  // table was opened with.
  virtual std::optional<records::SettingList> determined() const { return std::nullopt; }
  // Without the table's number and the player's name.
  virtual std::vector<outgoing::Dispute> disputes() const = 0;
  // What the events of a record will say when it is applied: for a replay.
  virtual std::vector<ToldEvent> tell(const Recorded& step, const Accounts& accounts) = 0;
  // Adds the events of a record, before it is applied, to the hand that they belong to. A round
  // that begins makes it a new hand. A game without hand histories adds nothing.
  virtual void tell_hand(const Recorded&, const Accounts&, history::Played&) const {}
};

}  // namespace cardroom::room
