#include "canberra/game/settings.h"

namespace cardroom::canberra {

namespace {

constexpr Rule minimum_wager{"minimum_wager", "The minimum wager must be at least one chip."};
constexpr Rule maximum_wager{"maximum_wager",
                             "The maximum wager must not be below the minimum or above a million."};
constexpr Rule wager_multiple{
    "wager_multiple", "The minimum and the maximum must be multiples of the permitted multiple."};
constexpr Rule maximum_payout{
    "maximum_payout",
    "The displayed maximum payout must be from one chip to a thousand million, or none."};
constexpr Rule displayed_jackpot_wager{
    "displayed_jackpot_wager",
    "The displayed jackpot wager must be from one cent to 10,000 dollars."};
constexpr Rule distribution_share{
    "distribution_share", "The jackpot pool's share of a wager must be from 0 to 100 per cent."};
constexpr Rule pool_amount{"pool_amount",
                           "A prize pool or its seed must be from zero to a thousand million."};
constexpr Rule box_count{"box_count", "One deck is enough for one to nine boxes and the dealer."};
constexpr Rule gaming_hours{"gaming_hours", "The hours of gaming must be times of day."};

// No casino goes beyond these, and within them no sum of a table can overflow.
constexpr Chips wager_most{1'000'000};
constexpr Chips payout_most{1'000'000'000};
constexpr Cents jackpot_wager_most{1'000'000};
constexpr Cents pool_most{100'000'000'000};

bool is_pool(Cents amount) { return amount >= Cents(0) && amount <= pool_most; }

}  // namespace

Result<Done, Violation> validate(const Sign& sign) {
  if (sign.minimum < Chips(1))
    return Violation{&minimum_wager, clause("CP17-3.1"), {{"minimum", sign.minimum.count()}}};
  if (sign.maximum < sign.minimum || sign.maximum > wager_most)
    return Violation{&maximum_wager, clause("CP17-3.1"), {{"maximum", sign.maximum.count()}}};
  // CP17-3.3: a sign whose limits are not themselves permitted wagers would mislead.
  if (sign.multiple < Chips(1) || sign.minimum % sign.multiple != Chips(0) ||
      sign.maximum % sign.multiple != Chips(0))
    return Violation{&wager_multiple, clause("CP17-3.3"), {{"multiple", sign.multiple.count()}}};
  if (sign.max_payout < Chips(0) || sign.max_payout > payout_most)
    return Violation{
        &maximum_payout, clause("CP17-8.2"), {{"max_payout", sign.max_payout.count()}}};
  // CP17-DEF-DisplayedJackpotWager: payouts are multiples of it, so it cannot be nothing.
  if (sign.jackpot_wager_cents < Cents(1) || sign.jackpot_wager_cents > jackpot_wager_most)
    return Violation{&displayed_jackpot_wager,
                     clause("CP17-3.6"),
                     {{"wager_cents", sign.jackpot_wager_cents.count()}}};
  return Done{};
}

Result<Done, Violation> validate(const Settings& settings) {
  // CP17-2.1, P-18: ten boxes and the dealer would need 55 cards of 52.
  if (settings.boxes < 1 || settings.boxes > boxes_max)
    return Violation{&box_count, clause("CP17-2.1"), {{"boxes", settings.boxes}}};
  const auto sign = validate(settings.sign);
  if (!sign) return sign.error();
  if (settings.distribution < 0 || settings.distribution > 10'000)
    return Violation{&distribution_share, clause("CP17-10.6"), {{"share", settings.distribution}}};
  for (const Cents amount : {settings.jackpot_pool, settings.reserve_pool, settings.seed})
    if (!is_pool(amount))
      return Violation{&pool_amount, clause("CP17-10.6"), {{"cents", amount.count()}}};
  if (settings.hours.open >= 24 * 60 || settings.hours.close >= 24 * 60)
    return Violation{&gaming_hours, clause("CP17-15.1")};
  return Done{};
}

}  // namespace cardroom::canberra
