// A tournament of Canberra Poker in sentences.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "canberra/tournament/state.h"

namespace cardroom::canberra::tournament {

// By player, starting with 1.
using EntrantNames = std::vector<std::string>;

std::string say(const Event& event, const EntrantNames& names);
// Where names are kept otherwise; empty: nobody known.
using NameOf = std::function<std::string(PlayerId)>;
std::string say(const Event& event, const NameOf& name_of);
// An act that can be taken back: "the entry of ann".
std::string say(const SessionAct& act, const NameOf& name_of);

// "5", "7.5", "3 1/3": points as people write them.
std::string say_points(std::int64_t points);

}  // namespace cardroom::canberra::tournament
