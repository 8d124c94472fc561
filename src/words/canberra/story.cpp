#include "words/canberra/story.h"

#include <algorithm>

#include "base/money_text.h"
#include "canberra/game/pay_table.h"
#include "canberra/game/ranking.h"
#include "canberra/table/enum_words.h"
#include "eval/words.h"
#include "words/text.h"

namespace cardroom::canberra {

namespace {

std::string text(const FiveCards& cards) {
  std::string words;
  for (const Card card : cards) words += (words.empty() ? "" : " ") + to_string(card);
  return words;
}

std::string hand_of(const FiveCards& cards) {
  return words_of(value_of(cards, hand_order), hand_order);
}

std::string text(const Sign& sign) {
  return "minimum " + text(sign.minimum) + ", maximum " + text(sign.maximum) + ", multiples of " +
         text(sign.multiple) +
         (sign.max_payout > Chips(0) ? ", maximum payout " + text(sign.max_payout)
                                     : ", no maximum payout") +
         ", jackpot wager " + text(sign.jackpot_wager_cents);
}

// One event's sentence; the overloads are in the order of Event.
class CanberraSentences {
 public:
  CanberraSentences(const State& state, const BoxNames& names) : state_(state), names_(names) {}

  std::string operator()(const event::WagersCalled&) const {
    return "the dealer calls for antes and jackpot wagers";
  }
  std::string operator()(const event::AntePlaced& e) const {
    return who(e.seat) + " antes " + text(e.ante);
  }
  std::string operator()(const event::JackpotAccepted& e) const {
    return who(e.seat) + " wagers " + text(e.wager_cents) + " on the jackpot; the meter shows " +
           text(meter(state_.jackpot));
  }
  std::string operator()(const event::JackpotNotAccepted& e) const {
    return "the pad of " + who(e.seat) + " stays dark: no jackpot wager";
  }
  std::string operator()(const event::TakenBack& e) const {
    return who(e.seat) + " takes the ante of " + text(e.ante) + " back" +
           (e.jackpot_cents > Cents(0) ? " and the jackpot wager" : "");
  }
  std::string operator()(const event::Advised& e) const {
    return who(e.seat) + " is told that " + text(e.minimum) + " is the minimum; the ante of " +
           text(e.ante) + " stands this once";
  }
  std::string operator()(const event::AnteReturned& e) const {
    return "the ante of " + text(e.ante) + " goes back to " + who(e.seat) +
           (e.jackpot_cents > Cents(0) ? ", the jackpot wager too" : "");
  }
  std::string operator()(const event::ShoeReady& e) const {
    if (e.kind == ShoeKind::automated)
      return "the automated shoe has deck " + std::to_string(e.deck) + " ready";
    // Where real cards are cut, nobody enters.
    return "the cards are shuffled and cut" +
           (e.lifted > 0 ? " at " + std::to_string(e.lifted) : std::string());
  }
  std::string operator()(const event::BoxDealt& e) const {
    return who(e.seat) + " is dealt " + text(e.cards);
  }
  std::string operator()(const event::DealerDealt& e) const {
    const Card up = e.cards[static_cast<std::size_t>(e.up)];
    if (up.is_none()) return "the dealer has five cards, the last face up";
    const bool seen = std::ranges::none_of(e.cards, &Card::is_none);
    return "the dealer has " + (seen ? text(e.cards) : "five cards") + ", " + to_string(up) +
           " face up";
  }
  std::string operator()(const event::DecisionsOpened& e) const {
    return e.kind == ShoeKind::automated ? "the dealer announces: bet or fold" : "bet or fold";
  }
  std::string operator()(const event::BetPlaced& e) const {
    return who(e.seat) + " bets " + text(e.bet);
  }
  std::string operator()(const event::Folded& e) const {
    std::string words = who(e.seat) + " folds and loses " + text(e.collected);
    if (e.jackpot_cents > Cents(0)) words += " and the jackpot wager";
    if (e.returned > Chips(0)) words += "; " + text(e.returned) + " above the maximum goes back";
    return words;
  }
  std::string operator()(const event::DealerRevealed& e) const {
    return "the dealer shows " + text(e.cards) + ": " + hand_of(e.cards) +
           (e.qualifies ? "" : ", which does not qualify");
  }
  std::string operator()(const event::BoxSettled& e) const {
    // Left out for somebody who may not see the hand.
    if (!e.hand) return who(e.seat) + ": " + settlement(e);
    return who(e.seat) + " has " + hand_of(state_.box(e.seat).cards) + ": " + settlement(e);
  }
  std::string operator()(const event::JackpotDeclared& e) const {
    const std::string hand(words_of(e.hand));
    if (e.by == Role::player) return who(e.seat) + " declares a " + hand;
    return "the " + hand + " of " + who(e.seat) + " is declared to qualify for the jackpot";
  }
  std::string operator()(const event::JackpotPaid& e) const {
    std::string words = who(e.seat) + " wins " + text(e.amount_cents) + " of the jackpot";
    if (e.from_reserve_cents > Cents(0))
      words += ", " + text(e.from_reserve_cents) + " from the reserve";
    if (e.from_house_cents > Cents(0)) words += ", " + text(e.from_house_cents) + " from the house";
    return words + "; the meter shows " + text(meter(state_.jackpot));
  }
  std::string operator()(const event::JackpotReseeded& e) const {
    return "the jackpot pool restarts with " + text(e.from_reserve_cents) +
           " from the reserve and " + text(e.from_house_cents) + " from the house";
  }
  std::string operator()(const event::JackpotLapsed& e) const {
    return "the " + std::string(words_of(e.hand)) + " of " + who(e.seat) +
           " is collected undeclared and not paid";
  }
  std::string operator()(const event::Collected& e) const {
    return std::to_string(e.hands) + " hands are counted into the rack; the round is over";
  }
  std::string operator()(const event::CardsTold& e) const {
    std::string cards;
    for (const Card card : e.cards)
      if (!card.is_none()) cards += (cards.empty() ? "" : " ") + to_string(card);
    return (e.seat.is_none() ? std::string("the dealer") : who(e.seat)) + " has " + cards;
  }
  std::string operator()(const event::NobodyLeft&) const {
    return "every box has folded; no hand is compared";
  }
  std::string operator()(const event::CardExposed& e) const {
    const FiveCards& cards = e.seat.is_none() ? state_.dealer.cards : state_.box(e.seat).cards;
    const Card card = cards[static_cast<std::size_t>(e.card)];
    return "card " + std::to_string(e.card + 1) + " of " +
           (e.seat.is_none() ? std::string("the dealer") : who(e.seat)) + " is exposed" +
           (card.is_none() ? "" : ": " + to_string(card));
  }
  std::string operator()(const event::UpCardChanged& e) const {
    return to_string(state_.dealer.cards[static_cast<std::size_t>(e.card)]) +
           " is the up card, and the fifth lies face down";
  }
  std::string operator()(const event::HandCounted& e) const {
    return (e.seat.is_none() ? std::string("the dealer") : who(e.seat)) + " has " +
           std::to_string(e.cards) + " cards";
  }
  std::string operator()(const event::HandRacked& e) const {
    return "the hand of " + who(e.seat) + " is in the rack by mistake";
  }
  std::string operator()(const event::HandReconstructed& e) const {
    return "the hand of " + who(e.seat) + " is reconstructed";
  }
  std::string operator()(const event::RoundVoided& e) const {
    std::string reason(word(e.reason));
    std::replace(reason.begin(), reason.end(), '_', ' ');
    return "the round is void: " + reason;
  }
  std::string operator()(const event::Refunded& e) const {
    std::string words = text(e.wagers_cents) + " goes back to " + who(e.seat);
    if (e.reversed_cents > Cents(0))
      words += ", " + text(e.reversed_cents) + " of payouts is taken back";
    return words;
  }
  std::string operator()(const event::WagerVoided& e) const {
    return "the wagers of " + who(e.seat) + " are void for " + std::string(e.breach.id()) + ": " +
           text(e.wagers_cents) + " goes back";
  }
  std::string operator()(const event::Excluded& e) const {
    const bool game = e.extent == Extent::game;
    return who(e.seat) + " is excluded from the " + (game ? "game" : "round") + " for " +
           std::string(e.breach.id()) +
           (game ? ", taking " + text(e.took_cents) : "; " + text(e.wagers_cents) + " goes back");
  }
  std::string operator()(const event::ConductRecorded& e) const {
    return "conduct of " + (e.seat.is_none() ? std::string("a person") : who(e.seat)) +
           " is recorded: " + std::string(e.breach.id());
  }
  std::string operator()(const event::FaultReported&) const {
    return "the jackpot equipment fails; the supervisor is told and play waits";
  }
  std::string operator()(const event::PlayApproved&) const {
    return "play goes on without jackpot wagers";
  }
  std::string operator()(const event::JackpotRepaired&) const {
    return "the jackpot equipment works again";
  }
  std::string operator()(const event::DisputeOpened& e) const {
    return "dispute " + std::to_string(e.number) + " of " + who(e.seat);
  }
  std::string operator()(const event::DisputeRuled& e) const {
    return "the operator rules on dispute " + std::to_string(e.number);
  }
  std::string operator()(const event::ReviewRequested& e) const {
    return "review of dispute " + std::to_string(e.number) +
           " by the ACT Gambling and Racing Commission is requested";
  }
  std::string operator()(const event::ReviewRecorded& e) const {
    return "the Commission has reviewed dispute " + std::to_string(e.number);
  }
  std::string operator()(const event::LayoutApproved&) const { return "the layout is approved"; }
  std::string operator()(const event::CardsChecked& e) const {
    return "the " + std::string(word(e.by)) + " checks the cards";
  }
  std::string operator()(const event::CardsCounted& e) const {
    return "the deck is counted: " + std::to_string(e.count);
  }
  std::string operator()(const event::CardsChanged&) const { return "the cards are changed"; }
  std::string operator()(const event::ShoeLoaded&) const {
    return "the dealer shuffles and loads the automated shoe";
  }
  std::string operator()(const event::ShoeReplaced& e) const {
    return e.kind == ShoeKind::hand ? "a shoe dealt by hand replaces the old one"
                                    : "an automated shoe replaces the old one";
  }
  std::string operator()(const event::TableOpened&) const { return "the table is open"; }
  std::string operator()(const event::SignNoticed& e) const {
    return "notice for the next round: " + text(static_cast<const Sign&>(e));
  }
  std::string operator()(const event::SignChanged& e) const {
    return "the sign now shows " + text(static_cast<const Sign&>(e));
  }
  std::string operator()(const event::ClosingNoticed&) const {
    return "notice: the table will close";
  }
  std::string operator()(const event::TableClosed&) const { return "the table is closed"; }
  std::string operator()(const event::MarkerSet& e) const {
    return e.placed ? "a marker lets " + who(e.seat) + " wager above the maximum"
                    : "the marker by " + who(e.seat) + " is taken away";
  }
  std::string operator()(const event::Seated& e) const {
    return who(e.seat) + " sits down with " + text(e.stake_cents);
  }
  std::string operator()(const event::ChipsBought& e) const {
    return who(e.seat) + " buys chips for " + text(e.amount_cents);
  }
  std::string operator()(const event::Left& e) const {
    return who(e.seat) + " leaves with " + text(e.took_cents);
  }
  std::string operator()(const event::Vacated& e) const {
    return who(e.seat) + " is told to vacate the seat and leaves with " + text(e.took_cents);
  }

