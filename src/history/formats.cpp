#include "history/formats.h"

#include "history/hand_script.h"
#include "history/journal.h"
#include "history/ohh/read.h"
#include "history/ohh/write.h"
#include "history/phh/read.h"
#include "history/phh/write.h"
#include "history/stars/read.h"
#include "history/stars/write.h"
#include "history/tell.h"

namespace cardroom::history {

namespace {

struct Ending {
  std::string_view ending;
  Format format;
};
constexpr Ending endings[] = {
    {".phh", Format::phh}, {".phhs", Format::phh}, {".ohh", Format::ohh}, {".hand", Format::hand}};

struct Word {
  std::string_view word;
  Format format;
};
constexpr Word words[] = {{"phh", Format::phh},
                          {"ohh", Format::ohh},
                          {"pokerstars", Format::pokerstars},
                          {"hand", Format::hand}};

bool ends_with(std::string_view name, std::string_view ending) {
  return name.size() >= ending.size() && name.substr(name.size() - ending.size()) == ending;
}

bool has(std::string_view text, std::string_view part) {
  return text.substr(0, 4000).find(part) != std::string_view::npos;
}

std::string text_in(Format format, const ToldHand& told) {
  switch (format) {
    case Format::ohh:
      return write_ohh(told);
    case Format::pokerstars:
      return write_stars(told);
    case Format::phh:
    case Format::hand:
    case Format::journal:
      break;
  }
  return write_phh(told);
}

bool reads_back(Format format, const std::string& text, const Played& played) {
  const auto hands = read_hands(format, "", text);
  if (!hands || hands->size() != 1) return false;
  Books books;
  const auto again = play_told(hands->front(), {}, books);
  return again && same_round(*again, played);
}

}  // namespace

std::optional<Format> format_of(std::string_view name, std::string_view text) {
  for (const auto& one : endings)
    if (ends_with(name, one.ending)) return one.format;
  if (has(text, "PokerStars ")) return Format::pokerstars;
  if (has(text, "\"ohh\"")) return Format::ohh;
  if (has(text, "\"type\"")) return Format::journal;
  if (has(text, "variant")) return Format::phh;
  if (has(text, "rules ")) return Format::hand;
  return std::nullopt;
}

std::optional<Format> parse_format(std::string_view word) {
  for (const auto& one : words)
    if (one.word == word) return one.format;
  return std::nullopt;
}

bool is_history_name(std::string_view name) {
  for (const auto& one : endings)
    if (ends_with(name, one.ending)) return true;
  return ends_with(name, ".json") || ends_with(name, ".jsonl") || ends_with(name, ".txt");
}

Result<std::vector<ToldHand>, ParseError> read_hands(Format format, std::string_view name,
                                                     std::string_view text) {
  switch (format) {
    case Format::phh:
      return read_phh(text);
    case Format::ohh:
      return read_ohh(text);
    case Format::pokerstars:
      return read_stars(text);
    case Format::hand:
      return read_hand_script(name, text);
    case Format::journal:
      return read_journal(text);
  }
  return read_phh(text);
}

Result<std::string, Unplayable> write_hand(Format format, const Played& played) {
  if (format == Format::pokerstars && !stars_has(tell(played, Saying::nothing).variant))
    return Unplayable{"the text of PokerStars has no " + std::string(played.book.game->name)};
  if (format == Format::hand) {
    const std::string plain = write_hand_script(played, "");
    if (reads_back(format, plain, played)) return plain;
  }
  for (const Saying saying : {Saying::nothing, Saying::rulebook, Saying::cards, Saying::commands}) {
    std::string text = text_in(format, tell(played, saying));
    if (format == Format::hand) text = write_hand_script(played, text);
    if (reads_back(format, text, played)) return text;
  }
  return Unplayable{"the hand would not be the same when read again"};
}

}  // namespace cardroom::history
