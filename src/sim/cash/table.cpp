#include "sim/cash/table.h"

#include <bit>
#include <utility>

#include "bots/simple/simple_player.h"
#include "bots/strong/strong_player.h"
#include "rules/round/showdown.h"

namespace cardroom::sim {

namespace {

template <std::size_t... At>
std::array<Chance, sizeof...(At)> no_luck(std::index_sequence<At...>) {
  return {((void)At, Chance(0))...};
}

bool is_wager(const Command& command) {
  return std::holds_alternative<command::Bet>(command) ||
         std::holds_alternative<command::RaiseTo>(command);
}

std::size_t pot_class(Chips pot, Chips unit) {
  const auto times = static_cast<std::uint64_t>(pot / unit);
  if (times == 0) return 0;
  const auto whole = static_cast<unsigned>(std::bit_width(times) - 1);
  // 2^(n + 1/2) is 1.4 times 2^n.
  const bool upper = times * 5 >= (std::uint64_t{7} << whole);
  return std::min<std::size_t>(pot_classes - 1, 2 * whole + (upper ? 1 : 0));
}

}  // namespace

CashTable::CashTable(const CashPlan& plan)
    : plan_(plan),
      scale_(bots::Scale::of(plan.terms)),
      seed_(seed_from_number(plan.seed)),
      players_(plan.players.size()),
      luck_(no_luck(std::make_index_sequence<seats_max>())) {}

SessionFigures CashTable::play(std::int64_t session, CashTotals& totals) {
  totals.players.resize(players_);
  const auto first = static_cast<std::uint64_t>(session * plan_.session);
  Shuffler shuffler(plan_.terms.deck.cards(), seed_, first);
  Sitting sitting;
  for (std::size_t at = 0; at < players_; ++at) sitting.stakes[at] = plan_.stake;
  const std::int64_t rounds = plan_.rounds_in(session);
  const double unit = static_cast<double>(plan_.terms.minimum.count());
  std::size_t point = 0;
  for (std::int64_t round = 0; round < rounds; ++round) {
    buy_again(sitting, totals);
    play_round(first + static_cast<std::uint64_t>(round), shuffler.next().shoe, sitting, totals);
    for (; point < path_points && (round + 1) * static_cast<std::int64_t>(path_points) >=
                                      static_cast<std::int64_t>(point + 1) * rounds;
         ++point)
      for (std::size_t at = 0; at < players_; ++at)
        totals.players[at].path.add(
            point,
            static_cast<double>((sitting.stakes[at] - plan_.stake).count() - sitting.bought[at]) /
                unit);
  }
  SessionFigures& figures = sitting.figures;
  for (std::size_t at = 0; at < players_; ++at) {
    figures.net[at] = (sitting.stakes[at] - plan_.stake).count() - sitting.bought[at];
    totals.players[at].net.add(figures.net[at]);
    if (sitting.bought[at] > 0) ++totals.players[at].ruined;
  }
  ++totals.sessions;
  totals.rounds += rounds;
  totals.pots.add(figures.pots);
  totals.commission.add(figures.commission);
  totals.seconds.add(figures.seconds);
  return figures;
}

// A player who can no longer make a minimum wager buys chips up to the stake.
void CashTable::buy_again(Sitting& sitting, CashTotals& totals) const {
  for (std::size_t at = 0; at < players_; ++at) {
    Chips& stake = sitting.stakes[at];
    if (stake >= plan_.terms.minimum && stake > Chips(0)) continue;
    sitting.bought[at] += (plan_.stake - stake).count();
    stake = plan_.stake;
    ++totals.players[at].rebought;
  }
}

Command CashTable::choose(const Round& round, Seat seat) {
  const bots::Temperament temperament = plan_.players[seat.index()];
  Chance& luck = luck_[seat.index()];
  if (temperament == bots::Temperament::strong)
    return bots::choose_strongly(plan_.terms, bots::known_to(round, plan_.terms, seat), luck);
  return bots::choose_simply(temperament, scale_, plan_.terms, bots::glimpse_of(round), luck);
}

void CashTable::play_round(std::uint64_t number, const Shoe& shoe, Sitting& sitting,
                           CashTotals& totals) {
  Setup setup;
  setup.stakes = sitting.stakes;
  for (std::size_t at = 0; at < players_; ++at) {
    setup.players.insert(seat_at(static_cast<unsigned>(at)));
    luck_[at] = Chance((plan_.seed << 40) + number * seats_max + at);
  }
  setup.marker = seat_at(static_cast<unsigned>(number % players_));
  setup.shoe = shoe;
  events_->clear();
  Round round = deal(plan_.terms, setup, *events_);
  std::uint32_t shuffles = 0;
  while (round.stage != Stage::over) {
    events_->clear();
    if (round.stage == Stage::shuffling) {
      const auto again = shuffle(cards_to_shuffle(round), seed_, {number, ++shuffles});
      const command::Reshuffle reshuffle{again.shoe.rest()};
      check(!cardroom::play(plan_.terms, round, reshuffle, *events_), "a shuffle was refused");
      continue;
    }
    const Command command = choose(round, round.turn);
    ++totals.decisions;
    sitting.figures.seconds += plan_.pace.act_s;
    totals.raises += is_wager(command) ? 1 : 0;
    check(!cardroom::play(plan_.terms, round, command, *events_),
          "a simulated player did something illegal");
  }
  count(round, sitting, totals);
}

void CashTable::count(const Round& round, Sitting& sitting, CashTotals& totals) const {
  const Chips in_all = pot(round);
  SessionFigures& figures = sitting.figures;
  figures.pots += in_all.count();
  figures.commission += round.house.count();
  figures.seconds += plan_.pace.deal_s + (round.contested ? plan_.pace.showdown_s : 0);
  figures.showdowns += round.contested ? 1 : 0;
  totals.showdowns += round.contested ? 1 : 0;
  totals.tap_outs += round.tapped_out.size();
  totals.largest_pot = std::max(totals.largest_pot, in_all);
  ++totals.pot_sizes[pot_class(in_all, plan_.terms.minimum)];
  for (std::size_t street = 0; street <= round.street; ++street) ++totals.streets[street];
  for (std::size_t at = 0; at < players_; ++at) {
    PlayerTotals& player = totals.players[at];
    player.entered += round.paid[at] > round.forced[at] ? 1 : 0;
    player.won += round.won[at] > Chips(0) ? 1 : 0;
    sitting.stakes[at] = round.stake[at];
  }
  if (round.contested) count_showdown(round, totals);
}

void CashTable::count_showdown(const Round& round, CashTotals& totals) const {
  const Strengths strengths = strengths_of(plan_.terms, round);
  for (const Seat seat : round.active) {
    ++totals.players[seat.index()].shown;
    const Strength high = strengths.high[seat.index()];
    const Strength low = strengths.low[seat.index()];
    if (high == 0 && low == 0) continue;
    const Category category =
        high > 0 ? plan_.terms.high->category(high) : plan_.terms.low->category(low);
    ++totals.shown[static_cast<std::size_t>(category)];
    if (round.won[seat.index()] > Chips(0)) ++totals.winning[static_cast<std::size_t>(category)];
  }
}

}  // namespace cardroom::sim
