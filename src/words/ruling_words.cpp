#include "words/ruling_words.h"
#include "base/clock_text.h"
#include "words/text.h"

namespace cardroom {

namespace {}  // namespace

std::string ruling_sentence(const event::Ruled& ruled, const SeatNames& names) {
  std::string words = std::string(word(ruled.by)) + " reports " + std::string(word(ruled.what));
  if (!ruled.seat.is_none()) words += ", " + say(ruled.seat, names);
  if (!ruled.card.is_none()) words += ", " + to_string(ruled.card);
  if (ruled.count > 0) words += ", " + std::to_string(ruled.count) + " cards";
  if (ruled.seen) words += ", seen";
  if (ruled.mixed) words += ", the cards mixed up";
  return words + ": " + std::string(word(ruled.ruling));
}

std::string ruling_sentence(const event::PutForward& put, const SeatNames& names) {
  switch (put.what) {
    case Ahead::wager:
      return say(put.seat, names) + " puts " + text(put.amount) + " forward";
    case Ahead::fold:
      return say(put.seat, names) + " folds out of turn; it binds when the turn comes";
    case Ahead::check:
      return say(put.seat, names) + " checks out of turn";
    case Ahead::short_call:
      return say(put.seat, names) + " bets " + text(put.amount) + ", less than the call";
  }
  return {};
}

std::string ruling_sentence(const event::TakenUp& taken, const SeatNames& names) {
  return "the turn comes to " + say(taken.seat, names) + ", who has " + text(taken.amount) +
         " forward";
}

std::string ruling_sentence(const event::GivenBack& given, const SeatNames& names) {
  return text(given.amount) + " goes back to " + say(given.seat, names);
}

std::string ruling_sentence(const event::Refunded& refunded, const SeatNames& names) {
  return text(refunded.amount) + " is refunded to " + say(refunded.seat, names);
}

std::string ruling_sentence(const event::FinalExposed& exposed, const SeatNames& names) {
  return say(exposed.seat, names) + ", whose last card was exposed, opens the final round";
}

std::string ruling_sentence(const event::DeemedTappedOut& deemed, const SeatNames& names) {
  return say(deemed.seat, names) + " checks and is deemed to tap out";
}

std::string ruling_sentence(const event::HandDied& died, const SeatNames& names) {
  return "the hand of " + say(died.seat, names) + " is dead";
}

std::string ruling_sentence(const event::HandRevived& revived, const SeatNames& names) {
  return say(revived.seat, names) + ", who folded last, takes the pot";
}

std::string ruling_sentence(const event::ClockStarted& started, const SeatNames& names) {
  return say(started.seat, names) + " has ninety seconds to act";
}

std::string ruling_sentence(const event::Misdealt&, const SeatNames&) {
  return "misdeal: cards are gathered in, forced bets stand, a new deal is due";
}

std::string ruling_sentence(const event::BurnUsed&, const SeatNames&) {
  return "the card to be discarded is used as the first communal card of the street";
}

std::string ruling_sentence(const event::StreetTakenBack&, const SeatNames&) {
  return "the cards of this street go back to be shuffled and dealt again";
}

std::string ruling_sentence(const event::SettlementReversed&, const SeatNames&) {
  return "the payment is taken back";
}

std::string ruling_sentence(const event::PotRemoved& removed, const SeatNames&) {
  return "wagers of " + std::to_string(removed.amount.count()) + " leave play";
}

std::string ruling_sentence(const event::RoundVoided&, const SeatNames&) {
  return "the round of play is void";
}

std::string ruling_sentence(const event::ChoiceOffered&, const SeatNames&) {
  return "the book does not say; the supervisor chooses: kept or reshuffled";
}

std::string ruling_sentence(const event::ClockStopped&, const SeatNames&) {
  return "the clock stops";
}

std::string ruling_sentence(const event::HoleReplaced& replaced, const SeatNames& names) {
  return to_string(replaced.out) + " of " + say(replaced.seat, names) + " is replaced by " +
         to_string(replaced.in);
}

std::string ruling_sentence(const event::FaceTurned& turned, const SeatNames& names) {
  return to_string(turned.up) + " is the up card of " + say(turned.seat, names) +
         "; the other cards are down";
}

std::string ruling_sentence(const event::BettingLimited& limited, const SeatNames&) {
  return limited.to == Ruling::limited_to_minimum
             ? "wagers of this round are held to the table minimum"
             : "nobody goes above the highest wager of this round";
}

std::string ruling_sentence(const event::TimePassed& passed, const SeatNames&) {
  // The room counts from 1970; a script counts from the start of its table.
  constexpr std::int64_t day_s = 24 * 3600;
  return "it is " +
         clock_text(passed.now_s < 10 * 365 * day_s ? passed.now_s : passed.now_s % day_s);
}

}  // namespace cardroom
