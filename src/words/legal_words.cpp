#include "words/legal_words.h"

#include "words/text.h"

namespace cardroom {

namespace {

std::string text(const Sizes& sizes) {
  if (sizes.low == sizes.high) return text(sizes.low);
  if (sizes.shape == SizeRule::listed) return text(sizes.low) + "|" + text(sizes.high);
  std::string words = text(sizes.low) + ".." + text(sizes.high);
  if (sizes.step > Chips(1)) words += " step " + text(sizes.step);
  return words;
}

void add(std::string& list, const std::string& item) {
  if (!list.empty()) list += ", ";
  list += item;
}

}  // namespace

std::string say(const Legal& legal) {
  std::string list;
  if (legal.fold) add(list, "fold");
  if (legal.check) add(list, "check");
  if (legal.decline) add(list, "decline");
  if (legal.call) add(list, "call " + text(legal.call_adds));
  if (legal.sizes.any) add(list, (legal.bet ? "bet " : "raise ") + text(legal.sizes));
  if (legal.tap_out) add(list, "tap out " + text(legal.tap_out_to));
  if (legal.draw) add(list, "stand, draw");
  return list;
}

}  // namespace cardroom
