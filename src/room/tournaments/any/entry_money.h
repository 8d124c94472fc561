// EntryMoney: the movements between a tournament's account and those who enter it, gathered from
// what happened in it.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "cage/commands.h"

namespace cardroom::room {

class EntryMoney {
 public:
  // `held` is what the ledger holds of the tournament at first.
  EntryMoney(std::uint32_t tournament, Cents held) : tournament_(tournament), held_(held) {}

  void take(PlayerId player, Cents amount, Clause clause) {
    if (amount == Cents(0)) return;
    commands_.push_back(cage::command::PayEntry{player, tournament_, amount, clause});
    held_ += amount;
  }
  void give_back(PlayerId player, Cents amount, Clause clause) {
    if (amount == Cents(0)) return;
    commands_.push_back(cage::command::PayBack{player, tournament_, amount, clause});
    held_ -= amount;
  }
  void pay_prize(PlayerId player, Cents amount, Clause clause) {
    commands_.push_back(cage::command::PayPrize{player, tournament_, amount, clause});
    held_ -= amount;
  }
  // The house fills a pool that it guarantees, or takes its part back.
  void fund(Cents amount, Clause clause) {
    commands_.push_back(cage::command::FundTournament{tournament_, amount, clause});
    held_ += amount;
  }
  void return_funds(Cents amount, Clause clause) {
    commands_.push_back(cage::command::ReturnFunds{tournament_, amount, clause});
    held_ -= amount;
  }
  // The commission comes back: the tournament was over, and is not any more.
  void reopen(Cents commission, Clause clause) {
    if (commission == Cents(0)) return;
    commands_.push_back(cage::command::ReopenTournament{tournament_, commission, clause});
    held_ += commission;
  }
  // The tournament is over: the house keeps what is left, under this clause.
  void close(Clause clause) { closed_ = clause; }

  std::vector<cage::Command> commands() && {
    if (closed_ && held_ > Cents(0))
      commands_.push_back(cage::command::CloseTournament{tournament_, *closed_});
    return std::move(commands_);
  }

 private:
  std::uint32_t tournament_;
  Cents held_;
  std::optional<Clause> closed_;
  std::vector<cage::Command> commands_;
};

}  // namespace cardroom::room
