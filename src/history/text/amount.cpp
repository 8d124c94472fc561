#include "history/text/amount.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace cardroom::history {

namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

// How many digits stand at the beginning.
std::size_t digits_in(std::string_view text) {
  return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_digit) -
                                  text.begin());
}

// A separator at the beginning with digits behind it; 0 if there is none. A blank, or a blank that
// does not break, separates thousands only.
std::size_t separator(std::string_view text) {
  constexpr std::string_view blanks[] = {" ", "\xC2\xA0", "\xE2\x80\xAF"};
  for (const auto blank : blanks)
    if (begins(text, blank)) return digits_in(text.substr(blank.size())) == 3 ? blank.size() : 0;
  const bool mark = !text.empty() && (text[0] == ',' || text[0] == '.');
  return mark && digits_in(text.substr(1)) > 0 ? 1 : 0;
}

// "50K", "2M", "1B": how many zeros the letter stands for, if the amount ends with it.
std::size_t zeros_of(std::string_view& text) {
  constexpr std::string_view letters = "KMB";
  const auto at = text.empty() ? letters.npos : letters.find(text[0]);
  const bool last = text.size() < 2 || !std::isalnum(static_cast<unsigned char>(text[1]));
  if (at == letters.npos || !last) return 0;
  text.remove_prefix(1);
  return 3 * (at + 1);
}

std::optional<Decimal> times_ten(Decimal amount) {
  if (amount.places > 0) return decimal_of(amount.digits, amount.places - 1);
  return parse_decimal(std::to_string(amount.digits) + "0");
}

}  // namespace

bool begins(std::string_view text, std::string_view with) {
  return text.substr(0, with.size()) == with;
}

bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

std::optional<Decimal> take_amount(std::string_view& text) {
  const auto first = std::find_if(text.begin(), text.end(), is_digit);
  text.remove_prefix(static_cast<std::size_t>(first - text.begin()));
  std::string digits;
  std::size_t last = 0;    // Where in the digits the last separator was.
  std::string_view marks;  // The separators, first and last.
  std::size_t count = 0;
  bool mixed = false;
  while (true) {
    const std::size_t run = digits_in(text);
    digits.append(text.substr(0, run));
    text.remove_prefix(run);
    const std::size_t size = run == 0 ? 0 : separator(text);
    if (size == 0) break;
    mixed = mixed || (count > 0 && marks != text.substr(0, size));
    marks = text.substr(0, size);
    last = digits.size();
    ++count;
    text.remove_prefix(size);
  }
  const bool point = marks == "." || marks == ",";
  const bool thousands = marks == "," && digits.size() - last == 3;
  if (point && (mixed || (count == 1 && !thousands))) digits.insert(last, ".");
  auto amount = parse_decimal(digits);
  for (std::size_t zeros = amount ? zeros_of(text) : 0; amount && zeros > 0; --zeros)
    amount = times_ten(*amount);
  return amount;
}

std::optional<Card> card_of(std::string_view word) {
  if (word.size() == 3 && begins(word, "10")) return Card::parse("T" + std::string(word.substr(2)));
  return Card::parse(word);
}

std::optional<ToldCards> cards_in(std::string_view text) {
  const auto open = text.rfind('[');
  const auto close = text.find(']', open == text.npos ? 0 : open);
  if (open == text.npos || close == text.npos) return std::nullopt;
  text = text.substr(open + 1, close - open - 1);
  ToldCards cards;
  while (true) {
    const auto start = text.find_first_not_of(" ,");
    if (start == text.npos) return cards;
    text.remove_prefix(start);
    const std::string_view word = text.substr(0, text.find_first_of(" ,"));
    text.remove_prefix(word.size());
    const bool unknown = word == "XX" || word == "??";
    const auto card = unknown ? Card() : card_of(word);
    if (!card || cards.full()) return std::nullopt;
    cards.push_back(*card);
  }
}

}  // namespace cardroom::history
