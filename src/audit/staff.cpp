#include "audit/staff.h"

#include "codec/from_json.h"

namespace cardroom::audit {

std::string Staff::apply(const json::object& record) {
  const auto type = read_text(record, "type");
  const auto* const given = record.if_contains("player");
  if (!type || !given) return {};
  PlayerId player;
  if (codec::read_player(*given, player) || player.is_none()) return "'player' is not a player";
  if (*type == "account_opened") {
    Account account;
    const auto* const role = record.if_contains("role");
    if (!role || codec::Read::from(*role, account.role)) return "'role' is not a role";
    return accounts_.emplace(player, account).second ? "" : "the account was opened before";
  }
  if (!accounts_.contains(player)) return "there is no such account";
  if (*type == "dismissed") dismissed_.push_back(player);
  return {};
}

void Staff::acted(const CommandRecord& record, const Place& where) {
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
