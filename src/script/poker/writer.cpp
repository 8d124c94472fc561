#include "script/poker/writer.h"

#include <algorithm>

#include "script/line_words.h"
#include "script/poker/round_lines.h"

namespace cardroom {

void PokerWriter::add_time(std::int64_t now_s) {
  told_s_ = since_start(now_s);
  script.line(line_of(Command(command::PassTime{told_s_})));
}

std::int64_t PokerWriter::since_start(std::int64_t now_s) const {
  return std::max<std::int64_t>(now_s - start_s_, 0);
}

bool PokerWriter::add(const TableCommand& command) {
  const auto* const in_round = std::get_if<Command>(&command);
  if (const auto* const time = in_round ? std::get_if<command::PassTime>(in_round) : nullptr) {
    add_time(time->now_s);
    return true;
  }
  // The order of a shuffle goes before the line that makes the shuffle necessary.
  if (const auto* const shuffle = in_round ? std::get_if<command::Reshuffle>(in_round) : nullptr) {
    script.shoe_before_last(shuffle->order);
    return true;
  }
  const std::string line = line_of(command, names_);
  if (line.empty()) return false;
  if (const auto* const start = std::get_if<table_command::StartRound>(&command)) {
    if (since_start(start->now_s) != told_s_) add_time(start->now_s);
    script.shoe(start->order);
  }
  if (const auto* const again = in_round ? std::get_if<command::Redeal>(in_round) : nullptr)
    script.shoe(again->order);
  script.line(line);
  return true;
}

void PokerWriter::expect_stakes(const Table& table, SeatSet seats) {
  std::string line = "expect stakes";
  for (const Seat seat : seats)
    if (!table.place(seat).player.is_none())
      line += " " + text(seat) + "=" + text(stake_of(table, seat));
  script.line(line);
}

}  // namespace cardroom
