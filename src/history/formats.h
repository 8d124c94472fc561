// The formats that hands are read from and written in.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/phh/document.h"
#include "history/piece.h"
#include "history/played.h"
#include "history/told.h"

namespace cardroom::history {

enum class Format {
  phh,
  ohh,
  pokerstars,
  hand,
  journal,
  fulltilt,
  party,
  ipoker,
  ongame,
  absolute,
};

// By the ending of the name, otherwise by how the text begins.
std::optional<Format> format_of(std::string_view name, std::string_view text);

// By the word people write: phh, ohh, pokerstars, hand.
std::optional<Format> parse_format(std::string_view word);

// Whether a file with this name is read when a folder is given.
bool is_history_name(std::string_view name);

// What a line begins: a hand, or something about all hands after it.
enum class Begins { nothing, hand, preface };
Begins begins_with(Format format, std::string_view line);

// Reads hands of one format one after the other and uses its memory again. Each hand stands for
// itself: if one cannot be read, the next one can.
class HandReader {
 public:
  HandReader(Format format, std::string name) : format_(format), name_(std::move(name)) {}

  // Tells every hand of a piece. Only a script or a journal has several.
  Result<Done, ParseError> read(const Piece& piece,
                                const std::function<void(const ToldHand&)>& tell);

  // The hand that could not be read: its heading or its number, as far as that was read.
  std::string hand() const;

 private:
  Result<Done, ParseError> read_several(const Piece& piece,
                                        const std::function<void(const ToldHand&)>& tell);

  Format format_;
  std::string name_;
  PhhDocument scratch_;
  ToldHand told_;
  std::vector<ToldHand> several_;
};

// Whether a text without a hand is in order: a script may end before a round is played.
constexpr bool may_be_empty(Format format) {
  return format == Format::hand || format == Format::journal;
}

// All hands of a text; the first fault if there is one.
Result<std::vector<ToldHand>, ParseError> read_hands(Format format, std::string_view name,
                                                     std::string_view text);

// One hand in a format, with enough notes of our own for it to be the same hand when it is read
// again.
Result<std::string, Unplayable> write_hand(Format format, const Played& played);

// One hand as somebody saw it: its events are theirs, and no note tells more.
Result<std::string, Unplayable> write_seen(Format format, const Played& played);

}  // namespace cardroom::history
