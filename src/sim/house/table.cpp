#include "sim/house/table.h"

#include "bots/canberra.h"
#include "canberra/game/ranking.h"
#include "canberra/table/play.h"

namespace cardroom::sim {

namespace {

Seat box_of(std::size_t at) { return seat_at(static_cast<unsigned>(at)); }

double hundreds(Cents cents) { return static_cast<double>(cents.count()) / 10'000; }

}  // namespace

void HouseTable::give(const canberra::Command& command) {
  events_->clear();
  check(!canberra::play(table_, command, *events_), "a simulated round was refused");
}

void HouseTable::set_up() {
  table_ = canberra::make_table(plan_.settings);
  give(canberra::command::ApproveLayout{});
  give(canberra::command::CheckCards{});
  give(canberra::command::OpenTable{});
  for (std::size_t at = 0; at < plan_.players.size(); ++at)
    give(canberra::command::Sit{box_of(at), PlayerId(static_cast<std::uint32_t>(at + 1)),
                                chips_of_a_box});
  since_royal_ = 0;
  jackpot_net_ = {};
}

void HouseTable::play(std::int64_t session, HouseTotals& totals) {
  totals.boxes.resize(plan_.players.size());
  set_up();
  const auto first = static_cast<std::uint64_t>(session * plan_.session);
  Shuffler shuffler(Deck::full().cards(), seed_from_number(plan_.seed), first);
  const std::int64_t rounds = plan_.rounds_in(session);
  std::size_t point = 0;
  for (std::int64_t round = 0; round < rounds; ++round) {
    Chance chance((plan_.seed << 40) + first + static_cast<std::uint64_t>(round));
    play_round(shuffler.next(), chance, totals);
    JackpotTotals& jackpot = totals.jackpot;
    const canberra::JackpotBooks& books = table_.jackpot;
    jackpot.meter_most = std::max(jackpot.meter_most, canberra::meter(books));
    for (; point < path_points && (round + 1) * static_cast<std::int64_t>(path_points) >=
                                      static_cast<std::int64_t>(point + 1) * rounds;
         ++point) {
      jackpot.meter.add(point, hundreds(canberra::meter(books)));
      jackpot.reserve.add(point, hundreds(canberra::whole_cents(books.reserve) - books.house));
    }
  }
  totals.rounds += rounds;
  totals.seconds += rounds * (plan_.pace.deal_s + plan_.pace.showdown_s +
                              plan_.pace.act_s * static_cast<std::int64_t>(plan_.players.size()));
  count_session(totals);
}

void HouseTable::play_round(const Shuffled& shuffled, Chance& chance, HouseTotals& totals) {
  namespace ask = canberra::command;
  give(ask::CallWagers{});
  for (std::size_t at = 0; at < plan_.players.size(); ++at) {
    give(ask::PlaceAnte{box_of(at), plan_.ante});
    if (plan_.jackpot) give(ask::PlaceJackpot{box_of(at), canberra::Pad::lit});
  }
  give(ask::Deal{shuffled.shoe, shuffled.lifted});
  if (table_.phase == canberra::TablePhase::dealt) give(ask::Announce{});
  const Card up = table_.dealer.cards[table_.dealer.up];
  const bots::BoxStake stake{plan_.ante, plan_.settings.sign.max_payout};
  for (std::size_t at = 0; at < plan_.players.size(); ++at) {
    BoxTotals& box = totals.boxes[at];
    const FiveCards& cards = table_.box(box_of(at)).cards;
    const bool bets = bots::bets_on(plan_.players[at], cards, up, stake, chance);
    box.ante += plan_.ante.count();
    box.wagered += plan_.ante.count() * (bets ? 3 : 1);
    box.bets += bets ? 1 : 0;
    if (bets)
      give(ask::PlaceBet{box_of(at), plan_.ante * 2});
    else
      give(ask::Fold{box_of(at)});
  }
  if (table_.phase == canberra::TablePhase::deciding) give(ask::Settle{});
  count_hands(totals);
  give(ask::Collect{});
}

void HouseTable::count_hands(HouseTotals& totals) {
  ++since_royal_;
  for (std::size_t at = 0; at < plan_.players.size(); ++at) {
    const canberra::Box& box = table_.box(box_of(at));
    if (plan_.jackpot) ++totals.jackpot.wagers;
    jackpot_net_[at] += box.result.jackpot_paid - box.jackpot;
    if (box.result.jackpot_paid == Cents(0)) continue;
    const Category hand = canberra::Ranking::get().category(box.cards);
    ++totals.jackpot.hits[static_cast<std::size_t>(hand)];
    if (hand != Category::royal_flush) continue;
    totals.jackpot.gap_longest = std::max(totals.jackpot.gap_longest, since_royal_);
    since_royal_ = 0;
  }
  totals.jackpot.gap_longest = std::max(totals.jackpot.gap_longest, since_royal_);
}

void HouseTable::count_session(HouseTotals& totals) const {
  ++totals.sessions;
  totals.won.add(table_.house.count() / 100);
  JackpotTotals& jackpot = totals.jackpot;
  const canberra::JackpotBooks& books = table_.jackpot;
  jackpot.wagered += books.wagered;
  jackpot.paid += books.paid;
  jackpot.house_cents.add(books.house.count());
  jackpot.house_most = std::max(jackpot.house_most, books.house);
  if (books.house > Cents(0)) ++jackpot.called_on;
  for (std::size_t at = 0; at < plan_.players.size(); ++at) {
    const Cents in_all = table_.stake(box_of(at)) - chips_of_a_box;
    totals.boxes[at].net.add((in_all - jackpot_net_[at]).count() / 100);
    totals.boxes[at].jackpot_cents.add(jackpot_net_[at].count());
  }
}

}  // namespace cardroom::sim
