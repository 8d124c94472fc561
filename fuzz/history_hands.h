// What must be true for any text that a reader of hand histories gets.
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>
#include <vector>

#include "base/check.h"
#include "history/cut.h"
#include "history/formats.h"
#include "history/verify/verify.h"

namespace cardroom::history {

// A hand is replayed, or an error says why not. One that was replayed and written is the same when
// it is read again.
inline void try_hand(const ToldHand& told, Format format, HandVerifier& verifier, Books& books) {
  const HandFinding finding = verifier.verify(told);
  check((finding.verdict == Verdict::matches) == finding.why.empty(), "a verdict without reason");
  const auto played = play_told(told, {}, books);
  if (!played) return;
  if (const auto written = write_hand(format, *played)) {
    const auto again = read_hands(format, "", *written);
    check(again && again->size() == 1, "a written hand cannot be read");
  }
}

// Each hand stands for itself: it is told, or a line inside the text and a reason.
inline void try_reader(Format format, std::string_view text) {
  const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
  HandReader reader(format, "fuzz");
  // One of the formats that are written; which one does not matter, as long as each has its turn.
  constexpr Format written[] = {Format::phh, Format::ohh, Format::pokerstars, Format::hand};
  const Format into = written[text.size() % std::size(written)];
  HandVerifier verifier;
  Books books;
  for (const Piece& piece : cut(format, {.text = text, .line = 1, .preface = {}})) {
    std::vector<ToldHand> hands;
    const auto read = reader.read(piece, [&](const ToldHand& told) { hands.push_back(told); });
    for (const auto& told : hands) try_hand(told, into, verifier, books);
    if (read) continue;
    check(read.error().where.line <= lines + 1, "a mistake is outside the text");
    check(!read.error().what.empty(), "a text is refused without a reason");
  }
}

}  // namespace cardroom::history
