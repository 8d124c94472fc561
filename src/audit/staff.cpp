#include "audit/staff.h"

namespace cardroom::audit {

std::string Staff::apply(const records::AccountRecord& record) {
  PlayerId player;
  std::visit(
      [&](const auto& one) {
        if constexpr (requires { one.player; }) player = one.player;
      },
      record);
  if (const auto* const opened = std::get_if<records::AccountOpened>(&record))
    return accounts_.emplace(player, Account{.role = opened->role}).second
               ? ""
               : "the account was opened before";
  if (!player.is_none() && !accounts_.contains(player)) return "there is no such account";
  if (std::holds_alternative<records::Dismissed>(record) ||
      std::holds_alternative<records::GuestForgotten>(record))
    dismissed_.push_back(player);
  return {};
}

void Staff::acted(const CommandRecord& record, const RecordPlace& where) {
  if (!record.player.is_none()) acts_.push_back({record.player, record.role, where});
}

void Staff::end_commit(Findings& findings) {
  for (const Act& act : acts_) {
    const std::string player = "player " + std::to_string(act.player.number());
    const auto found = accounts_.find(act.player);
    if (found == accounts_.end())
      findings.add(Subject::rules, act.where, player + " has no account");
    else if (found->second.dismissed)
      findings.add(Subject::rules, act.where, player + " was dismissed before");
    else if (found->second.role != act.role)
      findings.add(Subject::rules, act.where,
                   player + " is a " + std::string(word(found->second.role)) + " and acts as " +
                       std::string(word(act.role)));
  }
  acts_.clear();
  for (const PlayerId player : dismissed_) accounts_[player].dismissed = true;
  dismissed_.clear();
}

}  // namespace cardroom::audit
