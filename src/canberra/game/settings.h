// Settings: what the rules of Canberra Poker leave to the operator. They are shown on the table's
// sign, and a setting that a clause forbids is refused with that clause.
#pragma once

#include <cstdint>

#include "base/fields.h"
#include "base/hours.h"
#include "base/money.h"
#include "base/result.h"
#include "rulebook/violation.h"

namespace cardroom::canberra {

// P-18: 5(n + 1) cards leave the deck of 52, so nine boxes are the most it can serve.
inline constexpr int boxes_max = 9;

// CP17-12.1: rules 2.1, 5 and 6, or rule 12 in their place.
enum class ShoeKind : std::uint8_t { hand, automated };

// K-11: the machine declares every qualifying hand, or players and dealer do it as CP17-10.4 says.
enum class Declaration : std::uint8_t { automatic, manual };

// CP17-4.1(b): a jackpot wager comes from the player's chips on the table. CP17-17.3(a)(vii), K-25:
// chips of a tournament are no money, so there it is money beside them, or none is taken.
enum class JackpotWagers : std::uint8_t { from_chips, beside_chips, none };

// Whether the cards come with the deal, or lie on a real table and are told when they are seen.
enum class CardsKnown : std::uint8_t { dealt, told };

// What the sign at the table shows. The operator may change it by giving notice.
struct Sign {
  Chips minimum{5};  // CP17-3.1, CP17-3.3: for the ante; the bet is always twice the ante (K-06).
  Chips maximum{500};
  Chips multiple{1};
  Chips max_payout{0};  // CP17-8.2, K-05: of a player's bet winnings in a round; 0: not determined.
  Cents jackpot_wager_cents{250};  // CP17-3.6: the Displayed Jackpot Wager.
  friend constexpr bool operator==(const Sign&, const Sign&) = default;
  CARDROOM_DESCRIBED("sign", minimum, maximum, multiple, max_payout, jackpot_wager_cents);
};

struct Settings {
  Sign sign;
  // CP17-10.6: the part of a jackpot wager that goes to the jackpot pool, in hundredths of a per
  // cent; the rest goes to the reserve pool.
  std::int32_t distribution = 10'000;
  Cents jackpot_pool;  // What the pools hold when the table is created.
  Cents reserve_pool;
  Cents seed;  // K-16: where the jackpot pool restarts after a royal flush.
  std::uint8_t boxes = 7;
  ShoeKind shoe = ShoeKind::hand;
  Declaration declaration = Declaration::automatic;
  Hours hours;  // CP17-15.1
  JackpotWagers jackpot = JackpotWagers::from_chips;
  CardsKnown known = CardsKnown::dealt;
  friend constexpr bool operator==(const Settings&, const Settings&) = default;
  CARDROOM_DESCRIBED("settings", sign, distribution, jackpot_pool, reserve_pool, seed, boxes, shoe,
                     declaration, hours, jackpot, known);
};

Result<Done, Violation> validate(const Sign& sign);
Result<Done, Violation> validate(const Settings& settings);

}  // namespace cardroom::canberra
