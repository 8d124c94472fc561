#include "room/archive/replayer.h"

#include "room/messages/fields.h"

namespace cardroom::room {

namespace json = boost::json;

namespace {

bool begins_round(const json::object& record) {
  const json::object* const command = object_in(record, "command");
  const std::string type = command == nullptr ? std::string() : text_in(*command, "type");
  return type == "start_round" || type == "deal";
}

}  // namespace

store::Reading Replayer::read(const json::object& record) {
  const json::value* const events = record.if_contains("events");
  if (text_in(record, "type") != "command" || events == nullptr || !events->is_array())
    return store::Reading::go_on;
  const bool shuffled = record.contains("shuffle");
  if (shuffled && game_->rounds() >= round_ && begins_round(record)) return store::Reading::stop;
  std::vector<ToldEvent> told;
  const bool wanted = game_->rounds() == round_ || (shuffled && game_->rounds() + 1 == round_);
  if (wanted) told = game_->tell(events->get_array(), accounts_);
  game_->apply(events->get_array());
  if (wanted && game_->rounds() == round_) add_frame(told);
  return store::Reading::go_on;
}

void Replayer::add_frame(const std::vector<ToldEvent>& told) {
  if (!frames_.empty()) frames_ += ',';
  frames_ += "{\"events\":[";
  for (const ToldEvent& event : told) {
    if (!frames_.ends_with('[')) frames_ += ',';
    frames_ += '{';
    frames_ += event.for_player(onlooker_.player);
  }
  frames_ += "],\"state\":{";
  game_->write_view(frames_, onlooker_.player, onlooker_.role);
  frames_ += '}';
  if (onlooker_.sees_all()) {
    frames_ += ",\"hands\":";
    game_->write_hands(frames_);
  }
  frames_ += '}';
}

}  // namespace cardroom::room