 private:
  std::string who(Seat seat) const {
    const std::string& name = names_[seat.index()];
    return "box " + std::to_string(seat.number()) + (name.empty() ? "" : " (" + name + ")");
  }

  static std::string settlement(const event::BoxSettled& e) {
    switch (e.outcome) {
      case BoxOutcome::not_qualified:
        return "the ante wins " + text(e.ante_paid) + ", " + text(e.returned) + " goes back";
      case BoxOutcome::higher:
        return "the ante wins " + text(e.ante_paid) + ", the bet " + text(e.bet_paid) +
               (e.hand ? " (" + std::string(pay_clause(*e.hand).id()) + ")" : "") +
               (e.returned > Chips(0) ? ", " + text(e.returned) + " above the maximum goes back"
                                      : "");
      case BoxOutcome::lower:
        return "loses " + text(e.collected) +
               (e.returned > Chips(0) ? ", " + text(e.returned) + " above the maximum goes back"
                                      : "");
      case BoxOutcome::equal:
        return "equal, " + text(e.returned) + " goes back";
    }
    return {};
  }

  const State& state_;
  const BoxNames& names_;
};

}  // namespace

std::string say(const Event& event, const State& after, const BoxNames& names) {
  return std::visit(CanberraSentences(after, names), event);
}

std::string say(const Legal& legal) {
  std::string list;
  const auto add = [&](const std::string& one) { list += (list.empty() ? "" : ", ") + one; };
  if (legal.fold) add("fold");
  if (legal.bet) add("bet " + text(legal.bet_size));
  if (legal.ante) {
    add("ante " + text(legal.minimum) +
        (legal.maximum > legal.minimum ? ".." + text(legal.maximum) : "") +
        (legal.multiple > Chips(1) ? " step " + text(legal.multiple) : ""));
  }
  if (legal.jackpot) add("jackpot " + text(legal.jackpot_wager_cents));
  if (legal.take_back) add("take back");
  if (legal.declare) add("declare");
  return list.empty() ? "nothing" : list;
}

}  // namespace cardroom::canberra
