// What the room says about rounds in the words of the poker world: hand histories and figures.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "room/messages/account.h"
#include "room/messages/done.h"

namespace cardroom::room::outgoing {

// Hand histories, the newest first; a file has them the other way round.
struct Hands {
  Id id;
  std::string_view format;
  std::vector<std::string> hands;
  std::uint64_t left_out = 0;  // Rounds of this page for which the format has no words.
  std::optional<std::string> next;
  CARDROOM_DESCRIBED("hands", id, format, hands, left_out, next);
};

// How often a player did something, and how often they could have.
struct HowOften {
  std::uint64_t times = 0;
  std::uint64_t chances = 0;
  CARDROOM_PART("how_often", times, chances);
};

// The usual figures of a player at poker. Results are hundredths of the minimum wager for each
// hundred hands.
struct Statistics {
  Id id;
  Some<PlayerId> player;
  std::uint64_t hands = 0;
  bool all = true;            // False: only of the newest rounds.
  HowOften entered;           // Chips put in of their own will in the first betting round.
  HowOften raised;            // In the first betting round,
  HowOften reraised;          // and again when there was one raise.
  HowOften to_showdown;       // Of the hands that went on after the first betting round.
  HowOften won_there;         // Of the showdowns.
  std::uint64_t attacks = 0;  // Bets and raises after the first betting round.
  std::uint64_t calls = 0;
  std::int64_t result_hundredths = 0;
  std::int64_t error_hundredths = 0;     // Its standard error.
  std::int64_t adjusted_hundredths = 0;  // With every all-in paid by its chances.
  CARDROOM_DESCRIBED("statistics", id, player, hands, all, entered, raised, reraised, to_showdown,
                     won_there, attacks, calls, result_hundredths, error_hundredths,
                     adjusted_hundredths);
};

}  // namespace cardroom::room::outgoing
