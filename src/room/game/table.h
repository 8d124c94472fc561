// GameTable: a game as the room runs it, between players or against the house: playing it, showing
// it, and what else the room must know about it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/card_set.h"
#include "records/records.h"
#include "room/game/play.h"
#include "room/game/shown.h"
#include "room/messages/permissions.h"

namespace cardroom::room {

// The rulebook's settings for a table, by key and value.
using records::SettingList;

// T01-DEF-TournamentChips, S05-DEF-TournamentChips: what the chips at a table are. Those of a
// tournament are not money: nobody buys, adds, takes off or cashes them.
enum class ChipsOf : std::uint8_t { cage, tournament };
// Whether the room deals, or the cards lie on the felt and their dealer tells them.
enum class CardsOf : std::uint8_t { shoe, felt };

struct GameKind {
  ChipsOf chips = ChipsOf::cage;
  CardsOf cards = CardsOf::shoe;
};

// What the house has made at a table.
struct Takings {
  Cents commission;
  Cents time;
  Cents house;
  std::optional<Cents> meter;
  std::optional<Cents> reserve;
};

// Ante, blind, bring-in and what was missed.
struct Unasked {
  Cents largest;
  Cents together;
};

class GameTable : public GamePlay, public GameShown {
 public:
  std::string_view rulebook() const { return name().rulebook; }

  // Who is allowed to do what.
  virtual std::span<const Permission> permissions() const = 0;

  // The people there.
  virtual std::vector<PlayerId> people() const = 0;  // Seated and waiting.
  virtual Seat seat_of(PlayerId player) const = 0;
  virtual PlayerId player_at(Seat seat) const = 0;
  virtual bool sits_out(Seat seat) const = 0;  // Somebody with a seat who does not play.

  // Where cash is taken at the table: the commands with which somebody sits down with chips, and
  // adds some.
  virtual boost::json::object sitting(PlayerId, Seat, Chips) const { return {}; }
  virtual boost::json::object buying(Seat, Chips) const { return {}; }

  // What is in front of a player, wagers apart, and what the next round may ask of them unasked.
  virtual Cents stake_of(PlayerId player) const = 0;
  virtual Unasked unasked_of(PlayerId player) const = 0;

  // The progress of play.
  virtual std::uint32_t rounds() const = 0;  // Dealt so far.
  virtual bool dealing() const = 0;          // A round of play is under way.
  // It waits for cards that its dealer has to enter, and takes nothing else meanwhile.
  virtual bool waits_for_cards() const { return false; }
  virtual bool is_over() const = 0;          // Closed for good, and empty.
  virtual std::string decision() const = 0;  // Changes whenever a different player must decide.
  virtual PlayerId turn() const = 0;         // Whom play waits for; none where several decide.
  virtual bool awaits(PlayerId player) const { return !player.is_none() && turn() == player; }
  virtual bool is_next_big_blind(PlayerId) const { return false; }  // In the coming round.
  virtual std::int64_t clock_until_ms() const = 0;                  // 0 if no clock runs.
  virtual std::string_view ruling_for() const { return {}; }  // What play waits for a ruling on.
  virtual CardSet deck() const = 0;  // The cards that the next round is dealt from.
  virtual Takings takings() const = 0;

  // The text for a snapshot.
  virtual std::string snapshot() const = 0;
  virtual bool restore(std::string_view bytes) = 0;
};

}  // namespace cardroom::room
