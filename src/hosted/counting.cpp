#include "hosted/counting.h"

#include "hosted/refusals.h"

namespace cardroom {

namespace {

constexpr Chips counted_most{1'000'000'000};

Refusal refuse_count(const HostedTable& host, const hosted_command::CountStakes& count) {
  if (host.table.dealing) return refuse(refusal::round_under_way, host.table.cite().stake_frozen);
  if (count.seats.empty() || count.seats.size() != count.chips.size())
    return refuse(refusal::nothing_counted);
  SeatSet seen;
  for (const Seat seat : count.seats) {
    const bool sits = !seat.is_none() && seat.number() <= host.table.coming.seats &&
                      !host.table.place(seat).player.is_none();
    if (!sits) return refuse(refusal::nobody_counted, {}, {{"seat", seat.number()}});
    if (seen.contains(seat)) return refuse(refusal::counted_twice, {}, {{"seat", seat.number()}});
    seen.insert(seat);
  }
  for (const Chips chips : count.chips)
    if (chips < Chips(0) || chips > counted_most)
      return refuse(refusal::no_such_count, {}, {{"chips", chips.count()}});
  return std::nullopt;
}

}  // namespace

Refusal count_stakes(HostedGame& game, const hosted_command::CountStakes& count,
                     const HostedListener& listener) {
  HostedTable& host = game.now;
  if (auto refused = refuse_count(host, count)) return refused;
  hosted_event::StakesCounted counted;
  for (std::size_t at = 0; at < count.seats.size(); ++at) {
    Place& place = host.table.place(count.seats[at]);
    const Chips more = count.chips[at] - place.stake;
    counted.stakes.push_back({count.seats[at], place.stake, count.chips[at]});
    place.stake = count.chips[at];
    host.found += more;
    (more > Chips(0) ? host.table.bought : host.table.cashed) += more > Chips(0) ? more : -more;
  }
  check(conserved(host.table), "a count created or lost chips");
  listener(counted, host.table);
  game.entries.clear();
  game.since = game.now;
  return std::nullopt;
}

}  // namespace cardroom
