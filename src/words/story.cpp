#include "words/story.h"

#include "eval/best_five.h"
#include "eval/words.h"
#include "words/ruling_words.h"
#include "words/text.h"

namespace cardroom {

namespace {

template <class Cards>
std::string text_of(const Cards& cards) {
  std::string words;
  for (const Card card : cards) {
    if (!words.empty()) words += ' ';
    words += to_string(card);
  }
  return words;
}

// One event's sentence; the overloads are in the order of Event.
class RoundSentences {
 public:
  RoundSentences(const Terms& terms, const Round& round, const SeatNames& names)
      : terms_(terms), round_(round), names_(names) {}

  std::string operator()(const event::ShoeLoaded&) const {
    return "the cards are shuffled and cut";
  }
  std::string operator()(const event::Posted& posted) const {
    constexpr std::string_view verbs[] = {" posts the blind of ", " antes ", " over-blinds ",
                                          " posts ", " puts dead into the pot "};
    std::string words = who(posted.seat) +
                        std::string(verbs[static_cast<std::size_t>(posted.what)]) +
                        text(posted.nominal);
    if (posted.amount < posted.nominal) words += " with " + text(posted.amount) + " and taps out";
    return words;
  }
  std::string operator()(const event::Dealt& dealt) const {
    return who(dealt.seat) + " is dealt " + text_of(dealt.cards) +
           (dealt.face == Face::up ? " face up" : "");
  }
  std::string operator()(const event::Burnt& burnt) const {
    const std::string words = "the first card of the shoe is discarded";
    return burnt.card.is_none() ? words : words + ": " + to_string(burnt.card);
  }
  std::string operator()(const event::Exposed& exposed) const {
    return "communal " + text_of(exposed.cards);
  }
  std::string operator()(const event::SharedLast& shared) const {
    return "too few cards for one each: " + to_string(shared.card) +
           ", the last of the shoe, is communal";
  }
  std::string operator()(const event::BettingOpened& opened) const {
    std::string words = "betting round " + std::to_string(opened.street + 1);
    if (!round_.turn.is_none() && round_.street == opened.street)
      words += ": " + who(round_.opener) + " opens";
    return words;
  }
  std::string operator()(const event::DrawOpened&) const { return "the draw"; }
  std::string operator()(const event::Folded& folded) const { return who(folded.seat) + " folds"; }
  std::string operator()(const event::Checked& checked) const {
    return who(checked.seat) + " checks";
  }
  std::string operator()(const event::Declined& declined) const {
    return who(declined.seat) + " declines a further wager";
  }
  std::string operator()(const event::Wagered& wagered) const {
    std::string words = who(wagered.seat) + verb(wagered);
    if (wagered.taps_out) words += ", tapping out";
    return words;
  }
  std::string operator()(const event::Returned& returned) const {
    return text(returned.amount) + " goes back to " + who(returned.seat) + ", uncalled";
  }
  std::string operator()(const event::Threw& threw) const {
    if (threw.cards.empty()) return who(threw.seat) + " stands pat";
    return who(threw.seat) + " throws away " + text_of(threw.cards);
  }
  std::string operator()(const event::ShuffleNeeded& needed) const {
    if (needed.cards.empty()) return "cards are to be shuffled";
    return "the shoe is empty: " + std::to_string(needed.cards.size()) +
           " discards are to be shuffled";
  }
  std::string operator()(const event::ShowdownOpened& opened) const {
    // RWS17-3.13, RWS17-DEF-GameMarker: the dealer turns the marker.
    const std::string marker =
        terms_.game->game_marker ? "the dealer turns the marker to SHOWDOWN. " : "";
    return marker + "showdown: " + who(opened.first) + " shows first";
  }
  std::string operator()(const event::Shown& shown) const {
    const Hand& hand = round_.hands[shown.seat.index()];
    FixedList<Card, 7> cards;
    for (std::size_t at = 0; at < hand.count; ++at) cards.push_back(hand.cards[at]);
    std::string words = who(shown.seat) + " shows " + text_of(cards);
    const std::string in_words = hand_in_words(terms_, round_, shown.seat);
    return in_words.empty() ? words : words + ": " + in_words;
  }
  std::string operator()(const event::Mucked& mucked) const {
    return who(mucked.seat) + " passes the hand unseen";
  }
  std::string operator()(const event::CommissionTaken& taken) const {
    const std::string commission =
        taken.amount == Chips(0) ? "no commission" : "commission " + text(taken.amount);
    return pot_name(taken.pot) + " is " + text(taken.of) + ": " + commission;
  }
  std::string operator()(const event::Won& won) const {
    constexpr std::string_view parts[] = {"", ", the high half", ", the low half",
                                          ", the odd unit"};
    return who(won.seat) + " wins " + text(won.amount) + " from " + pot_name(won.pot) +
           std::string(parts[static_cast<std::size_t>(won.share)]);
  }
  std::string operator()(const event::RoundEnded&) const { return "the round of play is over"; }
  // Rulings have their own file.
  std::string operator()(const auto& ruling) const { return ruling_sentence(ruling, names_); }

