#include "room/messages/answers.h"

#include "room/messages/answer.h"

namespace cardroom::room {

namespace {

constexpr std::size_t answers_kept = 20'000;

}  // namespace

bool Answers::repeat(const Message& message, Effects& effects) const {
  if (message.id.empty() || message.account.is_none()) return false;
  const auto found = answers_.find({message.account, message.id});
  if (found == answers_.end()) return false;
  effects.send(message.from, found->second);
  return true;
}

void Answers::remember(PlayerId player, const std::string& id, Text answer) {
  if (id.empty() || player.is_none()) return;
  if (answers_.emplace(std::pair(player, id), std::move(answer)).second)
    order_.emplace_back(player, id);
  while (order_.size() > answers_kept) {
    answers_.erase(order_.front());
    order_.pop_front();
  }
}

void Answers::give(const Message& message, std::string text, Effects& effects) {
  const Text given = shared(std::move(text));
  remember(message.account, message.id, given);
  effects.send(message.from, given);
}

void Answers::done(const Message& message, Effects& effects) {
  give(message, codec::to_text(outgoing::Done{outgoing::id_of(message.id), {}, {}, {}}), effects);
}

void Answers::done_at(const Message& message, std::uint32_t table, Effects& effects) {
  give(message, codec::to_text(outgoing::Done{outgoing::id_of(message.id), table, {}, {}}),
       effects);
}

void Answers::add_to(AccountSnapshot& snapshot) const {
  for (const auto& key : order_)
    snapshot.push_back(AnswerKept{key.first, key.second, *answers_.at(key)});
}

void Answers::restore(const AccountSnapshot& snapshot) {
  for (const auto& one : snapshot)
    if (const auto* const kept = std::get_if<AnswerKept>(&one))
      remember(kept->player, kept->id, shared(kept->text));
}

}  // namespace cardroom::room
