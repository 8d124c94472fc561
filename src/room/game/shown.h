// GameShown: showing a game to people.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/array.hpp>

#include "base/money.h"
#include "room/desk/accounts.h"
#include "room/game/happened.h"
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
  // Without the table's number and the player's name.
  virtual std::vector<outgoing::Dispute> disputes() const = 0;
  // What these events will say when they are applied: for a replay.
  virtual std::vector<ToldEvent> tell(const boost::json::array& events,
                                      const Accounts& accounts) = 0;
  // Adds these events, before they are applied, to the hand that they belong to. A round that
  // begins makes it a new hand. A game without hand histories adds nothing.
  virtual void tell_hand(const boost::json::array&, const Accounts&, history::Played&) const {}
};

}  // namespace cardroom::room
