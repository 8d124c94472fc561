// The progressive jackpot: two pools, what goes in when a wager is accepted, and what comes out,
// and from where, for a qualifying hand. Cents are exact: nothing is lost to rounding.
#pragma once

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/money.h"
#include "base/seat.h"
#include "canberra/game/settings.h"
#include "eval/order.h"

namespace cardroom::canberra {

// Millionths of a dollar. A distribution in hundredths of a per cent divides a wager into fractions
// of a cent; in this unit the division is exact, and the meter shows the whole cents.
using PoolAmount = Amount<struct PoolKind>;
inline constexpr std::int64_t pool_unit = 10'000;  // Pool units in a cent.

constexpr PoolAmount in_pool(Cents cents) { return PoolAmount(cents.count() * pool_unit); }
constexpr Cents whole_cents(PoolAmount amount) { return Cents(amount.count() / pool_unit); }

// The jackpot's books, or a change of them: a contribution, a payout, a whole round.
struct JackpotBooks {
  PoolAmount pool;
  PoolAmount reserve;
  Cents wagered;  // Accepted from players.
  Cents paid;     // To players.
  Cents house;    // Put in by the house where the pools fell short, and as seed.

  constexpr JackpotBooks& operator+=(const JackpotBooks& change) {
    pool += change.pool;
    reserve += change.reserve;
    wagered += change.wagered;
    paid += change.paid;
    house += change.house;
    return *this;
  }
  constexpr JackpotBooks operator-() const { return {-pool, -reserve, -wagered, -paid, -house}; }
  friend constexpr bool operator==(const JackpotBooks&, const JackpotBooks&) = default;
  CARDROOM_DESCRIBED("jackpot_books", pool, reserve, wagered, paid, house);
};

// CP17-10.3: the meter shows the jackpot prize pool.
constexpr Cents meter(const JackpotBooks& books) { return whole_cents(books.pool); }

// The pools hold what they opened with, plus wagers and the house's money, less payouts.
constexpr bool balanced(const JackpotBooks& books, PoolAmount opening) {
  return books.pool + books.reserve == opening + in_pool(books.wagered - books.paid + books.house);
}

// CP17-10.6: an accepted wager is divided between the pools as approved.
constexpr JackpotBooks contribution(Cents wager, std::int32_t distribution) {
  const PoolAmount share(wager.count() * distribution);
  return {share, in_pool(wager) - share, wager, Cents(0), Cents(0)};
}

// CP17-10.7, CP17-10.7(a), (b), (c), (d), (e): royal flush, straight flush, four of a kind, full
// house, flush.
constexpr bool qualifies_for_jackpot(Category hand) {
  switch (hand) {
    case Category::flush:
    case Category::full_house:
    case Category::four:
    case Category::straight_flush:
    case Category::royal_flush:
      return true;
    case Category::odd_cards:
    case Category::pair:
    case Category::two_pairs:
    case Category::three:
    case Category::straight:
    case Category::five_of_a_kind:
      return false;
  }
  return false;
}

struct JackpotWin {
  Seat seat;
  Category hand = Category::odd_cards;
};

struct JackpotPayout {
  Seat seat;
  Category hand = Category::odd_cards;
  Cents amount;
  Cents from_pool;
  Cents from_reserve;
  Cents from_house;

  constexpr JackpotBooks change() const {
    return {-in_pool(from_pool), -in_pool(from_reserve), Cents(0), amount, from_house};
  }
};

// What it takes to bring the pool back to its seed after a royal flush.
struct Reseeding {
  Cents from_reserve;
  Cents from_house;

  constexpr JackpotBooks change() const {
    return {in_pool(from_reserve + from_house), -in_pool(from_reserve), Cents(0), Cents(0),
            from_house};
  }
};

using JackpotWins = FixedList<JackpotWin, boxes_max>;
using JackpotPayouts = FixedList<JackpotPayout, boxes_max>;

// CP17-11.1, CP17-9.8: the payouts of one round in the order in which they are made.
JackpotPayouts jackpot_payouts(const JackpotBooks& books, const JackpotWins& wins,
                               Cents displayed_wager);
Reseeding reseeding(const JackpotBooks& books, Cents seed);

}  // namespace cardroom::canberra
