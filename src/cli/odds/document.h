// The answer of cardroom odds as one document: what --json writes, and what --merge reads.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "cli/odds/options.h"
#include "codec/fraction.h"
#include "codec/values.h"
#include "odds/equity/answer.h"

namespace cardroom::cli {

using codec::Fraction;

// A kind of hand that a player ends with. Numbers of deals are texts: they can be very large.
struct HandKind {
  std::string words;
  std::string deals;
  Fraction part;
  CARDROOM_PART("hand_kind", words, deals, part);
};

struct PlayerOdds {
  std::string hand;
  Fraction share;
  Fraction win;
  Fraction tie;
  Fraction error;               // Standard error of the share; 0 where every deal was counted.
  codec::Maybe<Fraction> high;  // Shares of the halves, where the pot is split.
  codec::Maybe<Fraction> low;
  std::vector<HandKind> hands;
  std::vector<HandKind> low_hands;
  CARDROOM_PART("player_odds", hand, share, win, tie, error, high, low, hands, low_hands);
};

// In how many deals these players won the pot, or its halves. Where deals have weights, that is the
// sum of them, and `squares` the sum of their squares.
struct WonBy {
  std::vector<int> high;
  std::vector<int> low;
  std::string deals;
  codec::Maybe<std::string> squares;
  CARDROOM_PART("won_by", high, low, deals, squares);
};

struct HelpingCard {
  Card card;
  Fraction share;
  CARDROOM_PART("helping_card", card, share);
};

// The cards that make a player's share larger if they come next.
struct Outs {
  int player = 0;
  std::vector<HelpingCard> cards;
  CARDROOM_PART("outs", player, cards);
};

struct OddsDocument {
  std::string rules;
  std::vector<std::string> settings;
  std::string board;
  std::string dead;
  bool exact = false;
  bool split = false;  // Between high and low.
  std::string deals;
  codec::Maybe<std::string> drawn;  // How many deals, where they have weights.
  std::uint64_t seed = 0;
  std::vector<int> parts;  // Which of them this is; all of them in the end.
  int of_parts = 1;
  codec::Maybe<Fraction> low_made;  // How often somebody had a low hand that took part.
  std::vector<PlayerOdds> players;
  std::vector<WonBy> won_by;
  std::vector<Outs> outs;
  CARDROOM_DESCRIBED("odds", rules, settings, board, dead, exact, split, deals, drawn, seed, parts,
                     of_parts, low_made, players, won_by, outs);
};

// What --merge reads of such a document: the counts. Everything else follows from them and is left
// unread.
using Unread = codec::Unread<Fraction>;
struct KindDeals {
  std::string words;
  std::string deals;
  Unread part;
  CARDROOM_PART("kind_deals", words, deals, part);
};
struct PlayerPart {
  std::string hand;
  Unread share;
  Unread win;
  Unread tie;
  Unread error;
  codec::Maybe<Unread> high;
  codec::Maybe<Unread> low;
  std::vector<KindDeals> hands;
  std::vector<KindDeals> low_hands;
  CARDROOM_PART("player_part", hand, share, win, tie, error, high, low, hands, low_hands);
};
struct OddsPart {
  std::string rules;
  std::vector<std::string> settings;
  std::string board;
  std::string dead;
  bool exact = false;
  bool split = false;
  std::string deals;
  codec::Maybe<std::string> drawn;
  std::uint64_t seed = 0;
  std::vector<int> parts;
  int of_parts = 1;
  codec::Maybe<Unread> low_made;
  std::vector<PlayerPart> players;
  std::vector<WonBy> won_by;
  codec::Unread<std::vector<Outs>> outs;
  CARDROOM_DESCRIBED("odds", rules, settings, board, dead, exact, split, deals, drawn, seed, parts,
                     of_parts, low_made, players, won_by, outs);
};

struct AllKinds {
  explicit AllKinds(const odds::ShowdownRules& rules);
  odds::KindsOf pointers() const;

  std::optional<odds::Kinds> high;
  std::optional<odds::Kinds> low;
};

OddsDocument document_of(const OddsOptions& options, const OddsQuestion& asked, bool exact,
                         const odds::Totals& totals, const AllKinds& kinds);

// The parts of one piece of work as if it had been done at once.
Result<OddsDocument, OddsMistake> merged(const std::vector<OddsPart>& parts);

}  // namespace cardroom::cli
