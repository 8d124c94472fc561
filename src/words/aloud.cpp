#include "words/aloud.h"

#include "rules/round/pots.h"
#include "words/text.h"

namespace cardroom {

namespace {

std::string amount(Chips chips) { return std::to_string(chips.count()); }

Chips all_pots(const Round& round) {
  Chips all;
  for (const Pot& pot : pots_of(round)) all += pot.amount;
  return all;
}

// What the player to act is asked, as a whole sentence.
std::string say_turn(const Round& round, const SeatNames& names) {
  std::string words = say(round.turn, names) + " to act";
  if (round.legal.draw) return words + ": how many cards?";
  if (round.raises > 0) words += ", raise to " + amount(round.highest);
  if (round.legal.call) words += ", " + amount(round.legal.call_adds) + " to call";
  if (round.legal.check) words += ", check or bet";
  return words + ".";
}

}  // namespace

std::string say_aloud(const Table& table, const SeatNames& names) {
  const Round& round = table.round;
  if (!table.dealing) return {};
  if (round.stage == Stage::misdealt) return "Misdeal. The cards are shuffled and dealt again.";
  if (round.stage == Stage::shuffling) return "The cards that are left are shuffled.";
  if (round.stage == Stage::ruling) return "A supervisor, please.";
  if (round.turn.is_none()) return {};
  const int players = round.active.size();
  return std::to_string(players) + (players == 1 ? " player" : " players") + ", the pot is " +
         amount(all_pots(round)) + ". " + say_turn(round, names);
}

}  // namespace cardroom
