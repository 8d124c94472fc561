// Events of a tournament in plain sentences.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/events.h"
#include "tournament/state.h"

namespace cardroom::tournament {

// A PlayerId is a place here, counted from one.
using PlayerNames = std::vector<std::string>;

std::string say(const Event& event, const PlayerNames& names);
// Where names are kept otherwise; empty: nobody known.
using NameOf = std::function<std::string(PlayerId)>;
std::string say(const Event& event, const NameOf& name_of);
// An act that can be taken back: "the bust of ann".
std::string say(const Act& act, const NameOf& name_of);

// "25/50 ante 5".
std::string say_bets(const std::array<Chips, 3>& blinds, Chips ante);

// What to say about a key that is not a format; if several formats begin with it, their names.
std::string say_no_format(std::string_view key);

}  // namespace cardroom::tournament
