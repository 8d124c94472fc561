// The cage's ledger: every cent is in exactly one place.
#include "cage/ledger.h"

#include <doctest/doctest.h>

using namespace cardroom;
using namespace cardroom::cage;

namespace {

constexpr PlayerId ann{1};
constexpr PlayerId bob{2};

// The name of the rule that refused, or empty when it was done.
std::string put(Ledger& ledger, const Command& command) {
  const Ledger before = ledger;
  Events events;
  if (const auto refused = play(ledger, command, events)) {
    CHECK(ledger == before);
    CHECK(events.empty());
    return std::string(refused->rule->name);
  }
  Ledger again = before;
  for (const Event& event : events) apply(again, event);
  CHECK(again == ledger);
  CHECK(fault_of(ledger).empty());
  return {};
}

Ledger ann_at_table_7() {
  Ledger ledger;
  CHECK(put(ledger, command::Issue{Role::operator_, ann, 50000_cents, {}}).empty());
  CHECK(put(ledger, command::BuyIn{ann, 7, 20000_cents}).empty());
  return ledger;
}

}  // namespace

TEST_CASE("chips that are issued are in circulation until they are redeemed") {
  Ledger ledger;
  CHECK(put(ledger, command::Issue{Role::operator_, ann, 50000_cents, {}}).empty());
  CHECK(ledger.in_circulation() == 50000_cents);
  CHECK(put(ledger, command::Redeem{Role::operator_, ann, 20000_cents, {}}).empty());
  CHECK(ledger.balance(account_of(ann)) == 30000_cents);
  CHECK(ledger.in_circulation() == 30000_cents);
  CHECK(put(ledger, command::Redeem{Role::operator_, ann, 30001_cents, {}}) == "balance_too_small");
}

TEST_CASE("only the operator issues, redeems and moves") {
  Ledger ledger;
  for (const Role role :
       {Role::player, Role::dealer, Role::supervisor, Role::director, Role::inspector}) {
    CHECK(put(ledger, command::Issue{role, ann, 1_cents, {}}) == "not_your_role");
    CHECK(put(ledger, command::Redeem{role, ann, 1_cents, {}}) == "not_your_role");
    CHECK(put(ledger, command::Move{role, Kind::issued, Kind::house, 1_cents, {}}) ==
          "not_your_role");
  }
  CHECK(ledger.accounts().empty());
}

TEST_CASE("a buy-in takes from the player, and nobody buys in with more than they have") {
  Ledger ledger = ann_at_table_7();
  CHECK(ledger.balance(account_of(ann)) == 30000_cents);
  CHECK(ledger.balance(table_account(7)) == 20000_cents);
  CHECK(put(ledger, command::BuyIn{ann, 7, 30001_cents}) == "balance_too_small");
  CHECK(put(ledger, command::BuyIn{bob, 7, 1_cents}) == "balance_too_small");
  CHECK(put(ledger, command::CashOut{bob, 7, 20001_cents}) == "balance_too_small");
  CHECK(put(ledger, command::CashOut{bob, 7, 20000_cents}).empty());
  CHECK(ledger.balance(account_of(bob)) == 20000_cents);
}

TEST_CASE(
    "an amount of nothing or below nothing is refused, and one beyond all bounds not issued") {
  Ledger ledger = ann_at_table_7();
  for (const Cents amount : {Cents(0), Cents(-5)}) {
    CHECK(put(ledger, command::Issue{Role::operator_, ann, amount, {}}) == "amount_out_of_range");
    CHECK(put(ledger, command::BuyIn{ann, 7, amount}) == "amount_out_of_range");
    CHECK(put(ledger, command::CashOut{ann, 7, amount}) == "amount_out_of_range");
  }
  const Cents too_much = most_at_once + Cents(1);
  CHECK(put(ledger, command::Issue{Role::operator_, ann, too_much, {}}) == "amount_out_of_range");
  CHECK(put(ledger, command::BuyIn{ann, 7, too_much}) == "balance_too_small");
  CHECK(put(ledger, command::CashOut{ann, 7, too_much}) == "balance_too_small");
  CHECK(put(ledger, command::Settle{7, -too_much, {}, {}, {}}) == "balance_too_small");
}

