#include "history/verify/verify.h"

#include <algorithm>

#include "history/played.h"

namespace cardroom::history {

namespace {

HandFinding found(Verdict verdict, std::string why) { return {verdict, std::move(why), {}}; }

// "p1 310, p4 0": one entry for each player whose result differs.
class Comparison {
 public:
  explicit Comparison(const Plan& plan) : plan_(plan) {}

  void compare(std::size_t player, Chips got, Chips wanted) {
    if (got == wanted) return;
    why_ += (why_.empty() ? "" : ", ") + ("p" + std::to_string(player + 1)) + " has " +
            in_places(got.count(), plan_.places) + ", the file says " +
            in_places(wanted.count(), plan_.places);
  }
  HandFinding finding(std::string_view what) const {
    return why_.empty() ? HandFinding{} : found(Verdict::differs, std::string(what) + ": " + why_);
  }

 private:
  const Plan& plan_;
  std::string why_;
};

HandFinding compare_stacks(const ToldHand& told, const Plan& plan, const Round& round) {
  Comparison comparison(plan);
  for (std::size_t at = 0; at < told.players.size(); ++at)
    comparison.compare(at, round.stake_of(plan.seats[at]), units(told.finishing[at], plan.places));
  return comparison.finding("finishing stacks");
}

// Winnings as told, where the house took a rake that the rulebook does not know: nobody gets more
// than the engine gives them, and the difference is the rake.
HandFinding compare_raked(const ToldHand& told, const Plan& plan, const Round& round, Chips rake) {
  Comparison comparison(plan);
  for (std::size_t at = 0; at < told.players.size(); ++at) {
    const Chips got = round.won[plan.seats[at].index()];
    const Chips wanted = units(told.winnings[at], plan.places);
    rake -= got - wanted;
    if (wanted > got || (wanted == Chips(0)) != (got == Chips(0)))
      comparison.compare(at, got, wanted);
  }
  HandFinding finding = comparison.finding("winnings before rake");
  if (finding.verdict == Verdict::matches && rake != Chips(0))
    return found(Verdict::differs, "winnings and rake do not add up to the pots");
  return finding;
}

HandFinding compare_winnings(const ToldHand& told, const Plan& plan, const Round& round) {
  const Chips rake = other_rake(told, plan.places, round);
  if (rake != Chips(0)) return compare_raked(told, plan, round, rake);
  Comparison comparison(plan);
  for (std::size_t at = 0; at < told.players.size(); ++at)
    comparison.compare(at, round.won[plan.seats[at].index()],
                       units(told.winnings[at], plan.places));
  return comparison.finding("winnings");
}

bool any(const std::vector<Decimal>& amounts) {
  return std::any_of(amounts.begin(), amounts.end(),
                     [](Decimal amount) { return amount.digits != 0; });
}

// What a player won, as the file tells it: by the winnings, or by the finishing stack.
Chips told_win(const ToldHand& told, const Plan& plan, const Round& round, std::size_t player) {
  if (any(told.winnings)) return units(told.winnings[player], plan.places);
  const Seat seat = plan.seats[player];
  return round.won[seat.index()] - round.stake_of(seat) +
         units(told.finishing[player], plan.places);
}

// Winnings that say nothing about a rake: nobody gets more than the engine gives them, and what is
// missing may be a rake. Some files count an uncalled wager that went back among the winnings, and
// some leave out what a newcomer posted, which is in the pot all the same.
struct Telling {
  bool with_returned = false;
  Chips untold_post;
};

std::optional<RakeSeen> missing_rake(const ToldHand& told, const Plan& plan,
                                     const HandReplayer& replayer, const Telling& telling) {
  const Round& round = replayer.round();
  const auto share = [&](Chips chips) {
    return scaled(decimal_of(chips.count(), plan.places), rake_places).value_or(0);
  };
  RakeSeen seen{.pot = 0, .rake = 0, .players = round.dealt.size(), .flop = false};
  seen.untold_post = telling.untold_post > Chips(0);
  if (seen.untold_post && std::count_if(round.won.begin(), round.won.end(),
                                        [](Chips won) { return won > Chips(0); }) != 1)
    return std::nullopt;
  seen.flop = communal_cards(*plan.terms->game) > 0 ? !round.board.empty() : round.street > 0;
  const Chips most = units(told.minimum, plan.places);
  for (std::size_t at = 0; at < told.players.size(); ++at) {
    const std::size_t seat = plan.seats[at].index();
    Chips got = round.won[seat];
    if (got > Chips(0)) got += telling.untold_post;
    seen.pot += share(got);
    if (telling.with_returned) got += replayer.returned()[seat];
    const Chips wanted = told_win(told, plan, round, at);
    const Chips missing = got - wanted;
    if (missing < Chips(0) || (wanted == Chips(0)) != (got == Chips(0)) ||
        (missing - most) * (10'000 / rake_share_most) > got)
      return std::nullopt;
    seen.rake += share(missing);
  }
  return seen;
}

// What one player may post to come in: the small blind, the big blind, or both. If only one blind
// is told, whoever posted the other one is not told: of the two this is the small one.
FixedList<Chips, 3> possible_posts(const ToldHand& told, const Plan& plan) {
  Chips small;
  Chips big;
  int blinds = 0;
  for (const auto& player : told.players) {
    const Chips blind = units(player.blind, plan.places);
    if (blind == Chips(0)) continue;
    ++blinds;
    small = small == Chips(0) ? blind : std::min(small, blind);
    big = std::max(big, blind);
  }
  if (blinds == 1) big = 2 * small;
  if (small == Chips(0) || small == big) return {};
  return {small, big, small + big};
}

HandFinding compare_inferred(const ToldHand& told, const Plan& plan, const HandReplayer& replayer) {
  for (const bool with_returned : {false, true}) {
    if (with_returned && !any(told.winnings)) break;
    if (const auto seen = missing_rake(told, plan, replayer, {with_returned, Chips(0)}))
      return {Verdict::matches, {}, seen};
  }
  for (const Chips post : possible_posts(told, plan))
    for (const bool with_returned : {false, true}) {
      if (!any(told.winnings)) break;
      if (const auto seen = missing_rake(told, plan, replayer, {with_returned, post}))
        return {Verdict::matches, {}, seen};
    }
  return any(told.winnings) ? compare_winnings(told, plan, replayer.round())
                            : compare_stacks(told, plan, replayer.round());
}

using Winnings = std::array<Chips, seats_max>;

// Each board is worth half of every pot. An odd unit of a half or of a pot may go to either.
HandFinding compare_halves(const ToldHand& told, const Plan& plan, const Winnings& both,
                           Chips rake) {
  constexpr Chips odd_units(4);
  Comparison comparison(plan);
  Chips missing;
  for (std::size_t at = 0; at < told.players.size(); ++at) {
    const Chips got = both[plan.seats[at].index()];
    const Chips wanted = units(told.winnings[at], plan.places);
    missing += got - 2 * wanted;
    if (2 * wanted > got + odd_units || (wanted == Chips(0)) != (got == Chips(0)))
      comparison.compare(at, got / 2, wanted);
  }
  HandFinding finding = comparison.finding("winnings of both boards before rake");
  if (finding.verdict == Verdict::matches && missing != 2 * rake)
    return found(Verdict::differs, "winnings and rake do not add up to the pots");
  return finding;
}

// Replaces the last communal cards of a hand.
bool put_on_board(ToldHand& told, const ToldCards& cards) {
  std::size_t left = cards.size();
  for (std::size_t at = told.acts.size(); at-- > 0;) {
    Act& act = told.acts[at];
    if (act.kind != ActKind::board) continue;
    for (std::size_t card = act.cards.size(); card-- > 0 && left > 0;)
      act.cards[card] = cards[--left];
  }
  return left == 0;
}

// Whether somebody holds a card that nobody told.
bool holds_invented(const Plan& plan, const Round& round, Seat seat) {
  const Hand& hand = round.hands[seat.index()];
  return std::any_of(hand.cards.begin(), hand.cards.begin() + hand.count,
                     [&](Card card) { return plan.invented.contains(card); });
}

// A hand that nobody saw, or that was thrown away, must not have won a showdown here.
std::string wrong_winner(const ToldHand& told, const Plan& plan, const Round& round) {
  if (!round.contested) return {};
  SeatSet unknown = plan.unknown;
  // A note tells the shoe with cards that this program chose when it read another file.
  if (has_note(told.own, "shoe"))
    for (const Seat seat : round.active)
      if (holds_invented(plan, round, seat)) unknown.insert(seat);
  for (const Seat seat : unknown)
    if (round.won[seat.index()] > Chips(0))
      return "the cards of a hand that can win at the showdown are not known";
  for (std::size_t at = 0; at < told.winnings.size(); ++at)
    if (told.winnings[at].digits > 0 && unknown.contains(plan.seats[at]))
      return "the cards of a hand that won the showdown are not known";
  for (const auto& act : told.acts)
    if (act.kind == ActKind::muck && act.cards.empty() &&
        round.won[plan.seats[act.player].index()] > Chips(0))
      return "a hand that wins was thrown away";
  return {};
}

}  // namespace

std::string_view word(Verdict verdict) {
  constexpr std::string_view words[] = {"matches", "not compared",   "differs",
                                        "refused", "not replayable", "unreadable"};
  return words[static_cast<std::size_t>(verdict)];
}

std::optional<HandFinding> HandVerifier::play(const ToldHand& told) {
  if (const auto planned = make_plan(told, wanted_, books_, plan_); !planned)
    return found(Verdict::not_replayable, planned.error().why);
  if (!replayer_.play(told, plan_)) {
    // Who is to act in stud depends on them.
    if (plan_.untold_up)
      return found(Verdict::not_replayable, "a card face up is not told; " + replayer_.trouble());
    return found(Verdict::refused, replayer_.trouble());
  }
  return std::nullopt;
}

HandFinding HandVerifier::verify(const ToldHand& told) {
  if (!told.second_board.empty()) return verify_twice(told);
  if (auto trouble = play(told)) return *trouble;
  return compare(told);
}

HandFinding HandVerifier::verify_twice(const ToldHand& told) {
  ToldHand once = told;
  once.second_board.clear();
  Winnings both{};
  for (const bool second : {false, true}) {
    if (second && !put_on_board(once, told.second_board))
      return found(Verdict::not_replayable, "the second board has more cards than the first");
    if (auto trouble = play(once)) return *trouble;
    if (auto why = wrong_winner(told, plan_, replayer_.round()); !why.empty())
      return found(Verdict::not_compared, why);
    for (std::size_t seat = 0; seat < both.size(); ++seat)
      both[seat] += replayer_.round().won[seat];
  }
  if (!any(told.winnings))
    return found(Verdict::not_compared, "neither finishing stacks nor winnings are told");
  return compare_halves(told, plan_, both, other_rake(told, plan_.places, replayer_.round()));
}

HandFinding HandVerifier::compare(const ToldHand& told) const {
  const Round& round = replayer_.round();
  if (told.finishing.empty() && !any(told.winnings) && told.pots.empty())
    return found(Verdict::not_compared, "neither finishing stacks nor winnings are told");
  if (auto why = wrong_winner(told, plan_, round); !why.empty())
    return found(Verdict::not_compared, why);
  const bool unraked = !told.winnings.empty() && (any(told.winnings) || !told.finishing.empty());
  if (told.pots.empty() && unraked) return compare_inferred(told, plan_, replayer_);
  const bool raked = other_rake(told, plan_.places, round) != Chips(0);
  if (!told.finishing.empty() && !raked) return compare_stacks(told, plan_, round);
  return compare_winnings(told, plan_, round);
}

}  // namespace cardroom::history