 private:
  std::string who(Seat seat) const { return say(seat, names_); }
  static std::string pot_name(int pot) {
    return pot == 0 ? "the main pot" : "side pot " + std::to_string(pot);
  }
  static std::string verb(const event::Wagered& wagered) {
    switch (wagered.what) {
      case Wager::call:
        return " calls " + text(wagered.added);
      case Wager::compulsory_call:
        return " pays the compulsory call of " + text(wagered.added);
      case Wager::opening:
      case Wager::short_opening:
        return " bets " + text(wagered.to);
      case Wager::completion:
        return " completes to " + text(wagered.to);
      case Wager::raise:
      case Wager::short_raise:
      case Wager::half_raise:
        return " raises to " + text(wagered.to);
    }
    return {};
  }

  const Terms& terms_;
  const Round& round_;
  const SeatNames& names_;
};

}  // namespace

std::string say(Seat seat, const SeatNames& names) {
  if (seat.is_none()) return "nobody";
  const std::string& name = names[seat.index()];
  const std::string number = "seat " + std::to_string(seat.number());
  return name.empty() ? number : number + " (" + name + ")";
}

std::string say(const Event& event, const Terms& terms, const Round& round,
                const SeatNames& names) {
  return std::visit(RoundSentences(terms, round, names), event);
}

Clause clause_of(const Event& event) {
  return std::visit([](const auto& happened) { return happened.clause; }, event);
}

HandTold tell_hand(const Terms& terms, const Round& round, Seat seat) {
  const Hand& hand = round.hands[seat.index()];
  std::array<Card, 12> cards{};
  std::copy_n(hand.cards.begin(), hand.count, cards.begin());
  std::copy(round.board.begin(), round.board.end(), cards.begin() + hand.count);
  const std::span<const Card> all(cards.data(), hand.count + round.board.size());
  const HoleAndBoard held{{cards.data(), hand.count}, {round.board.begin(), round.board.size()}};
  const bool two = terms.game->showdown.from_hole > 0;
  const auto needed = static_cast<std::size_t>(cards_in_hand(*terms.game));
  if (two ? held.board.size() < 3 : all.size() < needed) return {};
  HandTold told;
  const auto add = [&](const std::string& words, const FiveCards& five) {
    told.words += (told.words.empty() ? "" : "; ") + words;
    for (const Card card : five)
      if (!card.is_none()) told.cards.push_back(card);
  };
  if (terms.win != Win::low) {
    const BestHigh best =
        two ? best_two_and_three(held, terms.high_order) : best_of(all, terms.high_order);
    add(words_of(best.value, terms.high_order), best.cards);
  }
  if (terms.win != Win::high) {
    const BestLow best =
        two ? best_low_two_and_three(held, terms.low_order) : best_low_of(all, terms.low_order);
    add(words_of(best.value), best.cards);
  }
  return told;
}

std::string hand_in_words(const Terms& terms, const Round& round, Seat seat) {
  return tell_hand(terms, round, seat).words;
}

}  // namespace cardroom