TEST_CASE("whatever an account holds can leave it at once") {
  Ledger ledger;
  for (int time = 0; time < 2; ++time)
    CHECK(put(ledger, command::Issue{Role::operator_, ann, most_at_once, {}}).empty());
  CHECK(put(ledger, command::BuyIn{ann, 7, most_at_once * 2}).empty());
  CHECK(put(ledger, command::CashOut{ann, 7, most_at_once * 2}).empty());
  CHECK(ledger.balance(account_of(ann)) == most_at_once * 2);
}

TEST_CASE("an excerpt has the accounts that commands touch, and refuses as the ledger would") {
  Ledger ledger = ann_at_table_7();
  const Command commands[] = {command::CashOut{ann, 7, 20000_cents},
                              command::BuyIn{ann, 7, 50001_cents}};
  Ledger trial = excerpt(ledger, commands);
  CHECK(trial.balance(account_of(ann)) == 30000_cents);
  CHECK(put(trial, commands[0]).empty());
  CHECK(put(trial, commands[1]) == "balance_too_small");
  CHECK(ledger.balance(table_account(7)) == 20000_cents);
}

TEST_CASE("nobody and no table have no account, and the house's money does not go to players") {
  Ledger ledger = ann_at_table_7();
  CHECK(put(ledger, command::Issue{Role::operator_, PlayerId(), 1_cents, {}}) == "no_such_account");
  CHECK(put(ledger, command::BuyIn{ann, 0, 1_cents}) == "no_such_account");
  CHECK(put(ledger, command::Settle{0, 1_cents, {}, {}, {}}) == "no_such_account");
  CHECK(put(ledger, command::Move{Role::operator_, Kind::house, Kind::player, 1_cents, {}}) ==
        "no_such_account");
  CHECK(put(ledger, command::Move{Role::operator_, Kind::house, Kind::house, 1_cents, {}}) ==
        "no_such_account");
}

TEST_CASE("a settlement puts commission, jackpot wagers and the bank's wins where they belong") {
  Ledger ledger = ann_at_table_7();
  CHECK(put(ledger, command::Settle{7, 500_cents, 1000_cents, 170_cents, 80_cents}).empty());
  CHECK(ledger.balance(table_account(7)) == 18250_cents);
  CHECK(ledger.balance(account_of(Kind::commission)) == 500_cents);
  CHECK(ledger.balance(account_of(Kind::house)) == 1000_cents);
  CHECK(ledger.balance(account_of(Kind::jackpot)) == 170_cents);
  CHECK(ledger.balance(account_of(Kind::reserve)) == 80_cents);
  CHECK(put(ledger, command::Settle{7, 18251_cents, {}, {}, {}}) == "balance_too_small");
}

TEST_CASE("the bank pays what the rules say, and is funded on record for what it lacks") {
  Ledger ledger = ann_at_table_7();
  CHECK(put(ledger, command::Move{Role::operator_, Kind::issued, Kind::house, 1000_cents, {}})
            .empty());
  Events events;
  CHECK_FALSE(play(ledger, command::Settle{7, {}, -Cents(2500), {}, {}}, events));
  REQUIRE(events.size() == 2);
  const auto& funding = std::get<event::Moved>(events[0]);
  CHECK(funding.why == Why::funding);
  CHECK(funding.amount_cents == 1500_cents);
  CHECK(ledger.balance(table_account(7)) == 22500_cents);
  CHECK(ledger.balance(account_of(Kind::house)) == 0_cents);
}

TEST_CASE("a pool that does not hold the jackpot is not overdrawn") {
  Ledger ledger = ann_at_table_7();
  CHECK(put(ledger, command::Settle{7, {}, {}, -Cents(1), {}}) == "balance_too_small");
  CHECK(put(ledger, command::Move{Role::operator_, Kind::issued, Kind::jackpot, 100000_cents, {}})
            .empty());
  CHECK(put(ledger, command::Settle{7, {}, {}, -Cents(100000), {}}).empty());
  CHECK(ledger.balance(account_of(Kind::jackpot)) == 0_cents);
}

