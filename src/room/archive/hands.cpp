#include "room/archive/hands.h"

#include <cmath>
#include <ctime>

#include "base/clock_text.h"
#include "history/formats.h"
#include "rules/round/view.h"

namespace cardroom::room {

namespace {

constexpr std::uint64_t rounds_of_a_table = 1'000'000;  // Room for its numbers within the hand's.

std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

Viewer viewer_of(const PlayedOnShelf& round, PlayerId reader) {
  for (const auto& [seat, player] : round.players)
    if (player == reader) return Viewer::at(seat);
  return Viewer::spectator();
}

// Where and when, in the words of the format.
void add_place(history::Format format, const Shelf& shelf, const PlayedOnShelf& round,
               history::Played& played) {
  const std::time_t seconds = round.at_ms / 1000;
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  char date[32] = {};
  std::strftime(date, sizeof date, "%Y/%m/%d %H:%M:%S UTC", &utc);
  played.id = std::to_string(shelf.number * rounds_of_a_table + round.round);
  const std::string table = quoted(std::to_string(shelf.number));
  if (format == history::Format::pokerstars) {
    played.foreign.push_back({"_stars_table", table});
    played.foreign.push_back({"_stars_date", quoted(date)});
    return;
  }
  played.foreign.push_back({"table", table});
  played.foreign.push_back({"year", std::to_string(utc.tm_year + 1900)});
  played.foreign.push_back({"month", std::to_string(utc.tm_mon + 1)});
  played.foreign.push_back({"day", std::to_string(utc.tm_mday)});
}

std::int64_t hundredths(double amount) { return std::llround(amount * 100); }

outgoing::HowOften how_often(const history::Rate& rate) { return {rate.times, rate.chances}; }

}  // namespace

bool is_hand_format(std::string_view word) {
  return word == "phh" || word == "ohh" || word == "pokerstars";
}

std::optional<std::string> hand_text(std::string_view format, const Shelf& shelf,
                                     const PlayedOnShelf& round, history::Played played,
                                     PlayerId reader) {
  const auto wanted = history::parse_format(format);
  if (!wanted) return std::nullopt;
  const Viewer viewer = viewer_of(round, reader);
  for (Event& event : played.events) event = seen_by(event, viewer);
  for (std::size_t at = 0; at < round.settings && at < shelf.settings.size(); ++at)
    played.book.settings.push_back({shelf.settings[at].first, shelf.settings[at].second});
  add_place(*wanted, shelf, round, played);
  auto text = history::write_seen(*wanted, played);
  if (!text) return std::nullopt;
  return std::move(*text);
}

// Of real cards even the player's own are only known when they were shown.
SeatSet unseen_by(PlayerId player, const PlayedOnShelf& round, const history::Played& hand) {
  SeatSet seen = hand.round.shown;
  for (const auto& [seat, one] : round.players)
    if (one == player && !hand.told) seen.insert(seat);
  return hand.round.active - seen;
}

outgoing::Statistics statistics_of(const history::Figures& figures, const std::string& name) {
  outgoing::Statistics told;
  const auto found = figures.players().find(name);
  if (found == figures.players().end()) return told;
  const history::PlayerFigures& one = found->second;
  told.hands = one.hands;
  told.entered = how_often(one.entered);
  told.raised = how_often(one.raised);
  told.reraised = how_often(one.reraised);
  told.to_showdown = how_often(one.to_showdown);
  told.won_there = how_often(one.won_there);
  told.attacks = one.attacks;
  told.calls = one.calls;
  told.result_hundredths = hundredths(one.result());
  told.error_hundredths = hundredths(one.error());
  told.adjusted_hundredths = hundredths(one.adjusted());
  return told;
}

}  // namespace cardroom::room
