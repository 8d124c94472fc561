#include "tournament/house/house_acts.h"

#include <algorithm>

#include "tournament/prizes/prizes.h"

namespace cardroom::tournament {

namespace {

std::vector<const Entry*> entries_left(const Tournament& tournament) {
  std::vector<const Entry*> left;
  for (const Entry& entry : tournament.entries)
    if (is_in(entry)) left.push_back(&entry);
  return left;
}

// M-19: T01-12.3, S05-13.3: nothing is divided by agreement.
Refusal refuse_deals(const Tournament& tournament) {
  if (tournament.cite().division)
    return refuse(refusal::deal_forbidden, tournament.cite().division);
  if (!tournament.conditions.house.deals)
    return refuse(refusal::deals_not_chosen, tournament.cite().conditions);
  return std::nullopt;
}

Refusal refuse_no_deal(const Tournament& tournament, PlayerId player) {
  const Clause clause = tournament.cite().prizes;
  if (auto refusal = refuse_deals(tournament)) return refusal;
  if (!tournament.deal || tournament.deal->made) return refuse(refusal::no_deal, clause);
  const auto& shares = tournament.deal->shares;
  const bool concerned = std::any_of(
      shares.begin(), shares.end(), [&](const DealShare& share) { return share.player == player; });
  if (!concerned) return refuse(refusal::not_playing, clause);
  return std::nullopt;
}

}  // namespace

void win_bounty(TournamentFlow& flow, PlayerId winner, PlayerId from) {
  const Cents bounty = flow.state.conditions.house.bounty;
  if (bounty == Cents(0) || find_entry(flow.state, from)->bounty_taken) return;
  flow.emit(event::BountyWon{winner, from, bounty, flow.cite().conditions});
}

// At a physical table the director says who put the player out.
Refusal perform(TournamentFlow& flow, const command::AwardBounty& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().conditions;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (tournament.phase != TournamentPhase::playing && tournament.phase != TournamentPhase::over)
    return refuse(refusal::wrong_phase, clause);
  if (tournament.conditions.house.bounty == Cents(0)) return refuse(refusal::no_bounty, clause);
  if (!tournament.entries.has(asked.player) || !tournament.entries.has(asked.from))
    return refuse(refusal::not_entered, flow.cite().entry);
  const Entry& from = *find_entry(tournament, asked.from);
  // Somebody who has not played has brought no bounty and wins none.
  if (!took_part(from) || !took_part(*find_entry(tournament, asked.player)))
    return refuse(refusal::not_playing, clause);
  if (from.status == EntryStatus::playing || asked.player == asked.from)
    return refuse(refusal::still_playing, clause);
  if (from.bounty_taken) return refuse(refusal::no_change, clause);
  win_bounty(flow, asked.player, asked.from);
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::ProposeDeal& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().prizes;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_deals(tournament)) return refusal;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, clause)) return refusal;
  const std::vector<const Entry*> left = entries_left(tournament);
  std::vector<Chips> stakes;
  for (const Entry* const entry : left) {
    if (auto refusal = refuse_while_dealt(tournament, *entry)) return refusal;
    if (entry->stake <= Chips(0))
      return refuse(refusal::chips_do_not_add_up, flow.cite().guard,
                    {{"stake", entry->stake.count()}});
    stakes.push_back(entry->stake);
  }
  const std::vector<Cents> prizes = prizes_left(tournament);
  if (left.size() > icm_most || prizes.front() == Cents(0))
    return refuse(refusal::too_many_for_deal, clause,
                  {{"left", static_cast<std::int64_t>(left.size())}});
  event::DealProposed proposed{asked.kind, {}, divided(asked.kind, stakes, prizes), clause};
  for (const Entry* const entry : left) proposed.players.push_back(entry->player);
  flow.emit(proposed);
  return std::nullopt;
}

// Everybody must agree to the same.
Refusal perform(TournamentFlow& flow, const command::AgreeDeal& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().prizes;
  if (auto refusal = refuse_no_deal(tournament, asked.player)) return refusal;
  if (!is_deal_open(tournament)) return refuse(refusal::deal_outdated, clause);
  const auto& shares = tournament.deal->shares;
  for (const DealShare& share : shares)
    if (share.player == asked.player && share.agreed) return refuse(refusal::no_change, clause);
  flow.emit(event::DealAgreed{asked.player, clause});
  const bool all = std::all_of(shares.begin(), shares.end(),
                               [](const DealShare& share) { return share.agreed; });
  if (all) flow.emit(event::DealMade{clause});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::DropDeal& asked) {
  if (auto refusal = refuse_no_deal(flow.state, asked.player)) return refusal;
  flow.emit(event::DealDropped{asked.player, flow.cite().prizes});
  return std::nullopt;
}

void pay_additions(TournamentFlow& flow, PlayerId winner) {
  const Tournament& tournament = flow.state;
  const HouseAdditions& house = tournament.conditions.house;
  Cents left = house.bounty * tournament.entries.tally().paying;
  for (const Entry& entry : tournament.entries) left -= entry.bounties;
  for (const Entry& entry : tournament.entries) {
    const Cents bounties = entry.bounties + (entry.player == winner ? left : Cents(0));
    if (bounties > Cents(0))
      flow.emit(event::BountyPaid{entry.player, bounties, flow.cite().conditions});
    if (entry.place > 0 && entry.place <= house.league.size())
      flow.emit(
          event::PointsWon{entry.player, house.league[entry.place - 1U], flow.cite().conditions});
  }
}

}  // namespace cardroom::tournament
