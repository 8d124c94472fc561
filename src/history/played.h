// Played: a hand with everything that happened in it, from which all formats are written.
#pragma once

#include <string>
#include <vector>

#include "history/plan.h"
#include "words/story.h"

namespace cardroom::history {

struct Played {
  Book book;
  Terms terms;
  Setup setup;
  SeatNames names;
  int places = 0;  // Decimal places of one unit.
  std::vector<Command> commands;
  std::vector<Event> events;
  Round round;  // The round at its end.

  std::string heading;
  std::string id;
  Notes foreign;
  std::vector<ToldPot> raked;  // The pots as told, if the house took more than the book allows it.
  CardSet invented;            // Cards that nobody told; they are not written either.
  bool told = false;           // Real cards, which were told as they were seen.
};

// What a round started from and the commands in it: enough to play it again.
struct RoundRecord {
  Book book;
  Setup setup;
  SeatNames names;
  int places = 0;
  std::vector<Command> commands;
};

Result<Played, Unplayable> play_record(const RoundRecord& record, Books& books);

// Replays a told hand and keeps everything.
Result<Played, Unplayable> play_told(const ToldHand& told, const Wanted& wanted, Books& books);

// What the house took in addition to what the rulebook gives it.
Chips other_rake(const ToldHand& told, int places, const Round& round);

// The same players at the same table, the same events in the same order.
bool same_round(const Played& left, const Played& right);

// Commands as one line of JSON, and back.
std::string commands_text(const std::vector<Command>& commands);
Result<std::vector<Command>, Unplayable> parse_commands(std::string_view text);

}  // namespace cardroom::history
