#include "history/stars/heading.h"

#include <algorithm>

#include "history/text/amount.h"
#include "history/text/game_words.h"

namespace cardroom::history {

namespace {

using Heading = Result<StarsHeading, std::string>;

constexpr const char* stakes_expected = "expected stakes such as ($1/$2)";
constexpr const char* game_expected =
    "expected Hold'em, Omaha, Stud, Razz, a draw of 2-7 or Badugi";

// The first one behind a digit: not that of "Hi/Lo", nor those of the date.
std::size_t slash_of_stakes(std::string_view text, std::size_t from) {
  for (auto at = text.find('/', from); at != text.npos; at = text.find('/', at + 1))
    if (text[at - 1] >= '0' && text[at - 1] <= '9') return at;
  return text.npos;
}

// What stands behind the dash after this place.
std::string_view date_after(std::string_view text, std::size_t from) {
  const auto dash = text.find(" - ", from);
  return dash == text.npos ? std::string_view() : text.substr(dash + 3);
}

// 6+ Hold'em No Limit (Button Blind $0.50 - Ante $0.50 USD) - 2020/01/01 …
Heading with_button_blind(std::string_view text, StarsHeading heading, std::size_t blind) {
  heading.variant = variant_in(text.substr(0, blind));
  if (heading.variant.empty()) return std::string(game_expected);
  std::string_view rest = text.substr(blind);
  const auto amount = take_amount(rest);
  if (!amount) return std::string("expected stakes such as (Button Blind $1 - Ante $1)");
  heading.small = heading.big = *amount;
  heading.date = date_after(text, std::min(text.find(')', blind), text.size()));
  return heading;
}

}  // namespace

// PokerStars Hand #123:  Hold'em No Limit ($0.05/$0.10 USD) - 2020/01/01 …
Heading read_stars_heading(std::string_view line) {
  const auto number = line.find('#');
  const auto colon = line.find(':', number);
  if (number == line.npos || colon == line.npos)
    return std::string("expected 'PokerStars Hand #…:'");
  StarsHeading heading;
  heading.id = line.substr(number + 1, colon - number - 1);
  const std::string_view text = line.substr(colon);
  if (const auto blind = text.find("Button Blind"); blind != text.npos)
    return with_button_blind(text, heading, blind);
  const auto slash = slash_of_stakes(text, 1);
  const auto open = std::max(text.rfind('(', slash) + 1, text.rfind(", ", slash) + 1);
  if (slash == text.npos || open == 0) return std::string(stakes_expected);
  heading.date = date_after(text, slash);
  heading.variant = variant_in(text.substr(0, open));
  if (heading.variant.empty()) return std::string(game_expected);
  std::string_view low = text.substr(open);
  std::string_view high = text.substr(slash + 1);
  const auto small = take_amount(low);
  const auto big = take_amount(high);
  if (!small || !big) return std::string(stakes_expected);
  heading.small = *small;
  heading.big = *big;
  // ($2/$4 - $80 Cap - USD)
  std::string_view most = high.substr(0, high.find(')'));
  if (begins(most, " - ") && has(most, " Cap")) heading.cap = take_amount(most);
  return heading;
}

}  // namespace cardroom::history
