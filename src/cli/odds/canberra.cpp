#include "cli/odds/canberra.h"

#include <fmt/format.h>
#include <ostream>

#include "base/parse_error.h"
#include "canberra/game/determine.h"
#include "canberra/game/ranking.h"
#include "cards/parse.h"
#include "cli/odds/report.h"
#include "cli/text.h"
#include "codec/json_text.h"
#include "eval/words.h"
#include "odds/canberra_hand.h"
#include "words/refusal.h"

namespace cardroom::cli {

namespace {

struct CanberraOdds {
  std::string rules;
  std::string hand;
  std::string words;
  Card up;
  std::int64_t not_qualified = 0;  // Of the dealer's hands.
  std::int64_t lower = 0;
  std::int64_t equal = 0;
  std::int64_t higher = 0;
  Fraction bet;  // What a bet is worth, in antes.
  Fraction fold;
  std::string decision;
  CARDROOM_DESCRIBED("canberra_odds", rules, hand, words, up, not_qualified, lower, equal, higher,
                     bet, fold, decision);
};

void print(std::ostream& out, const CanberraOdds& found) {
  const auto line = [&](std::string_view what, std::int64_t hands) {
    out << fmt::format("  {:<26}{:>9}{:>10.4f} %\n", what,
                       with_commas(static_cast<std::uint64_t>(hands)),
                       100 * static_cast<double>(hands) / static_cast<double>(odds::dealer_hands));
  };
  out << fmt::format("{}: {} against {}\n", found.rules, found.words, to_string(found.up));
  line("dealer does not qualify", found.not_qualified);
  line("dealer is lower", found.lower);
  line("equal", found.equal);
  line("dealer is higher", found.higher);
  out << fmt::format("  bet  {:+.6f} antes\n  fold {:+.6f} antes\n{}\n", found.bet.value,
                     found.fold.value, found.decision);
}

bool asks_of_other_games(const OddsOptions& options) {
  const OddsOptions usual;
  return !options.board.empty() || !options.dead.empty() || options.exact || options.samples > 0 ||
         options.error != usual.error || options.seed != usual.seed || !options.part.empty() ||
         options.outs;
}

// The ante is the least that the sign shows.
Result<odds::EdgeRules, OddsMistake> rules_under(const std::vector<std::string>& settings) {
  canberra::Determined determined;
  for (const auto& setting : settings) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos)
      return OddsMistake{"--set needs KEY=VALUE, not " + cardroom::quoted(setting)};
    const auto done =
        canberra::determine(determined, setting.substr(0, equals), setting.substr(equals + 1));
    if (!done) return OddsMistake{say(done.error())};
  }
  const canberra::Sign sign = canberra::resolve(determined).sign;
  odds::EdgeRules rules{.ante = sign.minimum};
  if (sign.max_payout > Chips(0)) rules.max_payout = sign.max_payout;
  return rules;
}

}  // namespace

int run_canberra_odds(const OddsOptions& options, const Streams& streams) {
  if (asks_of_other_games(options))
    return refuse_odds(streams,
                       "Canberra Poker goes with a hand, --up, --set and --json only: every hand "
                       "of the dealer is counted");
  const auto rules = rules_under(options.settings);
  if (!rules) return refuse_odds(streams, rules.error().sentence);
  if (options.hands.size() != 1)
    return refuse_odds(streams, "Canberra Poker has one hand, five cards");
  const auto hand = parse_cards(options.hands[0], Deck::full());
  if (!hand) return refuse_odds(streams, "hand, " + to_string(hand.error()));
  if (hand->size() != 5) return refuse_odds(streams, "the hand has five cards");
  const auto up = parse_cards(options.up, Deck::full());
  if (!up || up->size() != 1)
    return refuse_odds(streams, "--up wants the dealer's card, like --up Kh");
  if (set_of(*hand).contains((*up)[0]))
    return refuse_odds(streams, "the dealer's card is in the player's hand");

  FiveCards five;
  std::copy(hand->begin(), hand->end(), five.begin());
  const odds::CanberraHand found = odds::canberra_hand(five, (*up)[0], *rules);
  const CanberraOdds answer{.rules = options.rules,
                            .hand = to_string(*hand),
                            .words = words_of(value_of(five, canberra::hand_order),
                                              canberra::hand_order, SideCards::told),
                            .up = (*up)[0],
                            .not_qualified = found.count.not_qualified,
                            .lower = found.count.lower,
                            .equal = found.count.equal,
                            .higher = found.count.higher(),
                            .bet = found.bet,
                            .fold = -1.0,
                            .decision = found.bet > -1 ? "bet" : "fold"};
  if (options.json)
    streams.out << codec::to_text(answer) << '\n';
  else
    print(streams.out, answer);
  return exit_done;
}

}  // namespace cardroom::cli
