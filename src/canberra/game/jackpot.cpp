#include "canberra/game/jackpot.h"

#include <algorithm>

namespace cardroom::canberra {

namespace {

__extension__ using Wide = __int128;

constexpr Cents royal_guarantee{1'000'000};         // CP17-11.1(a): $10,000.
constexpr Cents straight_flush_guarantee{100'000};  // CP17-11.1(b): $1,000.

int count_of(const JackpotWins& wins, Category hand) {
  return static_cast<int>(std::count_if(wins.begin(), wins.end(),
                                        [&](const JackpotWin& win) { return win.hand == hand; }));
}

// CP17-11.1(c) to (e): fixed multiples of the Displayed Jackpot Wager.
std::int64_t fixed_multiple(Category hand) {
  if (hand == Category::four) return 500;
  if (hand == Category::full_house) return 150;
  return 100;
}

// CP17-11.3(b), K-14: each takes an equal share of successive tenths of what is left, that is of
// P(1 - 0.9^n); a single winner takes a tenth (CP17-11.1(b)). K-18: rounded down to the cent.
Cents straight_flush_share(PoolAmount pool, int winners) {
  Wide whole = 1;
  Wide left = 1;
  for (int each = 0; each < winners; ++each) {
    whole *= 10;
    left *= 9;
  }
  const Wide share = Wide{pool.count()} * (whole - left) / (whole * winners * pool_unit);
  return std::max(Cents(static_cast<std::int64_t>(share)), straight_flush_guarantee);
}

// CP17-11.3(a), K-13: the pool is shared, or each takes the guarantee if that is more.
Cents royal_share(PoolAmount pool, int winners) {
  return std::max(whole_cents(pool) / winners, royal_guarantee);
}

// Takes payouts from the pools, one after the other.
class Cashier {
 public:
  explicit Cashier(const JackpotBooks& books) : books_(books) {}

  PoolAmount pool() const { return books_.pool; }

  // K-16, N-21: a share of the jackpot comes first from the jackpot pool, then from the reserve
  // pool, then from the house. A fixed amount never comes from the jackpot pool.
  JackpotPayout pay(const JackpotWin& win, Cents amount, Cents most_from_pool) {
    JackpotPayout payout{win.seat, win.hand, amount, {}, {}, {}};
    payout.from_pool = std::min({amount, most_from_pool, whole_cents(books_.pool)});
    payout.from_reserve = std::min(amount - payout.from_pool, whole_cents(books_.reserve));
    payout.from_house = amount - payout.from_pool - payout.from_reserve;
    books_ += payout.change();
    return payout;
  }

 private:
  JackpotBooks books_;
};

}  // namespace

JackpotPayouts jackpot_payouts(const JackpotBooks& books, const JackpotWins& wins,
                               Cents displayed_wager) {
  const int straight_flushes = count_of(wins, Category::straight_flush);
  const int royals = count_of(wins, Category::royal_flush);
  const Cents straight_flush =
      straight_flushes > 0 ? straight_flush_share(books.pool, straight_flushes) : Cents(0);
  // CP17-11.4, K-15: the royals share what the straight flushes leave.
  const PoolAmount taken = in_pool(straight_flush * straight_flushes);
  const PoolAmount left = std::max(books.pool - taken, PoolAmount(0));
  const Cents royal = royals > 0 ? royal_share(left, royals) : Cents(0);

  JackpotPayouts payouts;
  Cashier cashier(books);
  const auto pay = [&](const JackpotWin& win) {
    if (win.hand == Category::royal_flush)
      payouts.push_back(cashier.pay(win, royal, royal));
    else if (win.hand == Category::straight_flush)
      payouts.push_back(cashier.pay(win, straight_flush, straight_flush));
    else
      payouts.push_back(cashier.pay(win, displayed_wager * fixed_multiple(win.hand), Cents(0)));
  };
  const auto royals_wait = straight_flushes > 0;
  // CP17-11.2, K-17: starting with the box at the dealer's right, which was dealt last, and moving
  // left.
  for (auto at = wins.size(); at-- > 0;)
    if (!royals_wait || wins[at].hand != Category::royal_flush) pay(wins[at]);
  for (auto at = wins.size(); royals_wait && at-- > 0;)
    if (wins[at].hand == Category::royal_flush) pay(wins[at]);
  return payouts;
}

Reseeding reseeding(const JackpotBooks& books, Cents seed) {
  const Cents missing = std::max(seed - meter(books), Cents(0));
  const Cents from_reserve = std::min(missing, whole_cents(books.reserve));
  return {from_reserve, missing - from_reserve};
}

}  // namespace cardroom::canberra
