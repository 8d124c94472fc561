// Commands of the cage: money becomes chips and chips become money; chips go to tables and come
// back; the amounts a table took and paid go to the right accounts.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "base/fields.h"
#include "base/money.h"
#include "base/player.h"
#include "base/short_text.h"
#include "cage/account.h"
#include "rulebook/clause.h"
#include "rulebook/role.h"

namespace cardroom::cage::command {

// Chips for money, and back. The note is the receipt's number or anything else the cashier writes.

struct Issue {
  Role by = Role::operator_;
  PlayerId player;
  Cents amount_cents;
  Note note;
  CARDROOM_DESCRIBED("issue_chips", by, player, amount_cents, note);
};

struct Redeem {
  Role by = Role::operator_;
  PlayerId player;
  Cents amount_cents;
  Note note;
  CARDROOM_DESCRIBED("redeem_chips", by, player, amount_cents, note);
};

// A command that comes from a table names the clause under which the table moved the chips.

// From the cage to a table: a stake, a top-up.
struct BuyIn {
  PlayerId player;
  std::uint32_t table = 0;
  Cents amount_cents;
  Clause clause = {};
  CARDROOM_DESCRIBED("buy_in", player, table, amount_cents, clause);
};

// From a table to the cage.
struct CashOut {
  PlayerId player;
  std::uint32_t table = 0;
  Cents amount_cents;
  Clause clause = {};
  CARDROOM_DESCRIBED("cash_out", player, table, amount_cents, clause);
};

// What a table's rounds gave to the accounts of the house since it was last settled. An amount
// below zero went to the table.
struct Settle {
  std::uint32_t table = 0;
  Cents commission_cents;
  Cents house_cents;
  Cents jackpot_cents;
  Cents reserve_cents;
  Clause clause = {};
  CARDROOM_DESCRIBED("settle_table", table, commission_cents, house_cents, jackpot_cents,
                     reserve_cents, clause);
};

// Of a tournament, with the clause of its event: a fee, a rebuy or a top-up comes in; a prize or
// what goes back to an entrant leaves; what is left at the end is the house's commission.

struct PayEntry {
  PlayerId player;
  std::uint32_t tournament = 0;
  Cents amount_cents;
  Clause clause = {};
  CARDROOM_DESCRIBED("pay_entry", player, tournament, amount_cents, clause);
};

struct PayPrize {
  PlayerId player;
  std::uint32_t tournament = 0;
  Cents amount_cents;
  Clause clause = {};
  CARDROOM_DESCRIBED("pay_prize", player, tournament, amount_cents, clause);
};

struct PayBack {
  PlayerId player;
  std::uint32_t tournament = 0;
  Cents amount_cents;
  Clause clause = {};
  CARDROOM_DESCRIBED("pay_back", player, tournament, amount_cents, clause);
};

struct CloseTournament {
  std::uint32_t tournament = 0;
  Clause clause = {};
  CARDROOM_DESCRIBED("close_tournament", tournament, clause);
};

// The prizes of a tournament are taken back: the house returns its commission.
struct ReopenTournament {
  std::uint32_t tournament = 0;
  Cents amount_cents;
  Clause clause = {};
  CARDROOM_DESCRIBED("reopen_tournament", tournament, amount_cents, clause);
};

// The house makes the pool of a tournament up to what it guaranteed, and takes that back when the
// prizes are taken back.
struct FundTournament {
  std::uint32_t tournament = 0;
  Cents amount_cents;
  Clause clause = {};
  CARDROOM_DESCRIBED("fund_tournament", tournament, amount_cents, clause);
};

struct ReturnFunds {
  std::uint32_t tournament = 0;
  Cents amount_cents;
  Clause clause = {};
  CARDROOM_DESCRIBED("return_funds", tournament, amount_cents, clause);
};

// Of a private table. Its chips come from the host's word, go between purses and the table, and end
// there: no command takes them to a wallet or to an account of the house.

struct GiveChips {
  PlayerId player;
  std::uint32_t table = 0;
  Cents amount_cents;
  CARDROOM_DESCRIBED("give_chips", player, table, amount_cents);
};

struct BringChips {
  PlayerId player;
  std::uint32_t table = 0;
  Cents amount_cents;
  Clause clause = {};
  CARDROOM_DESCRIBED("bring_chips", player, table, amount_cents, clause);
};

struct TakeChips {
  PlayerId player;
  std::uint32_t table = 0;
  Cents amount_cents;
  Clause clause = {};
  CARDROOM_DESCRIBED("take_chips", player, table, amount_cents, clause);
};

// What the table took for the house goes out of play; below zero, that much comes into it.
struct SettleChips {
  std::uint32_t table = 0;
  Cents amount_cents;
  Clause clause = {};
  CARDROOM_DESCRIBED("settle_chips", table, amount_cents, clause);
};

// At the end: all that is in a purse goes out of play.
struct EndPurse {
  PlayerId player;
  std::uint32_t table = 0;
  CARDROOM_DESCRIBED("end_purse", player, table);
};

// Between the accounts of the house, `issued` among them: to fund the bank, to seed a pool, to take
// commission out.
struct Move {
  Role by = Role::operator_;
  Kind from = Kind::issued;
  Kind to = Kind::house;
  Cents amount_cents;
  Note note;
  CARDROOM_DESCRIBED("move_money", by, from, to, amount_cents, note);
};

}  // namespace cardroom::cage::command

namespace cardroom::cage {

using Command =
    std::variant<command::Issue, command::Redeem, command::BuyIn, command::CashOut, command::Settle,
                 command::Move, command::PayEntry, command::PayPrize, command::PayBack,
                 command::CloseTournament, command::ReopenTournament, command::FundTournament,
                 command::ReturnFunds, command::GiveChips, command::BringChips, command::TakeChips,
                 command::SettleChips, command::EndPurse>;

}  // namespace cardroom::cage
