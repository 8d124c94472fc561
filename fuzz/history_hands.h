// What must be true for any text that a reader of hand histories gets.
#pragma once

#include <algorithm>
#include <string_view>

#include "base/check.h"
#include "history/formats.h"
#include "history/verify/verify.h"

namespace cardroom::history {

// Hands, or a line inside the text and a reason. Hands are replayed, or an error says why not. A
// hand that was replayed and written is the same when it is read again.
inline void try_reader(Format format, std::string_view text) {
  const auto hands = read_hands(format, "fuzz", text);
  if (!hands) {
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
    check(hands.error().where.line <= lines + 1, "a mistake is outside the text");
    check(!hands.error().what.empty(), "a text is refused without a reason");
    return;
  }
  HandVerifier verifier;
  Books books;
  for (const auto& told : *hands) {
    const HandFinding finding = verifier.verify(told);
    check((finding.verdict == Verdict::matches) == finding.why.empty(), "a verdict without reason");
    const auto played = play_told(told, {}, books);
    if (!played || hands->size() > 1) continue;
    if (const auto written = write_hand(Format::phh, *played)) {
      const auto again = read_hands(Format::phh, "", *written);
      check(again && again->size() == 1, "a written hand cannot be read");
    }
  }
}

}  // namespace cardroom::history
