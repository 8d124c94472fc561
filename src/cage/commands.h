// Commands of the cage: money becomes chips and chips become money; chips go to tables and come
// back; what a table took and paid is put where it belongs.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "base/fields.h"
#include "base/money.h"
#include "base/player.h"
#include "base/short_text.h"
#include "cage/account.h"
#include "rulebook/role.h"

namespace cardroom::cage::command {

// Chips for money, and back. The note is the receipt's number or whatever the cashier writes.

struct Issue {
  static constexpr std::string_view name = "issue_chips";
  Role by = Role::operator_;
  PlayerId player;
  Cents amount;
  Note note;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("player", self.player);
    visit("amount_cents", self.amount);
    visit("note", self.note);
  }
};

struct Redeem {
  static constexpr std::string_view name = "redeem_chips";
  Role by = Role::operator_;
  PlayerId player;
  Cents amount;
  Note note;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("player", self.player);
    visit("amount_cents", self.amount);
    visit("note", self.note);
  }
};

// From the cage to a table: a stake, a top-up.
struct BuyIn {
  static constexpr std::string_view name = "buy_in";
  PlayerId player;
  std::uint32_t table = 0;
  Cents amount;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("table", self.table);
    visit("amount_cents", self.amount);
  }
};

// From a table to the cage.
struct CashOut {
  static constexpr std::string_view name = "cash_out";
  PlayerId player;
  std::uint32_t table = 0;
  Cents amount;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("table", self.table);
    visit("amount_cents", self.amount);
  }
};

// What a table's rounds gave to the accounts of the house since it was last settled; below zero:
// what they gave to the table.
struct Settle {
  static constexpr std::string_view name = "settle_table";
  std::uint32_t table = 0;
  Cents commission;
  Cents house;
  Cents jackpot;
  Cents reserve;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("table", self.table);
    visit("commission_cents", self.commission);
    visit("house_cents", self.house);
    visit("jackpot_cents", self.jackpot);
    visit("reserve_cents", self.reserve);
  }
};

// Between the accounts of the house, `issued` among them: to fund the bank, to seed a pool, to take
// commission out.
struct Move {
  static constexpr std::string_view name = "move_money";
  Role by = Role::operator_;
  Kind from = Kind::issued;
  Kind to = Kind::house;
  Cents amount;
  Note note;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("from", self.from);
    visit("to", self.to);
    visit("amount_cents", self.amount);
    visit("note", self.note);
  }
};

}  // namespace cardroom::cage::command

namespace cardroom::cage {

using Command = std::variant<command::Issue, command::Redeem, command::BuyIn, command::CashOut,
                             command::Settle, command::Move>;

}  // namespace cardroom::cage
