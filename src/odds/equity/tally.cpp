#include "odds/equity/tally.h"

#include <cstring>

#include <numeric>

namespace cardroom::odds {

WinnersRow best_of_each(const std::array<StrengthRow, players_most>& strengths, int players) {
  static_assert(sizeof(StrengthRow) == sizeof(WinnersRow));
  using Row [[gnu::vector_size(sizeof(WinnersRow))]] = std::uint16_t;
  // Such a row is never passed by value: how depends on the processor the program is compiled for.
  const auto read = [&](Row& row, int player) {
    std::memcpy(&row, &strengths[static_cast<std::size_t>(player)], sizeof row);
  };
  Row row = {};
  Row most = {};
  for (int player = 0; player < players; ++player) {
    read(row, player);
    most = row > most ? row : most;
  }
  Row winners = {};
  for (int player = 0; player < players; ++player) {
    const Row bit = Row{} + static_cast<std::uint16_t>(1U << player);
    read(row, player);
    winners |= row == most ? bit : Row{};
  }
  winners = most == 0 ? Row{} : winners;
  WinnersRow found;
  std::memcpy(&found, &winners, sizeof found);
  return found;
}

void Tally::add(const Showdowns& shown, std::size_t deals) {
  const WinnersRow high = best_of_each(wins_ == Wins::low ? shown.low : shown.high, players_);
  const WinnersRow low = wins_ == Wins::high_low ? best_of_each(shown.low, players_) : WinnersRow{};
  for (std::size_t deal = 0; deal < deals; ++deal)
    ++outcomes_[odds::code_of({high[deal], low[deal]}, players_)];
  for (std::size_t player = 0; player < static_cast<std::size_t>(players_); ++player)
    for (std::size_t deal = 0; deal < deals; ++deal) {
      if (kinds_.high != nullptr) ++high_[player][kinds_.high->of(shown.high[player][deal])];
      if (kinds_.low != nullptr) ++low_[player][kinds_.low->of(shown.low[player][deal])];
    }
}

void Tally::add_weighted(const Showdown& shown, std::int64_t weight) {
  if (squares_.empty()) squares_.resize(outcomes_.size());
  ++drawn_;
  if (weight == 0) return;
  squares_[code_of(shown)] += weight * weight;
  add(shown, weight);
}

namespace {

template <class From>
void add_kinds(Totals::PlayerKinds& into, const From& from, Wide weight) {
  for (std::size_t player = 0; player < players_most; ++player)
    for (std::size_t kind = 0; kind < kinds_most; ++kind)
      into[player][kind] += Wide{from[player][kind]} * weight;
}

}  // namespace

void Totals::take(Tally& tally, Wide weight) {
  for (std::size_t code = 0; code < outcomes_.size(); ++code) {
    outcomes_[code] += Wide{tally.outcomes_[code]} * weight;
    tally.outcomes_[code] = 0;
  }
  for (unsigned code = 0; code < tally.squares_.size(); ++code)
    add_squares(code, Wide{tally.squares_[code]});
  drawn_ += tally.drawn_;
  tally.squares_.clear();
  tally.drawn_ = 0;
  if (tally.kinds_.high != nullptr) add_kinds(high, tally.high_, weight);
  if (tally.kinds_.low != nullptr) add_kinds(low, tally.low_, weight);
  tally.high_ = {};
  tally.low_ = {};
}

void Totals::add(const Totals& other) {
  for (std::size_t code = 0; code < outcomes_.size(); ++code)
    outcomes_[code] += other.outcomes_[code];
  for (unsigned code = 0; code < other.squares_.size(); ++code)
    add_squares(code, other.squares_[code]);
  drawn_ += other.drawn_;
  add_kinds(high, other.high, 1);
  add_kinds(low, other.low, 1);
}

void Totals::add_squares(unsigned code, Wide squares) {
  if (squares_.empty()) squares_.resize(outcomes_.size());
  squares_[code] += squares;
}

Wide Totals::deals() const { return std::accumulate(outcomes_.begin(), outcomes_.end(), Wide{0}); }

}  // namespace cardroom::odds
