#include "audit/hand_lines.h"

#include "base/overloaded.h"
#include "cards/card_list.h"

namespace cardroom::audit {

namespace {

std::string number(std::int64_t value) { return std::to_string(value); }
std::string of(Seat seat) { return number(seat.number()); }
std::string of(Chips chips) { return number(chips.count()); }
std::string who(PlayerId player) { return "p" + number(player.number()); }
std::string by(Role role) { return std::string(word(role)); }

std::string seen_words(const command::Report& report) {
  return report.seen ? " seen" : report.mixed ? " unseen mixed" : " unseen";
}

std::string named(Card card) { return card.is_none() ? "" : " " + to_string(card); }

// Empty: no words for it.
std::string line_for(const command::Report& report) {
  const std::string dealer = by(report.by) + " ";
  switch (report.what) {
    case Irregularity::cut_exposed:
    case Irregularity::not_cut:
      return dealer + std::string(word(report.what));
    case Irregularity::out_of_turn:
      return dealer + "deals out-of-turn " + of(report.seat) + seen_words(report);
    case Irregularity::hole_exposed:
      return dealer + "exposes hole " + of(report.seat) + named(report.card);
    case Irregularity::communal_early:
      return dealer + "exposes communal" + named(report.card);
    case Irregularity::burn_exposed:
      return dealer + "exposes burn";
    case Irregularity::boxed:
      return dealer + "finds boxed" +
             (report.seat.is_none() ? "" : " " + of(report.seat) + named(report.card));
    case Irregularity::player_missed:
      return dealer + "misses " + of(report.seat) + seen_words(report);
    case Irregularity::extra_hand:
    case Irregularity::extra_card:
      return dealer + "deals extra " + of(report.seat) + seen_words(report);
    case Irregularity::wrong_count:
      return dealer + "counts " + of(report.seat) + " " + number(report.count) + seen_words(report);
    case Irregularity::foreign_card:
      return dealer + "finds foreign";
    case Irregularity::dead_cards:
      return dealer + "discards " + of(report.seat);
    case Irregularity::deck_count:
    case Irregularity::wager_out_of_turn:
    case Irregularity::wrong_amount:
      break;
  }
  return {};
}

std::string clock_of(std::int64_t seconds) {
  const auto two = [](std::int64_t value) { return (value < 10 ? "0" : "") + number(value); };
  return number(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
}

std::string dollars(Cents amount) {
  const std::int64_t rest = amount.count() % 100;
  return number(amount.count() / 100) + "." + (rest < 10 ? "0" : "") + number(rest);
}

}  // namespace

std::string HandLines::text() const {
  std::string text;
  for (const auto& line : lines_) text += line + "\n";
  return text;
}

void HandLines::add_time(std::int64_t now_s) {
  const std::int64_t since = std::max<std::int64_t>(now_s - base_s_, 0);
  if (since == told_s_) return;
  told_s_ = since;
  add("time " + clock_of(since));
}

bool HandLines::add_in_round(const Command& command) {
  std::string line;
  const auto seat_does = [&line](Seat seat, const std::string& what) {
    line = of(seat) + " " + what;
  };
  std::visit(
      overloaded{
          [&](const command::Fold& one) { seat_does(one.seat, "folds"); },
          [&](const command::Check& one) { seat_does(one.seat, "checks"); },
          [&](const command::Decline& one) { seat_does(one.seat, "declines"); },
          [&](const command::Call& one) { seat_does(one.seat, "calls"); },
          [&](const command::TapOut& one) { seat_does(one.seat, "taps out"); },
          [&](const command::Stand& one) { seat_does(one.seat, "stands"); },
          [&](const command::Show& one) { seat_does(one.seat, "shows"); },
          [&](const command::Muck& one) { seat_does(one.seat, "mucks"); },
          [&](const command::Bet& one) { seat_does(one.seat, "bets " + of(one.to)); },
          [&](const command::RaiseTo& one) { seat_does(one.seat, "raises to " + of(one.to)); },
          [&](const command::Draw& one) {
            seat_does(one.seat, "draws " + to_string(list_of(one.cards)));
          },
          // The line that makes the shuffle necessary takes its order from the one before it.
          [&](const command::Reshuffle& one) {
            lines_.insert(lines_.empty() ? lines_.end() : lines_.end() - 1,
                          "shoe " + to_string(one.order));
          },
          [&](const command::Redeal& one) {
            add("shoe " + to_string(one.order));
            line = "deal";
          },
          [&](const command::Report& one) { line = line_for(one); },
          [&](const command::StartClock& one) { line = by(one.by) + " clock " + of(one.seat); },
          [&](const command::StopClock& one) { line = by(one.by) + " stops clock"; },
          [&](const command::VoidWager& one) {
            line = by(one.by) + " voids wager " + of(one.seat);
          },
          [&](const command::PenaltyFold& one) { line = by(one.by) + " folds " + of(one.seat); },
          [&](const command::Choose& one) {
            line = by(one.by) + " rules " + std::string(word(one.ruling));
          },
          [&](const command::PassTime& one) { add_time(one.now_s); }, [](const auto&) {}},
      command);
  const bool told = std::holds_alternative<command::Reshuffle>(command) ||
                    std::holds_alternative<command::PassTime>(command);
  if (!line.empty()) add(line);
  return told || !line.empty();
}

bool HandLines::add(const TableCommand& command) {
  if (const auto* const in_round = std::get_if<Command>(&command)) return add_in_round(*in_round);
  std::string line;
  std::visit(
      overloaded{
          [&](const table_command::Sit& one) {
            line = "seat " + of(one.seat) + " " + who(one.player) + " " + of(one.stake);
          },
          [&](const table_command::Want& one) {
            line = "player " + who(one.player) + " wants " + of(one.seat) + " " + of(one.stake);
          },
          [&](const table_command::GiveUp& one) {
            line = "player " + who(one.player) + " gives up " + of(one.seat);
          },
          [&](const table_command::JoinList& one) {
            line = "player " + who(one.player) + " waits";
          },
          [&](const table_command::LeaveList& one) {
            line = "player " + who(one.player) + " leaves";
          },
          [&](const table_command::ChangeSeat& one) {
            line = of(one.seat) + " moves to " + of(one.to);
          },
          [&](const table_command::Leave& one) { line = of(one.seat) + " leaves"; },
          [&](const table_command::SitOut& one) { line = of(one.seat) + " sits out"; },
          [&](const table_command::SitIn& one) { line = of(one.seat) + " sits in"; },
          [&](const table_command::Post& one) { line = of(one.seat) + " posts"; },
          [&](const table_command::Wait& one) { line = of(one.seat) + " waits"; },
          [&](const table_command::TopUp& one) {
            line = of(one.seat) + " tops up " + of(one.amount);
          },
          [&](const table_command::TakeOff& one) {
            line = of(one.seat) + " takes off " + of(one.amount);
          },
          [&](const table_command::OverBlind& one) {
            line = of(one.seat) + " over-blinds " + of(one.amount);
          },
          [&](const table_command::StartRound& one) {
            add_time(one.now_s);
            add("shoe " + to_string(one.order));
            line = "deal";
          },
          [&](const table_command::Determine& one) {
            line = "set " + std::string(one.key.view()) + " " + std::string(one.value.view());
          },
          [&](const table_command::Vacate& one) { line = by(one.by) + " vacates " + of(one.seat); },
          [&](const table_command::AwardSeat& one) {
            line = by(one.by) + " awards " + of(one.seat);
            for (const Card card : one.drawn) line += named(card);
          },
          [&](const table_command::CheckCards& one) { line = by(one.by) + " checks cards"; },
          [&](const table_command::DealOut& one) {
            line = by(one.by) + " deals out " + of(one.seat);
          },
          [](const auto&) {}},
      command);
  if (!line.empty()) add(line);
  return !line.empty();
}

// What the dealer does in every round happens by itself in a script.
bool HandLines::add(const canberra::Command& command) {
  namespace act = canberra::command;
  std::string line;
  bool by_itself = false;
  std::visit(
      overloaded{
          [&](const act::PlaceAnte& one) { line = of(one.seat) + " antes " + of(one.ante); },
          [&](const act::PlaceJackpot& one) {
            line = of(one.seat) + " jackpots" + (one.pad == canberra::Pad::dark ? " dark" : "");
          },
          [&](const act::TakeBack& one) { line = of(one.seat) + " takes back"; },
          [&](const act::Deal& one) {
            add("shoe " + to_string(one.shoe.rest()));
            line = "deal" + (one.lifted > 0 ? " cut " + number(one.lifted) : "");
          },
          [&](const act::PlaceBet& one) { line = of(one.seat) + " bets " + of(one.bet); },
          [&](const act::Fold& one) { line = of(one.seat) + " folds"; },
          [&](const act::BuyChips& one) { line = of(one.seat) + " buys " + dollars(one.amount_cents); },
          [&](const act::Leave& one) { line = of(one.seat) + " leaves"; },
          [&](const act::Sit& one) {
            line = "seat " + of(one.seat) + " " + who(one.player) + " " + dollars(one.stake_cents);
          },
          [&](const act::CallWagers&) { by_itself = true; },
          [&](const act::Announce&) { by_itself = true; },
          [&](const act::Settle&) { by_itself = true; },
          [&](const act::PayJackpots&) { by_itself = true; },
          [&](const act::Collect&) { line = "dealer collects"; }, [](const auto&) {}},
      command);
  if (!line.empty()) add(line);
  return by_itself || !line.empty();
}

}  // namespace cardroom::audit
