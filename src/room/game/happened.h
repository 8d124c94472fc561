// Happened: what a command at a table led to, as the game tells it to the room.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/seat.h"
#include "cage/commands.h"
#include "records/records.h"
#include "room/messages/message.h"
#include "room/messages/refused.h"

namespace cardroom::room {

// One event as it is told: as everybody may see it, and as each player who may see more sees it.
// Each text is an outgoing::ToldEvent.
struct ToldEvent {
  std::string shown;
  std::vector<std::pair<PlayerId, std::string>> own;
  bool on_table =
      false;  // To the others it says no more than the state: cards are dealt face down.

  const std::string& for_player(PlayerId player) const {
    for (const auto& [who, text] : own)
      if (who == player) return text;
    return shown;
  }
  bool is_own(PlayerId player) const {
    for (const auto& [who, text] : own)
      if (who == player) return true;
    return false;
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

// Something that one player is told, and why.
struct Advice {
  PlayerId player;
  std::string text;
  Refused because;
};

// What is paid when nobody stays at a table.
struct Clearing {
  std::vector<records::Payment> players;
  cage::command::Settle house;
};

struct Happened {
  std::string command;  // As the journal keeps it.
  std::string events;   // The events that followed from it.
  std::vector<ToldEvent> told;
  std::vector<cage::Command> money;        // Movements for the ledger, in order.
  std::vector<records::Payment> brought;   // What players bring from their wallets,
  std::vector<records::Payment> promised;  // and what they will bring later: they must have it now.
  Cents staked;                            // What the player who asked put in as a wager,
  PlayerId staker;                         // or this one, for whom a dealer entered it.
  codec::Maybe<records::Shuffle> shuffle;  // The shuffle it was given.
  Asker by{PlayerId(), Role::dealer};      // Who did it, if the room acted.
  std::optional<Next> then;                // What the room does immediately after it.
  std::optional<Advice> advice;
  PlayerId absent;  // Taken for absent by it.
};
using Outcome = Result<Happened, Refused>;

}  // namespace cardroom::room
