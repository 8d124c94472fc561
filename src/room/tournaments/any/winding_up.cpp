#include "room/tournaments/any/winding_up.h"

#include "codec/json_text.h"
#include "tournament/house/deal.h"

namespace cardroom::room {

namespace {

// The ledger says what there is.
std::vector<records::Payment> divided(Cents held, std::vector<records::Payment> paid) {
  std::erase_if(paid, [](const records::Payment& one) { return one.cents <= Cents(0); });
  if (paid.empty() || held <= Cents(0)) return {};
  std::vector<std::int64_t> weights;
  for (const records::Payment& one : paid) weights.push_back(one.cents.count());
  const std::vector<Cents> parts = tournament::apportioned(held, weights);
  for (std::size_t at = 0; at < parts.size(); ++at) paid[at].cents = parts[at];
  std::erase_if(paid, [](const records::Payment& one) { return one.cents == Cents(0); });
  return paid;
}

}  // namespace

void pay_everybody_back(const AnyTournament& tournament, std::vector<records::Payment> paid,
                        const WoundUpBy& by, Counter& counter, Recorder& recorder,
                        const Moment& at) {
  const std::uint32_t number = tournament.number();
  const cage::LedgerAccount account = cage::tournament_account(number);
  const auto payments = divided(counter.books().ledger().balance(account), std::move(paid));
  recorder.record(
      tournament.stream(),
      codec::to_text(records::TournamentWoundUp{by.asker.player, by.asker.role, payments}),
      at.effects);
  for (const records::Payment& one : payments)
    check(!counter.move(cage::command::PayBack{one.player, number, one.cents, by.clause}, by.asker,
                        at),
          "the cage refused to pay a tournament back");
  if (counter.books().ledger().balance(account) > Cents(0))
    (void)counter.move(cage::command::CloseTournament{number, by.clause}, by.asker, at);
}

}  // namespace cardroom::room
