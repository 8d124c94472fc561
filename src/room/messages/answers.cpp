#include "room/messages/answers.h"

#include <boost/json/parse.hpp>

#include "codec/json_text.h"
#include "room/messages/answer.h"
#include "room/messages/fields.h"

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

void Answers::done(const Message& message, const std::string& fields, Effects& effects) {
  give(message, begin_answer("done", message.id) + fields + "}", effects);
}

void Answers::done_at(const Message& message, std::uint32_t table, Effects& effects) {
  done(message, ",\"table\":" + std::to_string(table), effects);
}

void Answers::write(std::string& out) const {
  for (const auto& key : order_) {
    out += ",{\"type\":\"answer\"";
    codec::write_field(out, "player", key.first);
    codec::write_field(out, "id", key.second);
    codec::write_field(out, "text", *answers_.at(key));
    out += '}';
  }
}

void Answers::restore(std::string_view accounts) {
  boost::system::error_code error;
  const boost::json::value list = boost::json::parse(accounts, error);
  if (error || !list.is_array()) return;
  for (const boost::json::value& one : list.get_array()) {
    const boost::json::object* const answer = one.if_object();
    if (answer == nullptr || text_in(*answer, "type") != "answer") continue;
    remember(player_in(*answer, "player"), text_in(*answer, "id"),
             shared(text_in(*answer, "text")));
  }
}

}  // namespace cardroom::room
