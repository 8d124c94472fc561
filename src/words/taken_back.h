// What is told of an act that is taken back, in a tournament of any game.
#pragma once

#include <string>

#include "rulebook/taken_back.h"

namespace cardroom {

// Begins every sentence about an act that was taken back.
inline constexpr std::string_view taken_back_words = "taken back: ";

// `what` names the act; `who` is the player whom it is about, empty if there is none.
std::string say_undone(const std::string& what, const std::string& who);
std::string say(const taken_back::MoneyReturned& returned, const std::string& who);
std::string say(const taken_back::Reopened& reopened);

}  // namespace cardroom
