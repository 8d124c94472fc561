#include "words/taken_back.h"

#include "words/text.h"

namespace cardroom {

std::string say_undone(const std::string& what, const std::string& who) {
  return std::string(taken_back_words) + what + (who.empty() ? std::string() : " of " + who);
}

std::string say(const taken_back::MoneyReturned& returned, const std::string& who) {
  return returned.amount > Cents(0) ? who + " gets " + text(returned.amount) + " back"
                                    : who + " returns " + text(-returned.amount);
}

std::string say(const taken_back::Reopened& reopened) {
  return "the prizes are taken back; the house returns " + text(reopened.commission);
}

}  // namespace cardroom
