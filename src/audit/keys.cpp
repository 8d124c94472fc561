#include "audit/keys.h"

#include "store/hash.h"

namespace cardroom::audit {

namespace {

std::string_view bytes_of(const Seed& seed) {
  return {reinterpret_cast<const char*>(seed.data()), seed.size()};
}

// The cards set by hand in their places, and the others between and after them in shuffled order.
CardList with_set(const Shoe& shuffled, const std::vector<Card>& set) {
  std::vector<Card> own(shuffled.begin(), shuffled.end());
  for (const Card card : set) std::erase(own, card);
  CardList order;
  auto next = own.begin();
  for (const Card card : set) {
    if (!card.is_none() && shuffled.cards().contains(card)) order.push_back(card);
    if (card.is_none() && next != own.end()) order.push_back(*next++);
  }
  for (; next != own.end(); ++next) order.push_back(*next);
  return order;
}

}  // namespace

Complaint CheckedKeys::drawn(const records::KeyDrawn& record, std::uint32_t rounds_dealt) {
  coming_ = record.round;
  key_ = record.key;
  entropy_.clear();
  if (record.round != rounds_dealt + 1U)
    return "a key for round " + std::to_string(record.round) + " was drawn after round " +
           std::to_string(rounds_dealt);
  const auto hash = store::Hasher()
                        .text("cardroom commitment 1")
                        .number(table_)
                        .number(record.round)
                        .bytes(bytes_of(record.key))
                        .done();
  if (store::to_hex(hash) != record.commitment) return "the commitment is not one to this key";
  return {};
}

Complaint CheckedKeys::mixed_in(const records::Entropy& record) {
  const auto bytes = store::from_hex(record.hex);
  if (!bytes) return "'hex' is not hexadecimal";
  if (record.round != coming_)
    return "entropy for round " + std::to_string(record.round) + " while the key is for round " +
           std::to_string(coming_);
  entropy_.push_back(*bytes);
  return {};
}

Complaint CheckedKeys::brought(const records::Shuffle& shuffle, CardSet cards,
                               const CardList& order, std::optional<int> lifted, Deals deals) {
  // A deal after a void one, before the next key was drawn, belongs to the same round.
  if (deals == Deals::round && dealt_ != coming_) {
    store::Hasher hasher;
    hasher.text("cardroom seed 1").bytes(bytes_of(key_));
    for (const std::string& bytes : entropy_) hasher.text(bytes);
    seed_ = hasher.done();
    dealt_ = coming_;
    shuffles_ = 0;
  }
  if (dealt_ == 0) return "cards were shuffled before a key was drawn";
  if (shuffle.round != dealt_)
    return "shuffled for round " + std::to_string(shuffle.round) + " in round " +
           std::to_string(dealt_);
  if (shuffle.seed != seed_) return "the seed does not follow from the key committed to";
  // An order that was drawn but not used, for example for a seat, leaves a gap. No order is used
  // twice.
  if (shuffle.number < shuffles_)
    return "shuffle " + std::to_string(shuffle.number) + " of the round was used before";
  shuffles_ = shuffle.number + 1;
  const Shuffled made =
      cardroom::shuffle(cards, seed_, {shuffle.round, static_cast<std::uint32_t>(shuffle.number)});
  if (shuffle.set && !rehearsal_)
    return "the cards were set by hand in a room that is not a rehearsal";
  if (with_set(made.shoe, shuffle.set.value_or(std::vector<Card>())) != order)
    return "the cards are not in the order that the seed gives";
  if (made.lifted != shuffle.lifted || (lifted && *lifted != made.lifted))
    return "the cut is not where the seed puts it";
  return {};
}

}  // namespace cardroom::audit
