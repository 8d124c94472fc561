#include "history/text/game_words.h"

#include <array>

namespace cardroom::history {

namespace {

struct GameWord {
  std::string_view word;
  std::string_view code;
};

constexpr GameWord games[] = {{"5cardstud", "5S"},
                              {"fivecardstud", "5S"},
                              {"studhilo", "7S/8"},
                              {"studhl", "7S/8"},
                              {"sevencardhilo", "7S/8"},
                              {"stud", "7S"},
                              {"sevencard", "7S"},
                              {"razz", "R"},
                              {"a5triple", "A5L3D"},
                              {"tripledrawa5", "A5L3D"},
                              {"27triple", "2L3D"},
                              {"tripledraw27", "2L3D"},
                              {"27single", "2L1D"},
                              {"singledraw", "2L1D"},
                              {"badugi", "B"},
                              {"5carddraw", "5D"},
                              {"fivecarddraw", "5D"},
                              {"6plushold", "S"},
                              {"shortdeck", "S"},
                              {"courchevelhilo", "C/8"},
                              {"courchevel", "C"},
                              {"irish", "I"},
                              {"5cardomahahilo", "5O/8"},
                              {"fivecardomahahilo", "5O/8"},
                              {"fivecardomaha", "5O"},
                              {"5cardomaha", "5O"},
                              {"5cardsomaha", "5O"},
                              {"6cardomahahilo", "6O/8"},
                              {"sixcardomaha", "6O"},
                              {"6cardomaha", "6O"},
                              {"6cardsomaha", "6O"},
                              {"omahahilo", "O/8"},
                              {"omahahl", "O/8"},
                              {"omaha8", "O/8"},
                              {"omaha", "O"},
                              {"holdem", "T"}};

// As PokerStars writes them.
constexpr GameWord titles[] = {{"Hold'em", "T"},
                               {"6+ Hold'em", "S"},
                               {"Omaha", "O"},
                               {"Omaha Hi/Lo", "O/8"},
                               {"5 Card Omaha", "5O"},
                               {"5 Card Omaha Hi/Lo", "5O/8"},
                               {"6 Card Omaha", "6O"},
                               {"6 Card Omaha Hi/Lo", "6O/8"},
                               {"Courchevel", "C"},
                               {"Courchevel Hi/Lo", "C/8"},
                               {"5 Card Stud", "5S"},
                               {"7 Card Stud", "7S"},
                               {"7 Card Stud Hi/Lo", "7S/8"},
                               {"Razz", "R"},
                               {"5 Card Draw", "5D"},
                               {"Single Draw 2-7 Lowball", "2L1D"},
                               {"Triple Draw 2-7 Lowball", "2L3D"},
                               {"Triple Draw A-5 Lowball", "A5L3D"},
                               {"Badugi", "B"}};

bool is_letter_or_digit(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
}

// Small letters, with a blank for every run of other signs: NO_LIMIT and "No Limit" are the same.
// A plus is a word, so that a buy-in of 54+6 or a club whose number ends with 6 is not "6+
// Hold'em".
std::string spaced(std::string_view words) {
  std::string text = " ";
  for (char letter : words) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    if (is_letter_or_digit(letter))
      text += letter;
    else if (letter == '+')
      text += " plus ";
    else if (letter != '\'' && text.back() != ' ')
      text += ' ';
  }
  return text + ' ';
}

std::string joined(std::string_view text) {
  std::string all;
  for (const char letter : text)
    if (letter != ' ') all += letter;
  return all;
}

char limit_in(std::string_view text) {
  constexpr std::array<GameWord, 8> limits = {{{" nl ", "N"},
                                               {" no limit ", "N"},
                                               {" pl ", "P"},
                                               {" pot limit ", "P"},
                                               {" fl ", "F"},
                                               {" limit ", "F"},
                                               {" normal ", "F"},
                                               {" l ", "F"}}};
  for (const auto& [word, code] : limits)
    if (text.find(word) != text.npos) return code[0];
  return 'F';
}

}  // namespace

std::string variant_in(std::string_view words) {
  const std::string text = spaced(words);
  const std::string all = joined(text);
  for (const auto& [word, code] : games)
    if (all.find(word) != all.npos) return limit_in(text) + std::string(code);
  return {};
}

std::string words_for(std::string_view variant) {
  if (variant.empty()) return {};
  const std::string limit = variant[0] == 'F'   ? " Limit"
                            : variant[0] == 'P' ? " Pot Limit"
                            : variant[0] == 'N' ? " No Limit"
                                                : "";
  for (const auto& [word, code] : titles)
    if (!limit.empty() && code == variant.substr(1)) return std::string(word) + limit;
  return {};
}

}  // namespace cardroom::history
