#include "room/shuffles/shuffler.h"

#include "codec/json_text.h"

namespace cardroom::room {

void TableShuffler::draw_key(LiveTable& table, Effects& effects) const {
  Keys& keys = table.keys;
  keys.round = table.game->rounds() + 1;
  keys.key = draw_key_();
  keys.commitment = commitment_to(table.number, keys.round, keys.key);
  keys.entropy.clear();
  keys.gifts.clear();
  recorder_.record(table.stream(),
                   codec::to_text(records::KeyDrawn{keys.round, keys.key, keys.commitment}),
                   effects);
}

Brought TableShuffler::bring_shoe(LiveTable& table, CardSet cards, ShuffleOf of) const {
  // Cards drawn for a seat are not the shoe of a round: they have their own key.
  if (of == ShuffleOf::draw_for_seat) return {shuffle_(cards, draw_key_(), {0, 0}), {}};
  Keys& keys = table.keys;
  if (keys.dealt_round != keys.round && !table.game->dealing()) {
    keys.dealt_round = keys.round;
    keys.seed = seed_of(keys.key, keys.entropy);
    keys.dealt_commitment = keys.commitment;
    keys.shuffles = 0;
  }
  const ShuffleId id{keys.dealt_round, keys.shuffles++};
  Brought brought{shuffle_(cards, keys.seed, id), {}};
  const SetList* const list =
      of == ShuffleOf::deck ? rehearsal_.find(table.name, table.game->rulebook()) : nullptr;
  const SetShoe* const set = list == nullptr ? nullptr : list->at(keys.set_deals++);
  if (set != nullptr) brought.shuffled.shoe = set_by_hand(*set, brought.shuffled.shoe);
  brought.record = records::Shuffle{id.round, id.number, keys.seed, brought.shuffled.lifted, {}};
  if (set != nullptr) brought.record->set = set->cards;
  return brought;
}

}  // namespace cardroom::room
