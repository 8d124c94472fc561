// For any text: parse_cards() answers with cards of the deck, each once, that are read back as they
// were written, or with a place inside the text and a sentence that can be printed.
#include <cstddef>
#include <cstdint>

#include "base/check.h"
#include "cards/parse.h"

using namespace cardroom;

namespace {

void check_cards(const CardList& cards, Deck deck) {
  check(set_of(cards).size() == static_cast<int>(cards.size()), "a card was read twice");
  check((set_of(cards) - deck.cards()).empty(), "a card was read that is not in the deck");
  const auto again = parse_cards(to_string(cards), deck);
  check(again && *again == cards, "cards were not read back as written");
}

void check_error(const CardsError& error, std::string_view text, Deck deck) {
  check(error.column >= 1 && error.column <= text.size(), "the place is outside the text");
  const auto before = parse_cards(text.substr(0, error.column - 1), deck);
  check(before && before->size() + 1 == error.card, "the place is not that of the first mistake");
  for (const char letter : to_string(error))
    check(static_cast<unsigned char>(letter) >= 0x20, "the sentence holds a control character");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  // The first byte chooses the deck.
  const Deck deck = *Deck::of(32 + data[0] % 6 * 4, data[0] >= 128);
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto cards = parse_cards(text, deck);
  if (cards)
    check_cards(*cards, deck);
  else
    check_error(cards.error(), text, deck);
  return 0;
}
