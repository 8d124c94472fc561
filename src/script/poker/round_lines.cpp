#include "script/poker/round_lines.h"

#include "base/clock_text.h"
#include "cards/card_list.h"
#include "script/line_words.h"

namespace cardroom {

namespace {

std::string seen_words(const command::Report& report) {
  return report.seen ? " seen" : report.mixed ? " unseen mixed" : " unseen";
}

std::string named(Card card) { return card.is_none() ? "" : " " + to_string(card); }

// The card by its name or by its place, and what staff said that it was.
std::string named(const command::Report& report) {
  const std::string place = report.place > 0 ? " place " + text(report.place) : "";
  return place + (report.told.is_none() ? named(report.card) : " told" + named(report.told));
}

// Empty: no words for it.
std::string report_words(const command::Report& report) {
  const std::string seat = text(report.seat);
  switch (report.what) {
    case Irregularity::cut_exposed:
      return "cut-exposed";
    case Irregularity::not_cut:
      return "not-cut";
    case Irregularity::out_of_turn:
      return "deals out-of-turn " + seat + seen_words(report);
    case Irregularity::hole_exposed:
      return "exposes hole " + seat + named(report);
    case Irregularity::communal_early:
      return "exposes communal" + named(report);
    case Irregularity::burn_exposed:
      return "exposes burn";
    case Irregularity::boxed:
      return report.seat.is_none() ? "finds boxed" : "finds boxed " + seat + named(report);
    case Irregularity::player_missed:
      return "misses " + seat + seen_words(report);
    case Irregularity::extra_hand:
    case Irregularity::extra_card:
      return "deals extra " + seat + seen_words(report);
    case Irregularity::wrong_count:
      return "counts " + seat + " " + text(report.count) + seen_words(report);
    case Irregularity::foreign_card:
      return "finds foreign";
    case Irregularity::deck_count:
      return "counts deck " + text(report.count);
    case Irregularity::dead_cards:
      return "discards " + seat;
    case Irregularity::wager_out_of_turn:
    case Irregularity::wrong_amount:
      return {};
  }
  return {};
}

struct RoundLines {
  std::string operator()(const command::Fold& one) const { return at(one.seat, "folds"); }
  std::string operator()(const command::Check& one) const { return at(one.seat, "checks"); }
  std::string operator()(const command::Decline& one) const { return at(one.seat, "declines"); }
  std::string operator()(const command::Call& one) const { return at(one.seat, "calls"); }
  std::string operator()(const command::TapOut& one) const { return at(one.seat, "taps out"); }
  std::string operator()(const command::Stand& one) const { return at(one.seat, "stands"); }
  std::string operator()(const command::Show& one) const { return at(one.seat, "shows"); }
  std::string operator()(const command::Muck& one) const { return at(one.seat, "mucks"); }
  std::string operator()(const command::DividePot& one) const { return at(one.seat, "chops"); }
  std::string operator()(const command::Bet& one) const {
    return at(one.seat, "bets " + text(one.to));
  }
  std::string operator()(const command::RaiseTo& one) const {
    return at(one.seat, "raises to " + text(one.to));
  }
  std::string operator()(const command::Draw& one) const {
    std::string words = "draws";
    for (const Card card : one.cards) words += named(card);
    return at(one.seat, words);
  }
  std::string operator()(const command::LendChips& one) const {
    return at(one.seat, "lends " + text(one.amount) + " to " + text(one.to));
  }
  std::string operator()(const command::Reshuffle& one) const {
    return "shoe " + to_string(one.order);
  }
  std::string operator()(const command::Redeal&) const { return "deal"; }
  std::string operator()(const command::Report& one) const {
    const std::string words = report_words(one);
    return words.empty() ? words : by(one.by, words);
  }
  std::string operator()(const command::Choose& one) const {
    return by(one.by, "rules " + std::string(word(one.ruling)));
  }
  std::string operator()(const command::StartClock& one) const {
    return by(one.by, "clock " + text(one.seat));
  }
  std::string operator()(const command::StopClock& one) const { return by(one.by, "stops clock"); }
  std::string operator()(const command::PassTime& one) const {
    return "time " + clock_text(one.now_s);
  }
  std::string operator()(const command::VoidRound& one) const {
    return by(one.by,
              "voids " + std::string(word(one.reason)) + (one.refund ? "" : " without refund"));
  }
  std::string operator()(const command::VoidWager& one) const {
    return by(one.by, "voids wager " + text(one.seat));
  }
  std::string operator()(const command::PenaltyFold& one) const {
    return by(one.by, "folds " + text(one.seat));
  }
  std::string operator()(const command::StrikeOut& one) const {
    return by(one.by, "excludes " + text(one.seat));
  }
};

}  // namespace

std::string line_of(const Command& command) { return std::visit(RoundLines(), command); }

}  // namespace cardroom
