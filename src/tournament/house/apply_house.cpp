#include "tournament/house/apply_house.h"

namespace cardroom::tournament {

namespace {

template <class Change>
void change_entry(Tournament& tournament, PlayerId player, Change&& how) {
  const Entry* const entry = find_entry(tournament, player);
  check(entry != nullptr, "an addition of the house names somebody without an entry");
  tournament.entries.change(tournament.entries.number_of(*entry), how);
}

}  // namespace

// What they paid before stays in the pool, and what they won stays theirs.
void apply_to(Tournament& tournament, const event::ReEntered& told) {
  change_entry(tournament, told.player, [&](Entry& entry) {
    entry.paid += told.fee;
    entry.re_entries = static_cast<std::uint8_t>(entry.re_entries + 1);
    entry.status = EntryStatus::entered;
    entry.absent = false;
    entry.topped_up = false;
    entry.bounty_taken = false;
    entry.out_at = 0;
    entry.contributed = Chips(0);
  });
}

void apply_to(Tournament& tournament, const event::JoinedPlay& told) {
  change_entry(tournament, told.player, [&](Entry& entry) {
    entry.status = EntryStatus::playing;
    entry.stake = told.chips;
  });
  tournament.issued += told.chips;
}

void apply_to(Tournament& tournament, const event::BountyWon& told) {
  change_entry(tournament, told.from, [](Entry& entry) { entry.bounty_taken = true; });
  change_entry(tournament, told.player, [&](Entry& entry) { entry.bounties += told.amount; });
}

void apply_to(Tournament& tournament, const event::BountyPaid& told) {
  change_entry(tournament, told.player, [&](Entry& entry) { entry.bounty_paid = told.amount; });
}

// The cage moves it.
void apply_to(Tournament&, const event::GuaranteeFilled&) {}
void apply_to(Tournament&, const event::GuaranteeReturned&) {}

void apply_to(Tournament& tournament, const event::DealProposed& told) {
  Deal deal{told.kind, {}, false};
  for (std::size_t at = 0; at < told.players.size(); ++at)
    deal.shares.push_back({told.players[at], find_entry(tournament, told.players[at])->stake,
                           told.amounts[at], false});
  tournament.deal = std::move(deal);
}

void apply_to(Tournament& tournament, const event::DealAgreed& told) {
  for (DealShare& share : tournament.deal->shares)
    if (share.player == told.player) share.agreed = true;
}

void apply_to(Tournament& tournament, const event::DealDropped&) { tournament.deal.reset(); }

void apply_to(Tournament& tournament, const event::DealMade&) {
  tournament.deal->made = true;
  tournament.phase = TournamentPhase::over;
}

void apply_to(Tournament& tournament, const event::PointsWon& told) {
  change_entry(tournament, told.player, [&](Entry& entry) { entry.points = told.points; });
}

}  // namespace cardroom::tournament
