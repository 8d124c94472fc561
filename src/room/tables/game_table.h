// GameTable: a game as the room runs it, whether between players or against the house. It asks the
// rules on a copy; what they answer is kept when the money and the journal have gone along.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "base/result.h"
#include "base/seat_set.h"
#include "cage/commands.h"
#include "cards/shuffle.h"
#include "room/desk/accounts.h"
#include "room/messages/message.h"
#include "room/messages/permissions.h"
#include "room/messages/refused.h"

namespace cardroom::room {

// One event: as the journal keeps it, as everybody may see it, and as those who may see more do.
struct Told {
  std::string record;
  std::string shown;  // An object without its first brace and number: `"type":…}`.
  std::vector<std::pair<PlayerId, std::string>> own;

  const std::string& for_player(PlayerId player) const {
    for (const auto& [who, text] : own)
      if (who == player) return text;
    return shown;
  }
};

// What the room, as the dealer, does at a table next, and when.
struct Next {
  // What people are told to wait for until then.
  enum class Ends : std::uint8_t { nothing, a_turn, the_pause };

  std::int64_t at_ms = 0;
  std::uint8_t step = 0;  // Which of the game's own steps it is.
  Seat seat;
  Ends ends = Ends::nothing;
};

// What a command led to.
struct Happened {
  std::string command;  // As the journal keeps it.
  std::vector<Told> events;
  std::vector<cage::Command> money;    // For the ledger, in order.
  std::string shuffle;                 // The shuffle it was given, as the journal keeps it.
  Asker by{PlayerId(), Role::dealer};  // Who did it, where the room acted.
  std::optional<Next> then;            // What the room does at once after it.
};
using Outcome = Result<Happened, Refused>;

// A shuffled shoe for this table, and how the journal knows it.
struct Brought {
  Shuffled shuffled;
  std::string record;
};
// What the cards are: all that are dealt from, those that are shuffled again in mid-round, or cards
// that are drawn for a seat.
enum class ShuffleOf : std::uint8_t { deck, rest, draw_for_seat };
using BringShoe = std::function<Brought(CardSet cards, ShuffleOf of)>;

// The rulebook's settings of a table, by key and value.
using SettingList = std::vector<std::pair<std::string, std::string>>;

// The room's own settings of a table.
struct HouseSettings {
  std::int64_t absent_ms = 90'000;
  std::int64_t pause_ms = 4'000;
  std::int64_t wager_ms = 10'000;
  std::int64_t bot_pace_ms = 1'500;
};

// What the room knows about a table and the game does not.
struct Scene {
  std::uint32_t table = 0;
  std::int64_t now_ms = 0;
  std::int64_t since_ms = 0;  // When the present decision or pause began.
  std::uint64_t seq = 0;      // Makes bots think for different times, and differently.
  HouseSettings house;
  bool paused = false;
  bool company = false;  // Some person plays or watches: house bots do not play for themselves.
  const Accounts* accounts = nullptr;
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

struct Takings {
  Cents commission;
  Cents time;
  Cents house;
  std::optional<Cents> meter;
  std::optional<Cents> reserve;
};

class GameTable {
 public:
  virtual ~GameTable() = default;

  virtual std::string_view kind() const = 0;
  virtual std::string_view rulebook() const = 0;
  virtual std::string_view game() const = 0;
  virtual std::string_view edition() const = 0;
  virtual std::string sign() const = 0;
  virtual std::span<const Permission> permissions() const = 0;
  virtual void write_terms(std::string& out) const = 0;
  virtual Summary summary(const Accounts& accounts) const = 0;
  virtual Takings takings() const = 0;
  virtual CardSet deck() const = 0;                  // That the next round is dealt from.
  virtual std::vector<PlayerId> people() const = 0;  // Seated and waiting.
  virtual Seat seat_of(PlayerId player) const = 0;
  virtual PlayerId player_at(Seat seat) const = 0;
  virtual bool is_over() const = 0;                 // Closed for good, and empty.
  virtual std::uint32_t rounds() const = 0;         // Dealt so far.
  virtual bool dealing() const = 0;                 // A round of play is under way.
  virtual std::string decision() const = 0;         // Changes whenever somebody else is to decide.
  virtual std::int64_t clock_until_ms() const = 0;  // 0: no clock runs.

  // A client's command; who asks has been let through. Nothing changes before keep().
  virtual Outcome ask(const boost::json::object& command, const Asker& asker,
                      const Scene& scene) = 0;
  // What the room does first when somebody gives a command of this type.
  virtual std::optional<Next> before(std::string_view type, std::int64_t now_ms) const = 0;
  // What is to be done next by the room itself, and doing it.
  virtual std::optional<Next> next(const Scene& scene) const = 0;
  virtual Outcome act(const Next& next, const Scene& scene, const BringShoe& bring) = 0;
  // A house bot takes a seat or leaves it.
  virtual Outcome seat_bot(PlayerId bot, Seat seat, const Scene& scene) = 0;
  virtual Outcome unseat(Seat seat, const Scene& scene) = 0;
  virtual void keep() = 0;

  // The events of a record, applied again.
  virtual bool apply(const boost::json::array& events) = 0;
  // `"view":{…},"ruling":…` as somebody sees it.
  virtual void write_view(std::string& out, PlayerId viewer, Role role) const = 0;
  // What those events tell when they are applied next: for a replay.
  virtual std::vector<Told> tell(const boost::json::array& events, const Accounts& accounts) = 0;
  // Every hand of the round, for the inspector after it: `[{"seat":1,"cards":[…]}]`.
  virtual void write_hands(std::string& out) const = 0;
  virtual void write_disputes(std::string& out, std::uint32_t table,
                              const Accounts& accounts) const = 0;

  virtual std::string snapshot() const = 0;
  virtual bool restore(std::string_view bytes) = 0;
  virtual std::unique_ptr<GameTable> fresh() const = 0;  // As it was opened.
};

}  // namespace cardroom::room
