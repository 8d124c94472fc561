// A round of play as a hand script: the same players, shoe and commands.
#include "base/overloaded.h"
#include "history/journal.h"

namespace cardroom::history {

namespace {

std::string number(Seat seat) { return std::to_string(seat.number()); }
std::string number(Chips chips) { return std::to_string(chips.count()); }

std::string cards_text(CardSet cards) {
  std::string text;
  for (const Card card : cards) text += " " + to_string(card);
  return text;
}

std::string by(Role role, const std::string& what) { return std::string(word(role)) + " " + what; }

std::string card_text(Card card) { return card.is_none() ? "" : " " + to_string(card); }

std::string seen_text(const command::Report& report) {
  return report.seen ? " seen" : report.mixed ? " unseen mixed" : " unseen";
}

std::string what_of(const command::Report& report) {
  const std::string seat = number(report.seat);
  switch (report.what) {
    case Irregularity::cut_exposed:
      return "cut-exposed";
    case Irregularity::not_cut:
      return "not-cut";
    case Irregularity::out_of_turn:
      return "deals out-of-turn " + seat + seen_text(report);
    case Irregularity::hole_exposed:
      return "exposes hole " + seat + card_text(report.card);
    case Irregularity::communal_early:
      return "exposes communal" + card_text(report.card);
    case Irregularity::burn_exposed:
      return "exposes burn";
    case Irregularity::boxed:
      return "finds boxed" + (report.seat.is_none() ? "" : " " + seat + card_text(report.card));
    case Irregularity::player_missed:
      return "misses " + seat + seen_text(report);
    case Irregularity::extra_hand:
    case Irregularity::extra_card:
      return "deals extra " + seat + seen_text(report);
    case Irregularity::wrong_count:
      return "counts " + seat + " " + std::to_string(report.count) + seen_text(report);
    case Irregularity::foreign_card:
      return "finds foreign";
    case Irregularity::deck_count:
      return "counts deck " + std::to_string(report.count);
    case Irregularity::dead_cards:
      return "discards " + seat;
    case Irregularity::wager_out_of_turn:
    case Irregularity::wrong_amount:
      return {};
  }
  return {};
}

std::string staff_line(const command::Report& one) { return by(one.by, what_of(one)); }
std::string staff_line(const command::StartClock& one) {
  return by(one.by, "clock " + number(one.seat));
}
std::string staff_line(const command::StopClock& one) { return by(one.by, "stops clock"); }
std::string staff_line(const command::VoidWager& one) {
  return by(one.by, "voids wager " + number(one.seat));
}
std::string staff_line(const command::PenaltyFold& one) {
  return by(one.by, "folds " + number(one.seat));
}
std::string staff_line(const command::VoidRound& one) {
  return by(one.by, "voids " + std::string(word(one.reason)));
}
std::string staff_line(const command::PassTime& one) {
  const auto two = [](std::int64_t part) {
    return (part < 10 ? ":0" : ":") + std::to_string(part);
  };
  return "time " + std::to_string(one.now_s / 3600) + two(one.now_s / 60 % 60) +
         two(one.now_s % 60);
}
std::string staff_line(const command::Choose& one) {
  return by(one.by, "rules " + (one.ruling == Ruling::void_round ? std::string("void")
                                                                 : std::string(word(one.ruling))));
}
// A shuffle has its line before it; what is always refused is in no record.
template <class Other>
std::string staff_line(const Other&) {
  return {};
}

// "3 raises to 8"; for what staff do, the line they have. Empty for what no line says.
std::string line_of(const Command& command) {
  const auto seat_does = [](Seat seat, std::string_view what) {
    return number(seat) + " " + std::string(what);
  };
  return std::visit(
      overloaded{
          [&](const command::Fold& one) { return seat_does(one.seat, "folds"); },
          [&](const command::Check& one) { return seat_does(one.seat, "checks"); },
          [&](const command::Decline& one) { return seat_does(one.seat, "declines"); },
          [&](const command::Call& one) { return seat_does(one.seat, "calls"); },
          [&](const command::TapOut& one) { return seat_does(one.seat, "taps out"); },
          [&](const command::Stand& one) { return seat_does(one.seat, "stands"); },
          [&](const command::Show& one) { return seat_does(one.seat, "shows"); },
          [&](const command::Muck& one) { return seat_does(one.seat, "mucks"); },
          [&](const command::Bet& one) { return seat_does(one.seat, "bets " + number(one.to)); },
          [&](const command::RaiseTo& one) {
            return seat_does(one.seat, "raises to " + number(one.to));
          },
          [&](const command::Draw& one) {
            return seat_does(one.seat,
                             one.cards.empty() ? "stands" : "draws" + cards_text(one.cards));
          },
          [&](const command::Redeal& one) { return "shoe " + to_string(one.order) + "\ndeal"; },
          [](const auto& one) { return staff_line(one); }},
      command);
}

// The order of a shuffle within the round stands before the line that brings it about.
std::string lines_of(const std::vector<Command>& commands) {
  std::string text;
  for (std::size_t at = 0; at < commands.size(); ++at) {
    if (at + 1 < commands.size())
      if (const auto* const shuffle = std::get_if<command::Reshuffle>(&commands[at + 1]))
        text += "shoe " + to_string(shuffle->order) + "\n";
    const std::string line = line_of(commands[at]);
    if (!line.empty()) text += line + "\n";
  }
  return text;
}

std::string over_blinds(const Setup& setup) {
  std::string text;
  for (const auto& post : setup.posts)
    if (post.what == Forcing::over_blind)
      text += number(post.seat) + " over-blinds " + number(post.live) + "\n";
  return text;
}

}  // namespace

std::string write_hand_script(const Played& played, const std::string& told) {
  std::string text = played.id.empty() ? "" : "# hand " + played.id + "\n";
  text += "rules " + std::string(played.book.game->key) + "\n";
  for (std::size_t at = 0; at < told.size();) {
    const auto end = std::min(told.find('\n', at), told.size());
    text += "#| " + told.substr(at, end - at) + "\n";
    at = end + 1;
  }
  for (const auto& [key, value] : played.book.settings) text += "set " + key + " " + value + "\n";
  for (const Seat seat : played.setup.players) {
    std::string name = played.names[seat.index()];
    for (char& letter : name)
      if (letter == ' ' || letter == '\t' || letter == '#' || letter == '!') letter = '_';
    if (name.empty()) name = "p" + number(seat);
    text += "seat " + number(seat) + " " + name + " " + number(played.setup.stakes[seat.index()]) +
            "\n";
  }
  text += (played.book.game->marker == Marker::buck ? "buck " : "button ") +
          number(played.setup.marker) + "\n";
  text += over_blinds(played.setup);
  text += "shoe " + to_string(played.setup.shoe.rest()) + "\ndeal\n";
  return text + lines_of(played.commands);
}

}  // namespace cardroom::history
