// Many rounds of Canberra Poker through the rules themselves, to be compared with the exact
// figures.
#pragma once

#include <cmath>
#include <cstdint>

#include "canberra/game/ranking.h"
#include "canberra/table/apply.h"
#include "canberra/table/play.h"
#include "cards/shuffle.h"

namespace cardroom::odds {

struct PlayedRounds {
  std::int64_t rounds = 0;
  double lost = 0;        // Antes that the six boxes lost together.
  double squares = 0;     // The squares of what they lost in a round.
  canberra::State table;  // The table at the end.
  std::int64_t jackpot_paid_cents = 0;

  static constexpr int boxes = 6;
  double edge() const { return lost / (static_cast<double>(rounds) * boxes); }
  // The boxes of a round share the dealer's hand, so the independent unit is a round.
  double standard_error() const {
    const auto count = static_cast<double>(rounds);
    const double mean = lost / count;
    return std::sqrt((squares / count - mean * mean) / count) / boxes;
  }
};

// Everybody antes 10, wagers on the jackpot, bets on a pair or better and folds the rest.
class Player {
 public:
  explicit Player(std::uint64_t seed) : shuffler_(Deck::full().cards(), seed_from_number(seed)) {
    canberra::Settings settings;
    settings.boxes = PlayedRounds::boxes;
    settings.distribution = 6'543;
    settings.seed = Cents(1'000'000);
    played_.table = canberra::make_table(settings);
    give(canberra::command::ApproveLayout{});
    give(canberra::command::CheckCards{});
    give(canberra::command::OpenTable{});
    for (int box = 1; box <= PlayedRounds::boxes; ++box)
      give(canberra::command::Sit{Seat(box), PlayerId(static_cast<std::uint32_t>(box)),
                                  Cents(100'000'000'000)});
  }

  const PlayedRounds& play(std::int64_t rounds) {
    for (std::int64_t round = 0; round < rounds; ++round) play_one();
    return played_;
  }

 private:
  void give(const canberra::Command& command) {
    events_.clear();
    check(!canberra::play(played_.table, command, events_), "a move was refused");
    for (const canberra::Event& event : events_)
      if (const auto* const paid = std::get_if<canberra::event::JackpotPaid>(&event))
        played_.jackpot_paid_cents += paid->amount_cents.count();
  }

  void play_one() {
    using namespace canberra;
    const Cents before = played_.table.house;
    give(command::CallWagers{});
    for (int box = 1; box <= PlayedRounds::boxes; ++box) {
      give(command::PlaceAnte{Seat(box), Chips(10)});
      give(command::PlaceJackpot{Seat(box), Pad::lit});
    }
    const Shuffled shuffled = shuffler_.next();
    give(command::Deal{shuffled.shoe, shuffled.lifted});
    for (int box = 1; box <= PlayedRounds::boxes; ++box) {
      const FiveCards& cards = played_.table.box(Seat(box)).cards;
      if (Ranking::get().category(cards) == Category::odd_cards)
        give(command::Fold{Seat(box)});
      else
        give(command::PlaceBet{Seat(box), Chips(20)});
    }
    give(command::Settle{});
    give(command::Collect{});
    const double lost = static_cast<double>((played_.table.house - before).count()) / 1'000.0;
    ++played_.rounds;
    played_.lost += lost;
    played_.squares += lost * lost;
  }

  Shuffler shuffler_;
  canberra::Events events_;
  PlayedRounds played_;
};

// The wagers of all rounds are in the pools or with the players, or the house put them in.
inline bool jackpot_balances(const PlayedRounds& played) {
  const canberra::JackpotBooks& books = played.table.jackpot;
  return books.wagered.count() == played.rounds * PlayedRounds::boxes * 250 &&
         books.paid.count() == played.jackpot_paid_cents &&
         canberra::balanced(books, played.table.pools_opening);
}

}  // namespace cardroom::odds
