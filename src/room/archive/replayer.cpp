#include "room/archive/replayer.h"

#include "codec/json_text.h"
#include "room/messages/fields.h"
#include "room/messages/replies.h"

namespace cardroom::room {

bool begins_round(const records::TableCommand<codec::Unread>& record) {
  const boost::json::object* const command = record.command.value->if_object();
  const std::string type = command == nullptr ? std::string() : text_in(*command, "type");
  return type == "start_round" || type == "deal";
}

store::Reading RoundReplayer::read(const records::TableRecord& record) {
  if (const auto* const cleared = std::get_if<records::TableCleared>(&record)) {
    if (game_->rounds() == round_) return store::Reading::stop;
    game_->clear(cleared->rounds);
  }
  const auto* const command = std::get_if<records::TableCommand<codec::Unread>>(&record);
  const auto step = command == nullptr ? std::nullopt : recorded_in(*command);
  if (!step) return store::Reading::go_on;
  // The cards of a hosted table are told: no shuffle is recorded.
  const bool deals = command->shuffle.has_value() || game_->is_hosted();
  if (deals && game_->rounds() >= round_ && begins_round(*command)) return store::Reading::stop;
  std::vector<ToldEvent> told;
  const bool wanted = game_->rounds() == round_ || (deals && game_->rounds() + 1 == round_);
  if (wanted) told = game_->tell(*step, accounts_);
  game_->apply(*step);
  if (wanted && game_->rounds() == round_) add_frame(told);
  return store::Reading::go_on;
}

void RoundReplayer::add_frame(const std::vector<ToldEvent>& told) {
  std::string state;
  game_->write_frame(state, onlooker_);
  outgoing::Frame frame{{}, {state}, {}, {}};
  for (const ToldEvent& event : told) frame.events.push_back({event.for_player(onlooker_.player)});
  if (onlooker_.sees_all()) frame.hands = game_->hands();
  if (!seen_.empty()) frame.chances = game_->chances(seen_);
  at_end_ = game_->seen_by(onlooker_);
  frames_.push_back(codec::to_text(frame));
}

}  // namespace cardroom::room
