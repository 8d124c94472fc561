#include "rules/table/staff/conduct.h"

#include <algorithm>

#include "rules/round/play.h"
#include "rules/round/view.h"
#include "rules/table/refusals.h"
#include "rules/table/round.h"
#include "rules/table/seats.h"
#include "rules/table/staff/director.h"

namespace cardroom {

namespace {

// Draw Poker is played under two documents (N-20); either may have been broken.
bool is_of_book(const Table& table, Clause breach) {
  return breach.prefix() == table.game->prefix || breach.prefix() == table.cite().sanction.prefix();
}

// C-26: the literal audience. For hands still held, every book names all players.
SeatSet told_of(const Table& table, Seat about, bool folded) {
  const bool active = folded && table.game->staff.told == ToldTo::active;
  SeatSet told = active ? table.round.active : seated(table);
  told.erase(about);
  return told;
}

// D-0011: what was heard is told on as it was heard. A card is refused only where everybody sees
// that another player or the table has it.
Refusal refuse_cards(const Table& table, const table_command::ShareInformation& share,
                     Clause clause) {
  const RoundView open = view_for(table.round, Viewer::spectator());
  CardSet elsewhere;
  for (const Card card : open.board) elsewhere.insert(card);
  for (const SeatView& seat : open.seats)
    if (seat.seat != share.seat)
      for (const Card card : seat.cards)
        if (!card.is_none()) elsewhere.insert(card);
  for (const Card card : share.cards)
    if (elsewhere.contains(card))
      return refuse(refusal::not_their_card, clause, {{"seat", share.seat.number()}});
  return std::nullopt;
}

}  // namespace

// *95-18.2(b), S05-19.2(b), T01-18.3(b), G-08: with or without another sanction. The player takes
// no further part: a hand in play is dead at once, and its wagers stay in the pot. They leave when
// the round of play that holds their chips is over.
Refusal perform(TableFlow& flow, const table_command::Exclude& exclude) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().excluded;
  if (auto refusal = refuse_role(exclude.by, {who_rules(table)}, clause)) return refusal;
  if (!table.game->staff.excludes) return refuse(refusal::power_not_in_book, clause);
  if (auto refusal = refuse_seat(table, exclude.seat)) return refusal;
  if (exclude.breach && !is_of_book(table, exclude.breach))
    return refuse(refusal::not_of_this_book, flow.cite().sanction);
  const PlayerId player = table.place(exclude.seat).player;
  if (table.excluded.contains(player)) return refuse(refusal::player_excluded, clause);
  if (table.excluded.full()) return refuse(refusal::list_is_full, clause);
  const bool in_round = is_in_round(table, exclude.seat);
  const bool holds_hand = in_round && table.round.active.contains(exclude.seat);
  const Command strike = command::StrikeOut{exclude.by, exclude.seat};
  if (holds_hand)
    if (const auto struck = decide(table.terms, table.round, strike); !struck)
      return struck.error();
  flow.emit(table_event::Excluded{exclude.seat, player, exclude.breach, clause});
  if (in_round)
    flow.emit(table_event::LeaveAsked{exclude.seat, clause});
  else
    depart(flow, exclude.seat, Departure::excluded, clause);
  return holds_hand ? perform(flow, strike) : std::nullopt;
}

// *95-15.3: for one round of play: the next.
Refusal perform(TableFlow& flow, const table_command::DealOut& deal_out) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().language;
  if (auto refusal = refuse_role(deal_out.by, {Role::supervisor, Role::operator_}, clause))
    return refusal;
  if (!table.game->staff.deals_out) return refuse(refusal::power_not_in_book, clause);
  if (auto refusal = refuse_seat(table, deal_out.seat)) return refusal;
  if (table.place(deal_out.seat).dealt_out) return refuse(refusal::already_dealt_out, clause);
  flow.emit(table_event::DealtOut{deal_out.seat, deal_out.by, clause});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::RecordConduct& record) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().sanction;
  if (auto refusal = refuse_role(
          record.by, {Role::dealer, Role::supervisor, Role::operator_, Role::director}, clause))
    return refusal;
  if (!record.breach || !is_of_book(table, record.breach))
    return refuse(refusal::not_of_this_book, clause);
  if (text_of(record.breach).kind != 'H') return refuse(refusal::not_conduct, record.breach);
  PlayerId player;
  if (!record.seat.is_none()) {
    if (auto refusal = refuse_seat(table, record.seat)) return refusal;
    player = table.place(record.seat).player;
  }
  flow.emit(
      table_event::ConductRecorded{record.by, record.seat, player, record.text, record.breach});
  return std::nullopt;
}

// *95-15.5, S05-16.5, T01-16.5 for a folded hand; *95-15.6, S05-16.6, T01-16.6 for one still held.
Refusal perform(TableFlow& flow, const table_command::ShareInformation& share) {
  const Table& table = flow.state;
  const bool folded = !table.round.active.contains(share.seat);
  const Clause clause = folded ? flow.cite().folded_information : flow.cite().share_information;
  if (auto refusal = refuse_role(share.by, {Role::dealer, Role::supervisor}, clause))
    return refusal;
  if (table.game->staff.told == ToldTo::nobody) return refuse(refusal::power_not_in_book, clause);
  if (table.rounds == 0) return refuse(refusal::no_round, clause);
  if (!table.round.dealt.contains(share.seat))
    return refuse(refusal::not_in_round, clause, {{"seat", share.seat.number()}});
  if (share.cards.empty() && share.text.empty()) return refuse(refusal::nothing_to_share, clause);
  if (auto refusal = refuse_cards(table, share, clause)) return refusal;
  table_event::InformationShared shared{share.seat, share.cards, share.text, {}, clause};
  for (const Seat seat : told_of(table, share.seat, folded)) shared.to.push_back(seat);
  flow.emit(shared);
  return std::nullopt;
}

}  // namespace cardroom
