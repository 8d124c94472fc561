#include "history/formats.h"

#include "history/absolute/read.h"
#include "history/cut.h"
#include "history/encoding.h"
#include "history/fulltilt/read.h"
#include "history/ipoker/read.h"
#include "history/ohh/read.h"
#include "history/ohh/write.h"
#include "history/ongame/read.h"
#include "history/own/hand_script.h"
#include "history/own/journal.h"
#include "history/party/read.h"
#include "history/phh/quick.h"
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
                          {"phhs", Format::phh},
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
    case Format::fulltilt:
    case Format::party:
    case Format::ipoker:
    case Format::ongame:
    case Format::absolute:
      break;
  }
  return write_phh(told);
}

// The text formats that have one hand in each piece.
struct TextFormat {
  Format format;
  std::string_view mark;  // What such a file contains.
  bool (*begins)(std::string_view line);
  Result<Done, ParseError> (*tell)(const Piece& piece, ToldHand& into);
};
constexpr TextFormat text_formats[] = {
    {Format::pokerstars, "PokerStars ", begins_stars, tell_stars},
    {Format::pokerstars, "Full Tilt Hand #", begins_stars, tell_stars},
    {Format::fulltilt, "Full Tilt Poker ", begins_fulltilt, tell_fulltilt},
    {Format::fulltilt, "FullTiltPoker ", begins_fulltilt, tell_fulltilt},
    {Format::party, "***** Hand History", begins_party, tell_party},
    {Format::ongame, "***** History for hand ", begins_ongame, tell_ongame},
    {Format::absolute, "Stage #", begins_absolute, tell_absolute},
    {Format::ipoker, "<game ", begins_ipoker, tell_ipoker}};

const TextFormat* text_format(Format format) {
  for (const auto& one : text_formats)
    if (one.format == format) return &one;
  return nullptr;
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
  for (const auto& one : text_formats)
    if (has(text, one.mark)) return one.format;
  if (has(text, "<session")) return Format::ipoker;
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
  return ends_with(name, ".json") || ends_with(name, ".jsonl") || ends_with(name, ".txt") ||
         ends_with(name, ".xml");
}

namespace {

// {"ohh": …, or { alone, as programs write it that put every member on a line. In a list the first
// one may stand behind the bracket.
bool begins_ohh(std::string_view line) {
  if (line[0] == '[') line.remove_prefix(1);
  if (line.empty() || line[0] != '{') return false;
  const auto next = line.find_first_not_of(" \t\r", 1);
  return next == line.npos || line.substr(next, 5) == "\"ohh\"";
}

}  // namespace

Begins begins_with(Format format, std::string_view line) {
  if (line.empty()) return Begins::nothing;
  bool hand = false;
  if (format == Format::phh) {
    hand = line[0] == '[' && !phh_heading(line).empty();
  } else if (format == Format::ohh) {
    hand = begins_ohh(line);
  } else if (const TextFormat* const text = text_format(format)) {
    if (format == Format::ipoker && begins_ipoker_session(line)) return Begins::preface;
    hand = text->begins(line);
  }
  return hand ? Begins::hand : Begins::nothing;
}

Result<Done, ParseError> HandReader::read(const Piece& piece,
                                          const std::function<void(const ToldHand&)>& tell) {
  several_.clear();
  told_.clear();
  const TextFormat* const text = text_format(format_);
  if (format_ == Format::hand || format_ == Format::journal) return read_several(piece, tell);
  const auto read = format_ == Format::phh   ? tell_phh(piece, scratch_, told_)
                    : format_ == Format::ohh ? tell_ohh(piece, told_)
                                             : text->tell(piece, told_);
  if (!read) return read;
  tell(told_);
  return Done{};
}

Result<Done, ParseError> HandReader::read_several(
    const Piece& piece, const std::function<void(const ToldHand&)>& tell) {
  auto hands =
      format_ == Format::hand ? read_hand_script(name_, piece.text) : read_journal(piece.text);
  if (!hands) return hands.error();
  several_ = std::move(*hands);
  for (const ToldHand& told : several_) tell(told);
  return Done{};
}

std::string HandReader::hand() const {
  const ToldHand& told = several_.empty() ? told_ : several_.back();
  return told.heading.empty() ? told.id : told.heading;
}

Result<std::vector<ToldHand>, ParseError> read_hands(Format format, std::string_view name,
                                                     std::string_view text) {
  std::vector<ToldHand> hands;
  HandReader reader(format, std::string(name));
  take_encoding_mark(text);
  for (const Piece& piece : cut(format, {.text = text, .line = 1, .preface = {}})) {
    const auto read = reader.read(piece, [&](const ToldHand& told) { hands.push_back(told); });
    if (!read) return read.error();
  }
  if (hands.empty() && !may_be_empty(format)) return ParseError{{1, 1}, "there is no hand"};
  return hands;
}

Result<std::string, Unplayable> write_seen(Format format, const Played& played) {
  const ToldHand told = tell(played, Saying::rulebook);
  if (format == Format::pokerstars && !stars_has(told.variant))
    return Unplayable{"the text of PokerStars has no " + std::string(played.book.game->name)};
  return text_in(format, told);
}

Result<std::string, Unplayable> write_hand(Format format, const Played& played) {
  if (format == Format::pokerstars && !stars_has(tell(played, Saying::nothing).variant))
    return Unplayable{"the text of PokerStars has no " + std::string(played.book.game->name)};
  // A script has every card; which of them nobody told stands in its comments.
  if (format == Format::hand && played.invented.empty()) {
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
