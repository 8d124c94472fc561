#include "cage/ledger.h"

#include "base/check.h"

namespace cardroom::cage {

namespace {

using LedgerFlow = Flow<Ledger, Events>;

constexpr LedgerAccount issued = account_of(Kind::issued);
constexpr LedgerAccount bank = account_of(Kind::house);

struct Way {
  LedgerAccount from;
  LedgerAccount to;
};

constexpr event::Moved movement(Way way, Cents amount, Why why) {
  return {.from = way.from.kind,
          .from_number = way.from.number,
          .to = way.to.kind,
          .to_number = way.to.number,
          .amount_cents = amount,
          .why = why,
          .note = {},
          .clause = {}};
}

// Only `issued` has no bottom, so what leaves it has a limit of its own.
bool in_range(const event::Moved& asked) {
  return asked.amount_cents > Cents(0) &&
         (asked.payer() != issued || asked.amount_cents <= most_at_once);
}

Facts facts_of(Cents amount, Cents held) {
  return {{"amount_cents", amount.count()}, {"held_cents", held.count()}};
}

// One movement, which takes no more from an account than it holds.
Refusal transfer(LedgerFlow& flow, const event::Moved& asked) {
  const Cents held = flow.state.balance(asked.payer());
  const Facts facts = facts_of(asked.amount_cents, held);
  if (!in_range(asked)) return refuse(refusal::amount_out_of_range, asked.clause, facts);
  if (asked.payer() != issued && held < asked.amount_cents)
    return refuse(refusal::balance_too_small, asked.clause, facts);
  flow.emit(asked);
  return std::nullopt;
}

Refusal perform(LedgerFlow& flow, const command::Issue& issue) {
  if (auto refusal = refuse_role(issue.by, {Role::operator_}, {})) return refusal;
  if (issue.player.is_none()) return refuse(refusal::no_such_account);
  auto asked = movement({issued, account_of(issue.player)}, issue.amount_cents, Why::issue);
  asked.note = issue.note;
  return transfer(flow, asked);
}

Refusal perform(LedgerFlow& flow, const command::Redeem& redeem) {
  if (auto refusal = refuse_role(redeem.by, {Role::operator_}, {})) return refusal;
  if (redeem.player.is_none()) return refuse(refusal::no_such_account);
  auto asked = movement({account_of(redeem.player), issued}, redeem.amount_cents, Why::redemption);
  asked.note = redeem.note;
  return transfer(flow, asked);
}

Refusal perform(LedgerFlow& flow, const command::BuyIn& buy) {
  if (buy.player.is_none() || buy.table == 0) return refuse(refusal::no_such_account, buy.clause);
  auto asked =
      movement({account_of(buy.player), table_account(buy.table)}, buy.amount_cents, Why::buy_in);
  asked.clause = buy.clause;
  return transfer(flow, asked);
}

Refusal perform(LedgerFlow& flow, const command::CashOut& cash) {
  if (cash.player.is_none() || cash.table == 0)
    return refuse(refusal::no_such_account, cash.clause);
  auto asked = movement({table_account(cash.table), account_of(cash.player)}, cash.amount_cents,
                        Why::cash_out);
  asked.clause = cash.clause;
  return transfer(flow, asked);
}

// What one account of the house gets from a table; below zero, what it pays to the table.
struct Part {
  LedgerAccount account;
  Cents gets;
  Why why;

