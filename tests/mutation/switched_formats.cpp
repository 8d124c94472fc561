// What a book says of tournaments, or one format of them, switched off before anything is played.
#include <deque>

#include "rulebook/switches.h"
#include "tournament/format/alter.h"
#include "tournament/format/formats.h"

namespace cardroom::switches {

#include "tournament/format/switched_enums.inc"

[[maybe_unused]] static void alter(tournament::Level& level) { level.to_min += 1; }
[[maybe_unused]] static void alter(tournament::RaceOffDue& due) { due.at_min += 1; }
[[maybe_unused]] static void alter(tournament::Rebuys& rebuys) {
  rebuys.until_min = rebuys.allowed() ? 0 : 60;
}

template <std::size_t most>
[[maybe_unused]] static void alter(FixedList<tournament::RaceOffDue, most>& values) {
  for (auto& value : values) alter(value);
}

// Blinds and antes are a chip higher.
template <std::size_t most>
[[maybe_unused]] static void alter(FixedList<tournament::Level, most>& levels) {
  for (auto& level : levels) {
    for (Chips& blind : level.blinds)
      if (blind > Chips(0)) blind += Chips(25);
    if (level.ante > Chips(0)) level.ante += Chips(25);
  }
}

namespace {

using tournament::Articles;
using tournament::Format;

// The articles of a book are shared by its formats; all of them get a copy that can be changed.
[[maybe_unused]] Articles& articles_of(const Format& format) {
  static std::deque<Articles> copies;
  const Articles* const shared = format.articles;
  for (Articles& copy : copies)
    if (shared == &copy) return copy;
  Articles& copy = copies.emplace_back(*shared);
  for (const Format* const one : tournament::all_formats)
    if (one->articles == shared) const_cast<Format*>(one)->articles = &copy;
  return copy;
}

void switch_fields() {
#include "tournament/format/switched_fields.inc"
}

[[maybe_unused]] const bool switched = [] {
  switch_fields();
  return true;
}();

}  // namespace

}  // namespace cardroom::switches
