#include "cli/odds/document.h"

#include <algorithm>
#include <bit>

#include "odds/equity/showdown_rules.h"

namespace cardroom::cli {

namespace {

std::vector<int> players_in(unsigned bits) {
  std::vector<int> players;
  for (; bits != 0; bits &= bits - 1) players.push_back(std::countr_zero(bits) + 1);
  return players;
}

unsigned bits_of(const std::vector<int>& players) {
  unsigned bits = 0;
  for (const int player : players) bits |= 1U << (player - 1);
  return bits;
}

void fill_chances(OddsDocument& document, const odds::Totals& totals) {
  const auto chances = odds::chances_of(totals);
  for (std::size_t player = 0; player < chances.size(); ++player) {
    PlayerOdds& into = document.players[player];
    const odds::Chances& from = chances[player];
    into.share = from.share;
    into.win = from.win;
    into.tie = from.tie;
    into.error = document.exact ? 0.0 : from.error;
    if (!document.split) continue;
    into.high = from.high;
    into.low = from.low;
  }
  if (document.split) document.low_made = odds::low_made(totals);
  document.deals = odds::to_string(totals.deals());
  const bool has_weights = !totals.squares().empty();
  if (has_weights) document.drawn = odds::to_string(totals.drawn());
  document.won_by.clear();
  for (unsigned code = 0; code < totals.outcomes().size(); ++code) {
    if (totals.outcomes()[code] == 0) continue;
    const odds::Outcome outcome = odds::outcome_of(code, totals.players());
    document.won_by.push_back({players_in(outcome.high),
                               players_in(outcome.low),
                               odds::to_string(totals.outcomes()[code]),
                               {}});
    if (has_weights) document.won_by.back().squares = odds::to_string(totals.squares()[code]);
  }
}

// The kinds of hands that anybody ends with, the best first.
std::vector<HandKind> kinds_in(const odds::Kinds& kinds, const odds::Totals::PlayerKinds& counts,
                               std::size_t player, odds::Wide deals) {
  std::vector<HandKind> list;
  for (std::size_t kind = 0; kind < kinds.words().size(); ++kind) {
    const bool anybody =
        std::any_of(counts.begin(), counts.end(), [&](const auto& one) { return one[kind] != 0; });
    if (!anybody) continue;
    const odds::Wide count = counts[player][kind];
    list.push_back({kinds.words()[kind], odds::to_string(count),
                    static_cast<double>(count) / static_cast<double>(deals)});
  }
  return list;
}

bool is_same_work(const OddsPart& one, const OddsPart& other) {
  const auto hands = [](const OddsPart& part) {
    std::vector<std::string> texts;
    for (const PlayerPart& player : part.players) texts.push_back(player.hand);
    return texts;
  };
  return one.rules == other.rules && one.settings == other.settings && one.board == other.board &&
         one.dead == other.dead && one.exact == other.exact && one.split == other.split &&
         one.of_parts == other.of_parts && hands(one) == hands(other) &&
         (one.exact || one.seed == other.seed);
}

// Adds the kinds of hands of another part.
bool add_kinds(std::vector<HandKind>& into, const std::vector<KindDeals>& from) {
  for (const KindDeals& kind : from) {
    const auto more = odds::wide_from(kind.deals);
    const auto known = std::find_if(into.begin(), into.end(),
                                    [&](const HandKind& one) { return one.words == kind.words; });
    const auto so_far = known == into.end() ? odds::Wide{0} : odds::wide_from(known->deals);
    if (!more || !so_far) return false;
    if (known == into.end())
      into.push_back({kind.words, kind.deals, {}});
    else
      known->deals = odds::to_string(*so_far + *more);
  }
  return true;
}

// The best kind first, and what part of the deals each is.
void finish_kinds(std::vector<HandKind>& kinds, const std::optional<odds::Kinds>& order,
                  odds::Wide deals) {
  const auto place = [&](const HandKind& kind) {
    return std::find(order->words().begin(), order->words().end(), kind.words);
  };
  if (order)
    std::stable_sort(kinds.begin(), kinds.end(), [&](const HandKind& left, const HandKind& right) {
      return place(left) < place(right);
    });
  for (HandKind& kind : kinds)
    kind.part = static_cast<double>(*odds::wide_from(kind.deals)) / static_cast<double>(deals);
}

bool add_outcomes(odds::Totals& totals, const OddsPart& part) {
  const int players = totals.players();
  const auto fits = [&](const std::vector<int>& list) {
    return std::all_of(list.begin(), list.end(),
                       [&](int player) { return player >= 1 && player <= players; });
  };
  for (const WonBy& won : part.won_by) {
    const auto deals = odds::wide_from(won.deals);
    if (!deals || !fits(won.high) || !fits(won.low)) return false;
    const unsigned code = odds::code_of({bits_of(won.high), bits_of(won.low)}, players);
    if (code >= totals.outcomes().size()) return false;
    totals.add_outcome(code, *deals);
    if (!won.squares) continue;
    const auto squares = odds::wide_from(*won.squares);
    if (!squares) return false;
    totals.add_squares(code, *squares);
  }
  if (!part.drawn) return true;
  const auto drawn = odds::wide_from(*part.drawn);
  if (drawn) totals.add_drawn(*drawn);
  return drawn.has_value();
}

// Adds one part; what is wrong with it, or nullopt.
std::optional<OddsMistake> add_part(OddsDocument& whole, odds::Totals& totals,
                                    const OddsPart& part) {
  for (const int number : part.parts) {
    if (std::find(whole.parts.begin(), whole.parts.end(), number) != whole.parts.end())
      return OddsMistake{"part " + std::to_string(number) + " is given twice"};
    whole.parts.push_back(number);
  }
  bool added = add_outcomes(totals, part);
  for (std::size_t player = 0; added && player < whole.players.size(); ++player)
    added = add_kinds(whole.players[player].hands, part.players[player].hands) &&
            add_kinds(whole.players[player].low_hands, part.players[player].low_hands);
  if (!added) return OddsMistake{"a part has counts that are not numbers of deals"};
  return std::nullopt;
}

// The question of a part, with nothing counted yet.
OddsDocument empty_document(const OddsPart& part) {
  OddsDocument whole;
  whole.rules = part.rules;
  whole.settings = part.settings;
  whole.board = part.board;
  whole.dead = part.dead;
  whole.exact = part.exact;
  whole.split = part.split;
  whole.seed = part.seed;
  whole.of_parts = part.of_parts;
  for (const PlayerPart& player : part.players) whole.players.emplace_back().hand = player.hand;
  return whole;
}

}  // namespace

AllKinds::AllKinds(const odds::ShowdownRules& rules) {
  if (rules.counts_high()) high.emplace(rules.high);
  if (rules.counts_low()) low.emplace(rules.low);
}

odds::KindsOf AllKinds::pointers() const {
  return {high ? &*high : nullptr, low ? &*low : nullptr};
}

OddsDocument document_of(const OddsOptions& options, const OddsQuestion& asked, bool exact,
                         const odds::Totals& totals, const AllKinds& kinds) {
  OddsDocument document;
  document.rules = options.rules;
  document.settings = options.settings;
  document.board = options.board;
  document.dead = options.dead;
  document.exact = exact;
  document.seed = exact ? 0 : options.seed;
  document.parts = {asked.effort.part};
  document.of_parts = asked.effort.parts;
  for (std::size_t player = 0; player < options.hands.size(); ++player) {
    PlayerOdds& one = document.players.emplace_back();
    one.hand = options.hands[player];
    if (kinds.high) one.hands = kinds_in(*kinds.high, totals.high, player, totals.deals());
    if (kinds.low) one.low_hands = kinds_in(*kinds.low, totals.low, player, totals.deals());
  }
  document.split = asked.question.rules.wins == odds::Wins::high_low;
  fill_chances(document, totals);
  return document;
}

Result<OddsDocument, OddsMistake> merged(const std::vector<OddsPart>& parts) {
  OddsOptions asked;
  asked.rules = parts.front().rules;
  asked.settings = parts.front().settings;
  const auto terms = terms_of(asked);
  if (!terms) return terms.error();
  OddsDocument whole = empty_document(parts.front());
  if (whole.players.size() < 2 || whole.players.size() > odds::players_most)
    return OddsMistake{"a part has not two to ten players"};
  odds::Totals totals(static_cast<int>(whole.players.size()),
                      whole.split ? odds::Wins::high_low : odds::Wins::high);
  for (const OddsPart& part : parts) {
    if (!is_same_work(parts.front(), part))
      return OddsMistake{"the parts are not of the same question"};
    if (const auto wrong = add_part(whole, totals, part)) return *wrong;
  }
  std::sort(whole.parts.begin(), whole.parts.end());
  if (whole.exact && static_cast<int>(whole.parts.size()) != whole.of_parts)
    return OddsMistake{"an exact answer needs all of its " + std::to_string(whole.of_parts) +
                       " parts"};
  if (totals.deals() == 0) return OddsMistake{"the parts have no deals"};
  fill_chances(whole, totals);
  const AllKinds kinds(odds::showdown_rules(*terms));
  for (PlayerOdds& player : whole.players) {
    finish_kinds(player.hands, kinds.high, totals.deals());
    finish_kinds(player.low_hands, kinds.low, totals.deals());
  }
  // Nothing is missing, so it is the whole.
  if (static_cast<int>(whole.parts.size()) == whole.of_parts) {
    whole.parts = {1};
    whole.of_parts = 1;
  }
  return whole;
}

}  // namespace cardroom::cli