TEST_CASE("a table that wins and loses in one settlement needs only the difference") {
  Ledger ledger = ann_at_table_7();
  CHECK(put(ledger, command::Settle{7, {}, -Cents(10000), 25000_cents, {}}).empty());
  CHECK(ledger.balance(table_account(7)) == 5000_cents);
  CHECK(ledger.balance(account_of(Kind::jackpot)) == 25000_cents);
}

TEST_CASE("a movement by a table keeps the clause that the table named") {
  Ledger ledger = ann_at_table_7();
  Events events;
  CHECK_FALSE(play(ledger, command::CashOut{ann, 7, 100_cents, clause("H95-12.3")}, events));
  REQUIRE(events.size() == 1);
  const auto& moved = std::get<event::Moved>(events[0]);
  CHECK(moved.clause == clause("H95-12.3"));
  CHECK(moved.payer() == table_account(7));
  CHECK(moved.payee() == account_of(ann));
  const auto refused = play(ledger, command::BuyIn{bob, 7, 1_cents, clause("H95-5.4")}, events);
  REQUIRE(refused);
  CHECK(refused->clause == clause("H95-5.4"));
  CHECK(events.size() == 1);
}

TEST_CASE("chips of a private table go between purse and table, and out of play at its end") {
  Ledger ledger;
  CHECK(put(ledger, command::GiveChips{ann, 3, Cents(20'000)}).empty());
  CHECK(to_string(purse_account(3, ann)) == "purse/3/1");
  CHECK(put(ledger, command::BringChips{ann, 3, Cents(15'000), {}}).empty());
  CHECK(put(ledger, command::BringChips{ann, 3, Cents(15'000), {}}) == "balance_too_small");
  CHECK(put(ledger, command::BringChips{ann, 4, Cents(100), {}}) == "balance_too_small");
  CHECK(put(ledger, command::SettleChips{3, Cents(500), {}}).empty());
  CHECK(put(ledger, command::TakeChips{bob, 3, Cents(14'500), {}}).empty());
  CHECK(ledger.balance(purse_account(3, bob)) == Cents(14'500));
  CHECK(ledger.balance(account_of(ann)) == Cents(0));
  CHECK(put(ledger, command::BuyIn{bob, 7, Cents(100), {}}) == "balance_too_small");
  CHECK(put(ledger, command::EndPurse{ann, 3}).empty());
  CHECK(put(ledger, command::EndPurse{bob, 3}).empty());
  CHECK(put(ledger, command::EndPurse{bob, 3}) == "amount_out_of_range");
  CHECK(ledger.in_circulation() == Cents(0));
}

TEST_CASE("random commands never unbalance the books, never overdraw an account") {
  std::uint64_t chance = 12345;
  const auto below = [&chance](std::uint64_t bound) {
    chance = chance * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::int64_t>((chance >> 33) % bound);
  };
  Ledger ledger;
  int done = 0;
  for (int turn = 0; turn < 20000; ++turn) {
    const PlayerId player(static_cast<std::uint32_t>(1 + below(5)));
    const auto table = static_cast<std::uint32_t>(1 + below(3));
    const Cents amount(below(4000) - 100);
    const auto part = [&] { return Cents(below(400) - 150); };
    const Command commands[] = {
        command::Issue{Role::operator_, player, amount, {}},
        command::Redeem{Role::operator_, player, amount, {}},
        command::BuyIn{player, table, amount},
        command::CashOut{player, table, amount},
        command::Settle{table, part(), part(), part(), part()},
        command::Move{
            Role::operator_, static_cast<Kind>(below(7)), static_cast<Kind>(below(7)), amount, {}}};
    if (put(ledger, commands[below(6)]).empty()) ++done;
  }
  CHECK(done > 5000);
  CHECK(ledger.sum() == 0_cents);
}
