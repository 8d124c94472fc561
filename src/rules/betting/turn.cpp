#include "rules/betting/turn.h"

#include <algorithm>

#include "rules/betting/legal.h"

namespace cardroom {

namespace {

// B-39: the Ace is high, the Joker counts as an Ace; hole cards never count. Where the lowest hand
// wins by the game itself, the Ace is low.
int opening_value(Card card, LowAce ace) {
  const Rank rank = card.is_joker() ? Rank::ace : card.rank();
  return ace == LowAce::low ? (static_cast<int>(rank) + 1) % rank_count : static_cast<int>(rank);
}

int highest_up_card(const Hand& hand, UpCardTie tie, LowAce ace) {
  int highest = -1;
  for (std::size_t at = 0; at < hand.count; ++at) {
    if (!hand.is_up(at)) continue;
    const Card card = hand.cards[at];
    const int suit = tie == UpCardTie::suit && !card.is_joker() ? static_cast<int>(card.suit()) : 0;
    highest = std::max(highest, opening_value(card, ace) * suit_count + suit);
  }
  return highest;
}

// B-38 b: the best showing hand, first by how many cards of a rank there are, so that two pairs
// come before one, then by the ranks; a digit for each.
int best_showing(const Hand& hand, LowAce ace) {
  constexpr int most = 4;  // There are at most this many cards face up.
  std::array<int, rank_count> of_rank{};
  for (std::size_t at = 0; at < hand.count; ++at)
    if (hand.is_up(at)) ++of_rank[static_cast<std::size_t>(opening_value(hand.cards[at], ace))];
  int counts = 0;
  int ranks = 0;
  int left = most;
  for (int times = most; times > 0; --times)
    for (int rank = rank_count - 1; rank >= 0; --rank) {
      if (of_rank[static_cast<std::size_t>(rank)] != times) continue;
      counts = counts * 8 + times;
      ranks = ranks * 16 + rank;
      --left;
    }
  for (; left > 0; --left) {
    counts *= 8;
    ranks *= 16;
  }
  return counts * 65'536 + ranks;
}

enum class ByCard { lowest, highest, best_showing, highest_ace_low, lowest_showing };

// B-37: ties go to the first in dealing order; suits have no rank.
Seat opener_by_card(const Terms& terms, const Round& round, SeatSet among, ByCard by) {
  const bool whole_hand = by == ByCard::best_showing || by == ByCard::lowest_showing;
  const bool lowest = by == ByCard::lowest || by == ByCard::lowest_showing;
  const bool ace_low = by == ByCard::highest_ace_low || by == ByCard::lowest_showing;
  const LowAce ace = ace_low ? LowAce::low : LowAce::high;
  Seat opener;
  int best = 0;
  clockwise_from(among, round.first, [&](Seat seat) {
    const Hand& hand = round.hands[seat.index()];
    const int value =
        whole_hand ? best_showing(hand, ace) : highest_up_card(hand, terms.game->up_card_tie, ace);
    const bool better = lowest ? value < best : value > best;
    if (opener.is_none() || better) {
      opener = seat;
      best = value;
    }
  });
  return opener;
}

// The highest total of the players still in, except `except`.
Chips highest_of_others(const Round& round, Seat except) {
  Chips highest;
  for (const Seat seat : round.active)
    if (seat != except) highest = std::max(highest, round.total_of(seat));
  return highest;
}

// B-44: a clock is on the player to act, and ends with their turn.
void keep_clock_with_turn(Round& round) {
  if (round.odd.clocked != round.turn) round.odd.clocked = Seat::none();
}

// The next player who must act after `from`; Seat::none() when the betting round is over.
Seat next_to_act(const Round& round, Seat from) {
  const SeatSet able = round.can_act();
  const SeatSet waiting = round.pending & able;
  if (waiting.empty() || round.active.size() < 2) return Seat::none();
  const Seat next = waiting.after(from);
  // N-01: the only player with chips is not asked once they have matched the highest of the others.
  if (able.size() == 1 && round.total_of(next) >= highest_of_others(round, next))
    return Seat::none();
  return next;
}

}  // namespace

Seat opener_among(const Terms& terms, const Round& round, SeatSet players) {
  const ByCard high_card =
      terms.readings.best_showing_opens ? ByCard::best_showing : ByCard::highest;
  switch (terms.game->streets[round.street].opens) {
    case Opens::after_last_blind:
      return players.after(round.last_blind_seat);
    case Opens::first_position:  // *95-8.1, *95-8.5, RWS17-3.9.1(a)
      return players.from(round.first);
    case Opens::low_or_high_card:
      if (terms.opener == OpenerCard::low_card)
        return opener_by_card(terms, round, players, ByCard::lowest);
      return opener_by_card(terms, round, players, high_card);
    case Opens::highest_card:
      return opener_by_card(terms, round, players, high_card);
    case Opens::best_showing:
      return opener_by_card(terms, round, players, ByCard::best_showing);
    case Opens::after_last_blind_draw:
      // B-36: if the last blind is inactive, the search starts at the seat after the buck.
      return players.contains(round.last_blind_seat) ? players.after(round.last_blind_seat)
                                                     : players.after(round.first);
    case Opens::highest_card_ace_low:
      return opener_by_card(terms, round, players, ByCard::highest_ace_low);
    case Opens::lowest_showing:
      return opener_by_card(terms, round, players, ByCard::lowest_showing);
  }
  return Seat::none();
}

Seat opener_of(const Terms& terms, const Round& round) {
  // P-14, B-39: players who have folded or tapped out are passed over.
  const SeatSet able = round.can_act().empty() ? round.active : round.can_act();
  // S05-17.19, C-17: a player whose last card was exposed opens; of several, the first in dealing
  // order.
  const SeatSet exposed = able & round.odd.final_exposed;
  return exposed.empty() ? opener_among(terms, round, able) : exposed.from(round.first);
}

bool pair_is_up(const Round& round) {
  for (const Seat seat : round.active) {
    const Hand& hand = round.hands[seat.index()];
    unsigned ranks = 0;
    for (std::size_t at = 0; at < hand.count; ++at) {
      if (!hand.is_up(at) || hand.cards[at].is_joker()) continue;
      const unsigned rank = 1U << static_cast<unsigned>(hand.cards[at].rank());
      if ((ranks & rank) != 0) return true;
      ranks |= rank;
    }
  }
  return false;
}

void pass_turn(const Terms& terms, Round& round, Seat from) {
  round.turn = next_to_act(round, from);
  keep_clock_with_turn(round);
  list_legal(terms, round);
}

void pass_turn_checked(const Terms& terms, Round& round, Seat from) {
  round.turn = next_to_act(round, from);
  keep_clock_with_turn(round);
  if (!pass_on_legal(terms, round)) list_legal(terms, round);
}

void pass_draw(const Terms& terms, Round& round, Seat from) {
  const SeatSet waiting = round.active - round.drawn;
  round.turn = waiting.empty() || round.active.size() < 2 ? Seat::none() : waiting.after(from);
  keep_clock_with_turn(round);
  list_legal(terms, round);
}

void hand_went_out(const Terms& terms, Round& round, Seat seat) {
  if (round.turn.is_none()) return;
  const bool own_turn = round.turn == seat;
  if (round.stage == Stage::drawing) {
    for (std::size_t at = round.fifth_card_due.size(); at > 0; --at)
      if (round.fifth_card_due[at - 1] == seat) round.fifth_card_due.erase_at(at - 1);
    if (own_turn || round.active.size() < 2) pass_draw(terms, round, seat);
  } else if (round.stage == Stage::betting) {
    pass_turn(terms, round, own_turn ? seat : seat_before(round.turn));
  }
}

}  // namespace cardroom
