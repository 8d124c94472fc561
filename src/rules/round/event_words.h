// The words of the events' enumerations, as scripts, journal and protocol write them.
#pragma once

#include <string_view>

#include "rules/round/events.h"

namespace cardroom {

constexpr std::string_view word(Face face) { return face == Face::up ? "up" : "down"; }

constexpr std::string_view word(Forcing what) {
  switch (what) {
    case Forcing::blind:
      return "blind";
    case Forcing::ante:
      return "ante";
    case Forcing::over_blind:
      return "over_blind";
    case Forcing::post:
      return "post";
    case Forcing::dead_post:
      return "dead_post";
  }
  return {};
}

constexpr std::string_view word(Wager what) {
  switch (what) {
    case Wager::call:
      return "call";
    case Wager::compulsory_call:
      return "compulsory_call";
    case Wager::opening:
      return "opening";
    case Wager::short_opening:
      return "short_opening";
    case Wager::completion:
      return "completion";
    case Wager::raise:
      return "raise";
    case Wager::short_raise:
      return "short_raise";
    case Wager::half_raise:
      return "half_raise";
  }
  return {};
}

constexpr std::string_view word(Share share) {
  switch (share) {
    case Share::whole:
      return "whole";
    case Share::high:
      return "high";
    case Share::low:
      return "low";
    case Share::odd_unit:
      return "odd_unit";
  }
  return {};
}

}  // namespace cardroom
