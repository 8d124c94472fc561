// Scene: what the room knows about a table and the game does not.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "base/seat_set.h"
#include "bots/strong/places.h"
#include "bots/temperament.h"
#include "cards/shuffle.h"
#include "records/command_record.h"
#include "room/desk/accounts.h"

namespace cardroom::room {

// The room's own settings for a table.
struct HouseSettings {
  std::int64_t absent_ms = 90'000;
  std::int64_t away_ms = 30'000;    // The same for a player who is not connected, if it is shorter.
  std::int64_t bank_ms = 0;         // What a player may take beyond that, now and then.
  std::int64_t empty_ms = 600'000;  // How long a seat is kept for somebody who is not connected.
  std::int64_t pause_ms = 4'000;
  std::int64_t wager_ms = 10'000;
  std::int64_t bot_pace_ms = 1'500;
  std::optional<bots::Temperament> bots;  // How house bots play; empty: sensibly.
  bool counts_chips = false;              // Real chips: they are counted on the table.
  bool lesson = false;            // In a rehearsal: a hosted table marks what a trainee enters.
  bool irregular_wagers = false;  // Players may act out of turn, and put in amounts not listed.
};

class Counter;

struct Scene {
  std::uint32_t table = 0;
  std::int64_t now_ms = 0;
  std::int64_t since_ms = 0;  // When the present decision or pause began.
  std::uint64_t seq = 0;
  std::uint32_t purses = 0;  // The table, where its players bring chips that its host gave them.
  Seed secret{};             // Of the coming round: what house bots do by chance follows from it.
  HouseSettings house;
  bool paused = false;
  enum class Deals : std::uint8_t { by_itself, when_told, now };
  Deals deals = Deals::by_itself;  // A tournament's table deals when it is told to.
  bool is_reported = false;        // The tournament has the stakes of the last round.
  bool company = false;      // A person plays or watches: house bots do not play among themselves.
  SeatSet absent;            // Taken for absent: play does not wait for them again.
  std::int64_t bank_ms = 0;  // What is left of the time bank of the player whose turn it is.
  const std::map<PlayerId, std::int64_t>* gone_ms = nullptr;  // Who is not connected, since when.
  std::shared_ptr<const bots::AtStake> at_stake;  // In a tournament, what a strong bot plays for.
  const Accounts* accounts = nullptr;
  const Counter* counter = nullptr;
};

// When a player who has not acted counts as absent.
std::int64_t absent_from_ms(const Scene& scene, PlayerId player);

// A shuffled shoe for this table, and its record in the journal.
struct Brought {
  Shuffled shuffled;
  codec::Maybe<records::Shuffle> record;
};
// Which cards are shuffled: the whole deck, the cards that are shuffled again in the middle of a
// round, or cards drawn for a seat.
enum class ShuffleOf : std::uint8_t { deck, rest, draw_for_seat };
using BringShoe = std::function<Brought(CardSet cards, ShuffleOf of)>;

}  // namespace cardroom::room
