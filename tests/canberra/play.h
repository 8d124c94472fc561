// Play: a table under test. It gives commands, applies the results, and remembers the events.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "canberra/table/apply.h"
#include "canberra/table/play.h"
#include "cards/parse.h"

namespace cardroom::canberra {

class Play {
 public:
  explicit Play(const Settings& settings = {}) : state(make_table(settings)) {
    REQUIRE(validate(settings));
  }

  // A table that is open, with players of these stakes (dollars) from box 1 on.
  static Play open_with(std::initializer_list<int> stakes, const Settings& settings = {}) {
    Play play(settings);
    play.open();
    int number = 0;
    for (const int stake : stakes) play.sit(++number, stake);
    return play;
  }

  void open() {
    give(command::ApproveLayout{});
    give(command::CheckCards{});
    if (state.settings.shoe == ShoeKind::automated) give(command::LoadShoe{});
    give(command::OpenTable{});
  }
  void sit(int seat, int dollars) {
    give(command::Sit{Seat(seat), PlayerId{static_cast<std::uint32_t>(100 + seat)},
                      Cents(dollars * 100)});
  }
  void antes(std::initializer_list<int> antes) {
    give(command::CallWagers{});
    int number = 0;
    for (const int ante : antes) {
      ++number;
      if (ante > 0) give(command::PlaceAnte{Seat(number), Chips(ante)});
    }
  }
  // The cards in the order in which they leave the shoe; the rest follow by index.
  void deal(std::string_view first) {
    give(command::Deal{shoe_of(first), 26});
    if (state.phase == TablePhase::dealt) give(command::Announce{});
  }
  // Hands to the boxes with an ante in turn, the dealer's last, whichever way the shoe deals.
  void deal_hands(std::initializer_list<std::string_view> hands) {
    give(command::Deal{shoe_for(hands), 26});
    if (state.phase == TablePhase::dealt) give(command::Announce{});
  }
  void bets(int seat) { give(command::PlaceBet{Seat(seat), state.box(Seat(seat)).ante * 2}); }
  void folds(int seat) { give(command::Fold{Seat(seat)}); }
  void settle() { give(command::Settle{}); }
  void collect() { give(command::Collect{}); }

  void give(const Command& command) {
    const auto outcome = decide(state, command);
    if (!outcome) FAIL(std::string(outcome.error().rule->name));
    last = *outcome;
    for (const Event& event : last) apply(state, event);
  }
  // "rule_name CP17-1.1", or "" if it was accepted; the table does not change.
  std::string refusal(const Command& command) const {
    const auto outcome = decide(state, command);
    if (outcome) return "";
    return std::string(outcome.error().rule->name) + " " + std::string(outcome.error().clause.id());
  }
  template <class E>
  const E* find() const {
    for (const Event& event : last)
      if (const auto* found = std::get_if<E>(&event)) return found;
    return nullptr;
  }
  template <class E>
  int count() const {
    int found = 0;
    for (const Event& event : last) found += std::holds_alternative<E>(event) ? 1 : 0;
    return found;
  }

  const Box& box(int seat) const { return state.box(Seat(seat)); }
  Cents stake(int seat) const { return state.stake(Seat(seat)); }
  Chips wins(int seat) const { return box(seat).result.ante_paid + box(seat).result.bet_paid; }
  Cents returned(int seat) const { return box(seat).result.returned; }
  Cents jackpot(int seat) const { return box(seat).result.jackpot_paid; }

  static Shoe shoe_of(std::string_view first) {
    return Shoe::starting_with(cards_of(first), Deck::full());
  }
  Shoe shoe_for(std::initializer_list<std::string_view> hands) const {
    std::vector<CardList> lists;
    for (const auto hand : hands) lists.push_back(cards_of(hand));
    CardList order;
    for (std::size_t at = 0; at < 5 * lists.size(); ++at)
      order.push_back(state.settings.shoe == ShoeKind::hand
                          ? lists[at % lists.size()][at / lists.size()]
                          : lists[at / 5][at % 5]);
    return Shoe::starting_with(order, Deck::full());
  }
  static CardList cards_of(std::string_view text) {
    CardList cards;
    for (std::size_t at = 0; at + 1 < text.size(); at += 2) {
      if (text[at] == ' ') ++at;
      cards.push_back(Card::parse(text.substr(at, 2)).value());
    }
    return cards;
  }

  State state;
  Events last;
};

// Hands that tests talk about.
inline constexpr std::string_view queen_high = "Qs 9d 7c 4h 2c";  // The dealer does not qualify.
inline constexpr std::string_view ace_king = "As Kd 4c 3h 2s";    // Just qualifies.
inline constexpr std::string_view pair_of_tens = "Ts Td 8c 6h 3s";

inline Settings automated() {
  Settings settings;
  settings.shoe = ShoeKind::automated;
  return settings;
}

}  // namespace cardroom::canberra