  Cents size() const { return gets < Cents(0) ? -gets : gets; }
};

// The rules make the bank pay: when it is short it is funded, on record. No other account may be
// short.
Refusal refuse_part(const Ledger& ledger, const Part& part, Clause clause) {
  if (part.gets == Cents(0)) return std::nullopt;
  const Cents held = ledger.balance(part.account);
  if (part.gets < Cents(0) && held < part.size() && part.account != bank)
    return refuse(refusal::balance_too_small, clause, facts_of(part.size(), held));
  return std::nullopt;
}

// The payments of the house come in before its receipts leave, so the table needs only the
// difference.
Refusal perform(LedgerFlow& flow, const command::Settle& settle) {
  if (settle.table == 0) return refuse(refusal::no_such_account, settle.clause);
  const LedgerAccount table = table_account(settle.table);
  const Part parts[] = {{account_of(Kind::commission), settle.commission_cents, Why::commission},
                        {account_of(Kind::jackpot), settle.jackpot_cents, Why::jackpot},
                        {account_of(Kind::reserve), settle.reserve_cents, Why::jackpot},
                        {bank, settle.house_cents, Why::house_game}};
  Cents left = flow.state.balance(table);
  for (const Part& part : parts) {
    if (auto refusal = refuse_part(flow.state, part, settle.clause)) return refusal;
    left -= part.gets;
  }
  if (left < Cents(0))
    return refuse(refusal::balance_too_small, settle.clause,
                  facts_of(-left, flow.state.balance(table)));
  const auto emit = [&](event::Moved done) {
    done.clause = settle.clause;
    flow.emit(done);
  };
  for (const Part& part : parts) {
    if (part.gets >= Cents(0)) continue;
    const Cents held = flow.state.balance(part.account);
    if (held < part.size())
      emit(movement({issued, part.account}, part.size() - held, Why::funding));
    emit(movement({part.account, table}, part.size(), part.why));
  }
  for (const Part& part : parts)
    if (part.gets > Cents(0)) emit(movement({table, part.account}, part.gets, part.why));
  return std::nullopt;
}

// One movement between a player and a tournament.
template <class Asked>
Refusal perform_entrants(LedgerFlow& flow, const Asked& asked, const Way& way, Why why) {
  if (asked.player.is_none() || asked.tournament == 0)
    return refuse(refusal::no_such_account, asked.clause);
  auto wanted = movement(way, asked.amount_cents, why);
  wanted.clause = asked.clause;
  return transfer(flow, wanted);
}

Refusal perform(LedgerFlow& flow, const command::PayEntry& pay) {
  return perform_entrants(flow, pay, {account_of(pay.player), tournament_account(pay.tournament)},
                          Why::entry);
}

Refusal perform(LedgerFlow& flow, const command::PayPrize& pay) {
  return perform_entrants(flow, pay, {tournament_account(pay.tournament), account_of(pay.player)},
                          Why::prize);
}

Refusal perform(LedgerFlow& flow, const command::PayBack& pay) {
  return perform_entrants(flow, pay, {tournament_account(pay.tournament), account_of(pay.player)},
                          Why::refund);
}

// T01-14.2, S05-20.20, *95-19.4: what the prizes leave is the part of the fees that the house
// keeps.
Refusal perform(LedgerFlow& flow, const command::CloseTournament& close) {
  if (close.tournament == 0) return refuse(refusal::no_such_account, close.clause);
  const LedgerAccount account = tournament_account(close.tournament);
  auto wanted = movement({account, account_of(Kind::commission)}, flow.state.balance(account),
                         Why::commission);
  wanted.clause = close.clause;
  return transfer(flow, wanted);
}

Refusal perform(LedgerFlow& flow, const command::ReopenTournament& reopen) {
  if (reopen.tournament == 0) return refuse(refusal::no_such_account, reopen.clause);
  auto wanted = movement({account_of(Kind::commission), tournament_account(reopen.tournament)},
                         reopen.amount_cents, Why::commission);
  wanted.clause = reopen.clause;
  return transfer(flow, wanted);
}

// What the bank lacks is funded, on record, as where the rules make it pay.
Refusal perform(LedgerFlow& flow, const command::FundTournament& fund) {
  if (fund.tournament == 0) return refuse(refusal::no_such_account, fund.clause);
  const Cents held = flow.state.balance(bank);
  auto wanted =
      movement({bank, tournament_account(fund.tournament)}, fund.amount_cents, Why::prize);
  wanted.clause = fund.clause;
  if (fund.amount_cents <= Cents(0) || fund.amount_cents > most_at_once)
    return refuse(refusal::amount_out_of_range, fund.clause, facts_of(fund.amount_cents, held));
  if (held < fund.amount_cents) {
    auto funding = movement({issued, bank}, fund.amount_cents - held, Why::funding);
    funding.clause = fund.clause;
    flow.emit(funding);
  }
  return transfer(flow, wanted);
}

Refusal perform(LedgerFlow& flow, const command::ReturnFunds& funds) {
  if (funds.tournament == 0) return refuse(refusal::no_such_account, funds.clause);
  auto wanted =
      movement({tournament_account(funds.tournament), bank}, funds.amount_cents, Why::refund);
  wanted.clause = funds.clause;
  return transfer(flow, wanted);
}

// One movement of a private table's chips.
template <class Asked>
Refusal perform_private(LedgerFlow& flow, const Asked& asked, const Way& way, Why why) {
  if (asked.player.is_none() || asked.table == 0) return refuse(refusal::no_such_account);
  auto wanted = movement(way, asked.amount_cents, why);
  if constexpr (requires { asked.clause; }) wanted.clause = asked.clause;
  return transfer(flow, wanted);
}

Refusal perform(LedgerFlow& flow, const command::GiveChips& give) {
  return perform_private(flow, give, {issued, purse_account(give.table, give.player)}, Why::given);
}

Refusal perform(LedgerFlow& flow, const command::BringChips& bring) {
  return perform_private(flow, bring,
                         {purse_account(bring.table, bring.player), table_account(bring.table)},
                         Why::buy_in);
}

Refusal perform(LedgerFlow& flow, const command::TakeChips& take) {
  return perform_private(flow, take,
                         {table_account(take.table), purse_account(take.table, take.player)},
                         Why::cash_out);
}

Refusal perform(LedgerFlow& flow, const command::SettleChips& settle) {
  if (settle.table == 0) return refuse(refusal::no_such_account, settle.clause);
  if (settle.amount_cents == Cents(0)) return std::nullopt;
  const LedgerAccount table = table_account(settle.table);
  const bool leaves = settle.amount_cents > Cents(0);
  auto wanted = leaves ? movement({table, issued}, settle.amount_cents, Why::ended)
                       : movement({issued, table}, -settle.amount_cents, Why::given);
  wanted.clause = settle.clause;
  return transfer(flow, wanted);
}

Refusal perform(LedgerFlow& flow, const command::EndPurse& end) {
  if (end.player.is_none() || end.table == 0) return refuse(refusal::no_such_account);
  const LedgerAccount purse = purse_account(end.table, end.player);
  return transfer(flow, movement({purse, issued}, flow.state.balance(purse), Why::ended));
}

Refusal perform(LedgerFlow& flow, const command::Move& move) {
  if (auto refusal = refuse_role(move.by, {Role::operator_}, {})) return refusal;
  if (is_numbered(move.from) || is_numbered(move.to) || move.from == move.to)
    return refuse(refusal::no_such_account);
  auto asked =
      movement({account_of(move.from), account_of(move.to)}, move.amount_cents, Why::moved);
  asked.note = move.note;
  return transfer(flow, asked);
}

}  // namespace

std::string to_string(const LedgerAccount& account) {
  const std::string kind(word(account.kind));
  if (account.kind == Kind::purse)
    return kind + "/" + std::to_string(table_of_purse(account)) + "/" +
           std::to_string(player_of_purse(account).number());
  return is_numbered(account.kind) ? kind + "/" + std::to_string(account.number) : kind;
}

Cents Ledger::balance(const LedgerAccount& account) const {
  const auto at = balances_.find(account);
  return at == balances_.end() ? Cents(0) : at->second;
}

Cents Ledger::sum() const {
  Cents sum;
  for (const auto& [account, balance] : balances_) sum += balance;
  return sum;
}

Ledger excerpt(const Ledger& ledger, std::span<const Command> commands) {
  Ledger touched;
  const auto copy = [&](const LedgerAccount& account) {
    touched.restore(account, ledger.balance(account));
  };
  for (const Kind kind :
       {Kind::issued, Kind::commission, Kind::jackpot, Kind::reserve, Kind::house})
    copy(account_of(kind));
  for (const Command& command : commands)
    std::visit(
        [&](const auto& asked) {
          if constexpr (requires { asked.player; }) copy(account_of(asked.player));
          if constexpr (requires { asked.table; }) copy(table_account(asked.table));
          if constexpr (requires {
                          asked.player;
                          asked.table;
                        })
            copy(purse_account(asked.table, asked.player));
          if constexpr (requires { asked.tournament; }) copy(tournament_account(asked.tournament));
        },
        command);
  return touched;
}

Refusal play(Ledger& ledger, const Command& command, Events& events) {
  LedgerFlow flow{ledger, events};
  return std::visit([&](const auto& asked) { return perform(flow, asked); }, command);
}

void apply(Ledger& ledger, const Event& event) {
  std::visit([&](const auto& happened) { apply_to(ledger, happened); }, event);
}

void apply_to(Ledger& ledger, const event::Moved& moved) {
  check(moved.amount_cents > Cents(0), "the ledger moves nothing, or backwards");
  Cents& from = ledger.balances_[moved.payer()];
  from -= moved.amount_cents;
  check(moved.payer() == issued || from >= Cents(0), "an account has fallen below zero");
  if (moved.payer().kind == Kind::purse && from == Cents(0)) ledger.balances_.erase(moved.payer());
  ledger.balances_[moved.payee()] += moved.amount_cents;
}

std::string fault_of(const Ledger& ledger) {
  for (const auto& [account, balance] : ledger.accounts())
    if (account != issued && balance < Cents(0))
      return to_string(account) + " holds " + std::to_string(balance.count()) + " cents";
  if (const Cents sum = ledger.sum(); sum != Cents(0))
    return "the accounts add up to " + std::to_string(sum.count()) + " cents instead of zero";
  return {};
}

}  // namespace cardroom::cage
