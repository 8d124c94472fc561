// GameShown: a game as people are shown it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/array.hpp>

#include "base/money.h"
#include "room/desk/accounts.h"
#include "room/tables/happened.h"

namespace cardroom::room {

// Which game it is, by which book.
struct GameName {
  std::string_view kind;  // "poker", "canberra".
  std::string_view rulebook;
  std::string_view game;
  std::string_view edition;
};

// What a list of tables says of it.
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

class GameShown {
 public:
  virtual ~GameShown() = default;

  virtual GameName name() const = 0;
  virtual std::string sign() const = 0;
  virtual Summary summary(const Accounts& accounts) const = 0;
  virtual void write_terms(std::string& out) const = 0;
  // `"view":{…},"ruling":…` as somebody sees it.
  virtual void write_view(std::string& out, PlayerId viewer, Role role) const = 0;
  // Every hand of the round, for the inspector after it: `[{"seat":1,"cards":[…]}]`.
  virtual void write_hands(std::string& out) const = 0;
  virtual void write_disputes(std::string& out, std::uint32_t table,
                              const Accounts& accounts) const = 0;
  // What those events tell when they are applied next: for a replay.
  virtual std::vector<ToldEvent> tell(const boost::json::array& events,
                                      const Accounts& accounts) = 0;
};

}  // namespace cardroom::room
