#include "room/archive/round_teller.h"

#include "room/archive/replayer.h"

namespace cardroom::room {

store::Reading RoundTeller::read(const records::TableRecord& record) {
  if (const auto* const cleared = std::get_if<records::TableCleared>(&record)) {
    finish();
    game_->clear(cleared->rounds);
  }
  const auto* const command = std::get_if<records::TableCommand<codec::Unread>>(&record);
  const auto step = command == nullptr ? std::nullopt : recorded_in(*command);
  if (!step) return store::Reading::go_on;
  const bool begins = begins_round(*command) && !game_->dealing();
  if (begins) finish();
  const std::uint64_t round = game_->rounds() + (begins ? 1U : 0U);
  if (wanted_.empty() || round > *wanted_.rbegin()) return store::Reading::stop;
  if (wanted_.contains(round)) game_->tell_hand(*step, accounts_, played_);
  game_->apply(*step);
  return store::Reading::go_on;
}

// A hand is whole when the next begins: until then its players may show.
void RoundTeller::finish() {
  if (played_.book.game != nullptr && played_.round.stage == Stage::over)
    take_(game_->rounds(), played_);
  played_ = {};
}

}  // namespace cardroom::room
