#include "room/messages/answers.h"

#include <algorithm>

#include "records/records.h"
#include "room/messages/answer.h"

namespace cardroom::room {

std::int64_t time_in_id(std::string_view id) {
  constexpr std::size_t digits = 13;
  if (id.size() <= digits || id[digits] != '-') return 0;
  std::int64_t ms = 0;
  for (const char digit : id.substr(0, digits)) {
    if (digit < '0' || digit > '9') return 0;
    ms = ms * 10 + (digit - '0');
  }
  return ms;
}

std::string Answers::text_of(const std::string& id, const Kept& kept) {
  return kept.answer ? *kept.answer
                     : codec::to_text(outgoing::Done{
                           outgoing::id_of(id), kept.where.table, kept.where.seq, {}});
}

bool Answers::repeat(const Message& message, Effects& effects) const {
  if (message.id.empty() || message.account.is_none()) return false;
  const auto account = accounts_.find(message.account);
  if (account != accounts_.end())
    if (const auto found = account->second.kept.find(message.id);
        found != account->second.kept.end()) {
      effects.send(message.from, text_of(message.id, found->second));
      return true;
    }
  const std::int64_t made_ms = time_in_id(message.id);
  if (made_ms == 0) return false;
  const std::int64_t forgotten_ms = account == accounts_.end() ? 0 : account->second.forgotten_ms;
  if (made_ms > forgotten_ms && made_ms > message.now_ms - ids_kept_ms &&
      made_ms < message.now_ms + ids_kept_ms)
    return false;
  refuse(message, rule::id_too_old, effects);
  return true;
}

void Answers::forget_before(OfAccount& account, std::int64_t at_ms) {
  if (account.oldest_ms >= at_ms) return;
  account.oldest_ms = at_ms;
  std::erase_if(account.kept, [&](const auto& one) {
    const bool old = one.second.at_ms < at_ms;
    if (old) account.forgotten_ms = std::max(account.forgotten_ms, time_in_id(one.first));
    return old;
  });
}

void Answers::keep(PlayerId player, const std::string& id, Kept kept) {
  if (id.empty() || player.is_none()) return;
  OfAccount& account = accounts_[player];
  const std::int64_t now_ms = kept.at_ms;
  if (account.kept.empty() || now_ms < account.oldest_ms) account.oldest_ms = now_ms;
  account.kept.emplace(id, std::move(kept));
  if (account.kept.size() < 2 * ids_kept_least) return;
  std::vector<std::int64_t> times;
  for (const auto& [one, of] : account.kept) times.push_back(of.at_ms);
  const auto cut = times.end() - static_cast<std::ptrdiff_t>(ids_kept_least);
  std::nth_element(times.begin(), cut, times.end());
  forget_before(account, std::max(*cut, now_ms - ids_kept_ms));
}

void Answers::remember(PlayerId player, const std::string& id, std::int64_t at_ms, Text answer) {
  keep(player, id, {at_ms, {}, std::move(answer)});
}

void Answers::remember(const TableAnswer& given) {
  keep(given.player, given.id, {given.at_ms, given.where, nullptr});
  new_.push_back(given);
}

void Answers::give_once(const Message& message, SaidOnce answer, Effects& effects) {
  if (!message.id.empty() && !message.account.is_none())
    recorder_.record("answers",
                     codec::to_text(records::Answered{message.account, message.id, answer.kept}),
                     effects);
  remember(message.account, message.id, message.now_ms, shared(std::move(answer.kept)));
  effects.send(message.from, std::move(answer.said));
}

void Answers::give(const Message& message, std::string text, Effects& effects) {
  give_once(message, {text, text}, effects);
}

void Answers::done(const Message& message, Effects& effects) {
  give(message, codec::to_text(outgoing::Done{outgoing::id_of(message.id), {}, {}, {}}), effects);
}

void Answers::done_at(const Message& message, std::uint32_t table, Effects& effects) {
  give(message, codec::to_text(outgoing::Done{outgoing::id_of(message.id), table, {}, {}}),
       effects);
}

void Answers::done_in(const Message& message, std::uint32_t tournament, Effects& effects) {
  outgoing::Done done{outgoing::id_of(message.id), {}, {}, {}};
  done.tournament = tournament;
  give(message, codec::to_text(done), effects);
}

void Answers::done_at_table(const Message& message, AtTable where, Effects& effects) {
  const Kept kept{message.now_ms, where, nullptr};
  effects.send(message.from, text_of(message.id, kept));
  remember({message.account, message.id, message.now_ms, where});
}

bool Answers::forget_some(std::int64_t now_ms) {
  constexpr int accounts_at_once = 8;
  const std::int64_t old_ms = now_ms - ids_kept_ms;
  auto at = accounts_.upper_bound(looked_at_);
  for (int count = 0; count < accounts_at_once && at != accounts_.end(); ++count) {
    looked_at_ = at->first;
    forget_before(at->second, old_ms);
    // Every id with a time that is so old is refused by its time alone.
    const bool blank = at->second.kept.empty() && at->second.forgotten_ms < old_ms;
    at = blank ? accounts_.erase(at) : std::next(at);
  }
  const bool goes_on = at != accounts_.end();
  if (!goes_on) looked_at_ = PlayerId();
  return goes_on;
}

void Answers::add_to(AccountSnapshot& snapshot) const {
  for (const auto& [player, account] : accounts_) {
    if (account.forgotten_ms > 0) snapshot.emplace_back(IdsForgotten{player, account.forgotten_ms});
    for (const auto& [id, kept] : account.kept)
      snapshot.emplace_back(AnswerKept{player, id, kept.at_ms, text_of(id, kept)});
  }
  snapshot.emplace_back(AnswersRead{recorder_.version_of("answers")});
}

void Answers::restore(const AccountSnapshot& snapshot) {
  for (const auto& one : snapshot) {
    if (const auto* const kept = std::get_if<AnswerKept>(&one))
      remember(kept->player, kept->id, kept->at_ms, shared(kept->text));
    if (const auto* const forgotten = std::get_if<IdsForgotten>(&one))
      accounts_[forgotten->player].forgotten_ms = forgotten->until_ms;
  }
}

}  // namespace cardroom::room
