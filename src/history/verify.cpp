#include "history/verify.h"

#include <algorithm>

#include "history/phh/quick.h"
#include "history/played.h"

namespace cardroom::history {

namespace {

Finding differs(std::string why) { return {Verdict::differs, std::move(why)}; }
Finding not_replayable(std::string why) { return {Verdict::not_replayable, std::move(why)}; }

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
  Finding finding(std::string_view what) const {
    return why_.empty() ? Finding{} : differs(std::string(what) + ": " + why_);
  }

 private:
  const Plan& plan_;
  std::string why_;
};

Finding compare_stacks(const ToldHand& told, const Plan& plan, const Round& round) {
  Comparison comparison(plan);
  for (std::size_t at = 0; at < told.players.size(); ++at)
    comparison.compare(at, round.stake_of(plan.seats[at]), units(told.finishing[at], plan.places));
  return comparison.finding("finishing stacks");
}

// Winnings as told, where the house took a rake that the rulebook does not know: nobody gets more
// than the engine gives them, and the difference is the rake.
Finding compare_raked(const ToldHand& told, const Plan& plan, const Round& round, Chips rake) {
  Comparison comparison(plan);
  for (std::size_t at = 0; at < told.players.size(); ++at) {
    const Chips got = round.won[plan.seats[at].index()];
    const Chips wanted = units(told.winnings[at], plan.places);
    rake -= got - wanted;
    if (wanted > got || (wanted == Chips(0)) != (got == Chips(0)))
      comparison.compare(at, got, wanted);
  }
  Finding finding = comparison.finding("winnings before rake");
  if (finding.verdict == Verdict::matches && rake != Chips(0))
    return differs("winnings and rake do not add up to the pots");
  return finding;
}

Finding compare_winnings(const ToldHand& told, const Plan& plan, const Round& round) {
  const Chips rake = other_rake(told, plan.places, round);
  if (rake != Chips(0)) return compare_raked(told, plan, round, rake);
  Comparison comparison(plan);
  for (std::size_t at = 0; at < told.players.size(); ++at)
    comparison.compare(at, round.won[plan.seats[at].index()],
                       units(told.winnings[at], plan.places));
  return comparison.finding("winnings");
}

// A hand that nobody saw, or that was thrown away, must not have won a showdown here.
std::string wrong_winner(const ToldHand& told, const Plan& plan, const Round& round) {
  if (!round.contested) return {};
  for (const Seat seat : plan.unknown)
    if (round.won[seat.index()] > Chips(0))
      return "the cards of a hand that can win at the showdown are not known";
  for (const auto& act : told.acts)
    if (act.kind == ActKind::muck && act.cards.empty() &&
        round.won[plan.seats[act.player].index()] > Chips(0))
      return "a hand that wins was thrown away";
  return {};
}

}  // namespace

Finding Verifier::verify(const ToldHand& told) {
  if (const auto planned = make_plan(told, wanted_, books_, plan_); !planned)
    return not_replayable(planned.error().why);
  if (!replayer_.play(told, plan_)) return differs(replayer_.trouble());
  const Round& round = replayer_.round();
  if (auto why = wrong_winner(told, plan_, round); !why.empty()) return not_replayable(why);
  const bool raked = other_rake(told, plan_.places, round) != Chips(0);
  if (!told.finishing.empty() && !raked) return compare_stacks(told, plan_, round);
  if (!told.winnings.empty()) return compare_winnings(told, plan_, round);
  return not_replayable("neither finishing stacks nor winnings are told");
}

namespace {

void add_finding(Verified& verified, const ToldHand& told, Finding finding) {
  ++verified.hands;
  if (finding.verdict == Verdict::matches) {
    ++verified.matching;
    return;
  }
  verified.others.push_back({told.line, told.heading, told.id, std::move(finding)});
}

}  // namespace

std::vector<Batch> batches_of(std::string_view text, std::size_t hands_each) {
  std::vector<Batch> batches;
  const auto pieces = cut_phh(text);
  if (!pieces) return batches;
  for (std::size_t at = 0; at < pieces->size(); at += hands_each) {
    const auto end = std::min(at + hands_each, pieces->size());
    batches.emplace_back(pieces->begin() + static_cast<std::ptrdiff_t>(at),
                         pieces->begin() + static_cast<std::ptrdiff_t>(end));
  }
  return batches;
}

Result<Verified, PieceFault> verify_batch(const Batch& batch, Verifier& verifier) {
  Verified verified;
  ToldHand told;
  PhhDocument scratch;
  for (const auto& piece : batch) {
    const auto done = tell_piece(piece, scratch, told);
    if (!done) return done.error();
    add_finding(verified, told, verifier.verify(told));
  }
  return verified;
}

Verified verify_hands(const std::vector<ToldHand>& hands, Verifier& verifier) {
  Verified verified;
  for (const auto& told : hands) add_finding(verified, told, verifier.verify(told));
  return verified;
}

}  // namespace cardroom::history
