#include "rules/table/wishes.h"

#include <algorithm>

#include "rules/table/refusals.h"
#include "rules/table/seats.h"
#include "rules/table/stakes.h"

namespace cardroom {

namespace {

using Wishes = FixedList<SeatWish, 16>;

template <class Match>
Wishes wishes_for(const Table& table, Seat seat, Match&& match) {
  Wishes found;
  for (const SeatWish& wish : table.wishes)
    if (wish.seat == seat && match(wish.player)) found.push_back(wish);
  return found;
}

// *95-6.1, S05-8.2: seated players come before those who wait; of these, the one who has waited
// longest. Others who want the seat are equal.
Wishes contenders_for(const Table& table, Seat seat) {
  const auto is_seated = [&](PlayerId player) { return !seat_of(table, player).is_none(); };
  if (const Wishes first = wishes_for(table, seat, is_seated); !first.empty()) return first;
  for (const PlayerId waiting : table.waiting) {
    const auto is_next = [&](PlayerId player) { return player == waiting; };
    if (const Wishes theirs = wishes_for(table, seat, is_next); !theirs.empty()) return theirs;
  }
  return wishes_for(table, seat, [](PlayerId) { return true; });
}

// One natural card of the deck for each, no card twice; none if there is nobody to draw against.
bool fit(const Table& table, const FixedList<Card, 16>& drawn, std::size_t contenders) {
  if (drawn.size() != (contenders > 1 ? contenders : 0)) return false;
  CardSet seen;
  for (const Card card : drawn) {
    if (card.is_none() || card.is_joker() || seen.contains(card)) return false;
    if (!table.coming.deck.cards().contains(card)) return false;
    seen.insert(card);
  }
  return true;
}

// P-16: the highest rank wins; equal ranks draw again, because suits have no rank.
Wishes draw_cards(TableFlow& flow, const Wishes& contenders, const FixedList<Card, 16>& drawn) {
  Rank best = Rank::two;
  for (const Card card : drawn) best = std::max(best, card.rank());
  Wishes left;
  for (std::size_t at = 0; at < contenders.size(); ++at) {
    const SeatWish& wish = contenders[at];
    flow.emit(table_event::DrewForSeat{wish.player, wish.seat, drawn[at], flow.cite().seat_choice});
    if (drawn[at].rank() == best)
      left.push_back(wish);
    else
      flow.emit(table_event::SeatGivenUp{wish.player, wish.seat, flow.cite().seat_choice});
  }
  return left;
}

}  // namespace

Refusal refuse_wish(const Table& table, const SeatWish& wish) {
  const bool is_seated = !seat_of(table, wish.player).is_none();
  if (!is_seated || table.excluded.contains(wish.player)) {
    if (auto refusal = refuse_newcomer(table, wish.player)) return refusal;
    if (auto refusal = refuse_buy_in(table, wish.stake)) return refusal;
  }
  return refuse_number(table, wish.seat);
}

bool has_wish(const Table& table, PlayerId player, Seat seat) {
  for (const SeatWish& wish : table.wishes)
    if (wish.player == player && wish.seat == seat) return true;
  return false;
}

Refusal perform(TableFlow& flow, const table_command::AwardSeat& award) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().seat_choice;
  if (auto refusal =
          refuse_role(award.by, {Role::dealer, Role::supervisor, Role::operator_}, clause))
    return refusal;
  if (auto refusal = refuse_number(table, award.seat)) return refusal;
  if (table.dealing) return refuse(refusal::round_under_way, clause);
  if (!table.place(award.seat).player.is_none())
    return refuse(refusal::seat_is_taken, clause, {{"seat", award.seat.number()}});
  const Wishes contenders = contenders_for(table, award.seat);
  if (contenders.empty()) return refuse(refusal::seat_is_not_wanted, clause);
  if (!fit(table, award.drawn, contenders.size()))
    return refuse(refusal::draw_for_seat, clause,
                  {{"players", static_cast<int>(contenders.size())},
                   {"cards", static_cast<int>(award.drawn.size())}});
  for (const SeatWish& wish : contenders)
    if (auto refusal = refuse_wish(table, wish)) return refusal;
  const Wishes left =
      contenders.size() > 1 ? draw_cards(flow, contenders, award.drawn) : contenders;
  if (left.size() > 1) return std::nullopt;
  const SeatWish winner = left[0];
  const Seat from = seat_of(table, winner.player);
  if (from.is_none())
    flow.emit(table_event::Sat{winner.seat, winner.player, winner.stake, clause});
  else
    move_seat(flow, {from, winner.seat});
  return std::nullopt;
}

}  // namespace cardroom
