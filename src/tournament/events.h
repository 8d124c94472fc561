// Events of a tournament: what its rounds, chips and players come to. Those before play and of the
// clock are in entry_events.h.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "tournament/commands.h"
#include "tournament/entry_events.h"

namespace cardroom::tournament {

namespace event {

// T-02: the level of this round is fixed with its forced bets.
struct RoundBegan {
  static constexpr std::string_view name = "round_began";
  TableNumber table = 0;
  std::uint32_t number = 0;
  std::int32_t level = 0;
  BlindAmounts blinds{};
  Chips ante;
  Chips chip;
  Seat buck;
  SeatList players;
  SeatList absent;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("table", self.table);
    visit("number", self.number);
    visit("level", self.level);
    visit("blinds", self.blinds);
    visit("ante", self.ante);
    visit("chip", self.chip);
    visit("buck", self.buck);
    visit("players", self.players);
    visit("absent", self.absent);
    visit("clause", self.clause);
  }
};

struct RoundEnded {
  static constexpr std::string_view name = "round_ended";
  TableNumber table = 0;
  StakesAt stakes{};
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("table", self.table);
    visit("stakes", self.stakes);
    visit("clause", self.clause);
  }
};

// The stakes after it.
struct RoundInvalidated {
  static constexpr std::string_view name = "round_invalidated";
  TableNumber table = 0;
  Cause cause = Cause::impractical;
  Wagers wagers = Wagers::refunded;
  StakesAt stakes{};
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("table", self.table);
    visit("cause", self.cause);
    visit("wagers", self.wagers);
    visit("stakes", self.stakes);
    visit("clause", self.clause);
  }
};

// Without chips; he may still rebuy (T-26).
struct Busted {
  static constexpr std::string_view name = "busted";
  PlayerId player;
  Chips contributed;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("contributed", self.contributed);
    visit("clause", self.clause);
  }
};

// The place is the one he has for now.
struct Eliminated {
  static constexpr std::string_view name = "eliminated";
  PlayerId player;
  Chips contributed;
  std::uint16_t place = 0;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("contributed", self.contributed);
    visit("place", self.place);
    visit("clause", self.clause);
  }
};

struct Rebought {
  static constexpr std::string_view name = "rebought";
  PlayerId player;
  Chips chips;
  Cents price;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("chips", self.chips);
    visit("price", self.price);
    visit("clause", self.clause);
  }
};

struct ToppedUp {
  static constexpr std::string_view name = "topped_up";
  PlayerId player;
  Chips chips;
  Cents price;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("chips", self.chips);
    visit("price", self.price);
    visit("clause", self.clause);
  }
};

// What he puts in, and his card.
struct CardRaced {
  static constexpr std::string_view name = "card_raced";
  PlayerId player;
  Card card;
  Chips odd;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("card", self.card);
    visit("odd", self.odd);
    visit("clause", self.clause);
  }
};

// The highest card takes all; what makes no chip is removed or made up.
struct RacedOff {
  static constexpr std::string_view name = "raced_off";
  TableNumber table = 0;
  Chips chip;
  PlayerId winner;
  Chips won;
  Chips removed;
  Chips added;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("table", self.table);
    visit("chip", self.chip);
    visit("winner", self.winner);
    visit("won", self.won);
    visit("removed", self.removed);
    visit("added", self.added);
    visit("clause", self.clause);
  }
};

// On request, so many in this stage.
struct CountHeld {
  static constexpr std::string_view name = "count_held";
  PlayerId player;
  std::uint8_t number = 0;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("number", self.number);
    visit("clause", self.clause);
  }
};

struct Counted {
  static constexpr std::string_view name = "counted";
  TableNumber table = 0;
  StakesAt stakes{};
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("table", self.table);
    visit("stakes", self.stakes);
    visit("clause", self.clause);
  }
};

struct StageBegan {
  static constexpr std::string_view name = "stage_began";
  Stage stage = Stage::heat;
  std::uint16_t number = 0;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("stage", self.stage);
    visit("number", self.number);
    visit("clause", self.clause);
  }
};

struct MarkedAbsent {
  static constexpr std::string_view name = "marked_absent";
  PlayerId player;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("clause", self.clause);
  }
};

struct MarkedPresent {
  static constexpr std::string_view name = "marked_present";
  PlayerId player;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("clause", self.clause);
  }
};

// Fee and place in the pool remain.
struct Forfeited {
  static constexpr std::string_view name = "forfeited";
  PlayerId player;
  Chips removed;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("removed", self.removed);
    visit("clause", self.clause);
  }
};

struct Substituted {
  static constexpr std::string_view name = "substituted";
  PlayerId player;
  PlayerId substitute;
  Note reason;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("substitute", self.substitute);
    visit("reason", self.reason);
    visit("clause", self.clause);
  }
};

// His chips leave play.
struct Excluded {
  static constexpr std::string_view name = "excluded";
  PlayerId player;
  Clause breached;
  Chips removed;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("breached", self.breached);
    visit("removed", self.removed);
    visit("clause", self.clause);
  }
};

struct Directed {
  static constexpr std::string_view name = "directed";
  Note direction;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("direction", self.direction);
    visit("clause", self.clause);
  }
};

struct PlayEnded {
  static constexpr std::string_view name = "play_ended";
  PlayerId winner;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("winner", self.winner);
    visit("clause", self.clause);
  }
};

// How many share the place.
struct Placed {
  static constexpr std::string_view name = "placed";
  PlayerId player;
  std::uint16_t place = 0;
  std::uint16_t sharing = 1;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("place", self.place);
    visit("sharing", self.sharing);
    visit("clause", self.clause);
  }
};

// A seat in another tournament instead of cash.
struct PrizePaid {
  static constexpr std::string_view name = "prize_paid";
  PlayerId player;
  std::uint16_t place = 0;
  Cents amount;
  bool seat = false;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("place", self.place);
    visit("amount", self.amount);
    visit("seat", self.seat);
    visit("clause", self.clause);
  }
};

struct Finished {
  static constexpr std::string_view name = "finished";
  Cents pool;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("pool", self.pool);
    visit("clause", self.clause);
  }
};

struct Cancelled {
  static constexpr std::string_view name = "cancelled";
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) { visit("clause", self.clause); }
};

struct Refunded {
  static constexpr std::string_view name = "refunded";
  PlayerId player;
  Cents amount;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("amount", self.amount);
    visit("clause", self.clause);
  }
};

}  // namespace event

using Event =
    std::variant<event::Determined, event::Approved, event::Nominated, event::Admitted,
                 event::Entered, event::Withdrew, event::ReserveJoined, event::ReserveSeated,
                 event::TableFormed, event::TableBroken, event::Allotted, event::Started,
                 event::TimePassed, event::ClockStarted, event::LevelBegan, event::RaceOffCalled,
                 event::RebuysEnded, event::TopUpsEnded, event::BreakBegan, event::BreakEnded,
                 event::RoundBegan, event::RoundEnded, event::RoundInvalidated, event::Busted,
                 event::Eliminated, event::Rebought, event::ToppedUp, event::CardRaced,
                 event::RacedOff, event::CountHeld, event::Counted, event::StageBegan,
                 event::MarkedAbsent, event::MarkedPresent, event::Forfeited, event::Substituted,
                 event::Excluded, event::Directed, event::PlayEnded, event::Placed,
                 event::PrizePaid, event::Finished, event::Cancelled, event::Refunded>;
using Events = std::vector<Event>;

}  // namespace cardroom::tournament
