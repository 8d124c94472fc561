#include "audit/limit_wishes.h"

namespace cardroom::audit {

namespace {

constexpr std::int64_t raise_after_ms = 24LL * 3600 * 1000;

}  // namespace

std::string LimitWishes::limit_set(const records::LimitSet& set, std::int64_t at_ms) {
  if (set.by != Role::player) return {};
  const Key key{set.player, set.limit};
  const auto now = own_.find(key);
  const auto wish = asked_.find(key);
  const bool looser = now != own_.end() && (!set.amount || *set.amount > now->second);
  const bool waited = wish != asked_.end() && wish->second.amount == set.amount &&
                      at_ms >= wish->second.asked_ms + raise_after_ms;
  own_.erase(key);
  asked_.erase(key);
  if (set.amount) own_[key] = *set.amount;
  return looser && !waited ? "a player's limit was raised less than a day after they asked" : "";
}

std::string LimitWishes::excluded(const records::PlayerExcluded& excluded, std::int64_t at_ms) {
  if (excluded.by != Role::player) return {};
  const auto before = excluded_until_.find(excluded.player);
  const bool holds =
      before != excluded_until_.end() && (!before->second || *before->second > at_ms);
  const bool shorter =
      holds && excluded.until_ms && (!before->second || *excluded.until_ms < *before->second);
  excluded_until_[excluded.player] = excluded.until_ms;
  return shorter ? "a player's exclusion was made shorter" : "";
}

std::string LimitWishes::apply(const records::ProtectionRecord& record, std::int64_t at_ms) {
  if (const auto* const set = std::get_if<records::LimitSet>(&record))
    return limit_set(*set, at_ms);
  if (const auto* const one = std::get_if<records::PlayerExcluded>(&record))
    return excluded(*one, at_ms);
  if (const auto* const asked = std::get_if<records::LimitAsked>(&record))
    asked_[{asked->player, asked->limit}] = {asked->amount, at_ms};
  if (const auto* const kept = std::get_if<records::LimitKept>(&record))
    asked_.erase({kept->player, kept->limit});
  return {};
}

}  // namespace cardroom::audit
