#include "words/describe.h"

#include "rules/game/setting_values.h"
#include "rules/game/settings.h"
#include "rules/game/sign.h"
#include "words/refusal.h"

namespace cardroom {

namespace {

std::string opens_words(Opens opens) {
  switch (opens) {
    case Opens::after_last_blind:
      return "the player after the last blind opens";
    case Opens::first_position:
      return "first position opens";
    case Opens::low_or_high_card:
      return "the lowest or highest card opens, as determined";
    case Opens::highest_card:
      return "the highest card showing opens";
    case Opens::best_showing:
      return "the best hand showing opens";
    case Opens::after_last_blind_draw:
      return "the player after the last blind opens";
    case Opens::highest_card_ace_low:
      return "the highest card showing opens, the Ace low";
    case Opens::lowest_showing:
      return "the lowest hand showing opens";
  }
  return {};
}

std::string dealt_words(const Street& street) {
  std::string words;
  for (const auto packet : street.to_each)
    words += (words.empty() ? "" : ", ") + std::to_string(packet.cards) +
             (packet.face == Face::up ? " up" : " down");
  if (!words.empty()) words += " to each";
  if (street.communal > 0)
    words += (words.empty() ? "" : "; ") + std::to_string(street.communal) + " communal";
  if (street.draw) words += "the draw";
  return words;
}

std::string sizes_words(const Multiples& times, bool opened, std::string_view unit) {
  if (times.raise_high == 0) return "sizes as determined";
  const auto pair = [&](int low, int high) {
    const std::string most = std::to_string(high).append(unit);
    if (low == high) return most;
    return std::to_string(low).append(unit) + (times.shape == SizeRule::listed ? " or " : " to ") +
           most;
  };
  std::string words;
  if (times.open_high > 0 && !opened)
    words = "opening " + pair(times.open_low, times.open_high) + ", ";
  return words + "raise " + pair(times.raise_low, times.raise_high);
}

void describe_streets(const Game& game, std::vector<std::string>& lines) {
  int number = 0;
  const std::string_view unit = game.unit == BetUnit::last_blind ? "L" : "T";
  for (const auto& street : game.streets) {
    lines.push_back("  round " + std::to_string(++number) + ": " + dealt_words(street) +
                    bracketed(street.deal) + bracketed(street.board));
    const bool opened = number == 1 && !game.forced.ante;  // The blinds are the first wagers.
    lines.push_back("    " + opens_words(street.opens) +
                    bracketed(street.first ? street.first : street.order) + "; " +
                    sizes_words(street.multiples, opened, unit) + bracketed(street.sizes));
  }
}

}  // namespace

std::string say_day(std::int32_t day) {
  if (day == 0 || day >= 99990000) return {};
  const std::string digits = std::to_string(day);
  return digits.substr(0, 4) + "-" + digits.substr(4, 2) + "-" + digits.substr(6, 2);
}

std::string say_not_in_force(const Game& game) {
  const std::string to = say_day(game.valid.to);
  std::string words = "The rulebook is not in force on this day: from " + say_day(game.valid.from);
  if (!to.empty()) words += " to " + to;
  if (!game.valid.next.empty()) words += ", then " + std::string(game.valid.next);
  return words;
}

std::string_view class_name(char kind) {
  switch (kind) {
    case 'E':
      return "enforced on every hand";
    case 'D':
      return "a determination of the operator";
    case 'A':
      return "an act of staff";
    case 'I':
      return "an irregularity";
    case 'P':
      return "published";
    default:
      return "human conduct";
  }
}

std::string line_for(const Game& game) {
  std::string key(game.key);
  key.resize(23, ' ');
  const std::string to = say_day(game.valid.to);
  if (!game.documented)
    return key + std::string(game.name) + ", " + std::string(game.edition) +
           ", not from the documents";
  return key + std::string(game.name) + " " + std::string(game.edition) +
         (game.reconstructed ? " (reconstructed)" : "") + ", in force from " +
         say_day(game.valid.from) + (to.empty() ? "" : " to " + to) + bracketed(game.authority);
}

std::vector<std::string> describe(const Game& game) {
  std::vector<std::string> lines = {line_for(game)};
  if (game.reconstructed)
    lines.push_back("reconstructed: the game is authorised, but no text of its rules was supplied");
  const auto terms = make_terms(game, {});
  if (terms) lines.push_back("sign, unless determined otherwise: " + sign_of(*terms));
  const Citations& cites = *game.cite;
  lines.push_back("at most " + std::to_string(game.seats_most) + " players" +
                  bracketed(game.seats_clause));
  lines.push_back((game.marker == Marker::buck
                       ? "a buck marks the first player, who starts at the dealer's left"
                   : game.marker_start == MarkerStart::dealers_left
                       ? "a dealer button marks the last player and starts at the dealer's left"
                       : "a dealer button marks the last player and starts at the dealer's right") +
                  bracketed(cites.marker));
  lines.push_back(game.unit == BetUnit::last_blind ? "betting rounds (L: the last blind)"
                                                   : "betting rounds (T: the table minimum)");
  describe_streets(game, lines);
  if (game.showdown.from_hole > 0)
    lines.push_back("a hand is exactly two hole cards and three communal cards");
  lines.push_back("showdown" + bracketed(cites.showdown) + ", ties" + bracketed(cites.tie) +
                  ", commission" + bracketed(cites.commission));
  lines.push_back("settings (set KEY VALUE)");
  for (const auto& line : setting_lines(game)) lines.push_back("  " + line);
  return lines;
}

std::vector<std::string> setting_lines(const Game& game) {
  std::vector<std::string> lines;
  for (const auto& setting : setting_list()) {
    if (!setting.left_open(game)) continue;
    std::string key(setting.key);
    key.resize(18, ' ');
    const std::string_view when = is_fixed(setting, game) ? "; by the book"
                                  : lock_of(setting, game) == Lock::game_start
                                      ? "; before play starts"
                                      : "; between rounds";
    lines.push_back(key + std::string(setting.meaning) + ": " + values_in(setting, game) +
                    std::string(when) + bracketed(game.cite->*setting.clause));
  }
  return lines;
}

}  // namespace cardroom
